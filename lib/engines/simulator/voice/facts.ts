import type { Persona } from "../../../personas/contract.ts";
import { telling } from "../../considerations/suits-topic.ts";
import { type ConsiderationId, considerations } from "../../considerations.ts";
import { traitIds } from "../../traits.ts";
import { traitsOf } from "../people/persona-traits.ts";
import { indefinite } from "../topic/subject-text.ts";
import { plainWords } from "./names.ts";

/** What a persona can say of itself. */
export type Facts = {
  /** Who speaks, in sentences of which one begins an interview. */
  selves: string[];
  /** Words that open a sentence: "As a nurse", "At 29", "Here in Leeds". */
  openings: string[];
  /** The traits, in the first person, that make a consideration matter, the strongest first. */
  traitsFor: (id: ConsiderationId) => string[];
};

/** Lower case at the start, but for titles and abbreviations: "Retired teacher", "VP Sales". */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/\s\p{Lu}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

const notRole = /^(?:works?|runs?|lives?|manages?|does|has|is|likes?)\b|^$/i;
/** How much a trait must make a consideration weigh to be named with it: weighted z-scores; an assumption. */
const leastMoved = 0.3;

/** The facts of a persona's record, and nothing else. */
export function factsOf(persona: Persona): Facts {
  const { role, location, age } = persona;
  const job = plainWords(role.split(/,|\s(?:with|and|on|near)\s/)[0]!);
  const who = notRole.test(job) ? "" : indefinite(lowered(job));
  const town = plainWords(location.split(",")[0]!);
  const from = town && `from ${town}`;
  const there = town && `${/^rural\b/i.test(town) ? "In" : "Here in"} ${town}`;
  return {
    selves: [
      `I am ${[who, age, from].filter((part) => part !== "").join(", ")}.`,
      ...(who && from ? [`I am ${age}, ${who} ${from}.`, `I am ${who} ${from}, ${age} years old.`] : []),
      ...(who && town ? [`I live in ${town}, I am ${age}, and I am ${who}.`] : []),
    ],
    openings: [who && `As ${who}`, there, `At ${age}`].filter((opening) => opening !== ""),
    traitsFor: traitsSaid(persona),
  };
}

function traitsSaid(persona: Persona): Facts["traitsFor"] {
  const scoresOf = (traits: string[]) => traitsOf({ ...persona, traits }).traits;
  const bare = scoresOf([]);
  const traits = persona.traits.map((trait) => ({ said: inFirstPerson(trait) ?? "", scores: scoresOf([trait]) }));
  return (id) => {
    const weighOf = ({ scores }: (typeof traits)[number]) =>
      traitIds.reduce((sum, of) => sum + telling(considerations[id].loadings[of]) * (scores[of] - bare[of]), 0);
    const moving = traits.filter((trait) => trait.said !== "" && weighOf(trait) > leastMoved);
    return moving.toSorted((one, other) => weighOf(other) - weighOf(one)).map(({ said }) => said);
  };
}

const verbs = new Set(
  `asks avoids believes buys cares checks compares cooks counts decides dislikes distrusts drinks drives eats enjoys
  expects follows hates hopes keeps knows learns likes listens lives looks loves manages needs owns pays plans prefers
  reads rides runs rents saves shops skips sleeps spends studies supports switches takes teaches thinks travels tries
  trusts uses values waits walks wants watches works worries cycles hikes`.split(/\s+/),
);
const states =
  `price conscious,short on,loyal,brand loyal,slow to,risk averse,wary,sceptical,skeptical,practical,impatient,
  careful,influenced by,far from,busy,curious,cautious,proud,open to,afraid,new to`.split(/,\s*/);

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
  return states.some((words) => plain.startsWith(words)) ? `I am ${own}` : null;
}
