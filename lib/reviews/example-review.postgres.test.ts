import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { hasPython } from "#lib/testing/has-python.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { aDocument } from "#lib/testing/samples/agent.ts";
import { listReviewsEndpoint } from "./contract.ts";

useDatabase();
const run = promisify(execFile);

const examples = [
  { language: "Node", command: process.execPath, example: "publish-review.mjs", tool_id: "nodejs", isHere: true },
  {
    language: "Python",
    command: "python3",
    example: "publish_review.py",
    tool_id: "sqlite",
    isHere: hasPython("cryptography"),
  },
];

/** A new folder without a key. */
async function inFolder<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-example-"));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.each(examples)("the example in $language", ({ command, example, tool_id, isHere }) => {
  const runIn = (cwd: string, ...words: string[]) => run(command, [resolve("examples", example), ...words], { cwd });

  /** Publishes the sample with a fresh key; returns its output and the hash of its stored trace. */
  const publishSample = (base: string) =>
    inFolder(async (folder) => {
      const { stdout } = await runIn(folder, base);
      const kept = readdirSync(folder).find((name) => name.endsWith(".trace.json"))!;
      const hash = createHash("sha256").update(readFileSync(join(folder, kept)));
      return { said: stdout, hash: hash.digest("hex") };
    });

  test.runIf(isHere)("publishes reviews that count by two fresh keys, each with the hash of its trace", async () => {
    const base = await startLane();
    const runs = [await publishSample(base), await publishSample(base)];
    for (const { said } of runs) expect(said).toContain("Published. It counts.");
    const { reviews } = resultOf(
      listReviewsEndpoint,
      await callEndpoint(listReviewsEndpoint, { query: `tool_id=${tool_id}` }),
    );
    expect(reviews.map(({ counted }) => counted)).toEqual([true, true]);
    expect(reviews.map(({ document }) => document.evidence.trace_sha256)).toEqual(
      runs.map(({ hash }) => hash).reverse(),
    );
    expect(runs[0]!.hash).not.toBe(runs[1]!.hash);
  });

  test.runIf(isHere)("signs a document of one's own, and names every fault of one that is refused", async () => {
    const base = await startLane();
    await inFolder(async (folder) => {
      const publish = (text: string) => {
        writeFileSync(join(folder, "review.json"), text);
        return runIn(folder, base, "review.json");
      };
      const text = JSON.stringify(
        aDocument({ title: "Zwölf Würfe 🎲", metrics: { cost_usd: 0.00001, latency_ms: 12 } }),
      );
      const written = text.replace('"speed":4', '"speed":4.0').replace("0.00001", "1e-05");
      expect((await publish(written)).stdout).toContain("Published. It counts.");
      const faulty = JSON.stringify(aDocument({ title: "Short", license: "MIT" as never }));
      const refused = await publish(faulty).catch((error: { stderr: string }) => error);
      expect(refused.stderr).toMatch(
        /^Refused with 400 invalid_document: .+\n {2}\/document\/title .+\n {2}\/document\/license /,
      );
    });
  });

  test.runIf(isHere)("says how to start a service where none answers", { tags: "full" }, async () => {
    const alone = await inFolder((folder) => runIn(folder, "http://127.0.0.1:1").catch((error) => error));
    expect(alone.stderr).toMatch(
      /^No Touchstone answers at http:\/\/127\.0\.0\.1:1 \(.+\)\. Start one with: npm start/,
    );
  });
});
