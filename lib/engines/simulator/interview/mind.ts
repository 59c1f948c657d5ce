import type { ConsiderationId } from "../../considerations.ts";
import { normal } from "../../draw.ts";
import { isConsideration } from "../../readings.ts";
import type { Leaning } from "../../study-form.ts";
import { type StudyTypeId, studyForms } from "../../study-types.ts";
import { onceInStudy, studyDraw } from "../plan-of.ts";
import type { RespondTask } from "../task.ts";
import { money } from "../words/openings.ts";

/** A consideration on the side on which it weighs with a respondent; `weight` is in latent units, above 0. */
export type Point = { id: ConsiderationId; side: 1 | -1; weight: number };

export const leaningOf = (stance: number): Leaning => (stance <= 2 ? "against" : stance === 3 ? "torn" : "for");

/** The firmest strength in which a respondent speaks: who is torn never speaks firmly. */
export const firmest = (leaning: Leaning): 1 | 2 => (leaning === "torn" ? 1 : 2);

/** Of these an interview names one side only; of two that disagree the weaker is dropped. */
const alike: ConsiderationId[][] = [
  ["effort", "convenience", "speed", "simplicity"],
  ["trust", "claims", "references"],
  ["price", "value", "price_clarity"],
];

/** How far one interview of a person differs from another in what weighs: deviation in latent units. */
const repeatNoise = 0.4;

/** Whether a respondent may speak of a consideration: of money only where a price was put, or where people know what they pay. */
export const isSayable = (id: ConsiderationId, study_type: StudyTypeId, isPricePut: boolean): boolean =>
  isPricePut || studyForms[study_type].isPaidFor === true || !money.has(id);

type Interview = Pick<RespondTask, "persona" | "repeat" | "disposition" | "brief">;

/** What weighs with a respondent in this interview, the weightiest first; drawn once for all its turns. */
export const pointsOf = (interview: Interview): Point[] =>
  onceInStudy(interview.brief, `points ${interview.persona.id} ${interview.repeat}`, () => drawPoints(interview));

/**
 * The stance was drawn with chance; what chance added is shared out among the reasons, as the mean of equally uncertain parts
 * given their sum, so that words and stance agree.
 */
function drawPoints({ persona, repeat, disposition, brief }: Interview): Point[] {
  const { stance } = disposition;
  const draw = studyDraw(brief).at(persona.id).at(`mind ${repeat}`);
  const considered = disposition.reasons.filter(({ id }) => isConsideration(id));
  const moved = considered.map(({ id, weight }) => ({
    id: id as ConsiderationId,
    weight: weight + repeatNoise * normal(draw.at(id)),
  }));
  const sum = moved.reduce((all, { weight }) => all + weight, 0);
  const shift = (stance - 3 - sum) / Math.max(1, moved.length);
  const points = moved
    .map(({ id, weight }): Point => {
      const value = weight + shift;
      return { id, side: value < 0 ? -1 : 1, weight: Math.abs(value) };
    })
    .toSorted((one, other) => other.weight - one.weight);
  return oneSided(points);
}

/** The points of which none contradicts a weightier one. */
function oneSided(points: readonly Point[]): Point[] {
  const distinct: Point[] = [];
  for (const point of points) {
    const clashes = distinct.some(
      (other) => other.side !== point.side && alike.some((ids) => ids.includes(point.id) && ids.includes(other.id)),
    );
    if (!clashes) distinct.push(point);
  }
  return distinct;
}
