import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import { searchQuestionsEndpoint } from "#lib/questions/contract.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { startProxy, type TcpProxy } from "#lib/testing/processes/start-proxy.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";
import { anAnswer, aQuestion } from "#lib/testing/samples/question.ts";

const { POST: POST_ANSWER } = routeAt("/api/answers");
const { POST: POST_QUESTION } = routeAt("/api/questions");
const { POST: POST_REVIEW } = routeAt("/api/reviews");

// 12 attempts a minute while storage is there: 4 while it is away.
useDatabase({ RATE_LIMIT_ATTEMPTS: "12/minute" });
const token = announceEntry("token-of-the-tests");

let proxy: TcpProxy;
beforeAll(async () => {
  const url = new URL(process.env.DATABASE_URL!);
  proxy = await startProxy(Number(url.port));
  setEnvironment({ DATABASE_URL: Object.assign(url, { port: String(proxy.port) }).href });
});
afterAll(() => proxy.stop());
beforeEach(async () => {
  await vi.waitUntil(async () => (await callEndpoint(searchQuestionsEndpoint)).status === 200, {
    timeout: 20_000,
    interval: 200,
  });
  // A write that storage answers: from here on storage counts as back.
  expect((await send("198.51.100.1")).status).toBe(201);
  await (await database()).delete(limitWindows);
});

type Answer = { status: number; error: string | undefined; ms: number; headers: Headers };

async function send(address: string, body: unknown = aQuestion(), route = POST_QUESTION): Promise<Answer> {
  const started = performance.now();
  const answer = await call(route, { body, headers: { [addressHeader]: `${token} ${address}` } });
  const error = answer.status < 400 ? undefined : refusalOf(answer).error;
  return { status: answer.status, error, ms: performance.now() - started, headers: answer.headers };
}

const statusesOf = (sent: Answer[]) => sent.map(({ status }) => status);

describe("while PostgreSQL says nothing", () => {
  test("a client makes a third of its attempts, and is then refused at once; another makes its own", async () => {
    proxy.freeze();
    try {
      const first = await Promise.all(Array.from({ length: 4 }, () => send("203.0.113.1")));
      expect(statusesOf(first)).toEqual([503, 503, 503, 503]);
      const flood = await Promise.all(Array.from({ length: 20 }, () => send("203.0.113.1")));
      expect(new Set(statusesOf(flood))).toEqual(new Set([429]));
      // Each query waits for storage for more than half a second: none of these did.
      expect(Math.max(...flood.map(({ ms }) => ms))).toBeLessThan(500);
      const [refused] = flood;
      expect(refused!.headers.get("ratelimit-policy")).toBe('"attempts-client-minute-away";q=4;w=60');
      expect(Number(refused!.headers.get("retry-after"))).toBeLessThanOrEqual(60);
      // Every kind of write is counted together, also an unreadable one.
      const kinds = [
        () => send("203.0.113.2", "{"),
        () => send("203.0.113.2", anAnswer("a".repeat(32)), POST_ANSWER),
        () => send("203.0.113.2", signed(anAgent()), POST_REVIEW),
        () => send("203.0.113.2"),
      ];
      const second = await Promise.all(kinds.map((kind) => kind()));
      expect(statusesOf(second)).toEqual([503, 503, 503, 503]);
      expect(statusesOf(await Promise.all(kinds.map((kind) => kind())))).toEqual([429, 429, 429, 429]);
    } finally {
      proxy.thaw();
    }
  });

  test("a flood that begins before anyone noticed is counted all the same", async () => {
    proxy.freeze();
    try {
      const flood = await Promise.all(Array.from({ length: 30 }, () => send("203.0.113.3")));
      const statuses = statusesOf(flood);
      expect(statuses.filter((status) => status === 503)).toHaveLength(4);
      expect(statuses.filter((status) => status === 429)).toHaveLength(26);
      expect((await send("203.0.113.3")).ms).toBeLessThan(500);
    } finally {
      proxy.thaw();
    }
  });
});

test("once storage answers again, someone's attempt finds it within seconds, and the exact limit counts from nothing", async () => {
  proxy.freeze();
  await Promise.all(Array.from({ length: 9 }, () => send("203.0.113.4")));
  proxy.thaw();
  // Only the client over the limit asks: one of its attempts is let through.
  const found = await vi.waitUntil(
    async () => {
      const sent = await send("203.0.113.4");
      return sent.status === 201 && sent;
    },
    { timeout: 15_000, interval: 250 },
  );
  expect(found.headers.get("ratelimit")).toMatch(/"attempts-client-minute";r=11;/);
  const rest = [];
  for (let time = 0; time < 12; time += 1) rest.push(await send("203.0.113.4"));
  expect(statusesOf(rest)).toEqual([...Array(11).fill(201), 429]);
  expect(rest.at(-1)!.headers.get("ratelimit-policy")).toBe('"attempts-client-minute";q=12;w=60');
});

test("a refusal that storage gave does not stand for its absence", async () => {
  const short = Array.from({ length: 8 }, () => send("203.0.113.5", aQuestion({ title: "short" })));
  expect(new Set(statusesOf(await Promise.all(short)))).toEqual(new Set([400]));
  expect((await send("203.0.113.5")).status).toBe(201);
});
