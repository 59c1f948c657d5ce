import { setTimeout as pause } from "node:timers/promises";
import { pulseSeconds } from "../lib/console/pulse.ts";
import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { reads } from "./cases.ts";
import { inBench, onCopy, seedWhenNeeded } from "./database.ts";
import { type Contender, cpuSeconds, measureRuns, type Pace, type Round, type Run, startService } from "./measure.ts";
import { sizes } from "./seed.ts";
import type { Line } from "./table.ts";

/** Differences of a hundredth need more rounds than ratios. */
const roundsMore = 5;
const wanted = ["item", "search"];
const size = sizes[0]!;
/** A reader that comes so often, for so many pulses, finds most of its answers kept until the next pulse. */
const askEveryMs = 50;
const pulses = 3;

/**
 * The CPU of a read beside that of the same server without counting requests, and without noting searches; then what the
 * pulse costs, which writes what was counted. All name their requests, and none logs them.
 */
export async function measureCounting(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  await seedWhenNeeded(postgres, [size]);
  const pulse = await measurePulse(postgres, pace);
  const url = inBench(postgres, size.name);
  const servers: Contender[] = [];
  try {
    for (const part of contenders) servers.push(await without(part, url));
    const cases = reads.filter(({ name }) => wanted.includes(name));
    let sent = 0;
    const runs = cases.flatMap(({ connections, ask }) =>
      servers.map((contender): Run => {
        const next = () => ask(sent++, size.tools);
        return { contender, load: { connections, seconds: pace.seconds, ask: next } };
      }),
    );
    const measured = await measureRuns(runs, { ...pace, rounds: pace.rounds * roundsMore });
    return [...cases.flatMap(({ name }, place) => linesOf(name, measured.slice(place * 4, place * 4 + 4))), pulse];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** What the servers leave out; the whole one is there twice, which shows how far apart two measures of one thing are. */
const contenders = ["", "counting", "demand", ""];

function linesOf(name: string, rounds: Round[]): Line[] {
  const [one, counting, searches, other] = rounds.map(({ cpu_us }) => cpu_us ?? Number.NaN) as [
    number,
    number,
    number,
    number,
  ];
  const us = (figure: number) => figure.toFixed(1);
  console.log(
    `${name}: ${us(one)} and ${us(other)} µs of CPU, ${us(counting)} without counting, ${us(searches)} without noting searches`,
  );
  const line = (part: string, without: number): Line => ({
    case: `${name}: CPU of the same without ${part}`,
    figures: { "1k": (one + other) / 2 / without },
    bound: { atMost: 1.01 },
  });
  return [line("counting", counting), line("noting searches", searches)];
}

const without = (WITHOUT: string, url: string) =>
  startService(url, { LOG_FORMAT: "off", ...(WITHOUT && { WITHOUT, NODE_OPTIONS: "--import ./bench/without.ts" }) });

/** The CPU of one core that pulses take, and the answers made again after them: each server reads storage of its own. */
async function measurePulse(postgres: PostgresServer, { isShort }: Pace): Promise<Line> {
  const shares: number[] = [];
  for (const part of ["", "counting"])
    await onCopy(postgres, size.name, async (url) => {
      const server = await without(part, url);
      try {
        await readFor(server, isShort ? 1 : pulseSeconds);
        const before = cpuSeconds(server.process.pid!)!;
        const seconds = isShort ? 1 : pulses * pulseSeconds;
        await readFor(server, seconds);
        shares.push((cpuSeconds(server.process.pid!)! - before) / seconds);
      } finally {
        await server.stop();
      }
    });
  console.log(`${shares.map((share) => (share * 100).toFixed(2)).join(" and ")} % of a core with pulses and without`);
  return {
    case: "CPU of the pulses, of a core's",
    figures: { "1k": shares[0]! - shares[1]! },
    bound: { atMost: 0.01 },
  };
}

async function readFor({ url }: Contender, seconds: number): Promise<void> {
  const { ask } = reads.find(({ name }) => name === "item")!;
  const end = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < end; n += 1) {
    await (await fetch(url + ask(n, size.tools).path)).arrayBuffer();
    await pause(askEveryMs);
  }
}
