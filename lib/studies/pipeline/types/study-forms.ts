import type { StudyTypeId } from "../../../engines/study-types.ts";
import type { StudyForm } from "../measures/answers.ts";
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
import { winloss } from "./winloss.ts";

/** The form of each study type. */
export const studyForms: Record<StudyTypeId, StudyForm> = {
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
