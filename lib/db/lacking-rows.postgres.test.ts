import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { flushCounters, noteFault, time } from "#lib/db/counters.ts";
import { readTableFaults } from "#lib/db/table-faults.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { publishByMany } from "#lib/testing/publish-on.ts";
import { catalogTools } from "#lib/tools/catalog-tools.ts";
import { loadCatalog } from "#lib/tools/load-catalog.ts";
import { createTool, removeTool } from "#lib/tools/write-tools.ts";

useDatabase();

const look = async () => {
  const { status, checks } = resultOf(getHealthEndpoint, await callEndpoint(getHealthEndpoint));
  const { parts, tables } = await readStatus({}, { address: null, spent: [] });
  const boxes = (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  return { status, checks, state: parts.find(({ part }) => part === "reads")!.state, tables, boxes };
};
const inOrder = { status: "ok", checks: { catalog: { status: "ok" } }, state: "up", tables: [], boxes: [] };

const kept = 15;
const all = catalogTools.length;

test("tools of the catalogue that are gone are counted in a box and in health, and a start loads them again", async () => {
  expect(await look()).toMatchObject(inOrder);
  // What others list hides no tool of the catalogue that is gone.
  const other = { name: "Other", description: "Another tool.", type: "api", website: "https://other.test/" } as const;
  for (let one = 0; one < 3; one += 1) await db.transaction((tx) => createTool(tx, `other-${one}`, other));
  const before = await storedRows();
  await db.execute(sql`delete from tools where origin = 'catalog' and tool_id not in (
    select tool_id from tools where origin = 'catalog' order by tool_id limit ${kept})`);
  const sentence = `The table tools lacks ${all - kept} of the ${all} rows of this release's catalogue, so tools are not found.`;
  expect(await look()).toMatchObject({
    status: "degraded",
    checks: { tables: { status: "failing", message: sentence }, catalog: { status: "partial", tools: kept + 3 } },
    state: "down",
    tables: [sentence],
    boxes: [expect.stringContaining(`order tools: ${sentence} Start the service again to load them;`)],
  });
  await loadCatalog();
  expect(await look()).toMatchObject(inOrder);
  const after = await storedRows();
  for (const table of ["tools", "assessments", "tool_assessment", "tool_counts", "tool_words"])
    expect(after[table]!.length, table).toBe(before[table]!.length);
});

test("beside rows that are gone posts that fail have their box, and publishing fails", async () => {
  // Its counts of reviews stay, as after half of a restore.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from tools where tool_id = ${catalogTools[0]!.tool_id}`);
  });
  for (let one = 0; one < 3; one += 1) {
    time("request", "ratings POST 503", 0.01);
    noteFault(`late-${one}`, {
      where: "503 to POST /api/questions",
      why: "SQLSTATE 57014, tables questions: too late",
    });
  }
  await flushCounters();
  const { parts } = await readStatus({}, { address: null, spent: [] });
  expect(parts.find(({ part }) => part === "publishing")!.state).toBe("down");
  expect((await openAlerts()).map(({ kind }) => kind.split(" ")[0])).toEqual(["errors", "order"]);
  await db.execute(sql`truncate counters, faults`);
  await loadCatalog();
  expect(await look()).toMatchObject(inOrder);
});

test.each(["assessments", "tool_assessment", "tool_counts", "tool_words"])(
  "one row of %s that is gone has a box until a start",
  async (table) => {
    await db.execute(
      sql`delete from ${sql.identifier(table)} where ctid = (select min(ctid) from ${sql.identifier(table)})`,
    );
    expect(await readTableFaults()).toMatchObject([
      { table, form: "short", lacks: expect.stringMatching(/^1 of the \d+$/) },
    ]);
    await loadCatalog();
    expect(await readTableFaults()).toEqual([]);
  },
);

test("a tool that the service takes off its list is no fault, and a start without a fault loads nothing", async () => {
  expect(await db.transaction((tx) => removeTool(tx, "other-0"))).toBe(true);
  expect(await readTableFaults()).toEqual([]);
  await db.execute(sql`update tools set name = 'Kept as it is' where tool_id = ${catalogTools[0]!.tool_id}`);
  await loadCatalog();
  const named = await db.execute(sql`select from tools where name = 'Kept as it is'`);
  expect(named.rows.length).toBe(1);
});

test("posts of the feed whose rows were deleted are a box that sends to a backup, and a removed one is none", async () => {
  const [removed, deleted] = await publishByMany(3, {});
  await removeRecord({ id: removed!.review_id, reason: "Its author asked for that.", dry_run: false });
  expect(await readTableFaults()).toEqual([]);
  await db.execute(sql`delete from reviews where review_id = ${deleted!.review_id}`);
  const { status, state, boxes } = await look();
  expect([status, state]).toEqual(["degraded", "up"]);
  expect(boxes).toEqual([
    expect.stringMatching(
      /^order events: The table events names posts whose rows are gone \(1 of the newest 3\), so .* restore a backup\./,
    ),
  ]);
});
