import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { POST as PUBLISH, GET as REVIEWS } from "#app/api/reviews/route.ts";
import { GET as SEARCH } from "#app/api/tools/route.ts";
import { POST as MAKE_KEY } from "#app/api/v1/keys/route.ts";
import { POST as RUN_STUDY } from "#app/api/v1/studies/route.ts";
import { closeDatabase } from "#lib/db/client.ts";
import { connectMs } from "#lib/db/share-time.ts";
import { endStudies } from "#lib/studies/running-studies.ts";
import { anAgent, signed } from "#lib/testing/agent.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import { call } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, holdStudies, letSpeak } from "#lib/testing/research.ts";

useDatabase({ API_KEYS: "self-serve" });
afterAll(async () => {
  letSpeak();
  await endStudies();
});

const requests = 100;
const rounds = process.env.FULL_TESTS ? 20 : 2;
allowRounds(rounds * 2);

type Ask = () => ReturnType<typeof call>;

/** Sends that request 100 times at once and gives how often each outcome came, and whether this machine was too slow for it. */
async function burst(ask: Ask): Promise<{ outcomes: Record<string, number>; isTooMuch: boolean }> {
  const sent = performance.now();
  const refusedAfter: number[] = [];
  const outcomes: Record<string, number> = {};
  const one = async () => {
    const { status, body } = await ask();
    const outcome = `${status}${body.error ? ` ${body.error}` : ""}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (status === 503) refusedAfter.push(performance.now() - sent);
  };
  await Promise.all(Array.from({ length: requests }, one));
  return { outcomes, isTooMuch: Math.min(...refusedAfter) > connectMs && refusedAfter.length > 0 };
}

/** Each kind of request, made anew for every round, with the outcomes its hundred have. */
const kinds: [string, () => Promise<Ask>, Record<string, number>][] = [
  ["searches", async () => () => call(SEARCH, { query: "q=github" }), { 200: requests }],
  ["lists of reviews", async () => () => call(REVIEWS), { 200: requests }],
  [
    "reviews of one tool by as many agents",
    async () => () => call(PUBLISH, { body: signed(anAgent()) }),
    { 201: requests },
  ],
  [
    "keys for one account, which may have 20",
    async () => {
      const { headers } = await aCustomer();
      return () => call(MAKE_KEY, { headers, body: { name: "mine" } });
    },
    { 201: 19, "400 invalid_request": requests - 19 },
  ],
  [
    "equal studies",
    async () => {
      holdStudies();
      const { headers: own } = await aCustomer();
      const headers = { ...own, prefer: "respond-async", "idempotency-key": randomUUID() };
      return () => call(RUN_STUDY, { headers, body: aStudy() });
    },
    { 202: requests },
  ],
];

describe(`${requests} requests at once are all served, ${rounds} rounds of it, the first over new connections`, () => {
  test.each(kinds)("%s", async (_, prepare, outcomes) => {
    // Nobody is promised a turn after that long, so a machine that is busy with other things may try again, now and then.
    let again = rounds;
    for (let round = 0; round < rounds; round += 1) {
      const ask = await prepare();
      if (round === 0) await closeDatabase();
      const told = await burst(ask);
      if (told.isTooMuch && again > 0) {
        again -= 1;
        round -= 1;
      } else expect(told.outcomes).toEqual(outcomes);
    }
  });
});
