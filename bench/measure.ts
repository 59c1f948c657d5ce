import { type ChildProcess, spawn } from "node:child_process";
import { type EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { freePort } from "../lib/testing/processes/postgres.ts";
import type { Ask } from "./cases.ts";

/** The pace of a run, whether it is the short form, on the small databases only, and the cases of reads if not all. */
export type Pace = { rounds: number; seconds: number; isShort: boolean; cases: string[] };

/** One process, as the floor is, and limits so high that none is reached. */
export const unlimited = {
  PROCESSES: "1",
  RATE_LIMIT_REVIEWS: "100000000/hour,100000000/day",
  RATE_LIMIT_ATTEMPTS: "100000000/minute",
  RATE_LIMIT_NEW_TOOLS: "off",
  RATE_LIMIT_READS: "100000000/minute",
};

/** A server under measurement, in its own process. */
export type Contender = { name: string; url: string; process: ChildProcess; stop: () => Promise<void> };

/** Starts the service on a database. */
export const startService = async (DATABASE_URL: string, more: Record<string, string> = {}): Promise<Contender> =>
  start("the service", ["server.ts"], { ...unlimited, DATABASE_URL, ...more, PORT: String(await freePort()) });

/** Starts the floor on a database. */
export const startFloor = async (DATABASE_URL: string): Promise<Contender> =>
  start("the floor", ["bench/floor.ts"], { DATABASE_URL, PORT: String(await freePort()) });

/** A start may have a database of a million rows to migrate. */
const readyWithinMs = 180_000;

/** Starts a server and waits until it reports that it is ready. */
export async function start(name: string, words: string[], variables: Record<string, string>): Promise<Contender> {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "inherit"] });
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((ready, failed) => {
    child.stdout.on("data", (text: Buffer) => String(text).includes("ready") && ready());
    child.once("exit", (code) => failed(new Error(`${name} ended with ${code} before it was ready.`)));
    timer = setTimeout(() => {
      child.kill("SIGKILL");
      failed(new Error(`${name} was not ready within ${readyWithinMs / 1000} s.`));
    }, readyWithinMs);
  }).finally(() => clearTimeout(timer));
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  return { name, url: `http://127.0.0.1:${variables.PORT}`, process: child, stop };
}

/** The measures of one round: requests a second, milliseconds, CPU time of the server process per request. */
/** `rps` counts what was answered, `refused` the share that a busy server refused. */
export type Round = {
  rps: number;
  p50_ms: number;
  p99_ms: number;
  cpu_us: number | null;
  sanity: number;
  refused: number;
};

export type Load = { connections: number; ask: (n: number) => Ask; seconds?: number; amount?: number };

/**
 * Sends requests for some seconds, or a number of them. What a busy server refuses is counted; any other unexpected answer
 * ends the part. Where nothing was answered in time, one request of each connection is measured.
 */
export async function round(contender: Contender, load: Load): Promise<Round> {
  const { connections, ask, seconds, amount } = load;
  let sent = 0;
  const before = cpuSeconds(contender.process.pid!);
  const started = performance.now();
  let ended = started;
  const running = autocannon({
    url: contender.url,
    connections,
    ...(amount === undefined ? { duration: seconds ?? 3 } : { amount }),
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, body, headers } = ask(sent);
          sent += 1;
          const typed = { "content-type": "application/json", ...headers };
          return { ...request, method, path, headers: body ? typed : (headers ?? {}), ...(body && { body }) };
        },
      },
    ],
  });
  (running as unknown as EventEmitter).on("response", () => {
    ended = performance.now();
  });
  const result = await running;
  const after = cpuSeconds(contender.process.pid!);
  const sentBack = result.requests.total;
  if (sentBack === 0 && amount === undefined) return round(contender, { connections, ask, amount: connections });
  const codes = result.statusCodeStats ?? {};
  const busy = codes["503"]?.count ?? 0;
  const others = result["4xx"] + result["5xx"] - busy;
  if (others > 0 || result.errors > 0)
    throw new Error(
      `${contender.name}: ${others} refused and ${result.errors} broken of ${sentBack} requests: ${JSON.stringify(codes)}`,
    );
  if (busy > 0) console.log(`${contender.name} answered ${busy} of ${sentBack} with 503, such as ${ask(0).path}`);
  const done = sentBack - busy;
  // Until the last answer: autocannon's own duration ends with the second after it.
  const tookSeconds = (ended - started) / 1000;
  return {
    rps: done / tookSeconds,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    // A round shorter than the kernel's tick has no figure.
    cpu_us: before === null || after === null || after === before ? null : ((after - before) / sentBack) * 1e6,
    // Little's law: as many requests are under way as there are connections, or the load generator was the bottleneck.
    sanity: connections / (sentBack / tookSeconds) / (result.latency.mean / 1000),
    refused: busy / sentBack,
  };
}

/** User and system time of a process in seconds; null where the kernel does not report it. */
export function cpuSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

/** A load on one server. */
export type Run = { contender: Contender; load: Load };

/** A server compiles what it runs often: the feed's first 1,000 answers took three times the CPU of later ones. */
const warmSeconds = 4;

/** Runs each load unmeasured, then all by turns. */
export async function measureRuns(runs: Run[], { rounds, isShort }: Pace): Promise<Round[]> {
  for (const { contender, load } of runs)
    await round(contender, isShort || load.amount !== undefined ? load : { ...load, seconds: warmSeconds });
  return interleave(runs, rounds, ({ contender, load }) => round(contender, load));
}

/** A B B A A B …, as what runs after another kind of load may cost more, and the median of each figure. */
export async function interleave<Side>(
  sides: Side[],
  rounds: number,
  measure: (side: Side) => Promise<Round>,
): Promise<Round[]> {
  const measured: Round[][] = sides.map(() => []);
  const inOrder = [...sides.entries()];
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [index, side] of turn % 2 === 0 ? inOrder : inOrder.toReversed())
      measured[index]!.push(await measure(side));
  return measured.map((all) => ({
    rps: median(all.map(({ rps }) => rps)),
    p50_ms: median(all.map(({ p50_ms }) => p50_ms)),
    p99_ms: median(all.map(({ p99_ms }) => p99_ms)),
    cpu_us: all.some(({ cpu_us }) => cpu_us === null) ? null : median(all.map(({ cpu_us }) => cpu_us!)),
    sanity: median(all.map(({ sanity }) => sanity)),
    refused: Math.max(...all.map(({ refused }) => refused)),
  }));
}

/** A figure of a table, with this many digits after the point. */
export function fixed(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

/** The middle value of several. */
export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
