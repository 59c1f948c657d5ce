import { execFile, spawn } from "node:child_process";
import cluster from "node:cluster";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { processesFound } from "./vitals.ts";

useDatabase();

const patience = { timeout: 30_000, interval: 50 };

test("a process knows of the pauses and the files of the other processes of its server", async () => {
  const env = { ...process.env, PROCESSES: "2" };
  const server = spawn(process.execPath, ["lib/testing/processes/limping.ts"], { env });
  let said = "";
  server.stdout.on("data", (text) => {
    said += text;
  });
  const last = () => JSON.parse(said.split("\n").at(-2) || '{"own":0,"all":[]}');
  await vi.waitUntil(() => last().all.length === 2, patience).finally(() => server.kill());
  const { own, all } = last();
  const [first, other] = all;
  expect([first.pid === own, other.pid === own]).toEqual([true, false]);
  expect(other.stall_ms).toBeGreaterThan(500);
  expect(other.files).toEqual(first.files && { open: expect.any(Number), most: first.files.most });
});

test("a process whose heap is nearly full says so, with what to do, while it still runs", async () => {
  const fill = `
    const { processesFound } = await import("#lib/console/vitals.ts");
    processesFound([]);
    const [kept, said] = [[], () => processesFound([]).map(({ of, sentence }) => of + ": " + sentence)];
    console.log(JSON.stringify(said()));
    while (said().length === 0) {
      for (let more = 0; more < 20; more += 1) kept.push(Array.from({ length: 2_000 }, (_, at) => ({ at })));
      await new Promise((done) => setTimeout(done, 5));
    }
    console.log(JSON.stringify(said()));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--max-old-space-size=200",
    "--input-type=module",
    "-e",
    fill,
  ]);
  const [before, after] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(before).toEqual([]);
  expect(after).toEqual([
    expect.stringMatching(
      /^heap: Process \d+ of the service has filled 9\d % of what its heap .* --max-old-space-size/,
    ),
  ]);
});

test("processes that use nearly all memory of their container are said to, and not where no limit is known", () => {
  const { rss } = process.memoryUsage();
  const looks = [1.05, 2, 0].map((times) => {
    vi.spyOn(process, "constrainedMemory").mockReturnValue(times * rss);
    return processesFound([]).map(({ sentence }) => sentence);
  });
  vi.restoreAllMocks();
  const sentence = expect.stringMatching(
    /^The processes of the service use 9\d % of the memory .* set PROCESSES lower/,
  );
  expect(looks).toEqual([[sentence], [], []]);
});

test("a process that has not heard yet how the others are leaves the boxes of processes as they are", () => {
  setEnvironment({ PROCESSES: "2" });
  const own = { isWorker: cluster.isWorker };
  Object.assign(cluster, { isWorker: true });
  try {
    expect(() => processesFound([])).toThrow("The supervisor has not said yet how they are.");
  } finally {
    Object.assign(cluster, own);
  }
});
