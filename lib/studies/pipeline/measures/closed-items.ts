import type { ConsiderationId } from "../../../engines/considerations.ts";
import { wordCount } from "../../../engines/content-words.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Plan } from "../../../engines/plan.ts";
import { isConsideration, wordsOf } from "../../../engines/readings.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { chosenAmong } from "../../../engines/usual-needs.ts";
import { scales } from "./scales.ts";

/** Longer names make a question that nobody reads to its end. */
const longestName = 12;

/** What closed questions are about: the brand where the topic names one, else the subject, or its kind where that is long. */
export function thingOf({ brand, subject, category }: Pick<Plan, "brand" | "subject" | "category">): string {
  const name = brand ?? subject;
  if (name === null) return "it";
  const words = wordCount(name);
  return words > 0 && words <= longestName ? name : (category ?? "it");
}

/** What a study of a type calls a consideration: in the plan's own word, where it has one. */
export const labelIn =
  (study_type: StudyTypeId) =>
  ({ terms }: Pick<Plan, "terms">, id: ConsiderationId): string =>
    terms[id] ?? wordsOf(study_type)[id].label;

/** A closed question whose lowest point is 1. */
export const askedItem = (
  id: string,
  text: string,
  points: readonly string[],
  measures: ClosedItem["measures"] = { of: "stance" },
): ClosedItem => ({ id, text, points: [...points], from: 1, measures });

/** The considerations to ask about: half of them those the topic touches most, the others the usual ones of the type. */
export const chooseConsiderations = (
  plan: Plan,
  usual: readonly ConsiderationId[],
  always: readonly ConsiderationId[] = [],
): ConsiderationId[] => chosenAmong(plan.considerations.filter(isConsideration), usual, always);

/** One closed question for each consideration, its id being `prefix_consideration`. */
export function askedAbout(
  study_type: StudyTypeId,
  prefix: string,
  ids: readonly ConsiderationId[],
  points: readonly string[],
  text: (criterion: string) => string,
): ClosedItem[] {
  const words = wordsOf(study_type);
  const isImportance = points === scales.important;
  return ids.map((id) =>
    askedItem(`${prefix}_${id}`, text(words[id].criterion), points, { of: "consideration", id, isImportance }),
  );
}
