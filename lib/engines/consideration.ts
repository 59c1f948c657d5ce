import type { ObjectionCategory } from "./findings.ts";
import type { TraitId } from "./traits.ts";

/**
 * Something people weigh when they decide, with all its words. Of "[a|b]" the first is said where an offer is weighed up,
 * the second where people live with the thing. Sentences of a side go from mild over plain to firm,
 * each in forms that say the same, with " / " between them.
 */
export type Consideration = {
  /** What charts and themes call it. */
  label: string;
  /** What it is called in a closed question. */
  criterion: string;
  category: ObjectionCategory;
  /** Clauses in which "they" are those who were interviewed. */
  pro: string;
  con: string;
  /** After "It depends on". */
  weighs: string;
  /** What makes it matter to a person, of any thing: true of them by how much it weighs. */
  because?: string;
  for: [mild: string, plain: string, firm: string];
  against: [mild: string, plain: string, firm: string];
  /** After "I'd want". */
  want: string;
  /**
   * How strongly each trait makes it matter: exponents without unit, −1 to 1. The direction follows from what the scale
   * measures, the size is chosen, and none is fitted to data.
   */
  loadings: Partial<Record<TraitId, number>>;
};
