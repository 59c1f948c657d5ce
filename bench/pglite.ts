import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { asSent, create, reads, signedReviews } from "./cases.ts";
import { onCopy, seedWhenNeeded } from "./database.ts";
import { type Contender, interleave, measureRuns, type Pace, type Run, round, startService } from "./measure.ts";
import { seed, sizes } from "./seed.ts";
import type { Line } from "./table.ts";

const cases = reads.filter(({ name }) => ["item", "list", "search"].includes(name));
const amounts = { long: 500, short: 100 };
const target = 0.6;

/** The service on PGlite beside the same service on PostgreSQL, with the same rows. */
export async function measurePglite(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  const [size] = sizes;
  await seedWhenNeeded(postgres, [size!]);
  const folder = mkdtempSync(join(tmpdir(), "touchstone-bench-"));
  Object.assign(process.env, { DATA_DIR: folder });
  await seed("", size!);
  return onCopy(postgres, size!.name, async (url) => {
    const servers: Contender[] = [];
    try {
      servers.push(await startService(url), await startService("", { DATA_DIR: folder }));
      const runs = cases.flatMap(({ ask, connections }) =>
        servers.map((contender): Run => {
          let sent = 0;
          return { contender, load: { connections, seconds: pace.seconds, ask: () => ask(sent++, size!.tools) } };
        }),
      );
      const measured = await measureRuns(runs, pace);
      const written = await interleave(servers, pace.rounds, (server) => {
        const sent = signedReviews(pace.isShort ? amounts.short : amounts.long, size!.tools).map(asSent);
        return round(server, { connections: create.connections, amount: sent.length, ask: (n) => sent[n]! });
      });
      const figures = [...measured, ...written];
      return [...cases, create].map(({ name }, index) => ({
        case: `${name} on PGlite, of PostgreSQL's rate`,
        figures: { "1k": figures[2 * index + 1]!.rps / figures[2 * index]!.rps },
        bound: { atLeast: target },
      }));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
