import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  demandOf,
  isInOrder,
  medianOf,
  mostOf,
  type PriceAnswers,
  priceCurves,
  pricePoint,
  trialAt,
} from "./van-westendorp.ts";

const points = ["pmc", "pme", "ipp", "opp", "narrower_low", "narrower_high"] as const;
const pricePoints = (answers: PriceAnswers[]) =>
  Object.fromEntries(points.map((point) => [point, pricePoint(answers, point)])) as Record<
    (typeof points)[number],
    number
  >;

const answer = (too_cheap: number, cheap: number, expensive: number, too_expensive: number): PriceAnswers => ({
  too_cheap,
  cheap,
  expensive,
  too_expensive,
});

// Five respondents. Each crossing is worked out by hand below.
const five = [
  answer(2, 5, 10, 15),
  answer(3, 6, 9, 12),
  answer(4, 8, 14, 20),
  answer(5, 10, 16, 18),
  answer(6, 7, 11, 13),
];

const prices = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 4 })
  .map((four) => answer(...(four.sort((one, other) => one - other) as [number, number, number, number])));
const respondents = fc.array(prices, { minLength: 1, maxLength: 12 });

/** The method to the letter: the lowest named price at which the rising curve is at least as high as the falling one. */
function lowestWhere(answers: PriceAnswers[], reached: (at: ReturnType<typeof priceCurves>[number]) => number): number {
  return priceCurves(answers).find((at) => reached(at) >= -1e-9)!.price;
}

describe("the price sensitivity meter", () => {
  test("finds the crossings of five respondents as worked out by hand", () => {
    // Too cheap falls 1 .8 .6 .4 .2 0 after 2 3 4 5 6; not cheap rises to .2 .4 .6 .8 1 at 5 6 7 8 10. At 5 it is .2
    // against .2 too cheap (only the sixth says more than 5): PMC 5.
    // Too expensive rises to .2 .4 .6 at 12 13 15; not expensive is .6 .4 .4 .2 at 10, 11, 13, 14: at 13 both are .4: PME 13.
    // Cheap is .2 at 8 and 0 at 10; expensive is .2 at 9: IPP 9. Too expensive is 0 up to 12 and too cheap 0 from 6: OPP 6.
    expect(pricePoints(five)).toEqual({ pmc: 5, pme: 13, ipp: 9, opp: 6, narrower_low: 6, narrower_high: 10 });
  });

  test("has curves of the shares that named a higher price, or at most this one", () => {
    expect(priceCurves(five).find(({ price }) => price === 9)).toEqual({
      price: 9,
      too_cheap: 0,
      cheap: 0.2,
      expensive: 0.2,
      too_expensive: 0,
    });
  });

  test("takes the answers of one respondent as they are", () => {
    expect(pricePoints([answer(2, 5, 10, 15)])).toEqual({
      pmc: 2,
      pme: 10,
      ipp: 5,
      opp: 2,
      narrower_low: 2,
      narrower_high: 5,
    });
  });

  test("drops answers that do not rise, equal ones among them", () => {
    expect(isInOrder(answer(2, 5, 10, 15))).toBe(true);
    const contradictory = [
      answer(2, 2, 10, 15),
      answer(2, 12, 10, 15),
      answer(9, 5, 10, 15),
      answer(2, 5, 5, 15),
      answer(2, 5, 15, 15),
    ];
    expect(contradictory.filter(isInOrder)).toEqual([]);
  });

  test("crosses where the curves of the method do", () => {
    fc.assert(
      fc.property(respondents, (answers) => {
        expect(pricePoints(answers)).toEqual({
          pmc: lowestWhere(answers, ({ cheap, too_cheap }) => 1 - cheap - too_cheap),
          pme: lowestWhere(answers, ({ expensive, too_expensive }) => too_expensive - (1 - expensive)),
          ipp: lowestWhere(answers, ({ expensive, cheap }) => expensive - cheap),
          opp: lowestWhere(answers, ({ too_expensive, too_cheap }) => too_expensive - too_cheap),
          narrower_low: lowestWhere(answers, ({ expensive, too_cheap }) => expensive - too_cheap),
          narrower_high: lowestWhere(answers, ({ too_expensive, cheap }) => too_expensive - cheap),
        });
      }),
    );
  });

  test("keeps its points in order", () => {
    fc.assert(
      fc.property(respondents, (answers) => {
        const { pmc, pme, ipp, opp } = pricePoints(answers);
        for (const point of [ipp, opp]) {
          expect(point).toBeGreaterThanOrEqual(pmc);
          expect(point).toBeLessThanOrEqual(pme);
        }
      }),
    );
  });

  test("never lowers a point when an answer to one of its questions rises", () => {
    fc.assert(
      fc.property(respondents, fc.nat(20), (answers, more) => {
        const raised = answers.map((own) => ({ ...own, too_expensive: own.too_expensive + more }));
        expect(pricePoints(raised).pme).toBeGreaterThanOrEqual(pricePoints(answers).pme);
        expect(pricePoints(raised).opp).toBeGreaterThanOrEqual(pricePoints(answers).opp);
        expect(pricePoints(raised).pmc).toBe(pricePoints(answers).pmc);
      }),
    );
  });

  test("does not depend on who was asked first", () => {
    fc.assert(
      fc.property(respondents, (answers) => {
        expect(pricePoints(answers.toReversed())).toEqual(pricePoints(answers));
      }),
    );
  });
});

describe("a median", () => {
  test("is exact: the point that holds the middle, or halfway where the halves part", () => {
    expect(medianOf([1, 2, 3], [0.2, 0.5, 0.3])).toBe(2);
    expect(medianOf([10, 20, 40], [0.5, 0, 0.5])).toBe(25);
    expect(medianOf([10, 20, 40], [0.1, 0.4, 0.5])).toBe(30);
    expect(medianOf([10, 20], [0, 1])).toBe(20);
    expect(medianOf([7], [1])).toBe(7);
  });
});

describe("demand after Newton, Miller and Smith", () => {
  const buyer = { ...answer(10, 20, 40, 60), at_cheap: 0.7, at_expensive: 0.3 };

  test("lies on straight lines between the four prices and is nothing beyond them", () => {
    expect([5, 10, 15, 20, 30, 40, 50, 60, 61, 99].map((price) => trialAt(buyer, price))).toEqual(
      [0, 0, 0.35, 0.7, 0.5, 0.3, 0.15, 0, 0, 0].map((share) => expect.closeTo(share, 9)),
    );
  });

  test("is most tried at the cheap price and earns most at another", () => {
    const other = { ...answer(15, 20, 30, 50), at_cheap: 0.5, at_expensive: 0.5 };
    const demand = demandOf([buyer, other], [10, 20, 30, 40]);
    // Reach at 20 is (.7 + .5) / 2 = .6, at 30 (.5 + .5) / 2 = .5, at 40 (.3 + .25) / 2 = .275.
    expect(demand.map(({ reach }) => reach)).toEqual([0, 0.6, 0.5, 0.275].map((share) => expect.closeTo(share, 9)));
    expect(mostOf(demand, ({ reach }) => reach).price).toBe(20);
    expect(mostOf(demand, ({ revenue }) => revenue)).toEqual({
      price: 30,
      reach: expect.closeTo(0.5, 9),
      revenue: expect.closeTo(15, 9),
    });
  });
});
