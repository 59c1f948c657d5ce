import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Answers } from "./answers.ts";
import { measureOf } from "./measure-of.ts";
import { trialWeights } from "./newton-miller-smith.ts";
import { scaleMean } from "./shares.ts";

/** The share that would try it, with each point of intent discounted as it is known to overstate. */
export function trialOf(answers: Answers): Measure {
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
    source: measureSources.trial,
  });
}
