import { expect, test, vi } from "vitest";
import { openAlerts } from "#lib/console/alerts.ts";
import { alertAt } from "#lib/console/buckets.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { useRole } from "#lib/testing/use-role.ts";

useDatabase({ LOG_FORMAT: "off" });

// The service's user here may use the tables, and see nothing of the sessions of others.
const admin = useRole("night_service", "", [
  "create on database",
  "all on schema public, drizzle",
  "all on all tables in schema public, drizzle",
]);

test("rows that a session of another user holds have a box half a minute after they were first seen, before a request fails", async () => {
  const look = async (seconds = 0) => {
    vi.setSystemTime(performance.timeOrigin + performance.now() + seconds * 1_000);
    const boxes = await openAlerts();
    vi.useRealTimers();
    return boxes.flatMap(({ kind, sentence }) => (kind === "errors rows" ? [sentence] : []));
  };
  const later = alertAt.heldMs / 1_000 + 1;
  await admin().query("begin");
  await admin().query("select from feed_head for update");
  const looks = [await look(), await look(later)];
  await admin().query("commit");
  await admin().query("begin");
  await admin().query("select from feed_head for update");
  looks.push(await look(later));
  await admin().query("rollback");
  const sentence = expect.stringMatching(/^Session \d+ \(\w+\) has long held rows of feed_head, .*terminate_backend/);
  expect(looks, "a later transaction is another one").toEqual([[], [sentence], []]);
});
