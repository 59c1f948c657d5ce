import { defaultIds, defaultPersonas } from "../../../personas/default-personas.ts";
import type { Reason } from "../../disposition.ts";
import type { RespondTask } from "../task.ts";
import { answers } from "./answers/answer-to.ts";
import { offsetOf } from "./chooser.ts";

export type Asked = RespondTask;
export type Side = "for" | "against";
export type Point = { id: string; side: Side };

/** The share of points for the subject, by stance. */
const shareFor = [0.08, 0.28, 0.42, 0.75, 0.93] as const;
/** Which of the respondent's reasons a question brings up, the weightiest more often than the rest. */
const comesUp = [0, 1, 0, 2, 1, 3, 0, 2];

/** How far a question moves what is dealt out: a follow-up by its words, as it has no place in a guide, others not at all. */
export const shiftOf = ({ question: { purpose, text } }: Asked): number =>
  purpose === "follow_up" ? offsetOf(text) % 5_040 : 0;

/** Which question of the guide this is, from 0; unknown ones get a place that follows from their name, and their shift. */
export function placeOf(asked: Asked): number {
  const at = Object.keys(answers[asked.brief.study_type]).indexOf(asked.question.purpose);
  return at >= 0 ? at : 6 + ((offsetOf(asked.question.purpose) + shiftOf(asked)) % 5);
}

/** Whether something is so in this answer: a draw of its own, so in this share of all answers. */
export const happens = ({ draw }: Asked, what: string, share: number) => draw.at(what).next() < share;

/** The default personas in the order in which they are most often asked together. */
const order = (["b2b", "b2c"] as const).map((audience) => [
  ...defaultIds[audience],
  ...defaultPersonas[audience].map(({ id }) => id).filter((id) => !defaultIds[audience].includes(id)),
]);

/**
 * Where a persona begins in what is dealt out, a number that follows from its id alone: who else is asked, and how often,
 * changes nothing for it. The default personas stand side by side, `apart` from each other; others where their id says.
 */
export function dealtTo({ brief, persona }: Asked, label: string, apart = 1): number {
  const place = Math.max(...order.map((ids) => ids.indexOf(persona.id)));
  if (place < 0) return offsetOf(`${brief.seed}/${persona.id}/${label}`) % 5_040;
  return (offsetOf(`${brief.seed}/${label}`) % 5_040) + place * apart;
}

const byWeight = (reasons: Reason[]) =>
  [...reasons].sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight) || (one.id < other.id ? -1 : 1));

/** The ids that speak on this side, weightiest first; where the mind holds none, what the topic touches, or nothing named. */
function idsOn({ disposition, plan }: Asked, side: Side): string[] {
  const on = byWeight(disposition.reasons)
    .filter(({ weight }) => (side === "for" ? weight > 0 : weight < 0))
    .map(({ id }) => id);
  if (on.length > 0) return on.slice(0, 5);
  const other = new Set(disposition.reasons.map(({ id }) => id));
  const touched = plan.considerations.filter((id) => !other.has(id));
  return touched.length > 0 ? touched.slice(0, 3) : ["general"];
}

/** What the respondent would argue on this side when asked this. */
export function pointOn(asked: Asked, side: Side): Point {
  const ids = idsOn(asked, side);
  const at = comesUp[(placeOf(asked) + asked.repeat - 1) % comesUp.length]!;
  return { id: ids[at % ids.length]!, side };
}

/** The side that this answer argues: the stance decides how often it is the one or the other. */
export function sideOf(asked: Asked, slant: string): Side {
  if (slant === "for" || slant === "against") return slant;
  const { stance } = asked.disposition;
  if (slant === "stance" && stance !== 3) return stance > 3 ? "for" : "against";
  return happens(asked, "side", shareFor[stance - 1]!) ? "for" : "against";
}

/** Everything that weighs, weightiest first: what a respondent names when asked what counts. */
export function weighty({ disposition, plan }: Asked): string[] {
  const ids = [...byWeight(disposition.reasons).map(({ id }) => id), ...plan.considerations];
  return [...new Set(ids)].slice(0, 6);
}
