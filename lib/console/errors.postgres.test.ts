import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { calmMs, checkAlerts, openAlerts } from "#lib/console/alerts.ts";
import { remedyOf } from "#lib/console/failures.ts";
import { readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { momentJson } from "#lib/db/columns.ts";
import { flushCounters, noteFault, time } from "#lib/db/counters.ts";
import { select } from "#lib/db/select.ts";
import { noTurn } from "#lib/limits/turns.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase({ LOG_FORMAT: "off" });

beforeEach(async () => void (await db.execute(sql`truncate counters, alerts, faults`)));
const kinds = async () => (await openAlerts()).map(({ kind }) => kind);

test("errors of one part that all other requests hide are said with the requests of that part", async () => {
  const send = (label: string, times: number) => {
    for (let one = 0; one < times; one += 1) time("request", label, 0.01);
  };
  send("ratings GET 200", 900);
  send("ratings POST 201", 17);
  send("ratings POST 500", 3);
  await flushCounters();
  expect((await openAlerts())[0]!.sentence).toMatch(/^3 of 20 requests for publishing .* in 2 minutes\./);
});

test("errors of two causes are two boxes, each with its own beginning, last time, place and what to do", async () => {
  const fail = async (label: string, place: string, why: string, ids: string[]) => {
    for (const id of ids) {
      time("request", label, 0.01);
      noteFault(`request-${id}`, { where: place });
      noteFault(`request-${id}`, { why: `Error: outer\n  because: ${why}\n    at page (app/page.tsx:${id}:1)` });
    }
    await flushCounters();
  };
  const column = "PostgreSQL refused a query: SQLSTATE 42703: column questions.title does not exist";
  await fail("pages GET 500", "500 to GET /questions", column, ["1", "2", "3"]);
  await db.execute(sql`update faults set at = at - interval '2 minutes'`);
  const lock = "PostgreSQL refused a query: SQLSTATE 55P03: canceling statement due to lock timeout";
  await fail("ratings POST 503", "503 to POST /api/questions", lock, ["4", "5", "6", "7"]);
  const missing = (page: string) => `Error: Cannot find module '/srv/.next/server/app/${page}/page.js'`;
  await fail("pages GET 500", "500 to GET /stats", missing("stats"), ["8", "9"]);
  await fail("pages GET 500", "500 to GET /about", missing("about"), ["10"]);
  const boxes = await openAlerts();
  expect(boxes.map(({ sentence }) => sentence.replace(/on \d.*? UTC/, "…"))).toEqual([
    `3 of 6 requests (Pages GET) failed on our side in 5 minutes, the last …: ${missing("about")} (500 to GET /about, 500 to GET /stats). The built files changed while the service ran: build again and start it again.`,
    `4 of 4 requests (Ratings API POST) failed on our side in 5 minutes, the last …: ${lock} (503 to POST /api/questions). It waited too long for another session, or for the disk.`,
    `3 of 6 requests (Pages GET) failed on our side in 5 minutes, the last …: ${column} (500 to GET /questions). The database is not as this version of the service needs it. Where it seems to have no table at all, see the search_path of the user of DATABASE_URL. Else start the newer version where one has changed it, give back what was renamed or removed (drizzle/ has its statements), or restore a backup.`,
  ]);
  const [, locked, older] = boxes.map(({ began_at }) => Date.parse(began_at));
  expect(Math.round((locked! - older!) / 60_000)).toBe(2);
});

test.each([
  ["P0001, tables questions, function own, routine exec_stmt_raise: quota", "A trigger or function of the database"],
  ["22P02, tables questions, function own, routine pg_strtoint32_safe", "A trigger or function of the database"],
  ["23514, table questions, constraint own", "A constraint of that table"],
  ["55P03, tables questions, function own: canceling statement due to lock timeout", "It waited too long"],
  ["42703, tables questions, function note_due: column due", "The database is not as this version"],
])("what SQLSTATE %s comes of has a remedy of its own", (cause, remedy) => {
  expect(remedyOf(`PostgreSQL refused a query: SQLSTATE ${cause}`, "")).toMatch(new RegExp(`^${remedy}`));
});

test("an error of the code is said to be of a value that it cannot read, and what PostgreSQL says of a type is not", () => {
  const remedy = /^The code met a value that is not of the form .* see the rows behind them/;
  expect(remedyOf("TypeError: packages.map is not a function 500 to GET /tools/a", "")).toMatch(remedy);
  expect(remedyOf("Error: a TypeError: b", "")).not.toMatch(remedy);
});

test("where more errors are listed than were counted, no share of the requests is said", async () => {
  for (let one = 0; one < 5; one += 1) {
    if (one < 3) time("request", "ratings POST 500", 0.01);
    noteFault(`request-${one}`, { where: "500 to POST /api/questions", why: "SQLSTATE 23514" });
  }
  await flushCounters();
  expect((await openAlerts())[0]!.sentence).toMatch(/^5 requests \(Ratings API POST\) failed on our side/);
});

test("built files that are gone are one box, which says how many", async () => {
  for (const file of ["a1.js", "b2.js", "c3.js", "d4.css", "e5.js"])
    for (let one = 0; one < 3; one += 1) {
      time("request", "files GET 500", 0.01);
      noteFault(`request-${file}-${one}`, { where: `500 to GET /_next/static/chunks/${file}` });
    }
  await flushCounters();
  expect((await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
    expect.stringMatching(/^errors built-files: 15 of 15 requests .* \(500 .* and 2 more\)\. The built files changed/),
  ]);
});

test("pages that got no turn in a flood are below the box of the flood, with what to do", async () => {
  for (let one = 0; one < 300; one += 1) time("request", "pages GET 429", 0.01);
  for (let one = 0; one < 9; one += 1) {
    time("request", "pages GET 503", 0.01);
    noteFault(`turn-${one}`, { where: "503 to GET /tools", why: noTurn });
  }
  await flushCounters();
  expect((await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([
    expect.stringMatching(/^refused pages: 300 requests refused/),
    expect.stringMatching(
      /^errors Too many readers .* More pages were requested at once than can be made\. .*block it/,
    ),
  ]);
});

test("an outage of a moment hides no error that came after it in the same minute", async () => {
  await db.execute(sql`insert into alerts (kind, sentence, began_at, ended_at)
    values ('storage storage_away', 'Away.', now() - interval '2 seconds', now() - interval '1 second')`);
  for (let one = 0; one < 3; one += 1) time("request", "pages GET 500", 0.01);
  await flushCounters();
  expect(await kinds()).toEqual(["errors"]);
});

test("an outage hides what storage refused in it, and no other error, each of which is counted in its box", async () => {
  await db.execute(sql`insert into alerts (kind, sentence, began_at) values ('storage storage_away', 'Away.', now())`);
  const damaged = "PostgreSQL refused a query: SQLSTATE XX001: invalid page in block 0";
  for (let one = 0; one < 7; one += 1) {
    time("request", "pages GET 503", 0.01);
    noteFault(`away-${one}`, { where: "503 to GET /questions", why: "Error: connect ECONNREFUSED" });
    time("request", "pages GET 500", 0.01);
    noteFault(`damaged-${one}`, { where: "500 to GET /questions", why: damaged });
  }
  await flushCounters();
  expect((await openAlerts()).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^7 of 7 requests \(Pages GET\) .* SQLSTATE XX001/),
  ]);
});

test("beside a fault of a table errors of another cause have their box; those of the table, or that waited for it, have none", async () => {
  for (const cause of [
    "P0001, tables questions, function quota_check, routine exec_stmt_raise: quota for tenant 7 exceeded",
    '42P01, routine parserOpenTable: relation "incidents" does not exist',
    "55P03, tables incidents: canceling statement due to lock timeout",
  ])
    for (let one = 0; one < 3; one += 1) {
      time("request", "ratings POST 500", 0.01);
      noteFault(`${cause}-${one}`, {
        where: "500 to POST /api/questions",
        why: `PostgreSQL refused a query: SQLSTATE ${cause}`,
      });
    }
  await flushCounters();
  await db.execute(sql`alter table incidents rename to mislaid`);
  const look = async () => (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
  const looks = [await look()];
  await checkAlerts();
  looks.push(await look());
  await db.execute(sql`alter table mislaid rename to incidents`);
  const other =
    /^errors .*: 3 requests .*: quota for tenant 7 exceeded \(500 to POST \S+\)\. A trigger or function of the database/;
  expect(looks).toEqual(Array(2).fill([expect.stringMatching(/^table incidents: /), expect.stringMatching(other)]));
});

test("at night three requests that all failed have a box, and two have none", async () => {
  const fail = async (times: number) => {
    for (let one = 0; one < times; one += 1) time("request", "pages GET 500", 0.01);
    await flushCounters();
    return kinds();
  };
  expect([await fail(2), await fail(1)]).toEqual([[], ["errors"]]);
  const { parts } = await readStatus({}, { address: null, spent: [] });
  expect(parts.find(({ part }) => part === "reads")!.state).toBe("down");
});

test("errors of a cause that was not met for a minute are below the live ones, where so many requests came since that they would have been", async () => {
  const fail = async (place: string, column: string) => {
    for (let one = 0; one < 3; one += 1) {
      time("request", "pages GET 500", 0.01);
      noteFault(`${column}-${one}`, {
        where: `500 to GET ${place}`,
        why: `SQLSTATE 42703: column ${column} does not exist`,
      });
    }
    await flushCounters();
  };
  const serve = async (times: number) => {
    for (let one = 0; one < times; one += 1) time("request", "pages GET 200", 0.01);
    await flushCounters();
  };
  const look = async () =>
    (await openAlerts()).map(({ sentence, quiet_since }) => [/column (\w+)/.exec(sentence)?.[1], quiet_since]);
  await serve(3);
  await new Promise((ready) => setTimeout(ready, 5));
  await fail("/questions", "title");
  await checkAlerts();
  await db.execute(sql`update faults set at = at - interval '2 minutes'`);
  await db.execute(sql`update counters set at = at - interval '2 minutes',
    first_at = first_at - interval '2 minutes', last_at = last_at - interval '2 minutes' where span = 'minute'`);
  const [{ last } = { last: "" }] = await select<{ last: string }>(
    sql`select ${momentJson(sql`max(at)`)} as last from faults`,
  );
  expect(await look(), "no requests came").toEqual([["title", undefined]]);
  await serve(5);
  expect(await look(), "too few came").toEqual([["title", undefined]]);
  await fail("/stats", "mean");
  expect(await look()).toEqual([
    ["mean", undefined],
    ["title", last],
  ]);
  await checkAlerts();
  const { rows } = await db.execute<{ kind: string; ended_at: string | null }>(
    sql`select kind, ended_at from alerts order by seq`,
  );
  expect(
    rows.map(({ ended_at }) => ended_at),
    "the alert neither ends nor begins again",
  ).toEqual([null, null]);
});

test("word of a counted fault is sent while it is new, and of its end once it was quiet for as long as processes take to write", async () => {
  const fail = async () => {
    for (let one = 0; one < 3; one += 1) {
      time("request", "pages GET 500", 0.01);
      noteFault(`old-${one}`, { where: "500 to GET /stats", why: "SQLSTATE 42703: column old does not exist" });
    }
    await flushCounters();
  };
  const look = async (at: number) => {
    await checkAlerts(null, at);
    return (await select<{ is_over: boolean }>(sql`select ended_at is not null as is_over from alerts`)).map(
      ({ is_over }) => is_over,
    );
  };
  await fail();
  await db.execute(sql`update faults set at = at - interval '61 seconds'`);
  const now = Date.now();
  expect([(await openAlerts()).length, await look(now)], "it was not met for a minute").toEqual([1, []]);
  await db.execute(sql`update faults set at = now()`);
  const looks = [await look(now)];
  const gone = async (name: string, ago: string) => {
    await db.execute(sql`update counters set name = ${name}`);
    await db.execute(sql`update faults set at = now() - ${ago}::interval`);
  };
  await gone("key", "10 minutes");
  looks.push(await look(now + 1), await look(now + calmMs));
  await gone("request", "0");
  looks.push(await look(now + calmMs + 1));
  await gone("key", "10 minutes");
  looks.push(await look(now + calmMs + 2), await look(now + 2 * calmMs + 2));
  expect(looks).toEqual([[false], [false], [false], [false], [false], [true]]);
});

test("a page that fails again and again has a box, however many others are read meanwhile", async () => {
  for (let one = 0; one < 500; one += 1) time("request", "pages GET 200", 0.01);
  const boxes: number[] = [];
  for (let one = 0; one < 3; one += 1) {
    time("request", "pages GET 500", 0.01);
    noteFault(`one-${one}`, { where: "500 to GET /questions", why: "TypeError: not a list" });
    await flushCounters();
    boxes.push((await openAlerts()).length);
  }
  expect(boxes).toEqual([0, 0, 1]);
  expect((await openAlerts())[0]!.sentence).toMatch(/^3 of 503 requests \(Pages GET\) .*500 to GET \/questions/);
});
