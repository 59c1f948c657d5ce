import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { bestWorst } from "./best-worst.ts";
import { linesOf, ownItemsOf } from "./closed-items.ts";
import { unknownMeasure } from "./measure-of.ts";
import { boxes, shareOf, sharesList } from "./shares.ts";

/** The mean of the five top-two-box shares, over the interviews that answered all five. */
export function messageScore(answers: Answers): Measure {
  const ids = ownItemsOf(answers.study_type).map(({ id }) => id);
  const complete = answers
    .together(ids)
    .map(({ distributions }) => mean(distributions.map((shares) => shares[3]! + shares[4]!)));
  return shareOf(answers, {
    id: "message_score",
    label: "Message score",
    shares: complete,
    items: ids.map((id) => {
      const shares = boxes(answers, id, 2);
      return { label: id, value: shares.length === 0 ? null : mean(shares) };
    }),
    formula: "Mean of the five top-two-box shares",
    source: measureSources.message,
  });
}

/** Whether it was understood as meant needs a reader of both; counting words does not show it. */
export const comprehensionOf = (answers: Answers): Measure =>
  unknownMeasure(answers, {
    id: "comprehension",
    label: "Understood as meant",
    unit: "share",
    formula: "Share whose read-back says what was meant",
    source: measureSources.comprehension,
    why: "Nobody judged the read-backs: a rehearsal cannot say a line in other words, and a model's are not compared with it",
  });

export function lineScores(answers: Answers): Measure[] {
  const options = linesOf(answers.plan);
  if (options.length === 0) return [];
  return [
    bestWorst(answers, { id: "maxdiff", label: "Which line leads", options }),
    sharesList(answers, {
      id: "appeal",
      label: "Speaks to readers",
      top: 2,
      items: options,
      formula: "Mean probability of the two highest of five points; net: less that of the two lowest",
      source: measureSources.boxes,
    }),
  ];
}
