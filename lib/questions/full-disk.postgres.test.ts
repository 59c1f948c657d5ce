import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { noteWritten } from "#lib/db/write-fault.ts";
import { publishOnce } from "#lib/questions/publish-once.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase({ RATE_LIMIT_ATTEMPTS: "30/minute", RATE_LIMIT_QUESTIONS: "6/hour" });

test("a post that a full disk did not take uses up no attempt", async () => {
  const post = {
    id: "0".repeat(32),
    group: "questions" as const,
    find: async () => null,
    check: async () => undefined,
    store: async () => {
      await db.execute(sql`do $$ begin raise exception 'no space' using errcode = '53100'; end $$`);
      return null;
    },
  };
  const caller = { address: "192.0.2.1", spent: [] };
  await expect(publishOnce(post, false, caller)).rejects.toThrow();
  const { rows } = await db.execute(sql`select distinct used from limit_windows`);
  noteWritten();
  expect([rows, caller.spent]).toEqual([[{ used: 0 }], []]);
});
