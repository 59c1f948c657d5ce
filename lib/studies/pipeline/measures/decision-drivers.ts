import { largestRemainder } from "../../../engines/largest-remainder.ts";
import type { Measure } from "../../../engines/measured.ts";
import { asShares, expected, mean } from "../../../engines/statistics.ts";
import { codeBookOf, comesUp } from "../check-codes.ts";
import { aspectsOf } from "./closed-items.ts";
import { type Answers, measureOf, measureWords, shareInterval } from "./measure-of.ts";
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
    ...measureWords("driver_share"),
    value: null,
    n,
    items: aspects
      .map(({ label }, index) => ({ label, value: n === 0 ? null : points[index]! }))
      .sort((one, other) => (other.value ?? 0) - (one.value ?? 0)),
  });
}

/** How many name price as a reason against. */
export const priceAsStated = (answers: Answers): Measure => {
  const { entries } = codeBookOf(answers.study_type, answers.plan);
  const ofPrice = new Set(entries.filter(({ category }) => category === "price").map(({ objection }) => objection));
  const namesPrice = (objection: string) => ofPrice.has(objection);
  const shares = answers.interviews.flatMap(({ analysis: { sentiment, objections } }) =>
    sentiment === null ? [] : [objections.some(namesPrice) ? 1 : 0],
  );
  return shareOf(answers, measureWords("price_as_stated"), shares);
};

/** What part of the decision is price by the points given to it; said reasons are often price where the points are not. */
export function priceAsDriver(answers: Answers): Measure {
  const { aspects, points, n } = raised(answers);
  const share =
    n === 0 ? null : (points[aspects.findIndex(({ consideration }) => consideration === "price")] ?? 0) / 100;
  return measureOf(answers, {
    ...measureWords("price_as_driver"),
    value: share,
    interval: share === null ? null : shareInterval(share, answers.effective(n)),
    n,
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
    .map(asShares);
  const shares = ids.map((_, driver) => mean(allotments.map((own) => own[driver]!)));
  return { points: largestRemainder(shares, 100), n: allotments.length };
}
