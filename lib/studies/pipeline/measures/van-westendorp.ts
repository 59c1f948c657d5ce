/** What one respondent answered to the four questions, in one currency. */
export type PriceAnswers = { too_cheap: number; cheap: number; expensive: number; too_expensive: number };

/** Whether the four prices rise; those of other respondents are dropped, as they contradict themselves. */
export const isInOrder = ({ too_cheap, cheap, expensive, too_expensive }: PriceAnswers): boolean =>
  too_cheap < cheap && cheap < expensive && expensive < too_expensive;

/** The price points of Van Westendorp 1976, with the narrower acceptable range: which two questions' curves cross at each. */
const crossed = {
  pmc: ["too_cheap", "cheap"],
  pme: ["expensive", "too_expensive"],
  ipp: ["cheap", "expensive"],
  opp: ["too_cheap", "too_expensive"],
  narrower_low: ["too_cheap", "expensive"],
  narrower_high: ["cheap", "too_expensive"],
} as const;

/**
 * A price point of at least one respondent: the lowest named price at which the rising curve (the share that named it or a
 * lower one) has reached the falling one (a higher one). Where F and G are the shares that named at most a price in either
 * question, that is where F ≥ 1 − G, so the lower median of both questions' answers together.
 */
export function pricePoint(answers: readonly PriceAnswers[], point: keyof typeof crossed): number {
  const [one, other] = crossed[point];
  // An interval takes thousands of these; a Float64Array is sorted without a call for each pair.
  const together = new Float64Array(2 * answers.length);
  for (const [place, answer] of answers.entries()) {
    together[2 * place] = answer[one];
    together[2 * place + 1] = answer[other];
  }
  return together.sort()[answers.length - 1]!;
}

/** The four curves at each named price, as shares of the respondents. */
export function priceCurves(
  answers: readonly PriceAnswers[],
): ({ price: number } & Record<keyof PriceAnswers, number>)[] {
  const prices = [...new Set(answers.flatMap(Object.values))].sort((one, other) => one - other) as number[];
  const share = (holds: (answer: PriceAnswers) => boolean) => answers.filter(holds).length / answers.length;
  return prices.map((price) => ({
    price,
    too_cheap: share(({ too_cheap }) => too_cheap > price),
    cheap: share(({ cheap }) => cheap > price),
    expensive: share(({ expensive }) => expensive <= price),
    too_expensive: share(({ too_expensive }) => too_expensive <= price),
  }));
}

/** The median of a distribution over some ascending amounts: exact, halfway where the halves part between two. */
export function medianOf(amounts: readonly number[], distribution: readonly number[]): number {
  let below = 0;
  for (const [point, share] of distribution.entries()) {
    below += share;
    if (below > 0.5 + 1e-9) return amounts[point]!;
    if (below >= 0.5 - 1e-9) {
      const next = distribution.findIndex((other, later) => later > point && other > 0);
      return next < 0 ? amounts[point]! : (amounts[point]! + amounts[next]!) / 2;
    }
  }
  return amounts.at(-1)!;
}

/** The four prices of a respondent: the median of each distribution over the prices asked. */
export function pricesNamed(amounts: readonly number[], distributions: readonly number[][]): PriceAnswers {
  const [too_cheap, cheap, expensive, too_expensive] = distributions.map((shares) => medianOf(amounts, shares));
  return { too_cheap: too_cheap!, cheap: cheap!, expensive: expensive!, too_expensive: too_expensive! };
}
