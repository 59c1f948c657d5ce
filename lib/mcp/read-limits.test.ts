import { beforeAll, expect, test } from "vitest";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { legacy, type McpRequest, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { ratingsServer } from "./ratings-server.ts";
import { serveMcp } from "./serve-mcp.ts";

beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test", RATE_LIMIT_READS: "5/minute" }));

const token = announceEntry("token-of-the-tests");
const serve = serveMcp(ratingsServer);
const from = (address: string, { body, headers }: McpRequest) =>
  sendMcp(serve, { body, headers: { ...headers, [addressHeader]: `${token} ${address}` } });

test("reads over the limit are refused before they are read, each message of a batch counting", async () => {
  const address = "203.0.113.4";
  const ping = legacy("ping").body;
  const { status, headers } = await from(address, { body: [ping, ping, ping] });
  expect([status, headers.get("ratelimit")]).toEqual([200, expect.stringMatching(/^"reads-client-minute";r=2;t=\d+$/)]);
  expect((await from(address, modern("tools/list"))).status).toBe(200);
  expect((await from(address, { body: [ping, ping] })).status).toBe(429);
  const refused = await from(address, { body: "not even JSON" });
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: { code: -32000, data: { error: "rate_limited" } }, id: null });
  expect(refused.headers.get("retry-after")).toBe(String(refused.body.error.data.retry_after));
  expect((await from("203.0.113.5", legacy("ping"))).status).toBe(200);
});
