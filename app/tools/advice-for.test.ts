import { expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { type SearchResult, searchToolsEndpoint } from "#lib/tools/contract.ts";
import { searchTools } from "#lib/tools/search-tools.ts";
import { adviceFor, besidePick, pickFirst } from "./advice-for.ts";

useDatabase();

test.each([
  ["read a figma file in cursor", "figma-mcp", false],
  ["send a newsletter", "mailchimp-api", true],
])("%s: the pick, %s, is the first of the list, and is in it once", async (q, pick, isListed) => {
  const found = await searchTools(searchToolsEndpoint.input.parse({ q }), { address: null, spent: [] });
  const result = searchToolsEndpoint.result.parse(JSON.parse(JSON.stringify(found)));
  const advice = await adviceFor({ q }, result);
  const ids = (await pickFirst(result.tools, advice)).map(({ tool_id }) => tool_id);
  expect(result.tools.some(({ tool_id }) => tool_id === pick)).toBe(isListed);
  expect([ids[0], ids.filter((id) => id === pick).length]).toEqual([pick, 1]);
  expect(await pickFirst(result.tools, null)).toEqual(result.tools);
});

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
