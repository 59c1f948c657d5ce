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
   * What comes up without a word of the topic, and how much it speaks for (above 0) or against a thing for an average
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
    emphasis: ["trust", "quality", "status", "references"],
    brings: {
      ...{ quality: 0.1, trust: 0.14, status: -0.06, references: 0.08, novelty: -0.16, reliability: 0.06 },
      ...{ choice: -0.08, fit: -0.02 },
    },
    always: ["trust", "quality"],
    apart: ["price", "habit", "urgency", "effort", "migration"],
  },
  product: {
    base: 0.1,
    emphasis: ["features", "effort", "reliability"],
    brings: {
      ...{ features: -0.02, reliability: -0.04, habit: 0.06, quality: 0.04, convenience: 0.08, outcome: -0.06 },
      ...{ value: -0.08, enjoyment: 0.06, trust: 0.04, choice: -0.02 },
    },
    always: ["features", "habit"],
    apart: [],
  },
  concept: {
    base: 0,
    emphasis: ["novelty", "claims", "fit", "price"],
    brings: {
      ...{ claims: -0.08, novelty: 0.14, convenience: 0.12, habit: -0.14, trust: -0.06, urgency: -0.06, fit: 0 },
      ...{ quality: 0.1, references: -0.08, outcome: 0.06, effort: -0.06, reliability: -0.02 },
    },
    always: ["habit", "fit"],
    apart: [],
  },
  competitor: {
    base: -0.05,
    emphasis: ["migration", "features", "price", "habit"],
    brings: {
      ...{ price: -0.06, features: 0.06, migration: -0.1, convenience: 0.12, trust: -0.04, habit: -0.08 },
      ...{ quality: 0.08, references: -0.06, reliability: 0.04, value: 0.04, choice: 0.02 },
    },
    always: ["price", "quality"],
    apart: [],
  },
  cx: {
    base: 0.05,
    emphasis: ["service", "speed", "effort", "reliability"],
    brings: {
      ...{ service: 0.16, speed: -0.16, effort: -0.12, reliability: 0.04, support: -0.06, simplicity: 0.12 },
      ...{ convenience: 0.02, quality: 0.06, trust: 0.04, choice: -0.04 },
    },
    always: ["service", "speed"],
    apart: ["habit", "price", "novelty"],
  },
  pricing: {
    base: -0.1,
    emphasis: ["price", "value", "price_clarity", "budget_cycle"],
    brings: {
      ...{ price: -0.08, price_clarity: -0.04, value: -0.02, budget_cycle: -0.08, quality: 0.1, habit: -0.08 },
      ...{ convenience: 0.14, trust: 0.02, fit: 0, urgency: -0.06, outcome: 0.04, reliability: 0.06 },
    },
    always: ["price", "price_clarity", "value", "budget_cycle"],
    apart: ["speed", "effort"],
  },
  messaging: {
    base: 0,
    emphasis: ["claims", "proof", "fit", "trust"],
    brings: {
      ...{ claims: -0.1, trust: 0.08, novelty: -0.08, urgency: -0.06, outcome: 0.04, fit: 0.04 },
      ...{ references: -0.06, quality: 0.06, convenience: 0.04, enjoyment: 0.06 },
    },
    always: ["claims", "fit"],
    apart: ["price", "habit"],
  },
  winloss: {
    base: -0.1,
    emphasis: ["price", "proof", "vendor_risk", "others"],
    brings: {
      ...{ price: -0.08, features: 0.06, others: -0.06, trust: 0.08, quality: 0.08, references: -0.04 },
      ...{ reliability: 0.02, value: -0.06, convenience: 0.04, fit: -0.02 },
    },
    always: ["price", "quality"],
    apart: [],
  },
  churn: {
    base: -0.25,
    emphasis: ["value", "reliability", "support", "migration"],
    brings: {
      ...{ value: -0.1, reliability: 0.04, support: -0.06, quality: 0.04, features: 0.02, habit: 0.08 },
      ...{ migration: 0.04, urgency: -0.08, convenience: 0.06, price: -0.08, fit: 0.02 },
    },
    always: ["value", "urgency"],
    apart: [],
  },
  segmentation: {
    base: 0.1,
    emphasis: ["fit", "convenience", "choice", "value"],
    brings: {
      ...{ convenience: 0.1, price: -0.08, quality: 0.1, choice: 0.04, trust: -0.02, novelty: 0, references: -0.06 },
      ...{ value: -0.02 },
    },
    always: [],
    apart: [],
  },
  custom: {
    base: 0,
    emphasis: ["value", "effort", "habit", "trust"],
    brings: {
      ...{ habit: -0.1, convenience: 0.12, outcome: 0.08, others: -0.06, urgency: -0.08, fit: 0 },
      ...{ enjoyment: 0.06, novelty: 0.04 },
    },
    always: ["outcome", "fit"],
    apart: [],
  },
};
