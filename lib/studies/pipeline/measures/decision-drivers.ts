import { largestRemainder } from "../../../engines/largest-remainder.ts";
import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import { expected, mean } from "../../../engines/statistics.ts";
import { codeBookOf, comesUp } from "../code-book.ts";
import type { Answers } from "./answers.ts";
import { aspectsOf } from "./closed-items.ts";
import { shareInterval } from "./interval.ts";
import { measureOf } from "./measure-of.ts";
import { shareOf } from "./shares.ts";

/** The drivers that come up, with their points: what nobody raised drives nothing. */
function raised(answers: Answers) {
  const book = codeBookOf(answers.study_type, answers.plan);
  const aspects = aspectsOf(answers.study_type, answers.plan).filter(({ consideration }) =>
    answers.interviews.some((interview) => comesUp(interview, consideration, book)),
  );
  const ids = aspects.map(({ id }) => id);
  return { aspects, ...driverPoints(answers, ids) };
}

/** What drives the decision, as 100 points shared out. */
export function driverShare(answers: Answers): Measure {
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
    source: measureSources.winLoss,
  });
}

/** How many name price as a reason against. */
export const priceAsStated = (answers: Answers): Measure => {
  const { entries } = codeBookOf(answers.study_type, answers.plan);
  const ofPrice = new Set(entries.filter(({ category }) => category === "price").map(({ objection }) => objection));
  const namesPrice = (objection: string) => ofPrice.has(objection);
  return shareOf(answers, {
    id: "price_as_stated",
    label: "Name price as a reason against",
    shares: answers.interviews.flatMap(({ analysis: { sentiment, objections } }) =>
      sentiment === null ? [] : [objections.some(namesPrice) ? 1 : 0],
    ),
    formula: "Share of interviews that raise an objection of price; to be read next to price_as_driver",
    source: measureSources.named,
  });
};

/** What part of the decision is price by the points given to it; said reasons are often price where the points are not. */
export function priceAsDriver(answers: Answers): Measure {
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
    source: measureSources.winLoss,
  });
}

/**
 * A hundred points shared out over some drivers, as each interview would by how far above the lowest point it rates them;
 * whole, adding up to 100. Interviews that rate none above it have no points to give and are left out.
 */
function driverPoints(answers: Answers, ids: readonly string[]): { points: number[]; n: number } {
  const allotments = answers
    .together(ids)
    .map(({ distributions }) => distributions.map((shares) => expected(shares, 0)))
    .filter((weights) => weights.some((weight) => weight > 0))
    .map((weights) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => weight / all);
    });
  const shares = ids.map((_, driver) => mean(allotments.map((own) => own[driver]!)));
  return { points: largestRemainder(shares, 100), n: allotments.length };
}
