import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { expect, test } from "vitest";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, oweOne } from "#lib/testing/delivery.ts";
import { emptyDatabase } from "#lib/testing/empty-database.ts";
import { startReceiver } from "#lib/testing/processes/receiver.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { jobs } from "../drain/start-jobs.ts";
import { acceptStudy } from "../studies/create-study.ts";
import type { StudyInput } from "../studies/study-request.ts";
import { closeDatabase, database } from "./client.ts";
import { workRounds } from "./due-work.ts";

useDatabase({ WEBHOOK_ALLOW_PRIVATE: "1" });

const patience = { timeout: 30_000, interval: 50 };
/** The last migration before due work had a table of its own. */
const before = 48;

/** A database as it was before, with these rows; returns its address. */
async function olderDatabase(rows: Record<string, object[]>): Promise<string> {
  const url = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: "drizzle" }).slice(0, before + 1)) {
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
  for (const [table, all] of Object.entries(rows))
    for (const row of all)
      await client.query(
        `insert into ${table} overriding system value select * from jsonb_populate_record(null::${table}, $1) on conflict do nothing`,
        [JSON.stringify(row)],
      );
  await client.end();
  return url;
}

test("what waited or ran before due work had a table goes on after its migration, and is done once", async () => {
  const receiver = await startReceiver();
  const { account } = await aCustomer();
  const input = aStudy({ webhook_url: `${receiver.url}/hook` }) as StudyInput;
  const { study: running } = await acceptStudy(input, account, { respond_async: true });
  const { study: waiting } = await acceptStudy(input, account, { respond_async: true });
  const owed = await oweOne(account, receiver.url);
  const rowsOf = async (table: string) =>
    (await (await database()).execute<{ row: object }>(sql.raw(`select to_jsonb(t) as row from ${table} t`))).rows.map(
      ({ row }) => row,
    );
  const past = new Date(Date.now() - 60_000).toISOString();
  const soon = new Date(Date.now() + 1_500).toISOString();
  const leases: Record<string, object> = {
    [running.study_id]: { status: "running", holder: running.holder, lease_until: soon, process: "gone" },
    [waiting.study_id]: { lease_until: past },
  };
  const studies = (await rowsOf("studies")).map((row) => ({ ...row, ...leases[(row as typeof running).study_id] }));
  const deliveries = (await rowsOf("webhook_deliveries")).map((row) => ({ ...row, next_attempt_at: past }));
  const uncleared = { name: "uncleared_deletions", value: "x", created_at: past };
  const older = await olderDatabase({
    accounts: await rowsOf("accounts"),
    studies,
    study_slots: await rowsOf("study_slots"),
    webhook_deliveries: deliveries,
    settings: [uncleared],
  });
  const home = process.env.DATABASE_URL!;
  await closeDatabase();
  setEnvironment({ DATABASE_URL: older });

  const db = await database();
  const { rows: due } = await db.execute(
    sql`select kind, subject, holder, process from due_work order by kind, subject`,
  );
  const idle = { holder: null, process: null };
  expect(due).toEqual(
    [
      { kind: "clear", subject: "", ...idle },
      { kind: "delivery", subject: owed, ...idle },
      { kind: "forget", subject: "", ...idle },
      { kind: "study", subject: running.study_id, holder: running.holder, process: "gone" },
      { kind: "study", subject: waiting.study_id, ...idle },
    ].sort((one, other) => (one.kind + one.subject < other.kind + other.subject ? -1 : 1)),
  );
  const rounds = workRounds({ study: jobs.study, delivery: jobs.delivery, forget: jobs.forget });
  await rounds.start();
  const ends = async () =>
    (await db.execute(sql`select status, attempts from studies where respond_async order by attempts`)).rows;
  await expect.poll(ends, patience).toEqual([
    { status: "complete", attempts: 2 },
    { status: "complete", attempts: 2 },
  ]);
  await expect.poll(() => receiver.received.length, patience).toBe(3);
  expect((await deliveryOf(owed)).status).toBe("delivered");
  await rounds.stop();
  await closeDatabase();
  setEnvironment({ DATABASE_URL: home });
  await receiver.stop();
}, 90_000);
