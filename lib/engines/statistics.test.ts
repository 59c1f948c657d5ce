import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tail } from "../in-words.ts";
import {
  agreementOf,
  confidenceOf,
  convergenceOf,
  effectiveInterviews,
  npsOf,
  repeatabilityOf,
  sentimentOf,
  sentimentScore,
  sentimentWord,
} from "../studies/pipeline/study-numbers.ts";
import { interviewsEach, mostPersonas } from "../studies/study-limits.ts";
import { simulatorCeiling, simulatorFactor } from "./measured.ts";
import {
  expected,
  kendallW,
  largestRemainder,
  normalCdf,
  quantile,
  rounded,
  spreadOf,
  variance,
  wilson,
  z90,
} from "./statistics.ts";

describe("statistics", () => {
  test("the 90 % Wilson interval of 8 in 10 is .541 to .931", () => {
    const { low, high } = wilson(0.8, 10);
    expect([rounded(low, 3), rounded(high, 3)]).toEqual([0.541, 0.931]);
    expect(wilson(0.5, 0)).toEqual({ low: 0, high: 1 });
  });

  test("the point of an interval leaves beyond it what the words of intervals say", () => {
    expect(normalCdf(z90)).toBeCloseTo(1 - tail, 4);
  });

  test("numbers are rounded with halves away from zero, and never to minus zero", () => {
    expect([rounded(1.005, 2), rounded(-2.5, 0), rounded(0.05, 1), rounded(-0.001, 1)]).toEqual([1.01, -3, 0.1, 0]);
  });

  test("variance and expectation are the population's", () => {
    expect(variance([1, 2, 3, 4, 5])).toBe(2);
    expect(variance([])).toBe(0);
    expect(expected([0.5, 0, 0.5], 1)).toBe(2);
  });

  test("whole shares add up to the total exactly, in proportion", () => {
    expect(largestRemainder([1, 1, 1], 100)).toEqual([34, 33, 33]);
    expect(largestRemainder([47, 16, 15.8, 12, 6.1, 3.1], 10)).toEqual([5, 2, 1, 1, 1, 0]);
    expect(largestRemainder([0, 0], 100)).toEqual([0, 0]);
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: 0, max: 1000, noNaN: true }), { minLength: 1, maxLength: 12 }),
        (weights) => {
          const sum = weights.reduce((all, weight) => all + weight, 0);
          const shares = largestRemainder(weights, 100);
          if (sum > 1e-6) expect(shares.reduce((all, share) => all + share, 0)).toBe(100);
          shares.forEach((share, index) => {
            if (sum > 1e-6) expect(Math.abs(share - (100 * weights[index]!) / sum)).toBeLessThan(1.0001);
          });
        },
      ),
    );
  });
});

describe("the projected NPS", () => {
  test("of 3 promoters, 3 passives and 2 detractors among 8 is 12.5 with an interval of about 38 points to each side", () => {
    const one = (segment: "promoter" | "passive" | "detractor") => ({
      promoter: 0,
      passive: 0,
      detractor: 0,
      [segment]: 1,
    });
    const all = [
      ...Array(3).fill(one("promoter")),
      ...Array(3).fill(one("passive")),
      ...Array(2).fill(one("detractor")),
    ];
    const { projected_nps, nps } = npsOf(all, 8);
    // Adjusted by hand: p = 3.75/11, d = 2.75/11, p − d = .0909, SE = √((.5909 − .00826)/11) = .23014.
    expect(projected_nps).toBe(13);
    expect(nps).toEqual({ promoters: 0.375, passives: 0.375, detractors: 0.25, low: -28.8, high: 46.9 });
  });

  test("never leaves −100 to 100, nor its interval", () => {
    const { projected_nps, nps } = npsOf([{ promoter: 1, passive: 0, detractor: 0 }], 1);
    expect(projected_nps).toBe(100);
    expect(nps.high).toBeLessThanOrEqual(100);
    expect(nps.low).toBeLessThan(nps.high);
  });
});

describe("sentiment", () => {
  const turn = (valence: number, salience = 1) => ({ valence, salience });

  test("is 5 when nothing counts, and weighs each turn by its salience", () => {
    expect(sentimentScore([])).toBe(5);
    expect(sentimentScore([turn(1, 3), turn(-1, 1)])).toBe(7.5);
    expect(sentimentScore([turn(-1)])).toBe(0);
  });

  test("is mixed from 30 % on each side, else goes by the score", () => {
    expect(sentimentOf([turn(0.7), turn(-0.3)])).toBe("mixed");
    expect(sentimentOf([turn(0.71), turn(-0.29)])).toBe("neutral");
    expect(sentimentOf([turn(0.9), turn(0.2)])).toBe("positive");
    expect(sentimentOf([turn(-0.9)])).toBe("negative");
    expect(sentimentOf([])).toBe("neutral");
    expect([3.5, 3.6, 6.4, 6.5].map(sentimentWord)).toEqual(["negative", "neutral", "neutral", "positive"]);
  });
});

describe("confidence", () => {
  const best = {
    agreement: 1,
    convergence: 1,
    repeatability: 1,
    grounding: 1,
    validity: 1,
    n_effective: effectiveInterviews(mostPersonas, interviewsEach.study),
    engine_factor: 1,
  };

  test("of four personas asked twice reaches 88 at most, and 29 with the built-in engine", () => {
    expect(confidenceOf(best)).toBe(88);
    expect(confidenceOf({ ...best, engine_factor: simulatorFactor })).toBe(29);
    const most = effectiveInterviews(mostPersonas, interviewsEach.most);
    expect(confidenceOf({ ...best, engine_factor: simulatorFactor, n_effective: most })).toBe(simulatorCeiling);
  });

  test("shares out the weight of repeats that were not made", () => {
    expect(confidenceOf({ ...best, repeatability: null })).toBe(88);
    expect(confidenceOf({ ...best, repeatability: null, convergence: 0 })).toBe(Math.round(88.33 * (0.7 / 0.85)));
  });

  test("counts agreement from one half on, and halves with what was understood", () => {
    expect(confidenceOf({ ...best, agreement: 0.5 })).toBe(27);
    expect(confidenceOf({ ...best, agreement: 0.2 })).toBe(27);
    expect(confidenceOf({ ...best, validity: 0.5 })).toBe(44);
  });

  test("is nothing without grounding or validity, and never leaves 0 to 100", () => {
    expect(confidenceOf({ ...best, grounding: 0 })).toBe(0);
    expect(confidenceOf({ ...best, validity: 0 })).toBe(0);
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        part,
        part,
        fc.option(part),
        part,
        part,
        part,
        fc.double({ min: 0, max: 12, noNaN: true }),
        (a, c, r, g, v, e, n) => {
          const value = confidenceOf({
            agreement: a,
            convergence: c,
            repeatability: r,
            grounding: g,
            validity: v,
            engine_factor: e,
            n_effective: n,
          });
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        },
      ),
    );
  });

  test("its components are what they are said to be", () => {
    expect(effectiveInterviews(4, 2)).toBeCloseTo(16 / 3);
    expect(effectiveInterviews(4, 1)).toBe(4);
    expect(agreementOf([1, 2, 3, 4, 5])).toBe(0);
    expect(agreementOf([1, 5])).toBe(0);
    expect(agreementOf([4, 4, 4])).toBe(1);
    expect(repeatabilityOf([[1], [2]])).toBeNull();
    expect(repeatabilityOf([[4, 4], [2, 4], [3]])).toBe(0.75);
    expect(convergenceOf([1, 1, 1], 4)).toBe(1);
    expect(convergenceOf([0.25, 0.25], 4)).toBe(0);
    expect(convergenceOf([1], 1)).toBe(0);
    expect(convergenceOf([], 4)).toBe(0);
  });
});

describe("the statistics of closed questions", () => {
  test("Kendall's W is 1 for equal rankings, 0 for opposite ones, and null for one", () => {
    expect(
      kendallW([
        [0, 1, 2],
        [0, 1, 2],
        [0, 1, 2],
      ]),
    ).toBe(1);
    expect(
      kendallW([
        [0, 1, 2],
        [2, 1, 0],
      ]),
    ).toBe(0);
    expect(kendallW([[0, 1, 2]])).toBeNull();
    // Sums of ranks 4, 5, 10 and 11: S = 37, W = 12 · 37 / (9 · 60).
    expect(
      kendallW([
        [0, 1, 2, 3],
        [0, 1, 3, 2],
        [1, 0, 2, 3],
      ]),
    ).toBeCloseTo(0.8222, 4);
  });

  test("quartiles lie between their neighbours", () => {
    expect([0.25, 0.5, 0.75].map((share) => quantile([1, 2, 3, 4], share))).toEqual([1.75, 2.5, 3.25]);
  });

  test("spread is 0 of one kind and 1 of all alike", () => {
    expect(spreadOf([8, 0, 0, 0])).toBe(0);
    expect(spreadOf([2, 2, 2, 2])).toBe(1);
  });
});
