import type { ConsiderationId } from "../../considerations.ts";
import { formsOf, wordsIn, wordsOf } from "../../readings.ts";
import { studyForms } from "../../study-types.ts";
import { onceInStudy, studyDraw } from "../plan-of.ts";
import type { RespondTask } from "../task.ts";

/** The place of a persona in its study, from 0. */
const personOf = ({ brief, persona }: RespondTask): number =>
  Math.max(
    0,
    brief.personas.findIndex(({ id }) => id === persona.id),
  );

/** Forms of four of which each persona of a round says another, and of eight of which each interview of two rounds does. */
const shiftOf = (forms: readonly unknown[]): number => (forms.length >= 8 ? 4 : 2);

/** Forms in the order in which an interview prefers them: all of a study take them in turn, from one that the seed draws. */
export function inTurn<Item>(task: RespondTask, forms: readonly Item[], name: string, repeat = task.repeat): Item[] {
  const chance = onceInStudy(task.brief, `form ${name}`, () => studyDraw(task.brief).at(`form ${name}`).next());
  const first = Math.floor(chance * forms.length) + personOf(task) + shiftOf(forms) * (repeat - 1);
  return forms.map((_, at) => forms[(first + at) % forms.length]!);
}

/** The words of a respondent: who chose a thing lives with it. */
const saidBy = ({ brief, disposition }: RespondTask) =>
  studyForms[brief.study_type].ends === "half_each" && disposition.stance >= 4
    ? wordsIn("use")
    : wordsOf(brief.study_type);

/** A sentence on a side of a consideration: mild (0), plain (1) or firm (2); each persona has its own of them. */
export function sentenceOf(task: RespondTask, id: ConsiderationId, side: 1 | -1, strength: 0 | 1 | 2): string {
  const variants = saidBy(task)[id][side === 1 ? "for" : "against"][strength];
  return inTurn(task, formsOf(variants), `${id} ${side} ${strength}`, 1)[0]!;
}

/** What makes a consideration matter to a respondent, in a sentence of their own; "" where it was said already. */
export function becauseOf(task: RespondTask, id: ConsiderationId): string {
  const { because = "" } = saidBy(task)[id];
  const own = inTurn(task, formsOf(because), `because ${id}`, 1)[0]!;
  return task.transcript.some(({ a }) => a.includes(own)) ? "" : own;
}
