import { ownValue } from "../../../own-value.ts";
import type { Persona } from "../../../personas/contract.ts";
import type { Consideration } from "../../considerations/consideration.ts";
import { considerations } from "../../considerations.ts";
import { traitsOf } from "../people/persona-traits.ts";
import type { TraitId } from "../people/traits.ts";
import { plainWords } from "./names.ts";

/** What a persona can say of itself, as words that open a sentence: "As a nurse", "At 29", "Here in Leeds". */
export type Facts = {
  /** Who speaks, in sentences of which one begins an interview. */
  selves: string[];
  openings: { said: string; most: number }[];
  income: string | null;
  traits: Trait[];
};
type Trait = { said: string; moves: Partial<Record<TraitId, number>> };

const spelledOut = /^(?:[AEFHILMNORSX][A-Z]|hour|honest|[aeio](?!ne\b|nce\b)|u(?!ni|se))/;
const article = (noun: string): string => `${spelledOut.test(noun) || /^[AEIO]/.test(noun) ? "an" : "a"} ${noun}`;

/**
 * Lower case at the start, but for titles and abbreviations: "Retired teacher", "VP Sales", "Chief Financial Officer".
 */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/\s\p{Lu}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

const employers =
  "company firm agency clinic hospital bank group maker producer retailer practice farm school university hotel shop";
const counted = new RegExp(`\\b(?:${employers.replaceAll(" ", "|")}|start-?up|business)$`, "i");
const notRole = /^(?:works?|runs?|lives?|manages?|does|has|is|likes?)\b/i;
const currency = /[$€£R]\s?\d[\d.,]*\s?(?:k|m)?(?![\w-])/i;

const kept = new WeakMap<Persona, Facts>();

/** The facts of a persona's record, and nothing else. */
export function factsOf(persona: Persona): Facts {
  const known = kept.get(persona);
  if (known) return known;
  const { role, location, age, company, industry, income, audience } = persona;
  const job = plainWords(role.split(/,|\s(?:with|and|on|near)\s/)[0]!);
  const town = plainWords(location.split(",")[0]!);
  const employer = plainWords(company.split(",")[0]!);
  const field = plainWords(industry).toLowerCase();
  const sum = currency.exec(income)?.[0];
  const worksAt =
    counted.test(employer) && !/^own\b/i.test(employer) ? { said: `At ${article(lowered(employer))}`, most: 2 } : null;
  const openings = [
    job === "" || notRole.test(job) ? null : { said: `As ${article(lowered(job))}`, most: 3 },
    town === "" ? null : { said: `${/^rural\b/i.test(town) ? "In" : "Here in"} ${town}`, most: 1 },
    { said: `At ${age}`, most: 1 },
    audience === "b2b" ? (worksAt ?? (field === "" ? null : { said: `In ${field}`, most: 1 })) : null,
  ].filter((opening) => opening !== null);
  const who = job === "" || notRole.test(job) ? null : article(lowered(job));
  const facts = {
    selves: selvesOf(who, age, town),
    openings,
    income: sum === undefined || audience === "b2b" ? null : `On ${sum.replace(/\s/g, "")} a year`,
    traits: traitsSaid(persona),
  };
  kept.set(persona, facts);
  return facts;
}

const selvesOf = (who: string | null, age: number, town: string): string[] =>
  who === null || town === ""
    ? [`I am ${[who, age, town === "" ? null : `from ${town}`].filter((part) => part !== null).join(", ")}.`]
    : [
        `I am ${who}, ${age}, from ${town}.`,
        `I am ${age}, ${who} from ${town}.`,
        `I am from ${town}, ${who}, ${age}.`,
        `I am ${who} from ${town}, ${age} years old.`,
      ];

const verbs = new Set(
  `asks avoids believes buys cares checks compares cooks counts decides dislikes distrusts drinks drives eats
  enjoys expects follows hates hopes keeps knows learns likes listens lives looks loves manages needs owns pays
  plans prefers reads rides runs rents saves shops skips sleeps spends studies supports switches takes teaches
  thinks travels tries trusts uses values waits walks wants watches works worries cycles hikes`.split(/\s+/),
);
const states = `price conscious, short on, loyal, brand loyal, slow to, risk averse, wary of, sceptical, skeptical,
  practical, impatient, careful, influenced by, far from, busy, curious, cautious, proud, open to,
  afraid, new to`.split(/,\s+/);

const baseOf = (verb: string): string => verb.replace(/ies$/, "y").replace(/(?<=ch|sh)es$|(?<=[^s])s$/, "");

/** A trait in the first person: "wants it simple" becomes "I want it simple"; null where it does not fit. */
export function inFirstPerson(trait: string): string | null {
  const plain = plainWords(trait);
  const [verb = "", ...rest] = plain.split(" ");
  if (plain.length > 70 || /\b(?:I|you|we)\b/.test(plain)) return null;
  const own = plain
    .replace(/\b(?:him|her)self\b/g, "myself")
    .replace(/\b(about|for|with|worries) (?:him|her)\b/g, "$1 me")
    .replace(/\b(?:his|her)\b/g, "my")
    .replace(/\b(?:he|she) (\p{L}+)/gu, (_, next: string) => `I ${verbs.has(next) ? baseOf(next) : next}`)
    .replace(/\b(but|and) (\p{L}+s)\b/gu, (all, joint: string, next: string) =>
      verbs.has(next) ? `${joint} ${baseOf(next)}` : all,
    );
  if (verbs.has(verb)) return rest.length > 0 ? `I ${baseOf(verb)} ${own.split(" ").slice(1).join(" ")}` : null;
  if (/\b(?:matters|decides)$/.test(plain)) return own;
  if (/\bfirst$/.test(plain)) return `I put ${own}`;
  return states.some((words) => plain.startsWith(words)) ? `I am ${own}` : null;
}

/** The persona's traits that can be said, each with what it moves. */
function traitsSaid(persona: Persona): Trait[] {
  const { traits: bare } = traitsOf({ ...persona, traits: [] });
  return persona.traits.flatMap((trait) => {
    const said = inFirstPerson(trait);
    if (said === null) return [];
    const { traits } = traitsOf({ ...persona, traits: [trait] });
    const moved = (Object.keys(bare) as TraitId[]).filter((id) => traits[id] !== bare[id]);
    return [{ said, moves: Object.fromEntries(moved.map((id) => [id, traits[id] - bare[id]])) }];
  });
}

/** The persona's trait that makes a consideration matter most to it, in the first person; null where none does. */
export function traitFor(persona: Persona, id: string): string | null {
  const loadings = ownValue<Consideration>(considerations, id)?.loadings ?? {};
  const weight = ({ moves }: Trait) =>
    (Object.entries(moves) as [TraitId, number][]).reduce((sum, [of, by]) => sum + by * (loadings[of] ?? 0), 0);
  const [best] = factsOf(persona).traits.toSorted((one, other) => weight(other) - weight(one));
  return best !== undefined && weight(best) > 0.2 ? best.said : null;
}
