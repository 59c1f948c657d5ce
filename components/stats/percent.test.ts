import { expect, test } from "vitest";
import { percent } from "./percent.ts";

test("a share is rounded, but never to nothing or to all", () => {
  expect([percent(1, 3), percent(0, 9), percent(9, 9)]).toEqual(["33 %", "0 %", "100 %"]);
  expect([percent(1, 1000), percent(999, 1000)]).toEqual(["under 1 %", "over 99 %"]);
  expect([percent(1, 100), percent(99, 100)]).toEqual(["1 %", "99 %"]);
});
