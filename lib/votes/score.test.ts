import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dimensionIds } from "#lib/rubric/dimensions.ts";
import type { Sums } from "#lib/tools/tools.sql.ts";
import { dimensionScore, noVotes, t95, usageScore, withRatings } from "#lib/votes/score.ts";

const rating = fc.double({ min: 1, max: 5, noNaN: true });
const votes = fc.array(rating, { minLength: 1, maxLength: 60 });

function sums(ratings: number[]): Sums {
  return withAll(ratings.map((speed) => ({ speed }))).speed;
}

function withAll(reviews: Partial<Record<(typeof dimensionIds)[number], number>>[]) {
  return reviews.reduce((total, ratings) => withRatings(total, ratings, 1), noVotes());
}

const repeated = (vote: number, times: number) => Array.from({ length: times }, () => vote);

describe("dimensionScore", () => {
  // Mean and the 5th and 95th percentile of the marginal posterior t distribution, as SciPy 1.x computes them.
  test.each([
    { cast: [3], mean: 3, low: 2.16379, high: 3.83621 },
    { cast: [5], mean: 3.33333, low: 2.30919, high: 4.35748 },
    { cast: [1], mean: 2.66667, low: 1.64252, high: 3.69081 },
    { cast: [5, 4, 3], mean: 3.375, low: 2.6203, high: 4.1297 },
    { cast: [4, 4, 4, 4, 4], mean: 3.5, low: 2.95125, high: 4.04875 },
    { cast: [1, 5], mean: 3, low: 1.96347, high: 4.03653 },
    { cast: [4.5, 3.5, 5, 2, 4, 4, 1, 3.25], mean: 3.25, low: 2.64973, high: 3.85027 },
    { cast: repeated(5, 10), mean: 4.33333, low: 3.81067, high: 4.85599 },
    { cast: repeated(1, 40), mean: 1.22222, low: 1.0377, high: 1.40674 },
    { cast: repeated(5, 1000), mean: 4.99005, low: 4.98161, high: 4.99849 },
  ])("gives mean $mean and interval $low to $high for $cast.length votes", ({ cast, ...expected }) => {
    const score = dimensionScore(sums(cast))!;
    expect(score.count).toBe(cast.length);
    expect(Math.abs(score.mean - expected.mean)).toBeLessThan(1e-5);
    expect(Math.abs(score.low - expected.low)).toBeLessThan(5e-5);
    expect(Math.abs(score.high - expected.high)).toBeLessThan(5e-5);
  });

  test("is null without votes, never a number that nobody gave", () => {
    expect(dimensionScore({ n: 0, sum: 0, squares: 0 })).toBeNull();
  });

  test("keeps low <= mean <= high within 1 to 5 for any votes", () => {
    fc.assert(
      fc.property(votes, (cast) => {
        const { mean, low, high } = dimensionScore(sums(cast))!;
        expect(low).toBeGreaterThanOrEqual(1);
        expect(mean).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(mean);
        expect(high).toBeLessThanOrEqual(5);
      }),
    );
  });

  test("lies between the prior and the votes, and nearer to the votes the more there are", () => {
    fc.assert(
      fc.property(rating, fc.integer({ min: 1, max: 200 }), (vote, times) => {
        const few = dimensionScore(sums(repeated(vote, times)))!.mean;
        const many = dimensionScore(sums(repeated(vote, times + 1)))!.mean;
        expect(few).toBeGreaterThanOrEqual(Math.min(3, vote) - 1e-9);
        expect(few).toBeLessThanOrEqual(Math.max(3, vote) + 1e-9);
        expect(Math.abs(many - vote)).toBeLessThanOrEqual(Math.abs(few - vote) + 1e-9);
      }),
    );
  });

  test("narrows its interval with every further equal vote", () => {
    fc.assert(
      fc.property(rating, fc.integer({ min: 1, max: 200 }), (vote, times) => {
        const width = (count: number) => {
          const { low, high } = dimensionScore(sums(repeated(vote, count)))!;
          return high - low;
        };
        expect(width(times + 1)).toBeLessThan(width(times));
      }),
    );
  });

  test("does not depend on the order of the votes", () => {
    fc.assert(
      fc.property(votes, (cast) => {
        const there = dimensionScore(sums(cast))!;
        const back = dimensionScore(sums(cast.toReversed()))!;
        expect(Math.abs(there.low - back.low)).toBeLessThan(1e-9);
        expect(Math.abs(there.mean - back.mean)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("withRatings", () => {
  test("adding a review's ratings and taking them back gives what was there before", () => {
    const rated = fc.dictionary(fc.constantFrom(...dimensionIds), rating);
    fc.assert(
      fc.property(fc.array(rated, { maxLength: 8 }), rated, (others, one) => {
        const before = withAll(others);
        const after = withRatings(withRatings(before, one, 1), one, -1);
        for (const id of dimensionIds) {
          expect(after[id].n).toBe(before[id].n);
          expect(Math.abs(after[id].sum - before[id].sum)).toBeLessThan(1e-9);
          expect(Math.abs(after[id].squares - before[id].squares)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  test("the last vote taken back leaves exactly nothing, whatever rounding came before", () => {
    const full = withAll([{ cost: 1.1 }, { cost: 2.2 }, { cost: 4.7 }]);
    const none = [1.1, 2.2, 4.7].reduce((left, cost) => withRatings(left, { cost }, -1), full);
    expect(none).toEqual(noVotes());
  });

  test("touches only the dimensions that were rated and leaves what it was given unchanged", () => {
    const given = noVotes();
    const next = withRatings(given, { ease: 4 }, 1);
    expect(next).toEqual({ ...noVotes(), ease: { n: 1, sum: 4, squares: 16 } });
    expect(given).toEqual(noVotes());
  });
});

describe("usageScore", () => {
  const none = { speed: null, cost: null, reliability: null, quality: null, ease: null, documentation: null };
  const of = (mean: number, low: number) => ({ mean, low, high: 5, count: 1 });

  test("is the mean over rated dimensions, and sorts by the mean of their lower ends", () => {
    expect(usageScore({ ...none, speed: of(4, 3), ease: of(2, 1.5) })).toEqual({ score: 3, low: 2.25 });
  });

  test("is null where no dimension was rated", () => {
    expect(usageScore(none)).toEqual({ score: null, low: null });
  });
});

// The one-sided 95 % column of the tables of Student's t.
test.each([
  [6, 1.94318],
  [7, 1.894579],
  [8, 1.859548],
  [9, 1.833113],
  [10, 1.812461],
  [12, 1.782288],
  [15, 1.75305],
  [20, 1.724718],
  [25, 1.708141],
  [30, 1.697261],
  [40, 1.683851],
  [60, 1.670649],
  [120, 1.657651],
  [1000, 1.646379],
])("the 95th percentile of t with %i degrees of freedom is %f within 3e-5", (degrees, tabled) => {
  expect(Math.abs(t95(degrees) - tabled)).toBeLessThan(3e-5);
});
