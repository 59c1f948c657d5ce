import * as z from "zod";
import { Audience } from "../personas/contract.ts";

export const studyTypeIds = [
  "brand",
  "product",
  "concept",
  "competitor",
  "cx",
  "pricing",
  "messaging",
  "winloss",
  "churn",
  "segmentation",
  "custom",
] as const;
export const StudyTypeId = z.enum(studyTypeIds).describe("What kind of question the study asks.");
export type StudyTypeId = (typeof studyTypeIds)[number];

export const StudyType = z
  .strictObject({
    id: StudyTypeId,
    label: z.string(),
    description: z.string(),
    default_audience: Audience,
  })
  .meta({ id: "StudyType" });
export type StudyType = z.infer<typeof StudyType>;

/** The kinds of study, as they are listed. */
export const studyTypes: StudyType[] = [
  {
    id: "brand",
    label: "Brand perception",
    description: "What comes to mind first, what a brand stands for, and who it is not for.",
    default_audience: "b2c",
  },
  {
    id: "product",
    label: "Product fit",
    description: "The job a product is hired for, what people would miss, and what is missing.",
    default_audience: "b2b",
  },
  {
    id: "concept",
    label: "Concept test",
    description: "First reactions to an idea, what is believable, and what would stop people.",
    default_audience: "b2c",
  },
  {
    id: "competitor",
    label: "Competitive analysis",
    description: "How people choose between rivals, where each wins, and what makes them switch.",
    default_audience: "b2b",
  },
  {
    id: "cx",
    label: "Customer experience",
    description: "The last journey step by step: the best and worst moments, the effort, the one fix.",
    default_audience: "b2c",
  },
  {
    id: "pricing",
    label: "Pricing",
    description: "What it is worth, what it is compared with, and where the price becomes a reason.",
    default_audience: "b2c",
  },
  {
    id: "messaging",
    label: "Message test",
    description: "What a message says to its readers, what they believe, and what is unclear.",
    default_audience: "b2b",
  },
  {
    id: "winloss",
    label: "Win-loss",
    description: "Why deals are won or lost: trigger, process, criteria and the moment of decision.",
    default_audience: "b2b",
  },
  {
    id: "churn",
    label: "Churn",
    description: "What people hired it for, the first doubt, the last straw, and what would keep them.",
    default_audience: "b2c",
  },
  {
    id: "segmentation",
    label: "Needs and segments",
    description: "How needs and trade-offs differ between people, as a map of needs.",
    default_audience: "b2c",
  },
  {
    id: "custom",
    label: "Custom question",
    description: "A question of your own: context, behaviour, reaction, barriers, comparison, next step.",
    default_audience: "b2c",
  },
];
