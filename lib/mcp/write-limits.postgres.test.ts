import { beforeAll, describe, expect, test } from "vitest";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { legacy, type McpRequest, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";
import { aQuestion } from "#lib/testing/samples/question.ts";
import { ratingsServer } from "./ratings-server.ts";
import { serveMcp } from "./serve-mcp.ts";

useDatabase();

const token = announceEntry("token-of-the-tests");
const serve = serveMcp(ratingsServer);
const from = (address: string, { body, headers }: McpRequest) =>
  sendMcp(serve, { body, headers: { ...headers, [addressHeader]: `${token} ${address}` } });

const eras = [
  ["initialize", legacy, "203.0.113.1"],
  ["modern", modern, "203.0.113.2"],
] as const;

describe.for(eras)("writes in the era %s", ([, of, address]) => {
  beforeAll(() => setEnvironment({ RATE_LIMIT_QUESTIONS: "2/hour", RATE_LIMIT_ATTEMPTS: "5/minute" }));
  const ask = () => from(address, of("tools/call", { name: "submit_question", arguments: aQuestion() }));

  test("tell on the HTTP answer what is left, and over the limit refuse in words with when to come back", async () => {
    for (const left of [1, 0]) {
      const { status, headers, body } = await ask();
      expect([status, body.result.isError]).toEqual([200, undefined]);
      expect(headers.get("ratelimit-policy")).toContain('"questions-client-hour";q=2;w=3600');
      expect(headers.get("ratelimit")).toMatch(new RegExp(`"questions-client-hour";r=${left};t=\\d+`));
    }
    const { status, headers, body } = await ask();
    expect(headers.get("ratelimit")).toMatch(/"questions-client-hour";r=0;t=\d+/);
    expect([status, body.result.isError, body.result.structuredContent]).toEqual([200, true, undefined]);
    const refusal = JSON.parse(body.result.content[0].text);
    expect(refusal).toMatchObject({ error: "rate_limited", retry_after: expect.any(Number) });
    expect(refusal.retry_after).toBeGreaterThan(0);
    expect(refusal.retry_after).toBeLessThanOrEqual(3600);
  });

  test("count each attempt, also one that nobody could read", async () => {
    const check = (given: unknown) =>
      from(`${address}0`, of("tools/call", { name: "check_review", arguments: given as Record<string, unknown> }));
    for (let time = 0; time < 5; time += 1) {
      const { body } = await check(time % 2 === 0 ? signed(anAgent()) : { nothing: "of it" });
      expect(body.result.isError ?? false).toBe(time % 2 !== 0);
    }
    const { body } = await check(signed(anAgent()));
    expect(JSON.parse(body.result.content[0].text)).toMatchObject({ error: "rate_limited" });
  });
});

test("a batch tells each window once, as its last message left it", async () => {
  setEnvironment({ RATE_LIMIT_ATTEMPTS: "100/minute", RATE_LIMIT_QUESTIONS: "off" });
  const calls = [1, 2, 3].map(
    (id) => legacy("tools/call", { name: "check_review", arguments: signed(anAgent()) }, id).body,
  );
  const { status, headers, body } = await from("203.0.113.3", { body: calls });
  expect([status, body.length]).toEqual([200, 3]);
  expect(headers.get("ratelimit")).toMatch(/^"attempts-client-minute";r=97;t=\d+$/);
});
