import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../testing/database.ts";
import { database } from "./client.ts";
import { loggedError } from "./logged-error.ts";

useDatabase();

test("of a query that failed its cause and its beginning are logged, and none of its values", async () => {
  const db = await database();
  const long = sql.raw(", 1".repeat(200));
  const error = await db
    .execute(sql`select ${"a secret\n    at value"} from nowhere where 1 in (1${long})`)
    .catch((thrown) => thrown);
  const logged = inspect(loggedError(error));
  expect(logged).toContain('relation "nowhere" does not exist, of the query: select $1 from nowhere');
  expect(logged).not.toMatch(/secret|at value/);
  expect(logged).not.toContain(", 1".repeat(60));
});

test("an error of another module instance's drizzle is known all the same", async () => {
  const copy = "../../node_modules/drizzle-orm/errors.js?copy";
  const { DrizzleQueryError } = (await import(/* @vite-ignore */ copy)) as typeof import("drizzle-orm/errors");
  const logged = inspect(loggedError(new DrizzleQueryError("select $1", ["a secret value"], new Error("no"))));
  expect(logged).toContain("no, of the query: select $1");
  expect(logged).not.toContain("secret");
});

test("any other error is logged as it is", () => {
  const error = new Error("inner");
  expect(loggedError(error)).toBe(error);
});
