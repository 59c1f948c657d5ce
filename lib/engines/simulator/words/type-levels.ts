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
   * What comes up: only what fits anything that people use, do or hear of, and money only where a price is given; and how
   * much it speaks for (above 0) or against a thing for an average person: latent units that add up to about 0. All are
   * assumptions, from the literature on perceived risk (Mitchell 1999) and on switching (Heidenreich and Handrich 2015)
   * as generally known.
   */
  brings: Levels;
};

export const typeLevels: Record<StudyTypeId, TypeLevels> = {
  brand: {
    base: 0.3,
    emphasis: ["trust", "quality"],
    brings: { quality: 0.12, trust: 0.08, fit: 0.02, references: -0.1, value: -0.06 },
  },
  product: {
    base: 0.3,
    emphasis: ["effort", "quality"],
    brings: { quality: 0.04, convenience: 0.1, effort: -0.1, simplicity: -0.06, reliability: 0.02, value: -0.04 },
  },
  concept: {
    base: 0.35,
    emphasis: ["fit", "habit"],
    brings: { habit: -0.14, fit: 0.04, convenience: 0.1, effort: -0.1, outcome: 0.1, price: -0.06 },
  },
  competitor: {
    base: 0.3,
    emphasis: ["price", "quality", "habit"],
    brings: { price: -0.08, quality: 0.1, habit: -0.1, convenience: 0.1, references: -0.06, fit: 0.02 },
  },
  cx: {
    base: 0.25,
    emphasis: ["speed", "support"],
    brings: { speed: -0.14, effort: -0.06, simplicity: 0.02, support: 0.06, service: 0.1, value: -0.02 },
  },
  pricing: {
    base: 0.35,
    emphasis: ["price", "value"],
    brings: {
      price: -0.06,
      price_clarity: -0.02,
      value: 0.02,
      habit: -0.1,
      convenience: 0.14,
      fit: 0.06,
      quality: 0.04,
    },
  },
  messaging: {
    base: 0.3,
    emphasis: ["simplicity", "features"],
    brings: { simplicity: 0.04, features: -0.14, service: 0.02, claims: 0.08 },
  },
  winloss: {
    base: -0.1,
    emphasis: ["quality", "trust"],
    brings: {
      quality: 0.1,
      trust: 0.06,
      support: 0.04,
      reliability: -0.06,
      fit: -0.04,
      references: -0.1,
      value: -0.06,
    },
  },
  churn: {
    base: -0.25,
    emphasis: ["habit", "effort"],
    brings: { effort: -0.06, habit: -0.04, service: -0.02, outcome: 0.04, fit: 0, convenience: 0.04, value: -0.06 },
  },
  segmentation: {
    base: 0.1,
    emphasis: [],
    brings: {
      price: -0.2,
      enjoyment: 0.2,
      outcome: 0.06,
      convenience: -0.1,
      reliability: 0.04,
      service: 0.06,
      support: 0.04,
    },
  },
  custom: {
    base: 0.3,
    emphasis: ["outcome", "ethics"],
    brings: { outcome: 0.1, convenience: -0.02, effort: -0.06, habit: -0.1, ethics: 0.06 },
  },
};
