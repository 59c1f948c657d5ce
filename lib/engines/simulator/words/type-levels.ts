import type { ConsiderationId } from "../../considerations.ts";
import type { StudyTypeId } from "../../study-types.ts";

export type Levels = Partial<Record<ConsiderationId, number>>;

/** What weighs in a type of study. */
export type TypeLevels = {
  /** Where an average person starts: latent units. Leavers have seen more of the bad. */
  base: number;
  /** What draws more attention than the rest while this is asked. */
  emphasis: ConsiderationId[];
  /**
   * What comes up without a word of the topic: only what fits anything that people buy, use or hear of; and how much it speaks for (above 0) or against a thing for an average
   * person: latent units that add up to about 0. All are assumptions, from the literature on perceived risk (Mitchell
   * 1999) and on switching (Heidenreich and Handrich 2015) as generally known.
   */
  brings: Levels;
  /** What of it every study brings up; of the rest each study has some, by its seed. */
  always: ConsiderationId[];
  /** What comes up only where the topic touches it. */
  apart: ConsiderationId[];
};

export const typeLevels: Record<StudyTypeId, TypeLevels> = {
  brand: {
    base: 0.1,
    emphasis: ["trust", "quality"],
    brings: { quality: 0.1, trust: 0.14, value: -0.12, convenience: 0.02, fit: -0.14 },
    always: ["trust", "quality"],
    apart: ["price", "habit", "urgency", "effort", "migration"],
  },
  product: {
    base: 0.1,
    emphasis: ["effort", "quality", "value"],
    brings: { quality: 0.06, convenience: 0.1, value: -0.1, effort: -0.06, trust: 0.04, fit: -0.04 },
    always: ["quality", "value"],
    apart: [],
  },
  concept: {
    base: 0,
    emphasis: ["claims", "fit", "price"],
    brings: { claims: -0.08, convenience: 0.12, habit: -0.14, trust: -0.04, fit: 0.04, quality: 0.1, effort: -0.04 },
    always: ["habit", "fit"],
    apart: [],
  },
  competitor: {
    base: -0.05,
    emphasis: ["price", "quality", "habit"],
    brings: { price: -0.08, convenience: 0.12, trust: -0.02, habit: -0.1, quality: 0.1, value: 0.02, effort: -0.04 },
    always: ["price", "quality"],
    apart: [],
  },
  cx: {
    base: 0.05,
    emphasis: ["service", "speed", "effort"],
    brings: { service: 0.16, speed: -0.16, effort: -0.12, convenience: 0.08, quality: 0.06, trust: -0.02 },
    always: ["service", "speed"],
    apart: ["habit", "price", "novelty"],
  },
  pricing: {
    base: -0.1,
    emphasis: ["price", "value", "price_clarity"],
    brings: {
      price: -0.1,
      price_clarity: -0.04,
      value: -0.02,
      quality: 0.1,
      habit: -0.1,
      convenience: 0.14,
      trust: 0.02,
      fit: 0,
    },
    always: ["price", "price_clarity", "value"],
    apart: ["speed", "effort"],
  },
  messaging: {
    base: 0,
    emphasis: ["claims", "fit", "trust"],
    brings: { claims: -0.1, trust: 0.06, fit: 0.04, quality: 0.06, convenience: 0.04, effort: -0.06 },
    always: ["claims", "fit"],
    apart: ["price", "habit"],
  },
  winloss: {
    base: -0.1,
    emphasis: ["price", "quality", "trust"],
    brings: { price: -0.1, trust: 0.08, quality: 0.08, value: -0.06, convenience: 0.06, effort: -0.04, fit: -0.02 },
    always: ["price", "quality"],
    apart: [],
  },
  churn: {
    base: -0.25,
    emphasis: ["value", "price", "quality"],
    brings: { value: -0.1, quality: 0.06, price: -0.08, convenience: 0.08, effort: -0.04, fit: 0.04, trust: 0.04 },
    always: ["value", "price"],
    apart: [],
  },
  segmentation: {
    base: 0.1,
    emphasis: ["convenience", "value"],
    brings: { convenience: 0.1, price: -0.1, quality: 0.1, trust: -0.02, value: -0.06, effort: -0.02 },
    always: [],
    apart: [],
  },
  custom: {
    base: 0,
    emphasis: ["effort", "habit", "trust"],
    brings: { habit: -0.1, convenience: 0.12, effort: -0.08, fit: 0.02, trust: -0.02, quality: 0.06 },
    always: ["habit", "fit"],
    apart: [],
  },
};
