import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "../lib/db/client.ts";
import { reviews } from "../lib/reviews/reviews.sql.ts";
import { useDatabase } from "../lib/testing/database.ts";
import { startLane } from "../lib/testing/processes/start-lane.ts";
import { held, isHeld, together } from "./table.ts";
import { verify } from "./verify.ts";
import { type Confirmation, Writer } from "./writer.ts";

useDatabase();

test("a drill notices what is gone, what has changed, and what is not in the feed", async () => {
  const url = await startLane();
  const writer = new Writer(url);
  writer.start();
  await writer.more(12);
  await writer.stop();
  const confirmed = [...writer.confirmed.values()];
  expect(await verify(url, confirmed)).toEqual({ lost: 0, twice: 0 });

  const db = await database();
  const ofKind = (kind: Confirmation["kind"]) => confirmed.find((one) => one.kind === kind)!;
  await db
    .update(reviews)
    .set({ signature: "another" })
    .where(eq(reviews.review_id, ofKind("review").id));
  await db.execute(`delete from answers where answer_id = '${ofKind("answer").id}'`);
  await db.execute(`delete from events where ref = '${ofKind("question").id}'`);
  expect(await verify(url, confirmed)).toEqual({ lost: 3, twice: 0 });
});

test("a table of drills is held when nothing is lost or twice, and nothing else is wrong", () => {
  const good = { rounds: 2, acknowledged: 10, lost: 0, twice: 0, result: held };
  expect(isHeld(together(good, good))).toBe(true);
  expect(together(good, { ...good, lost: 1 })).toEqual({ ...good, rounds: 4, acknowledged: 20, lost: 1 });
  for (const bad of [{ lost: 1 }, { twice: 1 }, { result: "failed: it did not start" }])
    expect(isHeld(together(good, { ...good, ...bad }))).toBe(false);
});
