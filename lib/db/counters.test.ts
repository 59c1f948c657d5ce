import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import { count, flushCounters, forgetCounters, noteFault, time } from "#lib/db/counters.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase();

type Row = { span: string; at: Date; name: string; label: string; slot: number; count: number; sum: number };
const stored = async (name: string) =>
  (
    await (
      await database()
    ).execute<Row>(
      sql`select span, label, slot, count::int, sum from counters where name = ${name} order by span, slot`,
    )
  ).rows;

test("what several flushes count is summed by minute, by hour and since the beginning", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-28T10:00:30Z"), toFake: ["Date"] });
  time("request", "ratings GET 200", 0.002);
  time("request", "ratings GET 200", 0.002);
  await flushCounters();
  vi.setSystemTime(Date.parse("2026-11-28T10:01:10Z"));
  time("request", "ratings GET 200", 0.3);
  time("request", "ratings GET 200", 500);
  await flushCounters();
  vi.useRealTimers();
  const rows = await stored("request");
  const of = (span: string) => rows.filter((row) => row.span === span).map(({ slot, count }) => [slot, count]);
  expect(of("all")).toEqual([
    [1, 2],
    [8, 1],
    [16, 1],
  ]);
  expect(of("hour")).toEqual(of("all"));
  expect(rows.filter(({ span }) => span === "all").reduce((total, { sum }) => total + sum, 0)).toBeCloseTo(500.304);
});

test("what cannot be written waits, keeps its minute and is written once", async () => {
  const db = await database();
  count("mail", "ok");
  await db.execute(sql`alter table counters rename to counters_away`);
  await expect(flushCounters()).rejects.toThrow();
  count("mail", "ok");
  await db.execute(sql`alter table counters_away rename to counters`);
  await flushCounters();
  await flushCounters();
  expect((await stored("mail")).map(({ span, count }) => [span, count])).toContainEqual(["all", 2]);
});

test("old minutes and hours are forgotten, sums since the beginning and new errors are kept", async () => {
  const db = await database();
  await db.execute(sql`insert into counters (span, at, name, label, slot, count, sum)
    select span, now() - interval '40 days', 'tool', 'old', 0, 1, 0 from unnest(array['minute', 'hour', 'all']) as span`);
  noteFault("request-1", { why: "Error: it broke" });
  noteFault("request-1", { where: "500 to GET /tools" });
  await flushCounters();
  await forgetCounters();
  expect((await stored("tool")).map(({ span }) => span)).toEqual(["all"]);
  expect((await db.execute(sql`select request_id, sentence from faults`)).rows).toEqual([
    { request_id: "request-1", sentence: "500 to GET /tools: Error: it broke" },
  ]);
});
