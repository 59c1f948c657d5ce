import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import { mean } from "../../../engines/statistics.ts";
import { excerpt } from "../../../format.ts";
import type { Answers, StudyForm } from "../measures/answers.ts";
import { bestWorst } from "../measures/best-worst.ts";
import { askedItem, itemsOf, thingOf } from "../measures/closed-items.ts";
import { unknownMeasure } from "../measures/measure-of.ts";
import { scales } from "../measures/scales.ts";
import { boxes, shareOf, sharesList, topBox } from "../measures/shares.ts";

const qualities = [
  { id: "clarity", label: "Clear" },
  { id: "relevance", label: "Relevant to me" },
  { id: "believability", label: "Believable" },
  { id: "difference", label: "Unlike others" },
  { id: "motivation", label: "Moves to act" },
] as const;

/** Variants that can be compared: the promises the topic names. */
const mostVariants = 4;
const variantsOf = ({ claims }: Plan): string[] => [...new Set(claims)].slice(0, mostVariants);

/** What a question quotes of a line: a page that is shown would be kept with every answer to it. */
const quoted = (line: string): string => `“${excerpt(line, 200)}”`;

/** Message test: five qualities, the mean of them, which variant leads, and whether it was understood. */
export const messaging: StudyForm = {
  battery: (plan) => {
    const message = plan.claims[0] === undefined ? `What is said of ${thingOf(plan)}` : quoted(plan.claims[0]);
    const variants = variantsOf(plan);
    return [
      ...itemsOf("messaging", plan, { message }),
      ...(variants.length < 2
        ? []
        : variants.map((variant, index) =>
            askedItem(`variant_${index + 1}`, `How much does ${quoted(variant)} speak to you?`, scales.degree),
          )),
    ];
  },
  measures: (answers) => [
    ...qualities.map(({ id, label }) => topBox(answers, { id: `${id}_t2b`, label, item: id, top: 2 })),
    messageScore(answers),
    ...variantScores(answers),
    comprehensionOf(answers),
  ],
};

/** The mean of the five top-two-box shares, over the interviews that answered all five. */
function messageScore(answers: Answers): Measure {
  const ids = qualities.map(({ id }) => id);
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
    source: sources.message,
  });
}

/** Whether it was understood as meant needs a reader of both; counting words does not show it. */
const comprehensionOf = (answers: Answers): Measure =>
  unknownMeasure(answers, {
    id: "comprehension",
    label: "Understood as meant",
    unit: "share",
    formula: "Share whose read-back says what was meant",
    source: sources.comprehension,
    why: "Nobody judged the read-backs: a rehearsal cannot say a line in other words, and a model's are not compared with it",
  });

function variantScores(answers: Answers): Measure[] {
  const variants = variantsOf(answers.plan);
  if (variants.length < 2) return [];
  const options = variants.map((label, index) => ({ id: `variant_${index + 1}`, label }));
  return [
    bestWorst(answers, { id: "maxdiff", label: "Which line leads", options }),
    sharesList(answers, {
      id: "appeal",
      label: "Speaks to readers",
      top: 2,
      items: options,
      formula: "Mean probability of the two highest of five points; net: less that of the two lowest",
      source: sources.boxes,
    }),
  ];
}
