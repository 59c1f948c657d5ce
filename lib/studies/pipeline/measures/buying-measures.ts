import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { acceptedUpTo, feelingIds } from "./feeling-measures.ts";
import { bootstrapInterval, shareInterval } from "./interval.ts";
import { measureOf, noAnswer, unknownMeasure } from "./measure-of.ts";
import { type Buyer, between, demandOf, mostOf, trialWeights } from "./newton-miller-smith.ts";
import { buyIds, type Ladders, laddersOf, noOrder, noPrice, ofFew, priceUnit } from "./price-ladder.ts";
import { isInOrder, pricesNamed } from "./van-westendorp.ts";

/** The share that would buy at each price, what each price would earn, and the demand between the prices. */
export function buyingMeasures(answers: Answers): Measure[] {
  const ladders = laddersOf(answers.plan);
  return [
    ...(ladders === null
      ? [bestUnknown(answers, noPrice)]
      : [ladderOf(answers, ladders), ladderRevenue(answers, ladders)]),
    ...demandMeasures(answers),
  ];
}

const best = {
  id: "gg_best_price",
  label: "Price that earns most, of those asked",
  unit: "currency",
  source: measureSources.gabor,
  formula: "Price × share that would buy, highest on the ladder up to the highest accepted price",
} as const;

const bestUnknown = (answers: Answers, why: string): Measure => unknownMeasure(answers, { ...best, why });

/** The share that would buy at each price; the value is that at the price the topic asks about. */
function ladderOf(answers: Answers, ladders: Ladders): Measure {
  const shares = ladders.buying.map((price, step) => {
    const chances = answers.to(`buy_${step + 1}`).map(({ distribution }) => distribution[3]! + distribution[4]!);
    return { price, n: chances.length, share: chances.length === 0 ? null : mean(chances) };
  });
  const at = shares.find(({ price }) => price.amount === ladders.price.amount)!;
  return measureOf(answers, {
    id: "gabor_granger",
    label: `Would buy at ${priceInWords(ladders.price)}`,
    unit: "share",
    value: at.share,
    interval: at.share === null ? null : shareInterval(at.share, answers.effective(at.n)),
    n: at.n,
    items: shares.map(({ price, share, n }) => ({
      label: priceInWords(price),
      value: share,
      ...(share === null ? noAnswer : { interval: shareInterval(share, answers.effective(n)) }),
    })),
    formula: "Mean probability of “probably” or “definitely” at each price",
    source: measureSources.gabor,
  });
}

/** The shares that would buy of each interview that answered at every price, in an order that is not that of the interviews. */
function buysByPrice(answers: Answers, ladders: Ladders): number[][] {
  return answers
    .together(buyIds(ladders))
    .map(({ distributions }) => distributions.map((shares) => shares[3]! + shares[4]!))
    .sort((one, other) => one.map((share, step) => share - other[step]!).find((difference) => difference !== 0) ?? 0);
}

/** What each price of the ladder earns from each person asked, and which earns most. */
function ladderRevenue(answers: Answers, ladders: Ladders): Measure {
  const buying = buysByPrice(answers, ladders);
  const shares = (sample: readonly number[][]) =>
    ladders.buying.map((_, step) => mean(sample.map((own) => own[step]!)));
  const at = shares(buying);
  // A price above what is accepted does not earn most, even where the curve of intent is flat.
  const ceiling = acceptedUpTo(answers);
  if (buying.length === 0) return bestUnknown(answers, "No interview has a usable answer at every price");
  // Where intent does not fall with the price, the highest earns most in any case: that would say nothing.
  if (Math.max(...at) - Math.min(...at) < 1e-6) return bestUnknown(answers, "Intent is the same at every price asked");
  const earnsMost = (sample: readonly number[][]) => {
    const earned = shares(sample).map((share, step) => ({ step, revenue: ladders.buying[step]!.amount * share }));
    const accepted = earned.filter(({ step }) => ladders.buying[step]!.amount <= ceiling);
    return mostOf(accepted.length === 0 ? earned.slice(0, 1) : accepted, ({ revenue }) => revenue).step;
  };
  const amountOf = (sample: readonly number[][]) => ladders.buying[earnsMost(sample)]!.amount;
  const isHighest = earnsMost(buying) === ladders.buying.length - 1;
  return measureOf(answers, {
    ...best,
    label: `${best.label} (${priceUnit(ladders.price)})`,
    value: amountOf(buying),
    interval: bootstrapInterval(buying, answers.effective(buying.length), amountOf),
    n: buying.length,
    items: ladders.buying.map((price, step) => ({
      label: priceInWords(price),
      value: price.amount * at[step]!,
      note: "Revenue for each person asked",
    })),
    formula: `${best.formula}${isHighest ? ", which is the highest price asked: the best may lie above it" : ""}${ofFew(buying.length)}`,
    method: "percentile bootstrap (Efron 1979)",
  });
}

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
function demandMeasures(answers: Answers): Measure[] {
  const ladders = laddersOf(answers.plan);
  const buyers = ladders === null ? [] : buyersOf(answers, ladders);
  return demands.map((demand) => {
    const { id, label, formula } = demand;
    const row = { id, label, formula, unit: "currency", source: measureSources.trial } as const;
    if (ladders === null) return unknownMeasure(answers, { ...row, why: noPrice });
    if (buyers.length === 0) return unknownMeasure(answers, { ...row, why: noOrder });
    return demandMeasure(answers, ladders, buyers, demand);
  });
}

/** The prices that buyers name, each once, the lowest first. */
function pricesOf(buyers: readonly Buyer[]): number[] {
  const prices = new Set<number>();
  for (const buyer of buyers) for (const id of feelingIds) prices.add(buyer[id]);
  return [...new Float64Array(prices).sort()];
}

function demandMeasure(
  answers: Answers,
  { price }: Ladders,
  buyers: readonly Buyer[],
  { of, id, label, formula, note }: (typeof demands)[number],
): Measure {
  const curve = demandOf(buyers, pricesOf(buyers));
  const ceiling = of === "revenue" ? acceptedUpTo(answers) : Number.POSITIVE_INFINITY;
  const best = (sample: readonly Buyer[]) => {
    const prices = pricesOf(sample);
    const accepted = prices.filter((price) => price <= ceiling);
    return mostOf(demandOf(sample, accepted.length === 0 ? prices.slice(0, 1) : accepted), (at) => at[of]).price;
  };
  const sells = curve.some(({ reach }) => reach > 0);
  return measureOf(answers, {
    id,
    label: `${label} (${priceUnit(price)})`,
    unit: "currency",
    value: sells ? best(buyers) : null,
    interval: sells ? bootstrapInterval(buyers, answers.effective(buyers.length), best) : null,
    n: buyers.length,
    items: curve.map((at) => ({ label: priceInWords({ ...price, amount: at.price }), value: at[of], note })),
    formula: `${formula}${sells ? "" : ". Nobody would try it at any price"}${ofFew(buyers.length)}`,
    source: measureSources.trial,
    method: "percentile bootstrap (Efron 1979)",
  });
}

/** The respondents whose four prices are in order, with how likely they would buy at their own cheap and expensive ones. */
function buyersOf(answers: Answers, ladders: Ladders): Buyer[] {
  const feeling = ladders.feeling.map(({ amount }) => amount);
  const amounts = ladders.buying.map(({ amount }) => amount);
  return answers
    .together([...feelingIds, ...buyIds(ladders)])
    .map(({ distributions }) => {
      const trial = distributions
        .slice(4)
        .map((own) => own.reduce((sum, share, point) => sum + share * trialWeights[point]!, 0));
      const prices = pricesNamed(feeling, distributions.slice(0, 4));
      return {
        ...prices,
        at_cheap: onLadder(amounts, trial, prices.cheap),
        at_expensive: onLadder(amounts, trial, prices.expensive),
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
