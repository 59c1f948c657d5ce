import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { reads } from "./cases.ts";
import { inBench, seedWhenNeeded } from "./database.ts";
import { type Contender, measureRuns, type Pace, type Run, startService } from "./measure.ts";
import { sizes } from "./seed.ts";
import type { Line } from "./table.ts";

/** A tool's page has as many reviews at both sizes. */
const pages = [
  "/",
  "/tools",
  "/tools?q=send",
  "/tools/bench-tool-0",
  "/compare?tools=bench-tool-0,bench-tool-1",
  "/stats",
  "/sources",
  "/activity",
];
/** How many times longer a page may take with much data, and how much more CPU a repeated one than an item's read. */
const mostGrowth = 1.2;
const mostCpu = 6;

/** Pages at both sizes, made again for each request, and a repeated page beside an item. */
export async function measurePages(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  const wanted = pace.isShort ? sizes.slice(0, 1) : sizes;
  await seedWhenNeeded(postgres, wanted);
  const servers: Contender[] = [];
  try {
    for (const { name } of wanted) servers.push(await startService(inBench(postgres, name)));
    const runs = pages.flatMap((page) => servers.map((server) => pageRun(server, page, pace)));
    const repeated = [itemRun(servers[0]!, pace), pageRun(servers[0]!, null, pace)];
    const measured = await measureRuns([...runs, ...repeated], pace);
    const [item, page] = measured.slice(-2);
    const lines: Line[] = [];
    if (item!.cpu_us !== null && page!.cpu_us !== null)
      lines.push({
        case: "CPU of a repeated page, of an item's read",
        figures: { "1k": page!.cpu_us / item!.cpu_us },
        bound: { atMost: mostCpu },
      });
    for (const [index, name] of pages.entries()) {
      const [few, many] = [measured[2 * index]!, measured[2 * index + 1]!];
      if (!pace.isShort)
        lines.push({
          case: `${name}, time of that at 1k`,
          figures: { "1M": few.rps / many.rps },
          bound: { atMost: mostGrowth },
        });
    }
    return lines;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

let made = 0;

/** A page by addresses that are each requested once, so that none is kept; without a name, the list from memory. */
function pageRun(contender: Contender, page: string | null, { seconds }: Pace): Run {
  const ask = () => {
    made += 1;
    const path = page === null ? "/tools" : `${page}${page.includes("?") ? "&" : "?"}bench=${made}`;
    return { method: "GET" as const, path };
  };
  return { contender, load: { connections: 2, seconds, ask } };
}

const itemRun = (contender: Contender, { seconds }: Pace): Run => ({
  contender,
  load: { connections: 2, seconds, ask: (n) => reads[0]!.ask(n, sizes[0]!.tools) },
});
