import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { POST } from "#app/api/reviews/route.ts";
import { database } from "#lib/db/client.ts";
import { call } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { reviews } from "./reviews.sql.ts";

useDatabase();

test("reviews from before the lists could be filtered get what publishing them now would write", async () => {
  const db = await database();
  const agent = { name: "Test agent", harness: "vitest" };
  const documents = [
    aDocument({
      outcome: "failure",
      ratings: { speed: 1, cost: 1, ease: 2 },
      agent: { ...agent, model: "GPT-Ärmel 5" },
    }),
    aDocument({ outcome: "partial", ratings: { speed: 4.5, cost: 5, ease: 3.25, quality: 1 } }),
    aDocument({ ratings: { speed: 1.1, cost: 2.2, ease: 3.3, quality: 4.4, reliability: 5, documentation: 1 } }),
  ];
  for (const document of documents) expect((await call(POST, { body: signed(anAgent(), document) })).status).toBe(201);
  const { outcome, model, rating_mean } = reviews;
  const stored = () => db.select({ outcome, model, rating_mean }).from(reviews).orderBy(reviews.seq);
  const written = await stored();
  expect(written[0]).toEqual({ outcome: "failure", model: "gpt-Ärmel 5", rating_mean: 1.3333 });
  await db.execute(sql`update reviews set outcome = null, model = null, rating_mean = null`);
  const migration = readFileSync("drizzle/0010_reading_reviews.sql", "utf8").split("--> statement-breakpoint");
  for (const statement of migration.filter((one) => one.trim().startsWith("UPDATE"))) await db.execute(statement);
  expect(await stored()).toEqual(written);
});
