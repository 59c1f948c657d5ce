import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openAlerts } from "#lib/console/alerts.ts";
import { beat, readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import neverEmpty from "#lib/db/never-empty.json" with { type: "json" };
import { useDatabase } from "#lib/testing/database.ts";
import { publishByMany } from "#lib/testing/publish-on.ts";
import { loadCatalog } from "#lib/tools/load-catalog.ts";

useDatabase();

const look = async () => {
  const { parts, tables } = await readStatus({}, { address: null, spent: [] });
  const boxes = (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  return { state: parts.find(({ part }) => part === "reads")!.state, tables, boxes };
};

test("an empty catalogue is a box and no reading, and the next start loads it", async () => {
  expect(await look()).toEqual({ state: "up", tables: [], boxes: [] });
  await db.execute(sql`truncate tools cascade`);
  const { state, tables, boxes } = await look();
  expect([state, tables]).toEqual(["down", ["The table tools is empty, so no tools are listed."]]);
  expect(boxes).toEqual([
    expect.stringMatching(
      /^table tools: The table tools is empty, so no tools are listed\. Start the service again: it then loads its own catalogue and .* only from a backup\.$/,
    ),
  ]);
  await loadCatalog();
  expect(await look()).toEqual({ state: "up", tables: [], boxes: [] });
});

const filledBy = (what: string) =>
  Object.entries(neverEmpty).flatMap(([name, of]) => (of.filledBy === what ? [name] : []));

test.each(filledBy("start"))("a start fills %s again", async (table) => {
  await db.execute(sql`truncate ${sql.identifier(table)} cascade`);
  expect((await look()).boxes.length).toBeGreaterThan(0);
  await loadCatalog();
  expect((await look()).boxes).toEqual([]);
});

test("settings that are gone have a box that the service's own row does not end, and a start makes them again", async () => {
  await db.execute(sql`truncate settings cascade`);
  await beat();
  expect((await look()).boxes).toEqual([
    expect.stringMatching(
      /^table settings: The table settings lacks catalog, feed_epoch, sign_in_secret, so .*, and the next start signs everyone out\. Start the service again/,
    ),
  ]);
  await loadCatalog();
  await db.execute(sql`delete from settings where name = 'sign_in_secret'`);
  const { state, boxes } = await look();
  expect([state, boxes]).toEqual([
    "up",
    [expect.stringMatching(/^order settings: .* lacks sign_in_secret, so the next start signs everyone out\. Start/)],
  ]);
  await loadCatalog();
  expect((await look()).boxes).toEqual([]);
});

test.each(filledBy("backup"))("an empty %s is a box that says that a start does not fill it", async (table) => {
  await db.execute(sql`create table copy as select * from ${sql.identifier(table)}`);
  await db.execute(sql`delete from ${sql.identifier(table)}`);
  const { boxes } = await look();
  await db.execute(sql`insert into ${sql.identifier(table)} select * from copy`);
  await db.execute(sql`drop table copy`);
  expect(boxes).toEqual([
    expect.stringMatching(
      new RegExp(`^table ${table}: .* is empty, so .* A start does not fill it: restore a backup\\.$`),
    ),
  ]);
});

test("what gives out places that rows have is a box with the statement that sets it right", async () => {
  await publishByMany(2, {});
  await db.execute(sql`select setval('reviews_seq_seq', 1)`);
  await db.execute(sql`update feed_head set position = position - 1`);
  const { state, boxes } = await look();
  expect(state).toBe("up");
  expect(boxes).toEqual([
    expect.stringMatching(
      /^table feed_head: The table feed_head is behind the events, so what is published is refused/,
    ),
    expect.stringMatching(/^order reviews: The table reviews has a sequence that is behind its rows/),
  ]);
  for (const box of boxes)
    await db.execute(sql.raw(/: ((?:update|select setval).*?)(?:\. What .*|\.)$/.exec(box)![1]!));
  expect((await look()).boxes).toEqual([]);
});
