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

/** A closed question whose lowest point is 1. */
export const askedItem = (
  id: string,
  text: string,
  points: readonly string[],
  measures: ClosedItem["measures"] = { of: "stance" },
): ClosedItem => ({ id, text, points: [...points], from: 1, measures });

/** A consideration that a study asks about, with the id of its closed question and what it is called there. */
type Aspect = { consideration: ConsiderationId; id: string; label: string };

/**
 * The closed questions of a type of which there is one for each consideration, with ids of `prefix_consideration`: `always`,
 * what the topic touches, and where room is left the `usual` ones of the type.
 */
export function aspectsOf(
  study_type: StudyTypeId,
  prefix: string,
  usual: readonly ConsiderationId[],
  always: readonly ConsiderationId[] = [],
) {
  const words = wordsOf(study_type);
  const of = ({ considerations, terms }: Plan): Aspect[] =>
    chosenAmong(considerations.filter(isConsideration), usual, always).map((consideration) => ({
      consideration,
      id: `${prefix}_${consideration}`,
      // In the plan's own word, where it has one.
      label: terms[consideration] ?? words[consideration].label,
    }));
  const ask = (plan: Plan, points: readonly string[], text: (criterion: string) => string): ClosedItem[] =>
    of(plan).map(({ consideration: id, id: item }) =>
      askedItem(item, text(words[id].criterion), points, {
        of: "consideration",
        id,
        isImportance: points === scales.important,
      }),
    );
  return { of, ask };
}
