import type { StudyTypeId } from "../../study-types.ts";
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
import type { TypeVoice } from "./type-voice.ts";
import { winloss } from "./winloss.ts";

/** What the simulator knows of each study type. */
export const typeVoices: Record<StudyTypeId, TypeVoice> = {
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
