import type { Brief } from "../../brief.ts";
import { normal } from "../../draw.ts";
import type { ClosedItem, Distribution, PriceFeeling } from "../../engine.ts";
import { logit, normalCdf } from "../../statistics.ts";
import { studyDraw } from "../plan-of.ts";

type Threshold = Extract<ClosedItem["measures"], { of: "threshold" }>;
type Choice = Extract<ClosedItem["measures"], { of: "choice" }>;

/** Where each feeling of Van Westendorp begins: logarithm against the middle of the prices asked; assumptions. */
const beginsAt: Record<PriceFeeling, number> = { too_cheap: -0.8, cheap: -0.35, expensive: 0.3, too_expensive: 0.7 };
/** How far liking moves the prices that feel right: logarithm of the ratio per latent unit; an assumption. */
const likingMoves = 0.2;
/** How much people of one mind differ in where a price begins to feel so: deviation of the logarithm. */
const thresholdSpread = 0.35;

/** At which of the prices it begins to feel so, for a respondent of this latent liking: more liked, higher prices. */
export function rateThreshold({ feels, prices }: Threshold, latent: number): Distribution {
  const logs = prices.map(({ amount }) => Math.log(Math.max(0.01, amount)));
  const sorted = logs.toSorted((left, right) => left - right);
  const centre = (sorted[0]! + sorted.at(-1)!) / 2 + beginsAt[feels] + likingMoves * latent;
  // A price means the stretch between the midpoints to its neighbours; the outermost for all beyond them.
  const upTo = sorted.map((log, index) =>
    index === sorted.length - 1 ? 1 : normalCdf(((log + sorted[index + 1]!) / 2 - centre) / thresholdSpread),
  );
  const shares = new Map(sorted.map((log, index) => [log, upTo[index]! - (upTo[index - 1] ?? 0)]));
  return {
    distribution: logs.map((log) => shares.get(log)! / logs.filter((other) => other === log).length),
    contributions: [
      { label: "Where this feeling usually begins, around the middle of the prices", value: beginsAt[feels] },
      { label: "Liking of the whole", value: likingMoves * latent },
    ],
  };
}

/** The gain from what people do today and from a rival, and how differently rivals are seen: latent units. Assumptions. */
const gains = { status_quo: 0.25, rival: -0.1, spread: 0.6 };

/** Which point is picked, by the subject's liking, a fixed gain of today's way, and rivals as this study's people see them. */
export function rateChoice({ options }: Choice, latent: number, brief: Brief): Distribution {
  const shiftOf = (place: number) => gains.spread * normal(studyDraw(brief).at(`rival ${place}`));
  const worths = options.map((option, place) =>
    option === "subject" ? latent : gains[option] + (option === "rival" ? shiftOf(place) : 0),
  );
  return {
    distribution: logit(worths),
    contributions: [
      { label: "Liking of the subject", value: latent },
      { label: "What is there already", value: gains.status_quo },
    ],
  };
}

/** How far a stance pulls to the option at its end of the list: latent units. An assumption. */
const pull = 1.6;
/** The place of each stance between the options' ends: of three, who leans to a side takes its end. An assumption. */
const leanings = [-1, -0.6, 0, 0.6, 1];

/** The probability of each way to act by the stance alone: the first is taken as the most in favour, the last as the least. */
export function rateOptions(options: readonly string[], stance: number): Distribution {
  const leaning = leanings[stance - 1]!;
  const places = options.map((_, place) => 1 - (2 * place) / Math.max(1, options.length - 1));
  const distribution = logit(places.map((place) => -pull * 2 * (place - leaning) ** 2));
  return { distribution, contributions: [{ label: "Where this person stands", value: leaning }] };
}
