import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { ask } from "#lib/testing/samples/question.ts";

useDatabase();

test("a review takes the rows of its tool before those that all writers share, the feed's first among them", async () => {
  const db = await database();
  await db.execute(sql`create table touched (place serial, name text)`);
  await db.execute(sql`create function note() returns trigger language plpgsql as
    $$ begin insert into touched (name) values (tg_table_name); return new; end $$`);
  for (const name of ["tools", "tool_usage", "review_total", "feed_head", "question_totals"])
    await db.execute(
      sql`create trigger note before update on ${sql.identifier(name)} for each row execute function note()`,
    );
  const touched = async (): Promise<string[]> => {
    const { rows } = await db.execute<{ name: string }>(sql`select name from touched order by place`);
    await db.execute(sql`delete from touched`);
    return rows.map(({ name }) => name);
  };
  expect((await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument()) })).status).toBe(201);
  const ofReview = await touched();
  expect(ofReview.slice(0, 2).sort()).toEqual(["tool_usage", "tools"]);
  expect(ofReview.slice(2)).toEqual(["feed_head", "review_total"]);
  await ask();
  expect(await touched()).toEqual(["feed_head", "question_totals"]);
});
