import { expect, test } from "vitest";
import type { Outcome } from "../registry/registry-steps.ts";
import { importReport } from "./reports.ts";

const skipped = (note: string, count: number, from = 0): Outcome[] =>
  Array.from({ length: count }, (_, at) => ({
    outcome: "skipped",
    place: `/servers/${from + at}`,
    name: null,
    tool_id: null,
    note,
  }));

test("one reason that many entries are skipped for is said once, with their number", () => {
  const outcomes = [...skipped("name must be a text", 471), ...skipped("description must be a text", 2, 471)];
  expect(importReport({ outcomes, other_versions: 0, is_partial: false }, false).split("\n")).toEqual([
    "skipped  /servers/471: description must be a text",
    "skipped  /servers/472: description must be a text",
    "skipped  471 entries, from /servers/0 to /servers/470: name must be a text",
    "0 new, 0 linked, 0 updated, 0 unchanged, 0 removed, 473 skipped.",
  ]);
});
