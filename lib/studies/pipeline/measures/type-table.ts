import type { StudyTypeId } from "../../../engines/study-types.ts";
import { brand } from "./brand.ts";
import { churn } from "./churn.ts";
import { competitor } from "./competitor.ts";
import { concept } from "./concept.ts";
import { custom } from "./custom.ts";
import { cx } from "./cx.ts";
import { messaging } from "./messaging.ts";
import { pricing } from "./pricing.ts";
import { product } from "./product.ts";
import { segmentation } from "./segmentation.ts";
import type { TypeMeasures } from "./type-measures.ts";
import { winloss } from "./winloss.ts";

/** What each study type asks and computes. */
export const typeTable: Record<StudyTypeId, TypeMeasures> = {
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
