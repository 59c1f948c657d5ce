import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint, withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { type Agent, aDocument, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { summariseAll } from "#lib/testing/summarise-all.ts";
import { toolTallies, toolUsage } from "#lib/tools/tools.sql.ts";
import { mostExact } from "./rules.ts";
import { rankingOf, summaryOf, valuesOf } from "./tallies.ts";

useDatabase();

describe("the summary of measurements", () => {
  const values = Array.from({ length: 5_000 }, (_, n) => 1.37 ** (n % 83) * (1 + (n % 7) / 10) - (n % 2));
  const all = valuesOf(
    values.map((latency_ms, n) => ({
      metrics: { latency_ms, calls: n % 256, ...(n % 9 === 0 && { cost_usd: 0 }) },
      first_counted_at: new Date(n * 86_400_000).toISOString(),
    })),
  );

  test("of tallies is at most 1/128 below the exact one, and exact for whole numbers up to 256 and for dates", () => {
    const exact = (name: "latency_ms" | "cost_usd" | "calls") => summaryOf(rankingOf(all[name]))!;
    const { metrics, first_seen } = summariseAll(all);
    for (const share of ["median", "p90"] as const) {
      expect(metrics.latency_ms![share]).toBeLessThanOrEqual(exact("latency_ms")[share]);
      expect(metrics.latency_ms![share]).toBeGreaterThan(exact("latency_ms")[share] * (1 - 1 / 128));
    }
    expect([metrics.calls, metrics.cost_usd]).toEqual([exact("calls"), exact("cost_usd")]);
    expect(metrics.cost_usd).toEqual({ count: 556, median: 0, p90: 0 });
    expect(first_seen).toEqual({ earliest: "1970-01-01", median: "1976-11-04", latest: "1983-09-09" });
  });
});

const tool_id = "sendgrid-api";
const keys: { agent: Agent; review_id: string }[] = [];

async function publish(n: number, agent = anAgent(), day = 0) {
  const metrics = { latency_ms: (n * 7_919) % 5_003, ...(n % 3 === 0 && { cost_usd: n / 977 }), calls: n % 20 };
  const at = new Date(Date.now() - day * 86_400_000);
  const document = { tool_id, created_at: at.toISOString(), ...(n % 5 > 0 && { metrics }) };
  const { review_id } = await publishOn(at, agent, document, `198.51.100.${n % 250}`);
  keys.push({ agent, review_id });
}

async function withdraw() {
  const { agent, review_id } = keys.splice(7, 1)[0]!;
  const body = signed(agent, aWithdrawal(review_id));
  const { status } = await callEndpoint(withdrawReviewEndpoint, { path: { review_id }, body });
  expect(status).toBe(201);
}

async function kept() {
  const db = await database();
  const [usage] = await db.select().from(toolUsage).where(eq(toolUsage.tool_id, tool_id));
  const { kind, place } = toolTallies;
  return { marks: usage!.marks, tallies: await db.select().from(toolTallies).orderBy(kind, place) };
}

/** Expects the kept tallies to be those of all counted reviews, and reports whether there are any. */
async function isTallied() {
  await expectRecomputed(tool_id);
  const { marks, tallies } = await kept();
  const { rows } = await (await database()).execute<Parameters<typeof valuesOf>[0][number]>(sql`
    select (document::json ->> 'metrics')::json as metrics, first_counted_at from reviews where tool_id = ${tool_id} and counted`);
  const fresh = summariseAll(
    valuesOf(
      rows.map((row) => ({
        metrics: row.metrics ?? {},
        first_counted_at: new Date(row.first_counted_at).toISOString(),
      })),
    ),
  );
  const ofTool = fresh.tallies.deltas.map(({ kind, place, by }) => ({ tool_id, kind, place, n: by }));
  const order = (one: { kind: string; place: number }, other: { kind: string; place: number }) =>
    one.kind === other.kind ? one.place - other.place : one.kind < other.kind ? -1 : 1;
  expect(tallies.toSorted(order)).toEqual(ofTool.toSorted(order));
  expect(marks).toEqual(fresh.marks);
  return marks !== null;
}

test("a tool's figures are those of its reviews on both sides of the border between exact and tallied", async () => {
  for (let n = 0; n < mostExact; n += 1) await publish(n, anAgent(), n % 17);
  expect(await isTallied()).toBe(false);
  await publish(mostExact + 1);
  expect(await isTallied()).toBe(true);
  await Promise.all([publish(3), publish(4), withdraw(), publish(8, keys[20]!.agent), withdraw()]);
  expect(await isTallied()).toBe(true);
  const before = await kept();
  await tallyByMigration();
  expect(await kept()).toEqual(before);
  await withdraw();
  expect(await isTallied()).toBe(false);
  const repeated = signed(keys[0]!.agent, aDocument({ tool_id, metrics: { latency_ms: 1 } }));
  expect((await callEndpoint(publishReviewEndpoint, { body: repeated })).status).toBe(201);
  expect(await isTallied()).toBe(false);
});

test("a mark moves as reviews come below it, above it and far away, and as keys repeat theirs", async () => {
  for (let n = 0; n < 12; n += 1) await publish(n * 31 + 1, anAgent(), (n * 5) % 23);
  expect(await isTallied()).toBe(true);
  for (const [n, key] of [40, 3, 77, 5].entries()) await publish(n * 611 + 2, keys[key]!.agent);
  expect(await isTallied()).toBe(true);
});

/** Keeps the tool's values as before its tallies, and runs that migration's statements on them. */
async function tallyByMigration() {
  const statementsOf = (name: string) => readFileSync(`drizzle/${name}.sql`, "utf8").split("--> statement-breakpoint");
  const db = await database();
  await db.execute(sql`alter table tool_usage add column seen json not null default '{}', add column measured json`);
  await db.execute(statementsOf("0027_measured").at(-1)!);
  await db.execute(sql`update tool_usage set marks = null, seen = (
    select json_object_agg(day, n) from (select to_char(first_counted_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as n
      from reviews where tool_id = ${tool_id} and counted group by 1) as days) where tool_id = ${tool_id}`);
  await db.execute(sql`delete from tool_tallies`);
  for (const statement of statementsOf("0036_tallies").filter((each) => /^\s*(INSERT|--|WITH)/.test(each)))
    await db.execute(statement);
  await db.execute(sql`alter table tool_usage drop column seen, drop column measured`);
}
