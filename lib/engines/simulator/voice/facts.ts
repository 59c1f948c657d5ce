import type { Persona } from "../../../personas/contract.ts";
import { type ConsiderationId, considerations } from "../../considerations.ts";
import { type PersonaTraits, traitsOf } from "../people/persona-traits.ts";
import type { TraitId } from "../people/traits.ts";
import { plainWords } from "./names.ts";

/** What a persona can say of itself. */
export type Facts = {
  /** Who speaks, in sentences of which one begins an interview. */
  selves: string[];
  /** Words that open a sentence: "As a nurse", "At 29", "Here in Leeds". */
  openings: string[];
  income: string | null;
  /** Traits in the first person, with the scores of someone who has no other: z-scores. */
  traits: { said: string; scores: PersonaTraits["traits"] }[];
  /** The scores of someone like it without traits. */
  bare: PersonaTraits["traits"];
};

const article = (noun: string): string =>
  /^(?:[AEFHILMNORSX][A-Z]|[AIOaio]|[Ee](?!u)|[Uu](?!ni|se)|hour|honest)/.test(noun) ? `an ${noun}` : `a ${noun}`;

/** Lower case at the start, but for titles and abbreviations: "Retired teacher", "VP Sales". */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/\s\p{Lu}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

const notRole = /^(?:works?|runs?|lives?|manages?|does|has|is|likes?)\b|^$/i;
const sum = /[$€£R]\s?\d[\d.,]*\s?(?:k|m)?(?![\w-])/i;
/** How much a trait must move what a consideration weighs to be named with it: weighted z-scores; an assumption. */
const leastMoved = 0.3;

const kept = new WeakMap<Persona, Facts>();

/** The facts of a persona's record, and nothing else. */
export function factsOf(persona: Persona): Facts {
  const facts = kept.get(persona) ?? readFacts(persona);
  kept.set(persona, facts);
  return facts;
}

function readFacts(persona: Persona): Facts {
  const { role, location, age, income, audience, traits } = persona;
  const job = plainWords(role.split(/,|\s(?:with|and|on|near)\s/)[0]!);
  const who = notRole.test(job) ? "" : article(lowered(job));
  const town = plainWords(location.split(",")[0]!);
  const from = town && `from ${town}`;
  const earned = audience === "b2b" ? undefined : sum.exec(income)?.[0];
  const openings = [
    who && `As ${who}`,
    town && (/^rural\b/i.test(town) ? `In ${town}` : `Here in ${town}`),
    `At ${age}`,
  ];
  const selves = [`${who}, ${age}, ${from}`, `${age}, ${who} ${from}`, `${who} ${from}, ${age} years old`];
  return {
    selves: (who && from ? selves : [[who, age, from].filter((part) => part !== "").join(", ")]).map(
      (self) => `I am ${self}.`,
    ),
    openings: openings.filter((opening) => opening !== ""),
    income: earned === undefined ? null : `On ${earned.replace(/\s/g, "")} a year`,
    traits: traits.flatMap((trait) => {
      const said = inFirstPerson(trait);
      return said === null ? [] : [{ said, scores: traitsOf({ ...persona, traits: [trait] }).traits }];
    }),
    bare: traitsOf({ ...persona, traits: [] }).traits,
  };
}

const verbs = new Set(
  `asks avoids believes buys cares checks compares cooks counts decides dislikes distrusts drinks drives eats enjoys
  expects follows hates hopes keeps knows learns likes listens lives looks loves manages needs owns pays plans prefers
  reads rides runs rents saves shops skips sleeps spends studies supports switches takes teaches thinks travels tries
  trusts uses values waits walks wants watches works worries cycles hikes`.split(/\s+/),
);
const states =
  /^(?:price conscious|short on|(?:brand )?loyal|slow to|risk averse|wary|s[ck]eptical|practical|impatient|careful|influenced by|far from|busy|curious|cautious|proud|open to|afraid|new to)\b/;

const baseOf = (verb: string): string => verb.replace(/ies$/, "y").replace(/(?<=ch|sh)es$|(?<=[^s])s$/, "");

/** A trait in the first person: "wants it simple" becomes "I want it simple"; null where it does not fit. */
export function inFirstPerson(trait: string): string | null {
  const plain = plainWords(trait);
  if (plain.length > 70 || /\b(?:I|you|we)\b/.test(plain)) return null;
  const own = plain
    .replace(/\b(?:him|her)self\b/g, "myself")
    .replace(/\b(about|for|with|worries) (?:him|her)\b/g, "$1 me")
    .replace(/\b(?:his|her)\b/g, "my")
    .replace(/\b(?:he|she)\b/g, "I")
    .replace(/(?<=^|\b(?:I|but|and) )\p{L}+s\b/gu, (verb) => (verbs.has(verb) ? baseOf(verb) : verb));
  if (verbs.has(plain.split(" ")[0]!)) return plain.includes(" ") ? `I ${own}` : null;
  if (/\b(?:matters|decides)$/.test(plain)) return own;
  if (/\bfirst$/.test(plain)) return `I put ${own}`;
  return states.test(plain) ? `I am ${own}` : null;
}

/** The persona's trait that makes a consideration matter most to it, in the first person; null where none does. */
export function traitFor(persona: Persona, id: ConsiderationId): string | null {
  const { traits, bare } = factsOf(persona);
  const loadings = Object.entries(considerations[id].loadings) as [TraitId, number][];
  const moves = traits.map(({ said, scores }) => {
    return { said, by: loadings.reduce((sum, [of, by]) => sum + by * (scores[of] - bare[of]), 0) };
  });
  const [most] = moves.filter(({ by }) => by > leastMoved).toSorted((one, other) => other.by - one.by);
  return most?.said ?? null;
}
