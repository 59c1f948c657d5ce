import * as z from "zod";
import { Audience } from "../personas/contract.ts";
import type { OwnItem } from "./closed-forms.ts";
import type { StudyForm } from "./study-form.ts";
import { brand } from "./study-types/brand.ts";
import { churn } from "./study-types/churn.ts";
import { competitor } from "./study-types/competitor.ts";
import { concept } from "./study-types/concept.ts";
import { custom } from "./study-types/custom.ts";
import { cx } from "./study-types/cx.ts";
import { messaging } from "./study-types/messaging.ts";
import { pricing } from "./study-types/pricing.ts";
import { product } from "./study-types/product.ts";
import { segmentation } from "./study-types/segmentation.ts";
import { winloss } from "./study-types/winloss.ts";

/** The study types in the order in which they are listed. */
const forms = {
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
} satisfies Record<string, StudyForm>;

export type StudyTypeId = keyof typeof forms;
export const studyTypeIds = Object.keys(forms) as [StudyTypeId, ...StudyTypeId[]];
/** The type of a study whose request names none. */
export const usualType: StudyTypeId = "custom";
/** The type whose words suit every talk, also one of no study. */
export const generalType: StudyTypeId = "custom";
export const StudyTypeId = z.enum(studyTypeIds).describe("What kind of question the study asks.");

export const StudyType = z
  .strictObject({ id: StudyTypeId, label: z.string(), description: z.string(), default_audience: Audience })
  .meta({ id: "StudyType" });
export type StudyType = z.infer<typeof StudyType>;

/** All that is known of each study type. */
export const studyForms: Record<StudyTypeId, StudyForm> = forms;

/** What studies of every type ask after the talk. */
export const closedOfEvery: OwnItem[] = [
  { is: "item", id: "stance", text: "All in all, where do you stand on {thing}?", scale: "stance" },
  {
    is: "item",
    id: "recommend",
    text: "How likely are you to recommend {thing} to somebody you know?",
    ends: ["not at all likely", "extremely likely"],
  },
];

/** The kinds of study, as they are listed. */
export const studyTypes: StudyType[] = studyTypeIds.map((id) => {
  const { label, description, default_audience } = studyForms[id];
  return { id, label, description, default_audience };
});

/** The kinds of study with what of a request each makes use of, and whether people are asked how they chose such a thing. */
export const typeChoices = studyTypeIds.map((id) => {
  const { label, uses = [], proposal = null, isChosen = false, aroundOwn } = studyForms[id];
  return { id, label, uses, proposal, asksKind: isChosen || aroundOwn !== undefined };
});
