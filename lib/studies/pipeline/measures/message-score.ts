import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { bestWorst } from "./best-worst.ts";
import { linesOf, ownItemsOf } from "./closed-items.ts";
import { measureWords, unknownMeasure } from "./measure-of.ts";
import { boxes, shareOf, sharesList } from "./shares.ts";

/** The mean of the five top-two-box shares, over the interviews that answered all five. */
export function messageScore(answers: Answers): Measure {
  const ids = ownItemsOf(answers.study_type).map(({ id }) => id);
  const complete = answers
    .together(ids)
    .map(({ distributions }) => mean(distributions.map((shares) => shares[3]! + shares[4]!)));
  const items = ids.map((id) => {
    const shares = boxes(answers, id, 2);
    return { label: id, value: shares.length === 0 ? null : mean(shares) };
  });
  return shareOf(answers, measureWords("message_score"), complete, items);
}

/** Whether it was understood as meant needs a reader of both; counting words does not show it. */
export const comprehensionOf = (answers: Answers): Measure =>
  unknownMeasure(
    answers,
    measureWords("comprehension"),
    "Nobody judged the read-backs: a rehearsal cannot say a line in other words, and a model's are not compared with it",
  );

export function lineScores(answers: Answers): Measure[] {
  const options = linesOf(answers.plan);
  if (options.length === 0) return [];
  return [
    bestWorst(answers, { id: "maxdiff", label: "Which line leads", options }),
    sharesList(answers, measureWords("appeal"), options),
  ];
}
