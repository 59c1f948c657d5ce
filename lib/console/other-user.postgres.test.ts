import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openAlerts } from "#lib/console/alerts.ts";
import { alertAt } from "#lib/console/buckets.ts";
import { closeDatabase } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";

useDatabase({ LOG_FORMAT: "off" });

const user = "night_service";
let admin: pg.Client;

/** The service's user here may use the tables, and see nothing of the sessions of others. */
beforeAll(async () => {
  const url = new URL(env().DATABASE_URL!);
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`drop role if exists ${user}`);
  await admin.query(`create role ${user} login password '${user}'`);
  await admin.query(`grant create on database ${url.pathname.replace("/", "")} to ${user}`);
  await admin.query(`grant all on schema public, drizzle to ${user}`);
  await admin.query(`grant all on all tables in schema public, drizzle to ${user}`);
  await closeDatabase();
  setEnvironment({ DATABASE_URL: Object.assign(url, { username: user, password: user }).href });
});
afterAll(async () => {
  await closeDatabase();
  await admin.query(`drop owned by ${user}`);
  await admin.query(`drop role ${user}`);
  await admin.end();
});

test("rows that a session of another user holds have a box half a minute after they were first seen, before a request fails", async () => {
  const look = async (seconds = 0) => {
    vi.setSystemTime(performance.timeOrigin + performance.now() + seconds * 1_000);
    const boxes = await openAlerts();
    vi.useRealTimers();
    return boxes.flatMap(({ kind, sentence }) => (kind === "errors rows" ? [sentence] : []));
  };
  const later = alertAt.heldMs / 1_000 + 1;
  await admin.query("begin");
  await admin.query("select from feed_head for update");
  const looks = [await look(), await look(later)];
  await admin.query("commit");
  await admin.query("begin");
  await admin.query("select from feed_head for update");
  looks.push(await look(later));
  await admin.query("rollback");
  const sentence = expect.stringMatching(/^Session \d+ \(\w+\) has long held rows of feed_head, .*terminate_backend/);
  expect(looks, "a later transaction is another one").toEqual([[], [sentence], []]);
});
