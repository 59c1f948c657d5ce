import sources from "#lib/studies/pipeline/measures/sources.json" with { type: "json" };
import { largestRemainder } from "../../../engines/largest-remainder.ts";
import type { Measure } from "../../../engines/measured.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import { codeBookOf, comesUp } from "../code-book.ts";
import type { Answers, StudyForm } from "../measures/answers.ts";
import { aspectsOf, itemsOf } from "../measures/closed-items.ts";
import { shareInterval } from "../measures/interval.ts";
import { measureOf } from "../measures/measure-of.ts";
import { meanOf, namedShares, shareOf } from "../measures/shares.ts";

const drivers = aspectsOf("winloss");

/** Win-loss: what drives the decision, how likely it is won, why it is lost, and whether price is a reason or a pretext. */
export const winloss: StudyForm = {
  battery: (plan) => [...itemsOf("winloss", plan), ...drivers.ask(plan)],
  measures: (answers) => [
    driverShare(answers),
    meanOf(answers, {
      id: "win_probability",
      label: "Would be chosen",
      item: "win",
      unit: "share",
      per: 10,
      formula: "Mean of the points from 0 to 10, divided by 10",
      source: sources.winLoss,
    }),
    namedShares(answers, {
      id: "loss_reasons",
      label: "Reasons against",
      labels: answers.interviews
        .filter(({ analysis }) => analysis.sentiment !== null && analysis.stance !== null && analysis.stance <= 2)
        .map(({ analysis }) => analysis.objections),
      formula: "Share of the interviews that end against it (stance 1 or 2) in which the objection was raised",
      source: sources.named,
    }),
    priceAsStated(answers),
    priceAsDriver(answers),
  ],
};

/** The drivers that come up, with their points: what nobody raised drives nothing. */
function raised(answers: Answers) {
  const book = codeBookOf("winloss", answers.plan);
  const aspects = drivers
    .of(answers.plan)
    .filter(({ consideration }) => answers.interviews.some((interview) => comesUp(interview, consideration, book)));
  const ids = aspects.map(({ id }) => id);
  return { aspects, ...driverPoints(answers, ids) };
}

function driverShare(answers: Answers): Measure {
  const { aspects, points, n } = raised(answers);
  return measureOf(answers, {
    id: "driver_share",
    label: "What drives the decision",
    unit: "points",
    value: null,
    n,
    items: aspects
      .map(({ label }, index) => ({ label, value: n === 0 ? null : points[index]! }))
      .sort((one, other) => (other.value ?? 0) - (one.value ?? 0)),
    formula:
      "100 points shared out in each interview by how far above “not important” a driver is rated; the mean of the interviews, whole by largest remainder",
    source: sources.winLoss,
  });
}

const priceAsStated = (answers: Answers): Measure => {
  const { entries } = codeBookOf("winloss", answers.plan);
  const ofPrice = new Set(entries.filter(({ category }) => category === "price").map(({ objection }) => objection));
  const namesPrice = (objection: string) => ofPrice.has(objection);
  return shareOf(answers, {
    id: "price_as_stated",
    label: "Name price as a reason against",
    shares: answers.interviews.flatMap(({ analysis: { sentiment, objections } }) =>
      sentiment === null ? [] : [objections.some(namesPrice) ? 1 : 0],
    ),
    formula: "Share of interviews that raise an objection of price; to be read next to price_as_driver",
    source: sources.named,
  });
};

/** What part of the decision is price by the points given to it; said reasons are often price where the points are not. */
function priceAsDriver(answers: Answers): Measure {
  const { aspects, points, n } = raised(answers);
  const share =
    n === 0 ? null : (points[aspects.findIndex(({ consideration }) => consideration === "price")] ?? 0) / 100;
  return measureOf(answers, {
    id: "price_as_driver",
    label: "Part of the decision that is price",
    unit: "share",
    value: share,
    interval: share === null ? null : shareInterval(share, answers.effective(n)),
    n,
    formula: "Driver points of price, divided by 100; less than price_as_stated: price may be a pretext",
    source: sources.winLoss,
  });
}

/**
 * A hundred points shared out over some drivers, as each interview would by how far above the lowest point it rates them;
 * whole, adding up to 100. Interviews that rate none above it have no points to give and are left out.
 */
function driverPoints(answers: Answers, ids: readonly string[]): { points: number[]; n: number } {
  const given = answers
    .together(ids)
    .map(({ distributions }) => distributions.map((shares) => expected(shares, 0)))
    .filter((weights) => weights.some((weight) => weight > 0))
    .map((weights) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => weight / all);
    });
  const shares = ids.map((_, driver) => mean(given.map((own) => own[driver]!)));
  return { points: largestRemainder(shares, 100), n: given.length };
}
