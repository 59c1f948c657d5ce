import { type ConsiderationId, considerations } from "../../../engines/considerations.ts";
import { wordCount } from "../../../engines/content-words.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import type { Plan } from "../../../engines/plan.ts";
import { isQuestion } from "../../../engines/subject-words.ts";

/** Longer names make a question that nobody reads to its end. */
const longestName = 12;

/** What closed questions are about: the brand where the topic names one, else the subject, or its kind where that is long. */
export function thingOf({ brand, subject, category }: Plan): string {
  if (brand === null && isQuestion(subject)) return "what is asked about";
  const name = brand ?? subject;
  const words = wordCount(name);
  return words > 0 && words <= longestName ? name : category;
}

/** A closed question whose lowest point is 1. */
export const askedItem = (
  id: string,
  text: string,
  points: readonly string[],
  measures: ClosedItem["measures"] = { of: "stance" },
): ClosedItem => ({ id, text, points: [...points], from: 1, measures });

/** Circumstances of a person: what decides about buying, but nothing an offer is good or bad at. */
const circumstances = new Set<ConsiderationId>([
  "habit",
  "urgency",
  "budget_cycle",
  "others",
  "family",
  "personal_risk",
]);

/** The considerations to ask about: half of them those the topic touches most, the others the usual ones of the type. */
export function chooseConsiderations(
  plan: Plan,
  usual: readonly ConsiderationId[],
  always: readonly ConsiderationId[] = [],
): ConsiderationId[] {
  const most = always.length + usual.length;
  const touched = plan.considerations
    .filter((id): id is ConsiderationId => Object.hasOwn(considerations, id))
    .filter((id) => usual.includes(id) || !circumstances.has(id));
  const half = touched.slice(0, Math.floor(usual.length / 2));
  return [...new Set([...always, ...half, ...usual])].slice(0, most);
}

/** One closed question for each consideration, its id being `prefix_consideration`. */
export function askedAbout(
  prefix: string,
  ids: readonly ConsiderationId[],
  points: readonly string[],
  text: (criterion: string) => string,
): ClosedItem[] {
  return ids.map((id) =>
    askedItem(`${prefix}_${id}`, text(considerations[id].criterion), points, { of: "consideration", id }),
  );
}
