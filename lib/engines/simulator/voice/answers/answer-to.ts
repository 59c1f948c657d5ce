import type { StudyTypeId } from "../../../study-types.ts";
import type { Answer } from "./answer.ts";
import { brand } from "./brand.ts";
import { churn } from "./churn.ts";
import { competitor } from "./competitor.ts";
import { concept } from "./concept.ts";
import { custom } from "./custom.ts";
import { cx } from "./cx.ts";
import { followUp } from "./follow-up.ts";
import { messaging } from "./messaging.ts";
import { pricing } from "./pricing.ts";
import { product } from "./product.ts";
import { segmentation } from "./segmentation.ts";
import { winloss } from "./winloss.ts";

/** The answers to each type's questions, by the guide's purposes, in the order in which they are asked. */
export const answers: Record<StudyTypeId, Record<string, Answer>> = {
  brand,
  product,
  concept,
  competitor,
  cx,
  pricing,
  messaging,
  winloss,
  churn,
  segmentation,
  custom,
};

/** How a purpose is answered; one that neither the type has nor all types is answered as a plain reaction. */
export function answerTo(type: StudyTypeId, purpose: string): Answer {
  const own = answers[type];
  if (purpose === "follow_up") return followUp;
  return Object.hasOwn(own, purpose) ? own[purpose]! : custom.reaction!;
}
