import type { Measure } from "../../../engines/measured.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { mean } from "../../../engines/statistics.ts";
import type { Answers } from "./answers.ts";
import { demandMeasures } from "./demand-measures.ts";
import { acceptedUpTo } from "./feeling-measures.ts";
import { bootstrapInterval, shareInterval } from "./interval.ts";
import { measureOf, noAnswer, unknownMeasure } from "./measure-of.ts";
import { mostOf } from "./newton-miller-smith.ts";
import { buyIds, type Ladders, laddersOf } from "./price-ladder.ts";
import { noPrice, ofFew, priceUnit } from "./price-unit.ts";
import { sources } from "./sources.ts";

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
  source: sources.gabor,
  formula: "Price × share that would buy, highest on the ladder up to the highest accepted price",
} as const;

const bestUnknown = (answers: Answers, why: string): Measure => unknownMeasure(answers, { ...best, why });

/** The share that would buy at each price; the value is that at the price the topic asks about. */
function ladderOf(answers: Answers, ladders: Ladders): Measure {
  const shares = ladders.buying.map((price, step) => {
    const given = answers.to(`buy_${step + 1}`).map(({ distribution }) => distribution[3]! + distribution[4]!);
    return { price, n: given.length, share: given.length === 0 ? null : mean(given) };
  });
  const at = shares.find(({ price }) => price.amount === ladders.asked.amount)!;
  return measureOf(answers, {
    id: "gabor_granger",
    label: `Would buy at ${priceInWords(ladders.asked)}`,
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
    source: sources.gabor,
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
  const given = buysByPrice(answers, ladders);
  const shares = (sample: readonly number[][]) =>
    ladders.buying.map((_, step) => mean(sample.map((own) => own[step]!)));
  const at = shares(given);
  // A price above what is accepted does not earn most, even where the curve of intent is flat.
  const ceiling = acceptedUpTo(answers);
  if (given.length === 0) return bestUnknown(answers, "No interview has a usable answer at every price");
  // Where intent does not fall with the price, the highest earns most in any case: that would say nothing.
  if (Math.max(...at) - Math.min(...at) < 1e-6) return bestUnknown(answers, "Intent is the same at every price asked");
  const earnsMost = (sample: readonly number[][]) => {
    const earned = shares(sample).map((share, step) => ({ step, revenue: ladders.buying[step]!.amount * share }));
    const accepted = earned.filter(({ step }) => ladders.buying[step]!.amount <= ceiling);
    return mostOf(accepted.length === 0 ? earned.slice(0, 1) : accepted, ({ revenue }) => revenue).step;
  };
  const amountOf = (sample: readonly number[][]) => ladders.buying[earnsMost(sample)]!.amount;
  const isHighest = earnsMost(given) === ladders.buying.length - 1;
  return measureOf(answers, {
    ...best,
    label: `${best.label} (${priceUnit(ladders.asked)})`,
    value: amountOf(given),
    interval: bootstrapInterval(given, answers.effective(given.length), amountOf),
    n: given.length,
    items: ladders.buying.map((price, step) => ({
      label: priceInWords(price),
      value: price.amount * at[step]!,
      note: "Revenue for each person asked",
    })),
    formula: `${best.formula}${isHighest ? ", which is the highest price asked: the best may lie above it" : ""}${ofFew(given.length)}`,
    method: "percentile bootstrap (Efron 1979)",
  });
}
