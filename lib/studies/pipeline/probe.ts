import type { Question } from "../../engines/engine.ts";

export type Probe = Extract<Question, { kind: "probe" }>;

const perQuestion = 2;
const inAll = { least: 2, most: 4 };
/** With up to eight core questions an interview has eight to ten turns. */
const usualTurns = 10;

/** Where an interview is: the question's place from 0, how many there are, and the probes asked in it and before. */
type Place = { place: number; of: number; here: number; before: number };

/** Whether another probe has room: two to a question, two to four in all, spread so that no question takes those of the later ones. */
export function hasRoom({ place, of, here, before }: Place): boolean {
  const all = Math.max(inAll.least, Math.min(inAll.most, usualTurns - of));
  return here < perQuestion && before < Math.ceil(((place + 1) * all) / of);
}
