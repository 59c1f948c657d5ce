import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { database } from "./client.ts";
import { isTextRefused } from "./pool.ts";
import { type Ask, askOnce, transact, transactBriefly } from "./statements.ts";

useDatabase();

const half = "a\ud83d";
const refusal = { code: "invalid_unicode", status: 400 };
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  );
const kept = async () => (await (await database()).execute(sql`select said, json from words`)).rows;

beforeAll(async () => {
  await (await database()).execute(sql`create table words (said text, json jsonb)`);
});

test.each<[string, string | string[], string]>([
  ["half of a surrogate pair", half, "text"],
  ["halves in the wrong order", "\ude00\ud83d", "text"],
  ["a half in a list", ["b", half], "text[]"],
  ["a NUL", "a\0b", "text"],
  ["a half that JSON escapes", JSON.stringify({ half }), "jsonb"],
  ["a NUL that JSON escapes", JSON.stringify("\0"), "jsonb"],
])("%s is refused with 400 and the reason, by every way to ask", async (_, value, type) => {
  const db = await database();
  const select = `select $1::${type} as value`;
  const name = `refused ${type}`;
  const ways = [
    () => db.execute(sql`select ${value}::${sql.raw(type)} as value`),
    () => db.transaction((tx) => tx.execute(sql`select ${value}::${sql.raw(type)} as value`)),
    () => askOnce(name, select, [value]),
    () => transact((ask) => ask(name, select, [value])),
    () => transactBriefly(({ first }) => first(name, select, [value])),
  ];
  // A list by drizzle is several values.
  for (const way of ways.slice(Array.isArray(value) ? 2 : 0)) {
    const error = await errorOf(way());
    expect(isTextRefused(error), String(error)).toBe(true);
    expect(refusalOf(error)).toMatchObject(refusal);
  }
});

test("nothing of a transaction with such a text is kept, wherever it comes", async () => {
  const insert = "insert into words (said) values ($1)";
  const right = (ask: Ask) => ask("insert", insert, ["whole"]);
  const wrong = (ask: Ask) => ask("insert", insert, [half]);
  for (const work of [
    () => transact(async (ask) => [await right(ask), await wrong(ask)]),
    () => transactBriefly(async ({ first, last }) => [await right(first), await wrong(last)]),
    () => transactBriefly(async ({ first, next, last }) => [await right(first), await wrong(next), await right(last)]),
  ])
    expect(isTextRefused(await errorOf(work()))).toBe(true);
  expect(await kept()).toEqual([]);
});

test("whole text is kept as it is, and another fault is no refusal of text", async () => {
  const db = await database();
  const said = "👨‍👩‍👧‍👦 e\u0301 🇨🇭 \\ud83d \ufffd";
  await db.execute(sql`insert into words values (${said}, ${JSON.stringify({ said })})`);
  expect(await kept()).toEqual([{ said, json: { said } }]);
  for (const fault of [sql`select ${"x"}::uuid`, sql`select ${"x"}::int`, sql`select * from nothing`])
    expect(isTextRefused(await errorOf(db.execute(fault)))).toBe(false);
});
