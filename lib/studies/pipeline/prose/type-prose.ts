import type { Answer } from "./answer-forms.ts";
import type { Material } from "./material.ts";
import type { QuestionKind } from "./question-kinds.ts";

/** How studies of a type are put into words: what was asked, how to test a point, the check with people, and its answer. */
export type TypeProse = {
  /** Follows "asked": a clause about the subject. */
  asked: (subject: string) => string;
  /** Where an implication belongs; begins a sentence. */
  place: string;
  /** How a point is tested with people, as an order. */
  test: string;
  check: { question: (subject: string) => string; method: string; sample: string; would_change: string };
  /** Which side a question why asks about, where its words do not say: 1 for the subject, −1 against it. */
  why: 1 | -1;
  /** What the two ends of who is for it and who is not are called, where the type has words of its own. */
  ends?: [string, string];
  /** The kinds of question that the type's own form answers. */
  fits: QuestionKind[];
  /** Questions that its own measures answer, also where a consideration is touched. */
  own?: RegExp;
  /** The answer in the type's own form. */
  lead: (material: Material) => Answer;
};

/** How many people make a share known to so many points. */
export const shareSamples = {
  tenPoints: "n = 96: a share of one half is then known to ±10 points at 95 %.",
  fifteenPoints: "n = 43: a share of one half is then known to ±15 points at 95 %.",
};
