import { expect, test, vi } from "vitest";
import { prepareStorage } from "#lib/about/prepare-storage.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { readTableFaults } from "#lib/db/table-faults.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { useRole } from "#lib/testing/use-role.ts";

useDatabase({ LOG_FORMAT: "off" });

const admin = useRole("night_service", "", [
  "create on database",
  "all on schema public, drizzle",
  "all on all tables in schema public, drizzle",
]);
const boxes = async () => (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
const box = (table: string) =>
  expect.stringMatching(
    `^table ${table}: The table ${table} has its rows hidden by row level security, .*alter table ${table} disable row level security`,
  );

test("a table whose rows are hidden from the service is not said to be empty", async () => {
  await admin().query("alter table tools enable row level security; alter table reviews enable row level security");
  const hidden = await boxes();
  await admin().query("create policy own on reviews using (true); create policy none on tools using (false)");
  const byPolicy = await boxes();
  await admin().query("drop policy none on tools; create policy other on tools to pg_monitor using (true)");
  const forOthers = await boxes();
  await admin().query("alter table tools disable row level security");
  expect([hidden, byPolicy, forOthers]).toEqual([[box("reviews"), box("tools")], [box("tools")], [box("tools")]]);
  expect(await readTableFaults()).toEqual([]);
});

test("a start whose catalogue is refused says why, and serves what there is", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  await admin().query("alter table tools enable row level security");
  await prepareStorage();
  await admin().query("alter table tools disable row level security");
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines).toEqual([
    expect.stringMatching(
      /^The catalogue .* is served as it is.* SQLSTATE 42501.*row-level security policy.*"tools"$/s,
    ),
  ]);
});
