import { ownValue } from "../../../own-value.ts";
import { defaultIds } from "../../../personas/contract.ts";
import { defaultPersonas } from "../../../personas/default-personas.ts";
import { type ConsiderationId, considerations } from "../../considerations.ts";
import type { Reason } from "../../disposition.ts";
import { drawFrom } from "../../draw.ts";
import type { RespondTask } from "../task.ts";
import { typeVoices } from "../types/type-voices.ts";

export type Side = "for" | "against";
/** A reason that an answer argues. */
export type Point = { id: ConsiderationId; side: Side };

/** Which of the respondent's reasons a question brings up: the weightiest more often than the rest. */
const comesUp = [0, 1, 0, 2, 1, 3, 0, 2];

const byWeight = (reasons: readonly Reason[]): Reason[] =>
  reasons.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight) || (one.id < other.id ? -1 : 1));

const isKnown = (id: string): id is ConsiderationId => ownValue(considerations, id) !== undefined;

/** The default personas in the order in which they are most often asked together. */
const order = (["b2b", "b2c"] as const).map((audience) => [
  ...defaultIds[audience],
  ...defaultPersonas[audience].map(({ id }) => id).filter((id) => !defaultIds[audience].includes(id)),
]);

/** A number of the interview: who else is asked, and how often, changes nothing in it. */
export function dealtTo({ persona, repeat }: RespondTask): number {
  const place = Math.max(...order.map((ids) => ids.indexOf(persona.id)));
  return (place >= 0 ? place : Math.floor(drawFrom(persona.id).next() * 5_040)) + order[0]!.length * (repeat - 1);
}

/** The guide's purpose of a question; of one that is asked once more, for another price, that of the first. */
export const guidePurpose = (purpose: string): string => purpose.replace(/(?<!^(?:own|topic))_\d+$/, "");

/** Which question of the guide this is, from 0; others get a place after how far the talk has come. */
export function placeOf({ brief, question, transcript }: RespondTask): number {
  const at = Object.keys(typeVoices[brief.study_type].answers).indexOf(guidePurpose(question.purpose));
  return at >= 0 ? at : transcript.filter(({ kind }) => kind === "core").length;
}

/** The side that the stance is on; in the middle the sides take turns. */
export function ownSide({ disposition: { stance }, repeat }: RespondTask, place: number): Side {
  if (stance !== 3) return stance > 3 ? "for" : "against";
  return (place + repeat) % 2 === 0 ? "for" : "against";
}

/** The ids that speak on a side, weightiest first. Where the mind holds nothing at all, what the topic touches. */
function idsOn({ disposition, plan }: RespondTask, side: Side): ConsiderationId[] {
  const known = byWeight(disposition.reasons).filter(({ id }) => isKnown(id));
  const on = known.filter(({ weight }) => (side === "for" ? weight > 0 : weight < 0)).map(({ id }) => id);
  const ids = known.length === 0 ? plan.considerations.slice(0, 4) : on;
  return ids.filter(isKnown).slice(0, 5);
}

/** What the respondent would argue on a side at this place of the interview; null where nothing weighs. */
export function pointOn(task: RespondTask, side: Side, place: number): Point | null {
  const ids = idsOn(task, side);
  const id = ids[comesUp[(place + task.repeat - 1) % comesUp.length]! % Math.max(1, ids.length)];
  return id === undefined ? null : { id, side };
}

/** Everything that weighs, weightiest first. */
export function weighty({ disposition, plan }: RespondTask): ConsiderationId[] {
  const ids = [...byWeight(disposition.reasons).map(({ id }) => id), ...plan.considerations];
  return [...new Set(ids)].filter(isKnown);
}

/** How much a consideration weighs with the respondent, on either side. */
export const weightOf = ({ disposition }: RespondTask, id: string): number =>
  Math.abs(disposition.reasons.find((reason) => reason.id === id)?.weight ?? 0);

/** On which side a consideration weighs with the respondent; null where it does not. */
export function sideOf({ disposition }: RespondTask, id: string): Side | null {
  const weight = disposition.reasons.find((reason) => reason.id === id)?.weight ?? 0;
  return weight === 0 ? null : weight > 0 ? "for" : "against";
}
