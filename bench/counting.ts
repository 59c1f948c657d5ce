import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { reads } from "./cases.ts";
import { inBench, seedWhenNeeded } from "./database.ts";
import { type Contender, measureRuns, type Pace, type Run, startService } from "./measure.ts";
import { sizes } from "./seed.ts";
import type { Line } from "./table.ts";

/** Differences of a hundredth need more rounds than ratios. */
const roundsMore = 5;
const wanted = ["item", "search"];

/** The CPU of a read beside that of the same read of a server that counts nothing; log lines are off, as they are not counting. */
export async function measureCounting(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  const size = sizes[0]!;
  await seedWhenNeeded(postgres, [size]);
  const url = inBench(postgres, size.name);
  const servers: Contender[] = [];
  try {
    servers.push(await startService(url, { LOG_FORMAT: "off" }));
    servers.push(await startService(url, { LOG_FORMAT: "off", NODE_OPTIONS: "--import ./bench/without-counting.ts" }));
    const cases = reads.filter(({ name }) => wanted.includes(name));
    let sent = 0;
    const runs = cases.flatMap(({ connections, ask }) =>
      servers.map((contender): Run => {
        const next = () => ask(sent++, size.tools);
        return { contender, load: { connections, seconds: pace.seconds, ask: next } };
      }),
    );
    const measured = await measureRuns(runs, { ...pace, rounds: pace.rounds * roundsMore });
    return cases.map(({ name }, place) => {
      const [counted, plain] = measured.slice(place * 2, place * 2 + 2).map(({ cpu_us }) => cpu_us ?? Number.NaN);
      console.log(`${name}: ${counted!.toFixed(1)} µs of CPU, ${plain!.toFixed(1)} without counting`);
      return {
        case: `${name}: CPU of the same without counting`,
        figures: { "1k": counted! / plain! },
        bound: { atMost: 1.01 },
      };
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
