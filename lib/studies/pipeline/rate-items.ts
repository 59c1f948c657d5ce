import type { Draw } from "../../engines/draw.ts";
import type { ClosedItem, Distribution, Engine, Situation } from "../../engines/engine.ts";
import type { Rating } from "../../engines/findings.ts";
import { expected, rounded } from "../../engines/statistics.ts";
import { largestRemainder } from "./largest-remainder.ts";
import { orStop } from "./or-stop.ts";

const decimals = 4;

type Rated = {
  engine: Engine;
  items: readonly ClosedItem[];
  situation: Situation;
  /** What the respondent said; the engine reads it alone. */
  answer: string;
  draw: Draw;
  signal: AbortSignal;
};

/** Rates the closed questions from what was said: text first, a number after. */
export function rateItems({ engine, items, situation, answer, draw, signal }: Rated): Promise<Rating[]> {
  const { brief, plan, persona } = situation;
  return Promise.all(
    items.map(async (item) => {
      const asked = { brief, plan, persona, item, situation, answer, draw: draw.at(item.id) };
      return ratingOf(item, await orStop(signal, () => engine.rate(asked)));
    }),
  );
}

/** A rating as it is kept: probabilities with four decimals that still add up to 1. */
function ratingOf(item: ClosedItem, rated: Distribution): Rating {
  const parts = largestRemainder(checkedDistribution(item, rated), 10 ** decimals);
  const distribution = parts.map((part) => part / 10 ** decimals);
  return {
    item: item.id,
    question: item.text,
    scale: item.points,
    distribution,
    mean: rounded(expected(distribution, item.from), 3),
    contributions: rated.contributions?.map(({ label, value }) => ({ label, value: rounded(value, 3) })) ?? null,
  };
}

/** The probabilities that an engine gave, adding up to 1; an answer that is no distribution over the item's points is refused. */
export function checkedDistribution(item: ClosedItem, { distribution }: Distribution): number[] {
  const sum = distribution.reduce((all, probability) => all + probability, 0);
  const fits = distribution.length === item.points.length && distribution.every((p) => Number.isFinite(p) && p >= 0);
  if (!fits || !(sum > 0)) throw new Error(`not a distribution over the ${item.points.length} points of ${item.id}`);
  return distribution.map((probability) => probability / sum);
}
