import type { ResearchVerb } from "../contract.ts";
import { chooseVerb } from "./choose-verb.ts";
import { insteadOfForbidden, withoutPoliteness } from "./opening.ts";
import { quotedParts } from "./quoted-parts.ts";

/** The sentence of a message that says what to do, what follows it, and what the message quotes. */
export type Order = { verb: ResearchVerb; sentence: string; rest: string; parts: string[] };

/** How many sentences are read before a message is unclear. */
const mostSentences = 40;

/** Finds the verb of a message in its own sentences, before anything that it quotes or introduces. */
export function findOrder(message: string): Order | "forbidden" | null {
  const { words, parts } = quotedParts(message);
  let rest = words.trim();
  for (let read = 0; read < mostSentences && rest !== ""; read += 1) {
    const [sentence = rest] = /^[\s\S]*?(?:[.!?]+(?=\s|$)|$)/.exec(rest)!;
    const order = orderIn(sentence, rest, parts);
    if (order !== null) return order;
    // What follows a colon or a line is material.
    if (/[:\n]|⟦/.test(sentence)) return null;
    rest = rest.slice(sentence.length).trim();
  }
  return null;
}

function orderIn(sentence: string, rest: string, parts: string[]): Order | "forbidden" | null {
  const plain = withoutPoliteness(sentence);
  const instead = insteadOfForbidden(plain);
  if (instead === null) return "forbidden";
  const said = instead === undefined ? plain : withoutPoliteness(instead);
  const verb = chooseVerb(said);
  if (verb === null) return null;
  return { verb, sentence: said, rest: rest.slice(sentence.length).trim(), parts };
}
