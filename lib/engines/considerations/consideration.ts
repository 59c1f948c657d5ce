import type { ObjectionCategory } from "../findings.ts";
import type { TraitId } from "../traits.ts";

/** How a consideration is written about: noun phrases for both sides, what a doubter would have to see, and orders. */
export type Wording = {
  pro: string;
  con: string;
  /** What would settle it. */
  see: string;
  /** What to hold on to. */
  keep: string;
  /** What to mend. */
  mend: string;
};

/**
 * Something people weigh when they decide. Its labels are what themes, objections and criteria are called in a study.
 */
export type Consideration = {
  /** The theme, as a noun phrase. */
  theme: string;
  /** What a decision asks for, as a criterion. */
  criterion: string;
  /** The objection, as a sentence without a period. */
  objection: string;
  category: ObjectionCategory;
  wording: Wording;
  /**
   * How strongly each trait makes it matter: the exponent's factors in the simulator's utility, without unit, −1 to 1.
   * A loading of 1 lets one standard deviation of the trait weigh it 1.7 times as much. The direction follows from what
   * the scale measures, the size is chosen, and none is fitted to data.
   */
  loadings: Partial<Record<TraitId, number>>;
  /**
   * Words of a topic that bring it up without saying whether it is met, such as "is it secure"; parted by commas or new
   * lines. Each opens a question, which weighs a little against (an open question is avoided: Ellsberg 1961).
   */
  touches: string;
  /**
   * Words of a topic that promise it or threaten it: rows of levels in latent units for an average person, −0.9 to 0.5,
   * its own first and those of others that the same words move, then the words after "|". Losses are larger than gains,
   * by about the factor two that is usual in choices (Tversky and Kahneman 1991). All sizes are assumptions; words of
   * plain praise ("best", "amazing") promise nothing and only meet doubt; "none" is part of a name and says nothing.
   */
  words: string;
  said: Statement;
};

/**
 * How simulated respondents speak of it. `{it}` is what is studied and `{kind}` the kind of thing; both are put where
 * no verb has to agree with them, so that any noun phrase fits. Members with several forms part them by "|" or a new
 * line; of words such as "[works/goes well]" a study says one kind throughout, and which one follows from its topic.
 */
export type Statement = {
  /** The matter itself, as a noun phrase that takes no side. */
  matter: string;
  /** What speaks for it: two noun phrases, the first without `{it}` and the second with it, then clauses. */
  for: string;
  against: string;
  /** Why it matters, as clauses that take no side. */
  why: string;
  /** What would change a mind, as noun phrases. */
  want: string;
};

/** The forms that a member of `Said` holds. */
export const formsIn = (forms: string): string[] => forms.split(/[|\n]/).map((form) => form.trim());
