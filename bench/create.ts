import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { asSent, create, signedReviews } from "./cases.ts";
import { onCopy, seedWhenNeeded } from "./database.ts";
import { type Contender, interleave, type Pace, round, startFloor, startService } from "./measure.ts";
import { sizes } from "./seed.ts";
import type { Line } from "./table.ts";

/** Enough for a round of some seconds on either side. */
const amounts = { floor: 10_000, ours: 2_000 };
const shortAmounts = { floor: 1_000, ours: 200 };

/** Publishing beside the floor's bare insert, into copies of both databases. */
export async function measureCreate(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  const figures: Line["figures"] = { "1k": await ratioOn(postgres, sizes[0]!, pace) };
  if (!pace.isShort) figures["1M"] = await ratioOn(postgres, sizes[1]!, pace);
  return [{ case: "create, of the floor", figures, bound: { atLeast: create.target } }];
}

async function ratioOn(postgres: PostgresServer, size: (typeof sizes)[number], { rounds, isShort }: Pace) {
  await seedWhenNeeded(postgres, [size]);
  return onCopy(postgres, size.name, async (url) => {
    const servers: Contender[] = [];
    try {
      servers.push(await startFloor(url), await startService(url));
      const send = (contender: Contender, most: typeof amounts) => {
        const isFloor = contender === servers[0];
        const signed = signedReviews(isFloor ? most.floor : most.ours, size.tools);
        const sent = isFloor ? signed : signed.map(asSent);
        return round(contender, { connections: create.connections, amount: sent.length, ask: (n) => sent[n]! });
      };
      for (const server of servers) await send(server, shortAmounts);
      const measured = await interleave(servers, rounds, (server) => send(server, isShort ? shortAmounts : amounts));
      return measured[1]!.rps / measured[0]!.rps;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
}
