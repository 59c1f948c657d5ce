import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, inject, test } from "vitest";
import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import { closeDatabase, database } from "#lib/db/client.ts";
import { connectMs } from "#lib/db/pool.ts";
import { listReviewsEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { createStudyEndpoint } from "#lib/studies/contract.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { allowRounds } from "#lib/testing/allow-rounds.ts";
import type { call } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, holdStudies, letSpeak } from "#lib/testing/research.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";

useDatabase({ API_KEYS: "self-serve" });
afterAll(async () => {
  letSpeak();
  await endStudies();
});

const full = process.env.FULL_TESTS !== undefined;
const requests = full ? 100 : 50;
const rounds = full ? 20 : 1;
// PGlite publishes that many reviews in some seconds.
allowRounds(rounds * 6);

type Ask = () => ReturnType<typeof call>;

/**
 * Sends a burst of the same request; returns how often each outcome came, and whether this machine was too slow for it.
 */
async function burst(ask: Ask, length: number): Promise<{ outcomes: Record<string, number>; isTooMuch: boolean }> {
  const sent = performance.now();
  const refusedAfter: number[] = [];
  const outcomes: Record<string, number> = {};
  const one = async () => {
    const { status, body } = await ask();
    const outcome = `${status}${body.error ? ` ${body.error}` : ""}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (status === 503) refusedAfter.push(performance.now() - sent);
  };
  await Promise.all(Array.from({ length }, one));
  return { outcomes, isTooMuch: Math.min(...refusedAfter) > connectMs && refusedAfter.length > 0 };
}

/** Each kind of request, made again for every round, with the outcomes of its burst. */
const kinds: [string, () => Promise<Ask>, (sent: number) => Record<string, number>][] = [
  ["searches", async () => () => callEndpoint(searchToolsEndpoint, { query: "q=github" }), (sent) => ({ 200: sent })],
  ["lists of reviews", async () => () => callEndpoint(listReviewsEndpoint), (sent) => ({ 200: sent })],
  [
    "reviews of one tool by as many agents",
    async () => () => callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) }),
    (sent) => ({ 201: sent }),
  ],
  [
    "keys for one account, which may have 20",
    async () => {
      const { headers } = await aCustomer();
      return () => callEndpoint(createKeyEndpoint, { headers, body: { name: "mine" } });
    },
    (sent) => (sent > 19 ? { 201: 19, "400 invalid_request": sent - 19 } : { 201: sent }),
  ],
  [
    "equal studies",
    async () => {
      holdStudies();
      const { headers: own } = await aCustomer();
      const headers = { ...own, prefer: "respond-async", "idempotency-key": randomUUID() };
      return () => callEndpoint(createStudyEndpoint, { headers, body: aStudy() });
    },
    (sent) => ({ 202: sent }),
  ],
];

describe(`${requests} requests at once are all served, ${rounds} rounds of it, the first over new connections`, () => {
  // Reading is the quicker half, and waits for turns of its own.
  test.each(full ? kinds : kinds.filter(([name]) => name !== "searches"))("%s", async (_, prepare, outcomes) => {
    // No turn is promised after that long, so a busy machine gets half as many.
    let sent = requests;
    for (let round = 0; round < rounds; ) {
      const ask = await prepare();
      if (round === 0) await closeDatabase();
      // A service opens its data folder before it listens.
      if (inject("postgres") === null) await database();
      const told = await burst(ask, sent);
      if (told.isTooMuch && sent >= 10) sent = Math.floor(sent / 2);
      else {
        expect(told.outcomes).toEqual(outcomes(sent));
        round += 1;
      }
    }
  });
});
