import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { GET } from "#app/api/reviews/route.ts";
import { call, resultOf } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { startLane } from "#lib/testing/start-lane.ts";
import { listReviewsEndpoint } from "./contract.ts";

useDatabase();
const example = resolve("examples/publish-review.mjs");

/** Runs the example where nobody has run it before; gives what it said and the hash of the trace that it kept. */
async function runWithFreshKey(base: string): Promise<{ said: string; hash: string }> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-example-"));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [example, base], { cwd: folder });
    const kept = readdirSync(folder).find((name) => name.endsWith(".trace.json"))!;
    return {
      said: stdout,
      hash: createHash("sha256")
        .update(readFileSync(join(folder, kept)))
        .digest("hex"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the example's reviews by two fresh keys both count, each with the hash of the trace that it kept", async () => {
  const base = await startLane();
  const runs = [await runWithFreshKey(base), await runWithFreshKey(base)];
  for (const { said } of runs) expect(said).toContain("Published. It counts.");
  const { reviews } = resultOf(listReviewsEndpoint, await call(GET, { query: "tool_id=nodejs" }));
  expect(reviews.map(({ counted }) => counted)).toEqual([true, true]);
  expect(reviews.map(({ document }) => document.evidence.trace_sha256)).toEqual(runs.map(({ hash }) => hash).reverse());
  expect(runs[0]!.hash).not.toBe(runs[1]!.hash);
});
