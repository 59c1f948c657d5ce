import type { ConsiderationId } from "../../considerations.ts";
import { readingOf } from "../../readings.ts";
import type { StudyTypeId } from "../../study-types.ts";
import sentences from "./sentences.json" with { type: "json" };

/** What is about money, of which people speak only where they know what they pay. */
export const money: ReadonlySet<ConsiderationId> = new Set([
  "price",
  "price_clarity",
  "value",
  "budget_cycle",
] as const);

/** Before a sentence of the other side. */
export const joining = "But";

/** How each stance leans, the first against it, said to a question that cannot be interpreted. */
export const leaningsOf = (study_type: StudyTypeId): string[] => sentences.leanings[readingOf(study_type)];
