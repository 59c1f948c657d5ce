import type { Persona } from "../../../personas/contract.ts";
import { offsetOf } from "./chooser.ts";
import { articleFor } from "./topic-words.ts";

/** What a persona tells of its own days: made up, the same in each of its interviews, and about no one real. */
export type Life = {
  who: string;
  other: string;
  boss: string;
  team: string;
  long: string[];
  routine: string[];
  /** How things of the kind are done today: in full, and as it is called once it is known. */
  workaround: [full: string, short: string];
  role: string;
  here: string | null;
  size: string | null;
  industry: string | null;
  income: string | null;
  place: string | null;
  age: string;
};

const colleagues: [person: string, not: RegExp][] = [
  ["our finance lead", /financ/i],
  ["my deputy", /$^/],
  ["the head of operations", /operat/i],
  ["my colleague in sales", /sales/i],
  ["the team lead next door", /$^/],
  ["our controller", /financ/i],
  ["a former colleague", /$^/],
  ["our head of IT", /technolog|\bit\b/i],
  ["my assistant", /$^/],
  ["our legal counsel", /legal|law/i],
];
const friends = [
  "my sister",
  "an old friend",
  "my brother",
  "my cousin",
  "the woman next door",
  "my best friend",
  "someone from work",
  "my aunt",
  "a friend from school",
];

const businessRoutines: [RegExp, string[]][] = [
  [/financ/i, ["the month-end close", "the quarterly forecast"]],
  [/market/i, ["the campaign planning", "the monthly report to the board"]],
  [/technolog|engineer|\bit\b/i, ["the weekly release", "the planning for the next sprint"]],
  [/\bhr\b|people|human/i, ["the monthly payroll run", "the round of yearly reviews"]],
  [/procure/i, ["the supplier review", "the tender round"]],
  [/sales/i, ["the Monday pipeline call", "the end of the quarter"]],
  [/operat/i, ["the weekly schedule", "the Monday handover"]],
];
const homeRoutines: [RegExp, string[]][] = [
  [/mother|father|parent|baby/i, ["the morning with the children", "the weekly shop"]],
  [/student/i, ["the week of classes", "the weekend job"]],
  [/retired/i, ["the Saturday errand", "the quiet part of the morning"]],
  [/driver|warehouse|nurse|shift/i, ["the early shift", "the weekly shop"]],
];

const tools = /software|system|tool|service|assistant|platform|app|data|crm|erp|security|analytics/i;
const toolWorkarounds: [string, string][] = [
  ["a spreadsheet with far too many tabs", "the spreadsheet"],
  ["an old tool held together by e-mail", "the old tool"],
  ["a shared folder with a weekly call on top", "the shared folder"],
  ["a shared inbox with a spreadsheet behind it", "the shared inbox"],
  ["a tool someone built here years ago", "the home-made tool"],
];
const businessWorkarounds: [string, string][] = [
  ["an arrangement that grew over the years", "the old arrangement"],
  ["a chain of e-mails before every decision", "the e-mail chain"],
  ["a home-made process on two pages", "the home-made process"],
  ["the way my predecessor set it up", "my predecessor's way"],
  ["a fixed agreement with a lot of goodwill", "the present agreement"],
];
const homeWorkarounds: [string, string][] = [
  ["the same thing I've always done", "my usual way"],
  ["whatever is nearest and not too dear", "whatever is nearest"],
  ["a habit I picked up years ago", "the old habit"],
  ["the plain version with a bit of patience", "the plain version"],
  ["a mix of this and that", "the mix I have"],
  ["the one everybody in the family has", "the family's way"],
  ["a note on paper next to the door", "my note on paper"],
];

/** The one of a list that is this persona's; `dealt` is the number that it is dealt by. */
const own = <Item>(dealt: number, what: string, items: readonly Item[]): Item =>
  items[(offsetOf(what) + dealt) % items.length]!;

/** "Chief Financial Officer" as it is said in a sentence: "chief financial officer"; "VP" and "IT" stay. */
const lowered = (words: string) => words.replace(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
const plain = (text: string, most: number) => {
  const words = text
    .split(/[,;:(/\n]/)[0]!
    .replace(/[^\p{L}\p{M}\p{N}\s'&-]/gu, " ")
    .trim()
    .replace(/\s+/g, " ");
  return words.length <= most ? words : "";
};

/** Roles that are told as a sentence or a state, and do not fit after "as a". */
const noNoun =
  /^(?:(?:works?|runs?|owns?|lives?|is|has|manages|leads|does|used|looks) |(?:retired|unemployed|self-employed|freelance|employed|married|single)$)/;

function roleOf(persona: Persona): string {
  const role = lowered(plain(persona.role, 40));
  if (!role || !/^\p{L}/u.test(role) || noNoun.test(role))
    return persona.audience === "b2b" ? "someone who decides such things" : "an ordinary customer";
  return /^(?:a|an|the) /.test(role) ? role : `${articleFor(role)} ${role}`;
}

const amount = /^[$€£R]\s?\d[\d.,]*[kKmM]?(?: (?:to|and) [$€£R]?\s?\d[\d.,]*[kKmM]?)?/;

const anyRoutines = {
  b2b: [
    ["the Monday meeting", "the weekly report"],
    ["the planning for the month", "the Friday round-up"],
  ],
  b2c: [
    ["the working week", "the Sunday evening"],
    ["the way to work", "the weekly shop"],
    ["the weekday evening", "the Saturday round of errands"],
  ],
};
const spans = [
  ["about two years", "a good three years"],
  ["a year and a half", "quite some time"],
  ["four years", "longer than I care to count"],
  ["five years at least", "half my working life"],
];
const superiors = ["our managing director", "the leadership team", "my boss", "the management"];
const heads = ["four", "five", "six", "seven", "eight", "nine"];

/** Where somebody works, as it is said; null where that says nothing. */
function workplaceOf({ company, audience }: Persona): string | null {
  const kind = lowered(plain(company, 50));
  if (!kind || /^(?:own|various|none)\b/.test(kind)) return audience === "b2b" ? "in our company" : null;
  return `at ${/^(?:a|an|the|my) /.test(kind) ? kind : `${articleFor(kind)} ${kind}`}`;
}

/** The people of a persona's days; no one who does what the persona does. */
function peopleOf({ audience, role }: Persona): string[] {
  if (audience === "b2c") return /retired/i.test(role) ? friends.filter((friend) => friend !== "my aunt") : friends;
  return colleagues.filter(([, not]) => !not.test(role)).map(([person]) => person);
}

/** The life of a persona, as far as it is spoken of; `dealt` is the number that its things are dealt out by. */
export function lifeOf(persona: Persona, category: string, dealt: number): Life {
  const { audience, role, age } = persona;
  const business = audience === "b2b";
  const people = peopleOf(persona);
  const routines = business ? businessRoutines : homeRoutines;
  const workarounds = !business ? homeWorkarounds : tools.test(category) ? toolWorkarounds : businessWorkarounds;
  const leads = /chief|founder|owner|ceo/i.test(role);
  const size = /\d[\d,. ]*(?= (?:people|employees|staff))/.exec(persona.company)?.[0];
  return {
    who: own(2 * dealt, "who", people),
    other: own(2 * dealt + 1, "who", people),
    boss: leads ? own(dealt, "boss", ["the board", "my partners"]) : own(dealt, "boss", superiors),
    team: `my team of ${own(dealt, "heads", heads)}`,
    // Nobody under thirty looks back on half a working life.
    long: own(dealt, "long", age < 30 ? spans.slice(0, 2) : spans),
    routine: routines.find(([words]) => words.test(role))?.[1] ?? own(dealt, "routine", anyRoutines[audience]),
    workaround: own(dealt, "workaround", workarounds),
    role: roleOf(persona),
    here: workplaceOf(persona),
    size: size && business ? `about ${size.trim()} people` : null,
    industry: lowered(plain(persona.industry, 40)) || null,
    income: !business ? (amount.exec(persona.income)?.[0] ?? null) : null,
    place: plain(persona.location, 30) || null,
    age: `${age}`,
  };
}
