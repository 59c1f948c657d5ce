import type { ClosedItem, Distribution, Engine, Rating as Rated } from "../../engines/engine.ts";
import type { Rating } from "../../engines/findings.ts";
import { largestRemainder } from "../../engines/largest-remainder.ts";
import { asShares, expected, rounded, sum } from "../../engines/statistics.ts";
import { orStop } from "./or-stop.ts";

const decimals = 4;

/** Rates the closed questions from what was said: text first, a number after. Items without an answer are left out. */
export async function rateItems(engine: Engine, task: Parameters<Engine["rate"]>[0]): Promise<Rating[]> {
  const ratings = await orStop(task.signal, () => engine.rate(task));
  return task.items.flatMap((item, place) => (ratings[place] === null ? [] : [ratingOf(item, ratings[place])]));
}

/** A rating as it is kept: probabilities with four decimals that still add up to 1. */
function ratingOf(item: ClosedItem, reply: Distribution | undefined): Rating {
  const parts = largestRemainder(checkedDistribution(item, reply), 10 ** decimals);
  const distribution = parts.map((part) => part / 10 ** decimals);
  return {
    item: item.id,
    question: item.text,
    scale: item.points,
    distribution,
    mean: rounded(expected(distribution, item.from), 3),
    contributions: reply?.contributions?.map(({ label, value }) => ({ label, value: rounded(value, 3) })) ?? null,
  };
}

/** What an engine expects of a person; of a person of whom it expects nothing, each point is as probable. */
export const expectedOf = (item: ClosedItem, rating: Rated | null | undefined): Rated =>
  rating === null
    ? { distribution: item.points.map(() => 1 / item.points.length), contributions: null }
    : { ...rating!, distribution: checkedDistribution(item, rating) };

/** The probabilities that an engine gave, adding up to 1; an answer that is no distribution over the item's points is refused. */
export function checkedDistribution(item: ClosedItem, reply: Distribution | null | undefined): number[] {
  const distribution = reply?.distribution ?? [];
  const fits = distribution.length === item.points.length && distribution.every((p) => Number.isFinite(p) && p >= 0);
  if (!fits || !(sum(distribution) > 0))
    throw new Error(`not a distribution over the ${item.points.length} points of ${item.id}`);
  return asShares(distribution);
}
