import { pulseSeconds } from "../lib/console/status.ts";
import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { reads } from "./cases.ts";
import { onCopy, seedWhenNeeded } from "./database.ts";
import type { Inside } from "./inside.ts";
import { type Contender, median, type Pace, round, startService } from "./measure.ts";
import { sizes } from "./seed.ts";
import type { Line } from "./table.ts";

const size = sizes[0]!;
const cases = ["item", "search"].map((name) => reads.find((one) => one.name === name)!);
/** How many addresses of each case there are; those of the first are made again after each pulse. */
const addresses = 100;
/** The rate over whose requests a pulse's cost is spread. */
const perSecond = 1_000;
const turns = 5;
const warmSeconds = 4;

type Turn = Inside & { reads: number[] };

/**
 * The CPU of counting a request and of noting a search, measured in the service's own process, with their share of the
 * pulse, as parts of the CPU of a whole read of the same minute: a difference of two servers is too noisy for a hundredth.
 */
export async function measureCounting(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  await seedWhenNeeded(postgres, [size]);
  const paths = cases.map(({ ask }) => Array.from({ length: addresses }, (_, n) => ask(n, size.tools).path));
  return onCopy(postgres, size.name, async (url) => {
    const server = await startService(url, {
      LOG_FORMAT: "off",
      NODE_OPTIONS: "--import ./bench/inside.ts",
      INSIDE_PATHS: JSON.stringify(paths),
    });
    try {
      // A server compiles what it runs often.
      await measureTurn(server, { ...pace, seconds: pace.isShort ? pace.seconds : warmSeconds });
      const measured: Turn[] = [];
      for (let turn = 0; turn < (pace.isShort ? 1 : turns); turn += 1) measured.push(await measureTurn(server, pace));
      return linesOf(measured);
    } finally {
      await server.stop();
    }
  });
}

let sent = 0;

async function measureTurn(server: Contender, { seconds }: Pace): Promise<Turn> {
  const costs: number[] = [];
  for (const { connections, name, ask } of cases) {
    // Items are kept, as between two pulses; a search is spelled otherwise each time, and made.
    const next = () => ask(name === "item" ? sent++ % addresses : sent++, size.tools);
    await round(server, { connections, amount: 4 * addresses, ask: next });
    costs.push((await round(server, { connections, seconds, ask: next })).cpu_us ?? Number.NaN);
  }
  return { reads: costs, ...(await measureInside(server)) };
}

/** What the service says of itself at the signal. */
function measureInside({ process: child }: Contender): Promise<Inside> {
  const said = new Promise<Inside>((resolve) => {
    let text = "";
    const read = (chunk: Buffer) => {
      text += chunk;
      const json = /^inside (.+)\n/m.exec(text)?.[1];
      if (json === undefined) return;
      child.stdout!.off("data", read);
      resolve(JSON.parse(json));
    };
    child.stdout!.on("data", read);
  });
  child.kill("SIGUSR2");
  return said;
}

function linesOf(measured: Turn[]): Line[] {
  const middle = (of: (turn: Turn) => number) => median(measured.map(of));
  const us = (of: (turn: Turn) => number) => middle(of).toFixed(2);
  const ofRequest = (pulse: number) => pulse / pulseSeconds / perSecond;
  console.log(
    `a pulse: ${us(({ counters }) => counters)} µs for counters, ${us(({ searches }) => searches)} for searches, ` +
      `${us(({ remade }) => remade)} for ${addresses} answers that are made again`,
  );
  const ofCases = cases.flatMap(({ name }, at): Line[] => {
    console.log(
      `${name}: ${us(({ reads }) => reads[at]!)} µs of CPU, of which counting ${us(({ counts }) => counts[at]!)}, noting ${us(({ notes }) => notes[at]!)}`,
    );
    const share = (part: string, cost: (turn: Turn) => number): Line => ({
      case: `${name}: CPU of ${part} with its share of a pulse, of the read's`,
      figures: { "1k": middle((turn) => cost(turn) / turn.reads[at]!) },
      bound: { atMost: 0.01 },
    });
    return [
      share("counting", ({ counts, counters }) => counts[at]! + ofRequest(counters)),
      share("noting searches", ({ notes, searches }) => notes[at]! + ofRequest(searches)),
    ];
  });
  const pulses = middle(({ counters, searches, remade }) => counters + searches + remade) / pulseSeconds / 1e6;
  return [
    ...ofCases,
    {
      case: "CPU of the pulses, with what is made again, of a core's",
      figures: { "1k": pulses },
      bound: { atMost: 0.01 },
    },
  ];
}
