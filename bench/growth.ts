import { freePort, type PostgresServer } from "../lib/testing/processes/postgres.ts";
import { asSent, create, signedReviews } from "./cases.ts";
import { ask, inBench, seedWhenNeeded } from "./database.ts";
import { type Contender, fixed, interleave, round, start } from "./measure.ts";
import { oneTool } from "./seed.ts";

/** How many times longer a review of a tool with many reviews may take than one of a tool with one. */
const mostGrowth = 1.2;

/** Reviews of a round; a tool's summaries stay exact for the first 200, so fewer than that leave a tool small. */
const amount = 150;

type Options = { rounds: number; crowd: number; variables: Record<string, string> };

/** What a review costs on a tool with one review, beside one on a tool with many; every review is by another key. */
export async function measureGrowth(postgres: PostgresServer, { rounds, crowd, variables }: Options): Promise<void> {
  const sizes = [oneTool(1), oneTool(crowd)];
  await seedWhenNeeded(postgres, sizes);
  const servers: Contender[] = [];
  let addresses = 0;
  try {
    for (const { name } of sizes) {
      await ask(postgres, `drop database if exists ${name}_copy`);
      await ask(postgres, `create database ${name}_copy template ${name}`);
      const own = {
        ...variables,
        TRUSTED_PROXY_HOPS: "1",
        DATABASE_URL: inBench(postgres, `${name}_copy`),
        PORT: String(await freePort()),
      };
      servers.push(await start(name, ["server.ts"], own));
    }
    const send = (server: Contender) => {
      // Each from an address of its own: new keys of one client are one voice, whose reviews are read together.
      const sent = signedReviews(amount, 1, amount).map((one, n) => ({
        ...asSent(one),
        headers: {
          "x-forwarded-for": `10.${(addresses + n) >> 16}.${((addresses + n) >> 8) % 256}.${(addresses + n) % 256}`,
        },
      }));
      addresses += amount;
      return round(server, { connections: create.connections, amount, ask: (n) => sent[n]! });
    };
    for (const server of servers) await send(server);
    const [few, many] = await interleave(servers, rounds, send);
    const growth = few!.rps / many!.rps;
    console.table([
      {
        case: "create-growth",
        "ms at 1": fixed(1000 / few!.rps, 2),
        [`ms at ${crowd}`]: fixed(1000 / many!.rps, 2),
        growth: fixed(growth, 2),
        "at most": mostGrowth,
        met: growth <= mostGrowth ? "yes" : "NO",
      },
    ]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const { name } of sizes) await ask(postgres, `drop database if exists ${name}_copy`);
  }
}
