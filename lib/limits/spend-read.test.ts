import { beforeAll, expect, test } from "vitest";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import { getDimensionsEndpoint } from "#lib/reviews/contract.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment } from "#lib/testing/database.ts";

const token = announceEntry("token-of-the-tests");
beforeAll(() => setEnvironment({ RATE_LIMIT_READS: "3/minute,5/hour" }));

const read = (from: string) =>
  callEndpoint(getDimensionsEndpoint, { headers: { [addressHeader]: `${token} ${from}` } });

test("reads over the limit of one client are refused with 429 and when to come back; others go on reading", async () => {
  for (const left of [2, 1, 0]) {
    const { status, headers } = await read("203.0.113.9");
    expect([status, headers.get("ratelimit-policy")]).toEqual([
      200,
      '"reads-client-minute";q=3;w=60, "reads-client-hour";q=5;w=3600',
    ]);
    expect(headers.get("ratelimit")).toMatch(
      new RegExp(`^"reads-client-minute";r=${left};t=\\d+, "reads-client-hour";r=${left + 2};t=\\d+$`),
    );
  }
  const answer = await read("::ffff:203.0.113.9");
  const refused = refusalOf(answer);
  expect([refused.status, refused.error]).toEqual([429, "rate_limited"]);
  expect(refused.retry_after).toBeGreaterThan(0);
  expect(refused.retry_after).toBeLessThanOrEqual(60);
  expect(answer.headers.get("ratelimit-policy")).toBe('"reads-client-minute";q=3;w=60');
  expect((await read("203.0.113.10")).status).toBe(200);
});

test("all addresses of an IPv6 /64 are one reader", async () => {
  const statuses = [];
  for (const host of ["::1", "::2", "1::", "ffff:ffff:ffff:ffff"]) {
    const from = host.includes("::")
      ? `2001:db8:1:2${host.startsWith("::") ? host : `:${host}`}`
      : `2001:db8:1:2:${host}`;
    statuses.push((await read(from)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
