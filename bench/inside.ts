// Preloaded into the service: at SIGUSR2 it measures, in that process, what counting and noting searches cost.
import { setTimeout as pause } from "node:timers/promises";
import { checkAlerts } from "../lib/console/alerts.ts";
import { beat } from "../lib/console/status.ts";
import { flushCounters } from "../lib/db/counters.ts";
import { flushSearches, noteSearch } from "../lib/demand/demand.ts";
import { countRequest } from "../lib/net/named-response.ts";
import { addressHeader } from "../lib/net/request-head.ts";

/** Microseconds of CPU: of a call each, and of the parts of a pulse. */
export type Inside = { counts: number[]; notes: number[]; counters: number; searches: number; remade: number };

const calls = 200_000;
/** The addresses of each case; the first case's are read again after a pulse. */
const paths: string[][] = JSON.parse(process.env.INSIDE_PATHS!);
const statuses = [200, 200, 200, 304, 404];
const headers = { [addressHeader]: "bench 192.0.2.1" };

process.on("SIGUSR2", async () => {
  const counts = paths.map((of) =>
    perCall((n) => countRequest(of[n % of.length]!, "GET", statuses[n % statuses.length]!, (n % 40) / 10_000)),
  );
  const notes = paths.map((of) => perCall((n) => noteSearch(of[n % of.length]!, headers)));
  const searches = await cpuOf(flushSearches);
  const counters = await cpuOf(async () => {
    await flushCounters();
    await beat();
    await checkAlerts();
  });
  // What both readings cost the client is the same, and falls out.
  const remade = (await cpuOf(readAll)) - (await cpuOf(readAll));
  console.log(`inside ${JSON.stringify({ counts, notes, counters, searches, remade } satisfies Inside)}`);
});

const usedUs = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part, 0);

function perCall(call: (n: number) => void): number {
  for (let n = 0; n < calls / 4; n += 1) call(n);
  const before = usedUs();
  for (let n = 0; n < calls; n += 1) call(n);
  return (usedUs() - before) / calls;
}

async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  await pause(50);
  const before = usedUs();
  await run();
  return usedUs() - before;
}

async function readAll(): Promise<void> {
  for (const path of paths[0]!) await (await fetch(`http://127.0.0.1:${process.env.PORT}${path}`)).arrayBuffer();
}
