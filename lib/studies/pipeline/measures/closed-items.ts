import rows from "#lib/studies/pipeline/types/closed-items.json" with { type: "json" };
import type { ConsiderationId } from "../../../engines/considerations.ts";
import { wordCount } from "../../../engines/content-words.ts";
import type { ClosedItem } from "../../../engines/engine.ts";
import { filled } from "../../../engines/fill-slots.ts";
import type { Plan } from "../../../engines/plan.ts";
import { isConsideration, wordsOf } from "../../../engines/readings.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { chosenAmong, usualNeeds } from "../../../engines/usual-needs.ts";
import { fromZeroToTen, scales } from "./scales.ts";

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

type Row = {
  id: string;
  text: string;
  scale?: keyof typeof scales;
  ends?: string[];
  measures?: ClosedItem["measures"];
};
type Aspects = {
  prefix: string;
  usual?: ConsiderationId[];
  always?: ConsiderationId[];
  text: string;
  scale?: keyof typeof scales;
};
/** The closed questions of each type and of every one: on a scale of words, or from 0 to 10 between two ends. */
const table = rows as Record<StudyTypeId | "every", { items: Row[]; aspects?: Aspects }>;

type Slots = Record<string, string>;

/** The closed questions of a type, about what a study asks about. */
export const itemsOf = (type: StudyTypeId | "every", plan: Plan, slots: Slots = {}): ClosedItem[] =>
  table[type].items.map(({ id, text, scale = "stance", ends, measures = { of: "stance" } }) => ({
    id,
    text: filled(text, { thing: thingOf(plan), ...slots }),
    points: ends === undefined ? [...scales[scale]] : fromZeroToTen(ends[0]!, ends[1]!),
    from: ends === undefined ? 1 : 0,
    measures,
  }));

/** A consideration that a study asks about, with the id of its closed question and what it is called there. */
type Aspect = { consideration: ConsiderationId; id: string; label: string };

/**
 * The closed questions of a type of which there is one for each consideration, with ids of `prefix_consideration`: `always`,
 * what matters in the study, and where room is left the `usual` ones of the type.
 */
export function aspectsOf(type: StudyTypeId) {
  const { prefix, usual = usualNeeds, always, text, scale = "stance" } = table[type].aspects!;
  const words = wordsOf(type);
  const of = ({ considerations, terms }: Plan): Aspect[] =>
    chosenAmong(considerations.filter(isConsideration), usual, always).map((consideration) => ({
      consideration,
      id: `${prefix}_${consideration}`,
      // In the plan's own word, where it has one.
      label: terms[consideration] ?? words[consideration].label,
    }));
  const ask = (plan: Plan, slots: Slots = {}, points: readonly string[] = scales[scale]): ClosedItem[] => {
    const slotsOfPlan = { thing: thingOf(plan), category: plan.category ?? thingOf(plan), ...slots };
    return of(plan).map(({ consideration: id, id: item }) =>
      askedItem(item, filled(text, { ...slotsOfPlan, criterion: words[id].criterion }), points, {
        of: "consideration",
        id,
        isImportance: scale === "important",
      }),
    );
  };
  return { of, ask };
}
