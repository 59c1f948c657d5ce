import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { rowsRead } from "#lib/testing/rows-read.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { noUsage } from "#lib/tools/tool.ts";

useDatabase();

const search = async () =>
  resultOf(searchToolsEndpoint, await callEndpoint(searchToolsEndpoint, { query: "q=pelican" }));

test("a search found to be too common to count is not counted again, and lists the same tools", async () => {
  const db = await database();
  await db.execute(sql`
    insert into tools (tool_id, name, description, type, website, tags, origin, sources, search)
    select 'bulk-' || n, 'Bulk ' || n, 'A pelican', 'api', 'https://bulk.example/', '{}', 'catalog', '{}',
      setweight(to_tsvector('english', 'pelican'), 'C')
    from generate_series(1, 6000) as n`);
  await db.execute(sql`insert into tool_usage (tool_id, votes, summary)
    select tool_id, '{}', ${JSON.stringify(noUsage())}::json from tools where tool_id like 'bulk-%'`);
  await db.execute(sql`analyze tools, tool_usage`);
  const found: Awaited<ReturnType<typeof search>>[] = [];
  const again = async () => found.push(await search());
  const first = await rowsRead("tools", again);
  const second = await rowsRead("tools", again);
  expect(found[0]).toMatchObject({ match: "all", total_is: "at_least" });
  expect(found[1]).toEqual(found[0]);
  expect(second).toBeLessThan(first - 1_000);
  expect(second).toBeLessThan(1_000);
});
