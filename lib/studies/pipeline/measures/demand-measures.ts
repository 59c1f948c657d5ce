import type { Measure } from "../../../engines/measured.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import type { Answers } from "./answers.ts";
import { acceptedUpTo, feelingIds } from "./feeling-measures.ts";
import { bootstrapInterval } from "./interval.ts";
import { measureOf, unknownMeasure } from "./measure-of.ts";
import { type Buyer, between, demandOf, mostOf } from "./newton-miller-smith.ts";
import { buyIds, type Ladders, laddersOf } from "./price-ladder.ts";
import { noOrder, noPrice, ofFew, priceUnit } from "./price-unit.ts";
import { sources } from "./sources.ts";
import { trialWeights } from "./trial-weights.ts";
import { isInOrder, medianOf } from "./van-westendorp.ts";

const trialRule =
  "trial is 0 at too cheap and too expensive, the weighted intent (.7, .5, .3, .1, 0) at the own cheap and expensive price, read off the ladder of prices, and lies on straight lines between";

const demands = [
  {
    of: "reach",
    id: "nms_best_trial",
    label: "Price that most would try, of those they named",
    formula: `Price with the highest share that would try it; ${trialRule}`,
    note: "Share that would try it",
  },
  {
    of: "revenue",
    id: "nms_best_revenue",
    label: "Price that earns most, of those they named",
    formula: `Price with the highest price × share that would try it, up to the highest accepted price; ${trialRule}`,
    note: "Revenue for each person asked",
  },
] as const;

/** The prices that most would try, and that earn most, by the four prices and the intent of each respondent. */
export function demandMeasures(answers: Answers): Measure[] {
  const ladders = laddersOf(answers.plan);
  const buyers = ladders === null ? [] : buyersOf(answers, ladders);
  return demands.map((demand) => {
    const { id, label, formula } = demand;
    const given = { id, label, formula, unit: "currency", source: sources.trial } as const;
    if (ladders === null) return unknownMeasure(answers, { ...given, why: noPrice });
    if (buyers.length === 0) return unknownMeasure(answers, { ...given, why: noOrder });
    return demandMeasure(answers, ladders, buyers, demand);
  });
}

const pricesOf = (buyers: readonly Buyer[]): number[] =>
  [...new Set(buyers.flatMap((buyer) => feelingIds.map((id) => buyer[id])))].sort((one, other) => one - other);

function demandMeasure(
  answers: Answers,
  { asked }: Ladders,
  buyers: readonly Buyer[],
  { of, id, label, formula, note }: (typeof demands)[number],
): Measure {
  const curve = demandOf(buyers, pricesOf(buyers));
  const ceiling = of === "revenue" ? acceptedUpTo(answers) : Number.POSITIVE_INFINITY;
  const best = (sample: readonly Buyer[]) => {
    const named = pricesOf(sample);
    const accepted = named.filter((price) => price <= ceiling);
    return mostOf(demandOf(sample, accepted.length === 0 ? named.slice(0, 1) : accepted), (at) => at[of]).price;
  };
  const sells = curve.some(({ reach }) => reach > 0);
  return measureOf(answers, {
    id,
    label: `${label} (${priceUnit(asked)})`,
    unit: "currency",
    value: sells ? best(buyers) : null,
    interval: sells ? bootstrapInterval(buyers, answers.effective(buyers.length), best) : null,
    n: buyers.length,
    items: curve.map((at) => ({ label: priceInWords({ ...asked, amount: at.price }), value: at[of], note })),
    formula: `${formula}${sells ? "" : ". Nobody would try it at any price"}${ofFew(buyers.length)}`,
    source: sources.trial,
    method: "percentile bootstrap (Efron 1979)",
  });
}

/** The respondents whose four prices are in order, with how likely they would buy at their own cheap and expensive ones. */
function buyersOf(answers: Answers, ladders: Ladders): Buyer[] {
  const feeling = ladders.feeling.map(({ amount }) => amount);
  const asked = ladders.buying.map(({ amount }) => amount);
  return answers
    .together([...feelingIds, ...buyIds(ladders)])
    .map(({ distributions }) => {
      const [too_cheap, cheap, expensive, too_expensive] = distributions
        .slice(0, 4)
        .map((own) => medianOf(feeling, own));
      const trial = distributions
        .slice(4)
        .map((own) => own.reduce((sum, share, point) => sum + share * trialWeights[point]!, 0));
      const prices = { too_cheap: too_cheap!, cheap: cheap!, expensive: expensive!, too_expensive: too_expensive! };
      return {
        ...prices,
        at_cheap: onLadder(asked, trial, prices.cheap),
        at_expensive: onLadder(asked, trial, prices.expensive),
      };
    })
    .filter(isInOrder)
    .sort(
      (one, other) =>
        feelingIds.map((id) => one[id] - other[id]).find((difference) => difference !== 0) ??
        one.at_cheap - other.at_cheap,
    );
}

/** The value of a ladder at a price: straight lines between its steps, and its ends beyond them. */
export function onLadder(prices: readonly number[], values: readonly number[], price: number): number {
  const above = prices.findIndex((step) => step >= price);
  if (above === 0) return values[0]!;
  if (above < 0) return values.at(-1)!;
  return between(price, prices[above - 1]!, values[above - 1]!, prices[above]!, values[above]!);
}
