import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Database, database } from "#lib/db/client.ts";
import { importRegistry } from "#lib/registry/import-registry.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aTool } from "#lib/testing/samples/agent.ts";
import { anEntry, useFiles } from "#lib/testing/samples/registry.ts";
import { createTool } from "#lib/tools/write-tools.ts";

useDatabase();
const file = useFiles();

async function untilSomebodyWaits(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await wait(20);
  }
}

test("an id that a review takes while an import runs stays the review's, and the next import finds another", async () => {
  const db = await database();
  const list = file("race.json", [
    anEntry({ name: "com.example.race/pump" }),
    anEntry({ name: "com.example.race/tide" }),
  ]);
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
  const { promise: created, resolve: hasCreated } = Promise.withResolvers<void>();
  const reviewing = db.transaction(async (tx) => {
    await createTool(tx, "com-example-race-pump", aTool());
    hasCreated();
    await committed;
  });
  await created;
  const importing = importRegistry(list);
  await untilSomebodyWaits(db);
  commit();
  await reviewing;
  expect((await importing).outcomes).toMatchObject([
    { outcome: "skipped", tool_id: null, note: "its id was taken a moment ago; import again" },
    { outcome: "new", tool_id: "com-example-race-tide" },
  ]);
  expect((await importRegistry(list)).outcomes).toMatchObject([
    { outcome: "new", tool_id: expect.stringMatching(/^com-example-race-pump-[0-9a-f]{8}$/) },
    { outcome: "unchanged" },
  ]);
});

test("two imports of one list at once import it once", async () => {
  const list = file(
    "twice.json",
    Array.from({ length: 450 }, (_, at) => anEntry({ name: `com.example.twice/pump-${at}` })),
  );
  const reports = await Promise.all([importRegistry(list), importRegistry(list)]);
  const all = reports.flatMap(({ outcomes }) => outcomes.map(({ outcome }) => outcome));
  expect(all.filter((outcome) => outcome === "new")).toHaveLength(450);
  expect(all.filter((outcome) => outcome === "unchanged")).toHaveLength(450);
});
