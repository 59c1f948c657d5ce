import { expect, test } from "vitest";
import { readFilters, reviewsHref } from "./reviews-href.ts";

test("an address has the filters in one order, and no empty, repeated or unknown ones", () => {
  const given = { sort: "lowest", model: ["a b", "c"], outcome: "", page: "2", tool_id: " nodejs " };
  expect(readFilters(given)).toEqual({ tool_id: "nodejs", model: "a b", sort: "lowest" });
  expect(reviewsHref(null, readFilters(given), 40)).toBe("/reviews?tool_id=nodejs&model=a+b&sort=lowest&offset=40");
  expect(readFilters({ sort: "newest" })).toEqual({});
  expect(reviewsHref(null, {})).toBe("/reviews");
});

test("the list of a tool's page has no filter by tool", () => {
  const place = { tool_id: "nodejs" };
  expect(readFilters({ tool_id: "github", outcome: "failure" }, place)).toEqual({ outcome: "failure" });
  expect(reviewsHref(place, { outcome: "failure" }, 20)).toBe("/tools/nodejs/reviews?outcome=failure&offset=20");
});
