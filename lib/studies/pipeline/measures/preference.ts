import type { Measure } from "../../../engines/measured.ts";
import type { Answers } from "./answers.ts";
import { aspectsOf } from "./closed-items.ts";
import { measureWords } from "./measure-of.ts";
import { sharesList, sharesOfPoints } from "./shares.ts";

/** For each attribute who finds the subject better, and who finds the first rival better. */
export function advantages(answers: Answers): Measure[] {
  const rival = answers.plan.competitors[0] ?? "what is in use today";
  const items = aspectsOf(answers.study_type, answers.plan);
  return [
    sharesList(answers, measureWords("advantage", { rival }), items),
    sharesList(answers, measureWords("rival_advantage", { rival }), items, -2),
  ];
}

/** The share that would choose each option; the value is the subject's, which is the last. */
export const shareOfPreference = (answers: Answers): Measure =>
  sharesOfPoints(answers, measureWords("share_of_preference"), "preference", true);
