import { ownValue } from "../../../own-value.ts";
import { type ConsiderationId, considerations } from "../../considerations.ts";
import type { RespondTask } from "../task.ts";
import { typeVoices } from "../types/type-voices.ts";
import type { Point } from "./cores.ts";

/** What a price or a budget is about. */
export const ofMoney: ReadonlySet<ConsiderationId> = new Set(["price", "price_clarity", "value", "budget_cycle"]);

/** Which of the respondent's reasons a question brings up: the weightiest more often than the rest. */
const comesUp = [0, 1, 0, 2, 1, 3, 0, 2];

/** The guide's purpose of a question; of one that is asked once more, for another price, that of the first. */
export const guidePurpose = (purpose: string): string => purpose.replace(/(?<!^(?:own|topic))_\d+$/, "");

/** Which question of the guide this is, from 0; others get a place after how far the talk has come. */
export function placeOf({ brief, question, transcript }: RespondTask): number {
  const at = Object.keys(typeVoices[brief.study_type].answers).indexOf(guidePurpose(question.purpose));
  return at >= 0 ? at : transcript.filter(({ kind }) => kind === "core").length;
}

/** The side that the stance is on; in the middle the sides take turns. */
export function ownSide({ disposition: { stance }, repeat }: RespondTask, place: number): Point["side"] {
  if (stance !== 3) return stance > 3 ? "for" : "against";
  return (place + repeat) % 2 === 0 ? "for" : "against";
}

/** How much a consideration weighs with the respondent: latent units, above 0 for what is studied. */
export const weightOf = ({ disposition }: RespondTask, id: string): number =>
  disposition.reasons.find((reason) => reason.id === id)?.weight ?? 0;

/** On which side a consideration weighs with the respondent; null where it does not. */
export function sideOf(task: RespondTask, id: string): Point["side"] | null {
  const weight = weightOf(task, id);
  return weight === 0 ? null : weight > 0 ? "for" : "against";
}

/** Everything that weighs, weightiest first, then what the topic touches. */
export function weighty({ disposition, plan }: RespondTask): ConsiderationId[] {
  const weighed = disposition.reasons.toSorted(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight) || (one.id < other.id ? -1 : 1),
  );
  const isKnown = (id: string): id is ConsiderationId => ownValue(considerations, id) !== undefined;
  return [...new Set([...weighed.map(({ id }) => id), ...plan.considerations])].filter(isKnown);
}

/** What the respondent would argue on a side at this place of the interview; null where nothing weighs. */
export function pointOn(task: RespondTask, side: Point["side"], place: number): Point | null {
  const ids = weighty(task);
  const isBlank = ids.every((id) => weightOf(task, id) === 0);
  const on = isBlank ? ids.slice(0, 4) : ids.filter((id) => sideOf(task, id) === side);
  const id = on[comesUp[(place + task.repeat - 1) % comesUp.length]! % Math.max(1, on.length)];
  return id === undefined ? null : { id, side };
}
