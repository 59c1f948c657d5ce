import { expect, test } from "vitest";
import { isOfPricePut, suitsTopic, telling } from "./suits-topic.ts";

test.each([
  ["price conscious but pays for quality for the children", ["price", "health"], false],
  ["price conscious but pays for quality for the children", ["price", "family"], true],
  ["slow to try new technology", ["trust", "habit", "effort"], false],
  ["slow to try new technology", ["features", "effort"], true],
  ["loyal to what works", ["habit"], true],
])("%j, of a topic that touches %j: %j", (trait, touched, isSaid) => {
  expect(suitsTopic(trait, touched)).toBe(isSaid);
});

test("a reason says that a price is too high, or worries about it", () => {
  expect(isOfPricePut("I find {it} too expensive", { id: "price", side: "against" })).toBe(true);
  expect(isOfPricePut("I worry that {it} would cost too much", { id: "price", side: "against" })).toBe(false);
  expect(isOfPricePut("I think I could afford {it}", { id: "price", side: "for" })).toBe(false);
});

test("a small loading is no reason that is heard", () => {
  expect([0.2, -0.3, undefined].map((loading) => telling(loading))).toEqual([0, 0, 0]);
  expect([0.5, -0.9].map((loading) => telling(loading))).toEqual([0.5, -0.9]);
});
