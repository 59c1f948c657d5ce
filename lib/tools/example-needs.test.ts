import { expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishByMany } from "#lib/testing/publish-on.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { exampleNeeds } from "#lib/tools/example-needs.ts";
import { recommendToolsEndpoint } from "#lib/tools/recommend/contract.ts";

useDatabase();

const caller = () => ({ address: null, spent: [] });
const picksFor = async (needs: string[]) =>
  Promise.all(
    needs.map(async (task) => {
      const { tools } = resultOf(
        recommendToolsEndpoint,
        await callEndpoint(recommendToolsEndpoint, { query: { task } }),
      );
      return tools[0];
    }),
  );

test("every example of a need leads to a pick with evidence and a line, and to one from use as soon as there is one", async () => {
  const before = await exampleNeeds(caller());
  expect(before.length).toBeGreaterThan(1);
  const picks = await picksFor(before);
  expect(picks.every((pick) => pick !== undefined && pick.desk !== null)).toBe(true);
  expect(picks.map((pick) => pick!.fit)).not.toEqual(expect.arrayContaining([before[0]]));
  for (const { tool_id } of picks as { tool_id: string }[]) {
    const tool = await callEndpoint(getToolEndpoint, { path: { tool_id } });
    expect(resultOf(getToolEndpoint, tool).connect, tool_id).not.toEqual([]);
  }
  await publishByMany(4, { tool_id: "nominatim-api", ratings: { speed: 5, ease: 5, quality: 5 } });
  const after = await exampleNeeds(caller(), true);
  expect((await picksFor(after.slice(0, 1)))[0]).toMatchObject({ use: { voices: 4 } });
});
