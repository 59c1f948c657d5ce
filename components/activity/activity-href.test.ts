import { expect, test } from "vitest";
import { activityHref, readAsked } from "./activity-href.ts";

test("an empty or absent kind is all of them, and one that does not exist is not taken for all", () => {
  expect(readAsked({ kind: "", cursor: " c1 " })).toEqual({ kind: "all", cursor: "c1" });
  expect(readAsked({ kind: ["answer", "rating"] })).toEqual({ kind: "answer", cursor: "" });
  expect(readAsked({ kind: "gossip" })).toEqual({ kind: null, cursor: "" });
});

test("an address keeps what was asked and nothing else", () => {
  expect(activityHref({ kind: "followup", cursor: "a b" })).toBe("/activity?kind=followup&cursor=a+b");
  expect(activityHref({ kind: "all", cursor: "" })).toBe("/activity");
});
