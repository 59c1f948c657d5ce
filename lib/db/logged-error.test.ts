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

test("any other error is logged as it is", () => {
  const error = new Error("inner");
  expect(loggedError(error)).toBe(error);
});
