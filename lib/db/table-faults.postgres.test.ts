import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { remedyOfTable } from "#lib/console/alert-rules.ts";
import { db } from "#lib/db/client.ts";
import { causeInWords } from "#lib/db/logged-error.ts";
import { awaySince } from "#lib/db/storage-away.ts";
import { readTableFaults } from "#lib/db/table-faults.ts";
import tables from "#lib/db/tables.json" with { type: "json" };
import { env } from "#lib/env.ts";
import { searchQuestionsEndpoint } from "#lib/questions/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase();

const sessions: pg.Client[] = [];
afterEach(async () => {
  for (const session of sessions.splice(0)) await session.end();
});

/** Locks a table as a migration would, in a session of its own, for longer than a moment. */
async function lock(statement: string) {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "night migration" });
  sessions.push(client);
  await client.connect();
  await client.query("begin; select pg_sleep(2.1)");
  await client.query(statement);
}

const health = async () => resultOf(getHealthEndpoint, await callEndpoint(getHealthEndpoint));

test("every table of the schema is known, with the part that it stops", async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect(Object.values(tables).flat().toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(await readTableFaults()).toEqual([]);
});

test("a lock that another session holds is named, and storage is not said to be away", async () => {
  await lock("lock table questions in access exclusive mode");
  const refusal = refusalOf(await callEndpoint(searchQuestionsEndpoint));
  expect([refusal.status, refusal.error]).toEqual([503, "storage_unavailable"]);
  expect(refusal.message).toMatch(
    /^Storage is there, but another session holds a lock that this waited for\. Try again/,
  );
  expect(awaySince()).toBeNull();
  const who = expect.stringContaining("night migration");
  expect(await readTableFaults()).toMatchObject([
    {
      table: "questions",
      of: "reads",
      stops: "reading",
      holder: { name: expect.stringMatching(/^Session \d+$/), who, since: expect.any(String) },
    },
  ]);
  expect(await health()).toMatchObject({
    status: "degraded",
    checks: {
      storage: { status: "ok" },
      tables: { status: "failing", message: expect.stringContaining("questions is locked") },
    },
  });
});

test("so many readers of a locked table wait that none finds a connection, and storage is not said to be away", async () => {
  await lock("lock table questions in access exclusive mode");
  const answers = await Promise.all(Array.from({ length: 30 }, () => callEndpoint(searchQuestionsEndpoint)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(awaySince()).toBeNull();
});

test("a lock that stops writers only is said so", async () => {
  await lock("lock table reviews in share mode");
  expect(await readTableFaults()).toMatchObject([{ table: "reviews", stops: "writing" }]);
});

test("a table that is not there is named, also where the health itself needs it", async () => {
  await db.execute(sql`alter table tools rename to mislaid`);
  const { status, checks } = await health();
  await db.execute(sql`alter table mislaid rename to tools`);
  expect([status, checks.catalog.status, checks.storage.status]).toEqual(["degraded", "unknown", "ok"]);
  expect(checks.tables.message).toBe("The table tools is not in the database (42P01), so what needs it fails.");
  expect((await health()).checks.tables.status).toBe("ok");
});

test("what a table lacks of this build's schema is named, with what to do", async () => {
  for (const statement of [
    "alter table counters drop constraint counters_span_name_at_label_slot_pk",
    "alter table tools drop constraint tools_pkey cascade",
    "drop index alerts_open_idx",
    "alter table faults drop column at, drop column sentence",
  ])
    await db.execute(sql.raw(statement));
  const faults = await readTableFaults();
  expect(faults.map(({ table, stops, lacks }) => [table, stops, lacks])).toEqual([
    ["tools", "writing", "its key tools_pkey"],
    ["alerts", "writing", "its key alerts_open_idx"],
    ["counters", "writing", "its key counters_span_name_at_label_slot_pk"],
    ["faults", "reading", "its column at and its column sentence"],
  ]);
  expect(remedyOfTable(faults[0]!)).toMatch(
    /^The table tools lacks its key tools_pkey, so what needs that fails\. Where a newer version .* folder drizzle .* or restore a backup\.$/,
  );
});

test.each([
  [sql`select no_such_function(name) from tools join reviews using (tool_id)`, "42883", "tools and reviews"],
  [sql`insert into alerts (kind) values ('x') on conflict (sentence) do nothing`, "42P10", "alerts"],
  [sql`select no_such_column from settings`, "42703", "settings"],
])(
  "a statement that PostgreSQL refuses without a table's name has those of its own tables",
  async (statement, code, names) => {
    const why = await db.execute(statement).then(() => "", causeInWords);
    expect(why).toMatch(new RegExp(`SQLSTATE ${code}, tables ${names}, routine \\w+: .+`));
  },
);
