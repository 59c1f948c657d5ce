import { expect, test } from "vitest";
import type { SearchResult } from "#lib/tools/contract.ts";
import { besidePick } from "./advice-for.ts";

test("what is close to a need is named without the pick and its next best, which stand above", () => {
  const close = ["a", "b", "c", "d"].map((tool_id) => ({ tool_id, name: tool_id, type: "mcp" as const, lacks: [] }));
  const result = { match: "some", close } as unknown as SearchResult;
  const beside = (...tools: string[]) =>
    besidePick(result, { tools: tools.map((tool_id) => ({ tool_id })) }).close.map(({ tool_id }) => tool_id);
  expect([beside("a", "b", "c"), beside()]).toEqual([
    ["c", "d"],
    ["a", "b", "c", "d"],
  ]);
  expect(besidePick(result, null)).toEqual({ match: "some", close });
});
