import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import type { Measure } from "../../../engines/measured.ts";
import type { Answers, StudyForm } from "../measures/answers.ts";
import { itemsOf } from "../measures/closed-items.ts";
import { measureOf, unknownMeasure } from "../measures/measure-of.ts";
import { trialWeights } from "../measures/newton-miller-smith.ts";
import { scaleMean, topBox } from "../measures/shares.ts";

const scalesOfConcepts = [
  { id: "intent", label: "Would say yes" },
  { id: "uniqueness", label: "Unlike others" },
  { id: "relevance", label: "Relevant to me" },
  { id: "believability", label: "Believable" },
  { id: "value", label: "Worth the money" },
] as const;

/** Concept test: intent, uniqueness, relevance, belief and value, each as top box and top two boxes, and expected trial. */
export const concept: StudyForm = {
  // Nobody can say what something is worth the price of that has none.
  battery: (plan) => itemsOf("concept", plan).filter(({ id }) => id !== "value" || plan.prices.length > 0),
  measures: (answers) => [
    ...scalesOfConcepts.flatMap(({ id, label }) =>
      ([2, 1] as const).map((top) => {
        const isPriced = answers.plan.prices.length > 0;
        const box = {
          id: `${id}_t${top}b`,
          label: `${id === "intent" && isPriced ? "Would buy" : label}, the ${top === 1 ? "highest answer alone" : "two highest answers"}`,
        };
        return id !== "value" || isPriced
          ? topBox(answers, { ...box, item: id, top })
          : unknownMeasure(answers, { ...box, ...withoutPrice });
      }),
    ),
    trialOf(answers),
  ],
};

const withoutPrice = {
  unit: "share",
  source: sources.boxes,
  formula: "Mean probability of the upper points",
  why: "No price was given, and none is made up",
} as const;

/** The share that would try it, with each point of intent discounted as it is known to overstate. */
function trialOf(answers: Answers): Measure {
  const distributions = answers.to("intent").map(({ distribution }) => distribution);
  const estimate = scaleMean(
    distributions,
    answers.effective(distributions.length),
    (point) => trialWeights[point]!,
    0,
    0.7,
  );
  return measureOf(answers, {
    id: "trial",
    label: "Expected trial",
    unit: "share",
    value: estimate.value,
    interval: estimate.interval,
    n: distributions.length,
    formula:
      "Σ share of a point × its weight: definitely .7, probably .5, perhaps .3, probably not .1, definitely not 0. No control concept was rated, so the level means less than a comparison of two studies",
    method: "normal",
    source: sources.trial,
  });
}
