import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { database } from "../db/client.ts";
import { measurements } from "../reviews/run.ts";
import { dimensionIds } from "../rubric/dimensions.ts";
import { getToolEndpoint } from "../tools/contract.ts";
import { toolUsage } from "../tools/tools.sql.ts";
import type { Usage } from "../votes/contract.ts";
import { mostExact } from "../votes/rules.ts";
import { dimensionScore } from "../votes/score.ts";
import { resultOf } from "./call.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { expectJudged } from "./expect-judged.ts";
import { recomputeUsage } from "./recompute-usage.ts";

/** Expects the served and the stored usage of a tool to equal the sums over its published documents. */
export async function expectRecomputed(tool_id: string): Promise<Usage> {
  await expectJudged();
  const { tool } = resultOf(getToolEndpoint, await callEndpoint(getToolEndpoint, { path: { tool_id } }));
  const { usage, usage_score } = tool;
  const { is_borne_out, counts, means, sums, ...exact } = await recomputeUsage(tool_id);
  const { ratings, metrics, ...served } = usage;
  const { metrics: recounted, ...others } = exact;
  expect(served).toEqual(others);
  expectMeasured(metrics, recounted, usage.reviewer_count);
  const [stored] = await (await database()).select().from(toolUsage).where(eq(toolUsage.tool_id, tool_id));
  expect(stored!.is_ok).toBe(usage.status === "ok");
  const isUnverified = tool.origin === "review" && tool.confirmed_at === null && !is_borne_out;
  expect([stored!.is_unverified, tool.listing === "unverified"]).toEqual([isUnverified, isUnverified]);
  for (const id of dimensionIds) {
    expect([id, ratings[id]?.count ?? 0]).toEqual([id, counts[id]]);
    expect([id, stored!.votes[id].n]).toEqual([id, counts[id]]);
    expect(stored!.votes[id].sum).toBeCloseTo(sums[id]!.sum, 9);
    expect(stored!.votes[id].squares).toBeCloseTo(sums[id]!.squares, 9);
    if (means[id] === null) expect([id, ratings[id]]).toEqual([id, null]);
    else expect(ratings[id]!.mean).toBeCloseTo(means[id]!, 9);
    expect(ratings[id]?.low ?? null).toEqual(dimensionScore(stored!.votes[id])?.low ?? null);
  }
  const rated = dimensionIds.flatMap((id) => means[id] ?? []);
  if (rated.length === 0) expect(usage_score).toBeNull();
  else expect(usage_score).toBeCloseTo(rated.reduce((total, mean) => total + mean, 0) / rated.length, 9);
  return usage;
}

/** Expects exact summaries of few reviews, and of many what their buckets allow. */
function expectMeasured(served: Usage["metrics"], exact: Usage["metrics"], reviews: number): void {
  if (reviews <= mostExact) expect(served).toEqual(exact);
  for (const name of measurements) {
    expect([name, served[name]?.count]).toEqual([name, exact[name]?.count]);
    for (const share of ["median", "p90"] as const) {
      expect(served[name]?.[share] ?? 0).toBeLessThanOrEqual(exact[name]?.[share] ?? 0);
      expect(served[name]?.[share] ?? 0).toBeGreaterThanOrEqual((exact[name]?.[share] ?? 0) * (1 - 1 / 128));
    }
  }
}
