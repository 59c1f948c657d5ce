import type { ConsiderationId } from "../../considerations.ts";
import { formsOf, wordsOf } from "../../readings.ts";
import { onceInStudy, studyDraw } from "../study-draw.ts";
import type { RespondTask } from "../task.ts";

/** The place of a persona in its study, from 0. */
const personOf = ({ brief, persona }: RespondTask): number =>
  Math.max(
    0,
    brief.personas.findIndex(({ id }) => id === persona.id),
  );

/** The place of an interview in its study, from 0: those of the first persona first. */
const placeOf = (task: RespondTask): number => personOf(task) * task.brief.n_per_persona + task.repeat - 1;

/** Forms in the order in which an interview prefers them: all of a study take them in turn, from one that the seed draws. */
export function inTurn<Item>(task: RespondTask, forms: readonly Item[], name: string, place = placeOf(task)): Item[] {
  const drawn = onceInStudy(task.brief, `form ${name}`, () => studyDraw(task.brief).at(`form ${name}`).next());
  const first = Math.floor(drawn * forms.length);
  return forms.map((_, at) => forms[(first + place + at) % forms.length]!);
}

/** A sentence on a side of a consideration: mild (0), plain (1) or firm (2); each persona has its own of them. */
export function sentenceOf(task: RespondTask, id: ConsiderationId, side: 1 | -1, strength: 0 | 1 | 2): string {
  const written = wordsOf(task.brief.study_type)[id][side === 1 ? "for" : "against"][strength];
  return inTurn(task, formsOf(written), `${id} ${side} ${strength}`, personOf(task))[0]!;
}
