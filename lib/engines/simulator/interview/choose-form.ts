import type { ConsiderationId } from "../../considerations.ts";
import { formsOf, wordsOf } from "../../readings.ts";
import { studyDraw } from "../study-draw.ts";
import type { RespondTask } from "../task.ts";

/** The place of an interview in its study, from 0: those of the first persona first. */
function placeOf({ brief, persona, repeat }: RespondTask): number {
  const person = brief.personas.findIndex(({ id }) => id === persona.id);
  return Math.max(0, person) * brief.n_per_persona + repeat - 1;
}

/** Forms in the order in which an interview prefers them: the interviews of a study take them in turn, from one that the seed draws. */
export function inTurn<Item>(task: RespondTask, forms: readonly Item[], name: string): Item[] {
  const first = Math.floor(studyDraw(task.brief).at(`form ${name}`).next() * forms.length);
  return forms.map((_, at) => forms[(first + placeOf(task) + at) % forms.length]!);
}

/** A sentence on a side of a consideration: mild (0), plain (1) or firm (2). */
export function sentenceOf(task: RespondTask, id: ConsiderationId, side: 1 | -1, strength: 0 | 1 | 2): string {
  const written = wordsOf(task.brief.study_type)[id][side === 1 ? "for" : "against"][strength];
  return inTurn(task, formsOf(written), `${id} ${side} ${strength}`)[0]!;
}
