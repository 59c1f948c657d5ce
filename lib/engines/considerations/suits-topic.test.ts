import { expect, test } from "vitest";
import { suitsTopic } from "./suits-topic.ts";

test.each([
  ["price conscious but pays for quality for the children", ["price", "health"], false],
  ["price conscious but pays for quality for the children", ["price", "family"], true],
  ["slow to try new technology", ["trust", "habit", "effort"], false],
  ["slow to try new technology", ["features", "effort"], true],
  ["loyal to what works", ["habit"], true],
])("%j, of a topic that touches %j: %j", (trait, touched, isSaid) => {
  expect(suitsTopic(trait, touched)).toBe(isSaid);
});
