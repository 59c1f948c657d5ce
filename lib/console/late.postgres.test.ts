import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { thisServer } from "#lib/console/alert-rules.ts";
import { checkAlerts, openAlerts } from "#lib/console/alerts.ts";
import { alertAt } from "#lib/console/buckets.ts";
import { readOverview } from "#lib/console/overview.ts";
import { beat } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { count, flushCounters, time } from "#lib/db/counters.ts";
import { slowStatements } from "#lib/db/pool.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { linkFound } from "./failures.ts";

useDatabase({ LOG_FORMAT: "off" });
beforeEach(async () => void (await db.execute(sql`truncate counters, alerts, faults`)));
const boxes = async () => (await openAlerts()).map(({ kind, sentence }) => [kind, sentence]);

test("requests whose median waits long have a box, also by who left, not a few, and not those of other doors", async () => {
  const looks: unknown[] = [];
  for (const label of ["pages GET 200", "ratings POST 499", "connector POST 200"].flatMap((one) => [one, one])) {
    for (let one = 0; one < alertAt.slow / 2; one += 1) time("request", label, 4);
    await flushCounters();
    looks.push(await boxes());
    if (looks.length % 2 === 0) await db.execute(sql`delete from counters where label like ${`${label}%`}`);
  }
  const box = (left: number) => [
    [
      "slow",
      expect.stringMatching(
        new RegExp(
          `^Requests are slow: the median of the last 10 .* waited 3\\.\\d+ s; ${left} of them left .* so it is not that`,
        ),
      ),
    ],
  ];
  expect(looks).toEqual([[], box(0), [], box(10), [], []]);
});

test("slow requests are told with what slowed them: storage meanwhile, or the statements about some tables", async () => {
  const sentences: string[] = [];
  const slow = () => {
    for (let one = 0; one < alertAt.slow; one += 1) time("request", "ratings POST 201", 4);
  };
  for (const cause of [
    () => count("gauge", "storage_ms", 502),
    () => slowStatements().push(...Array.from({ length: 30 }, () => ({ about: "questions", seconds: 0.9 }))),
  ]) {
    slow();
    cause();
    await flushCounters();
    sentences.push((await boxes()).join());
    await db.execute(sql`truncate counters`);
  }
  expect(sentences).toEqual([
    expect.stringContaining("Storage took up to 502 ms for the simplest question meanwhile."),
    expect.stringMatching(/Storage answered a simple .*, but 30 statements \(questions\) took 900 ms in the mean\./),
  ]);
});

test("statements that take seconds have a box of their own, which names their tables", async () => {
  for (let one = 0; one < alertAt.statements; one += 1) {
    expect(await boxes()).toEqual([]);
    await db.execute(sql`select pg_sleep(1.1) from incidents right join (values (1)) as one on true`);
    await flushCounters();
  }
  expect(await boxes()).toEqual([
    ["slow statements", expect.stringMatching(/^Storage is there, but 3 statements \(incidents\) took 1\.\d+ s in/)],
  ]);
});

test("storage that answers late has a box, with how long it takes", () => {
  const found = [alertAt.storageMs - 1, 1_500].map((storage_ms) =>
    linkFound({ database_bytes: 0, storage_ms, ahead_ms: 0 }),
  );
  expect(found).toEqual([
    [],
    [{ of: "slow", sentence: expect.stringMatching(/^Storage is there, but takes 1\.5 s /) }],
  ]);
});

test("a clock that is another one than the database's has a box", async () => {
  const looks: unknown[] = [];
  for (const hours of [-2, 2, 0]) {
    vi.setSystemTime(performance.timeOrigin + performance.now() + hours * 3_600_000);
    looks.push(await boxes());
  }
  vi.useRealTimers();
  const clock = (is: string) => [
    [`link clock ${thisServer()}`, expect.stringContaining(`is 2 h ${is} the clock of the database.`)],
  ];
  expect(looks).toEqual([clock("behind"), clock("ahead of"), []]);
});

test("a time in which the service did not run is said at the next start, once, and is over", async () => {
  const log = vi.spyOn(console, "info").mockReturnValue();
  await db.execute(sql`truncate heartbeats`);
  const now = Math.floor(Date.now() / 60_000) * 60_000 + 5_000;
  await beat(now - 130_000, false);
  await checkAlerts(await beat(now - 71_000, true));
  expect(log).not.toHaveBeenCalled();
  for (let start = 0; start < 2; start += 1) await checkAlerts(await beat(now, true));
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Touchstone: The service did not run, .*, for 1 minute /)]]);
  log.mockRestore();
  const { past } = await readOverview("1h");
  const [{ began_at, ended_at } = { began_at: "", ended_at: "" }] = "value" in past ? past.value : [];
  expect([began_at, ended_at]).toEqual([now - 71_000, now].map((at) => new Date(at).toISOString()));
});

test("what only one server sees is ended by that one, not by another on the same database", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "info").mockReturnValue();
  await db.execute(sql`insert into alerts (kind, sentence, began_at) values
    ('disk DATA_DIR @elsewhere:3000', 'Full.', now()), (${`disk DATA_DIR ${thisServer()}`}, 'Full.', now()),
    ('disk DATA_DIR @gone:3000', 'Full.', now() - interval '2 days'), ('mail', 'Not sent.', now())`);
  await checkAlerts();
  vi.restoreAllMocks();
  const { rows } = await db.execute<{ kind: string }>(sql`select kind from alerts where ended_at is null`);
  expect(rows).toEqual([{ kind: "disk DATA_DIR @elsewhere:3000" }]);
});
