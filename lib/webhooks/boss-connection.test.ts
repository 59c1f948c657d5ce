import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { transact } from "#lib/db/transact.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { bossConnection } from "#lib/webhooks/boss-connection.ts";

useDatabase();

beforeAll(async () => {
  await bossConnection.executeSql("create table noted (note text); create index on noted (note);");
});
const noted = async () => {
  const { rows } = await bossConnection.executeSql("select note from noted order by note");
  return rows.map(({ note }) => note);
};

test("several statements in one text give the rows of them all", async () => {
  const { rows } = await bossConnection.executeSql("begin; select 1 as a; select 2 as a; commit;");
  expect(rows).toEqual([{ a: 1 }, { a: 2 }]);
  expect((await bossConnection.executeSql("select $1::int as a", [3])).rows).toEqual([{ a: 3 }]);
});

test("a transaction in a text that fails leaves the connection fit for the next request", async () => {
  const fails = "begin; insert into noted values ('half'); select 1 / 0; commit;";
  for (let time = 0; time < 12; time += 1) await expect(bossConnection.executeSql(fails)).rejects.toThrow("division");
  const db = await database();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  expect(await noted()).toEqual([]);
});

test("what pg-boss writes is no part of another's transaction, and so does not go with it", async () => {
  let written: Promise<unknown> = Promise.resolve();
  const failed = transact(await database(), async (_ask, tx) => {
    await tx.execute(sql`insert into noted values ('theirs')`);
    written = bossConnection.executeSql("insert into noted values ('ours')");
    await new Promise((resolve) => setTimeout(resolve, 100));
    throw new Error("taken back");
  });
  await expect(failed).rejects.toThrow("taken back");
  await written;
  expect(await noted()).toEqual(["ours"]);
});
