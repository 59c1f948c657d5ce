import { expect, test } from "vitest";
import { pickFirst } from "./advice-for.ts";

test("the pick comes first in the list under it, and without one the list keeps its order", () => {
  const tools = ["a", "b", "c"].map((tool_id) => ({ tool_id }));
  const idsUnder = (...picks: string[]) =>
    pickFirst(tools, { tools: picks.map((tool_id) => ({ tool_id })) }).map(({ tool_id }) => tool_id);
  expect([idsUnder("c", "b"), idsUnder("x"), idsUnder()]).toEqual([
    ["c", "a", "b"],
    ["a", "b", "c"],
    ["a", "b", "c"],
  ]);
  expect(pickFirst(tools, null)).toEqual(tools);
});
