import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint, withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { type Agent, aDocument, anAgent, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { toolUsage } from "#lib/tools/tools.sql.ts";
import { countValues, fromBuckets, summarise, valuesOf } from "./measurements.ts";
import { mostExact } from "./rules.ts";

useDatabase();

describe("the summary of measurements", () => {
  const values = Array.from({ length: 5_000 }, (_, n) => 1.37 ** (n % 83) * (1 + (n % 7) / 10) - (n % 2));
  const all = valuesOf(
    values.map((latency_ms, n) => ({ latency_ms, calls: n % 256, ...(n % 9 === 0 && { cost_usd: 0 }) })),
  );

  test("of buckets is at most 1/128 below the exact one, and exact for whole numbers up to 256", () => {
    const exact = summarise(all, mostExact).metrics;
    const kept = summarise(all, mostExact + 1).metrics;
    for (const share of ["median", "p90"] as const) {
      expect(kept.latency_ms![share]).toBeLessThanOrEqual(exact.latency_ms![share]);
      expect(kept.latency_ms![share]).toBeGreaterThan(exact.latency_ms![share] * (1 - 1 / 128));
    }
    expect([kept.calls, kept.cost_usd]).toEqual([exact.calls, exact.cost_usd]);
    expect(kept.cost_usd).toEqual({ count: 556, median: 0, p90: 0 });
  });

  test("is after taking values out what it was before they came", () => {
    const { buckets } = summarise(all, mostExact + 1);
    const more = valuesOf([{ latency_ms: 0.1 }, { latency_ms: 1e12, cost_usd: 1e-9 }, { calls: -0 }]);
    const before = structuredClone(buckets!);
    const grown = countValues(buckets!, more, 1);
    expect(fromBuckets(grown).metrics.latency_ms!.count).toBe(5_002);
    expect(countValues(grown, more, -1)).toEqual(before);
  });
});

test("a tool's figures are those of its reviews on both sides of the border between exact and kept", async () => {
  const tool_id = "sendgrid-api";
  const keys: { agent: Agent; review_id: string }[] = [];
  const publish = async (n: number, agent = anAgent()) => {
    const metrics = { latency_ms: (n * 7_919) % 5_003, ...(n % 3 === 0 && { cost_usd: n / 977 }), calls: n % 20 };
    const { review_id } = await publishOn(
      new Date(),
      agent,
      { tool_id, ...(n % 5 > 0 && { metrics }) },
      `198.51.100.${n % 250}`,
    );
    keys.push({ agent, review_id });
  };
  const withdraw = async () => {
    const { agent, review_id } = keys.splice(7, 1)[0]!;
    const body = signed(agent, aWithdrawal(review_id));
    const { status } = await callEndpoint(withdrawReviewEndpoint, { path: { review_id }, body });
    expect(status).toBe(201);
  };
  const ofTool = eq(toolUsage.tool_id, tool_id);
  const measured = async () => (await (await database()).select().from(toolUsage).where(ofTool))[0]!.measured;
  const isKept = async () => {
    await expectRecomputed(tool_id);
    return (await measured()) !== null;
  };
  for (let n = 0; n < mostExact; n += 1) await publish(n);
  expect(await isKept()).toBe(false);
  await publish(mostExact + 1);
  expect(await isKept()).toBe(true);
  await Promise.all([publish(3), publish(4), withdraw(), publish(8, keys[20]!.agent), withdraw()]);
  expect(await isKept()).toBe(true);
  const kept = await measured();
  const db = await database();
  await db.update(toolUsage).set({ measured: null });
  await db.execute(readFileSync("drizzle/0027_measured.sql", "utf8").split("--> statement-breakpoint").at(-1)!);
  expect(await measured()).toEqual(kept);
  await withdraw();
  expect(await isKept()).toBe(false);
  const repeated = signed(keys[0]!.agent, aDocument({ tool_id, metrics: { latency_ms: 1 } }));
  expect((await callEndpoint(publishReviewEndpoint, { body: repeated })).status).toBe(201);
  expect(await isKept()).toBe(false);
});
