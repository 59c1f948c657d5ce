import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { asSent, create, signedReviews } from "./cases.ts";
import { ask, copyOf, onCopy, seedWhenNeeded } from "./database.ts";
import { type Contender, interleave, type Pace, round, startService } from "./measure.ts";
import { oneTool } from "./seed.ts";
import type { Line } from "./table.ts";

/** A tool with one review, and one with a million. */
export const growthSizes = [oneTool(1), oneTool(1_000_000)];
const shortSizes = [oneTool(1), oneTool(1_000)];

/** How many times longer a review of a tool with many reviews may take than one of a tool with one. */
const mostGrowth = 1.2;

/** Reviews of a round. With the warm-up, three rounds leave the little tool with 600. */
const amount = 150;

/** What a review costs on a tool with many reviews, beside one on a tool with one; every review is by another key. */
export async function measureGrowth(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  const [few, many] = pace.isShort ? shortSizes : growthSizes;
  await seedWhenNeeded(postgres, [few!, many!]);
  return onCopy(postgres, few!.name, (little) =>
    onCopy(postgres, many!.name, async (much) => {
      const servers: Contender[] = [];
      const hops = { TRUSTED_PROXY_HOPS: "1" };
      try {
        servers.push(await startService(little, hops), await startService(much, hops));
        for (const server of servers) await send(server);
        // As autovacuum does within a minute: a plan for a table of one review read all of hundreds.
        for (const { name } of [few!, many!]) await ask(postgres, "analyze", [], copyOf(name));
        const [one, other] = await interleave(servers, pace.rounds, send);
        const column = pace.isShort ? "1k" : "1M";
        const growth = { [column]: one!.rps / other!.rps };
        return [{ case: "create, time of that at one review", figures: growth, bound: { atMost: mostGrowth } }];
      } finally {
        await Promise.all(servers.map((server) => server.stop()));
      }
    }),
  );
}

let addresses = 0;

/** Each from an address of its own: new keys of one client are one voice, whose reviews are read together. */
function send(server: Contender) {
  const sent = signedReviews(amount, 1, amount).map((one) => {
    addresses += 1;
    const address = `10.${addresses >> 16}.${(addresses >> 8) % 256}.${addresses % 256}`;
    return { ...asSent(one), headers: { "x-forwarded-for": address } };
  });
  return round(server, { connections: create.connections, amount, ask: (n) => sent[n]! });
}
