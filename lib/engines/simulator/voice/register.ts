import type { Persona } from "../../../personas/contract.ts";

/** How someone talks. */
export type Register = "executive" | "technical" | "plain" | "casual" | "careful";

const technical = /engineer|developer|technology|\bit\b|\bcto\b|architect|data|security|devops|scien|analyst|technic/i;
const careful = /careful|cautious|reads everything|risk averse|privacy|plans ahead|polite|formal|precise/i;

/** How a persona talks, from its work, its age and the words of its traits. */
export function registerOf(persona: Persona): Register {
  const traits = persona.traits.join("; ");
  if (persona.audience === "b2b") {
    if (technical.test(persona.role)) return "technical";
    return persona.age < 36 ? "plain" : "executive";
  }
  if (persona.age < 30) return "casual";
  if (persona.age >= 50 && careful.test(traits)) return "careful";
  return /friends|early|practical|enjoys/i.test(traits) && persona.age < 45 ? "casual" : "plain";
}

const spelledOut: [RegExp, string][] = [
  [/\bcan't\b/g, "cannot"],
  [/\bwon't\b/g, "will not"],
  [/n't\b/g, " not"],
  [/\b(I)'m\b/g, "$1 am"],
  [/\b(I|we|they|you)'ve\b/gi, "$1 have"],
  [/\b(I|we|they|you|it|that|there)'ll\b/gi, "$1 will"],
  [/\b(I|we|they|you|it|that|there|he|she|who|nobody)'d\b/gi, "$1 would"],
  [/\b(we|they|you)'re\b/gi, "$1 are"],
  [/\b(it|that|there|what|who|here|he|she|where)'s\b(?! (?:been|got)\b)/gi, "$1 is"],
];

/** The sentence without contractions, as careful speakers have it. */
export function spellOut(sentence: string): string {
  return spelledOut.reduce((text, [contraction, words]) => text.replace(contraction, words), sentence);
}
