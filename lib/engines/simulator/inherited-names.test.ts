import { expect, test } from "vitest";
import { inheritedNames } from "../../testing/fuzz/fuzz-texts.ts";
import type { Price } from "../brief.ts";
import { inUnitOf, unitOf } from "./rating/price-unit.ts";

test("a price for a thing with a name that every object inherits is paid once", () => {
  for (const per of inheritedNames) {
    const price: Price = { amount: 29, currency: per, per };
    expect([unitOf(price), inUnitOf(price, "once")]).toEqual(["once", 29]);
  }
});
