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
   * What comes up: only what fits anything that people buy, use or hear of; and how much it speaks for (above 0) or against
   * a thing for an average person: latent units that add up to about 0. All are assumptions, from the literature on
   * perceived risk (Mitchell 1999) and on switching (Heidenreich and Handrich 2015) as generally known.
   */
  brings: Levels;
};

export const typeLevels: Record<StudyTypeId, TypeLevels> = {
  brand: {
    base: 0.35,
    emphasis: ["trust", "quality"],
    brings: { quality: 0.1, trust: 0.12, value: -0.12, references: -0.06 },
  },
  product: {
    base: 0.35,
    emphasis: ["effort", "quality"],
    brings: { quality: 0.04, convenience: 0.1, effort: -0.1, simplicity: -0.04 },
  },
  concept: {
    base: 0.6,
    emphasis: ["fit", "value"],
    brings: { habit: -0.14, fit: 0.04, convenience: 0.14, trust: -0.06, effort: -0.08, value: 0.06 },
  },
  competitor: {
    base: 0.3,
    emphasis: ["price", "quality", "habit"],
    brings: { price: -0.08, quality: 0.1, habit: -0.1, convenience: 0.12, trust: -0.02, references: -0.06 },
  },
  cx: {
    base: 0.3,
    emphasis: ["speed", "effort"],
    brings: { speed: -0.12, effort: -0.1, simplicity: 0.12, support: 0.12 },
  },
  pricing: {
    base: 0.35,
    emphasis: ["price", "value", "price_clarity"],
    brings: { price: -0.1, price_clarity: -0.04, value: 0.02, habit: -0.1, convenience: 0.16, fit: 0.04 },
  },
  messaging: {
    base: 0.75,
    emphasis: ["claims", "fit"],
    brings: { claims: -0.08, novelty: 0.04, fit: 0.04 },
  },
  winloss: {
    base: -0.1,
    emphasis: ["price", "quality", "trust"],
    brings: { price: -0.1, quality: 0.1, trust: 0.1, references: -0.06, value: -0.04, effort: -0.04 },
  },
  churn: {
    base: -0.25,
    emphasis: ["value", "price", "quality"],
    brings: { value: -0.1, price: -0.08, habit: -0.04, quality: 0.06, convenience: 0.06 },
  },
  segmentation: {
    base: 0.1,
    emphasis: ["effort", "outcome"],
    brings: { effort: -0.04, price: -0.06, outcome: 0.1, support: 0.06, references: -0.06 },
  },
  custom: {
    base: 0.45,
    emphasis: ["outcome", "convenience", "habit"],
    brings: { outcome: 0.12, convenience: -0.06, habit: -0.08, simplicity: 0.02 },
  },
};
