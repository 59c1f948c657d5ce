import type { ClosedItem, Distribution, PriceFeeling } from "../../engine.ts";
import { normalCdf } from "./ordered-probit.ts";

type Measures = ClosedItem["measures"];
type Threshold = Extract<Measures, { of: "threshold" }>;
type Choice = Extract<Measures, { of: "choice" }>;

/**
 * Where each feeling of Van Westendorp's questions begins, against the middle of the prices asked: logarithm of the
 * ratio, without unit. In the order that the method needs; the sizes are assumptions.
 */
const beginsAt: Record<PriceFeeling, number> = { too_cheap: -0.8, cheap: -0.35, expensive: 0.3, too_expensive: 0.7 };
/** How far liking moves the prices that feel right: logarithm of the ratio per latent unit; an assumption. */
const likingMoves = 0.2;
/** How much people of one mind differ in where a price begins to feel so: deviation of the logarithm. */
const thresholdSpread = 0.35;

/** At which of the prices it begins to feel so, for a respondent of this latent liking: more liked, higher prices. */
export function rateThreshold({ feels, prices }: Threshold, latent: number): Distribution {
  const floor = 0.01;
  const logs = prices.map(({ amount }) => Math.log(Math.max(floor, amount)));
  const sorted = logs.toSorted((left, right) => left - right);
  const middle = (sorted[0]! + sorted.at(-1)!) / 2;
  const centre = middle + beginsAt[feels] + likingMoves * latent;
  // A price means the stretch between the midpoints to its neighbours; the outermost for all beyond them.
  const upTo = sorted.map((log, index) =>
    index === sorted.length - 1 ? 1 : normalCdf(((log + sorted[index + 1]!) / 2 - centre) / thresholdSpread),
  );
  const shares = new Map(sorted.map((log, index) => [log, upTo[index]! - (upTo[index - 1] ?? 0)]));
  const distribution = logs.map((log) => shares.get(log)! / logs.filter((other) => other === log).length);
  return {
    distribution,
    contributions: [
      { label: "Where this feeling usually begins, around the middle of the prices", value: beginsAt[feels] },
      { label: "Liking of the whole", value: likingMoves * latent },
    ],
  };
}

/** The gain from the present solution, and from a rival the topic does not name: latent units. Assumptions. */
const gains = { status_quo: 0.25, rival: -0.25 };

/** Which point is picked: a multinomial logit over the subject's liking and the others' fixed gains (McFadden 1974). */
export function rateChoice({ options }: Choice, latent: number): Distribution {
  const gainOf = (option: Choice["options"][number]) => (option === "subject" ? latent : gains[option]);
  const weights = options.map((option) => Math.exp(gainOf(option)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return {
    distribution: weights.map((weight) => weight / sum),
    contributions: [
      { label: "Liking of the subject", value: latent },
      { label: "What is there already", value: gains.status_quo },
    ],
  };
}
