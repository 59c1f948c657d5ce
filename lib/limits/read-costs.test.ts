import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as nowhere } from "#app/api/[[...path]]/route.ts";
import { routeAt } from "#lib/api/routes.ts";
import { answerMcp as mcp } from "#lib/mcp/answer-mcp.ts";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import { ratingsDescription } from "#lib/openapi/ratings-description.ts";
import { both } from "#lib/openapi/service.ts";
import { call } from "#lib/testing/call.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { legacy, type McpRequest, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { spendSent } from "./spend-read.ts";

const { GET: dimensions } = routeAt("/api/dimensions");
const { GET: questions } = routeAt("/api/questions");
const { PUT: putTool, GET: tool } = routeAt("/api/tools/[tool_id]");
const { GET: tools } = routeAt("/api/tools");
const { GET: openApi } = routeAt("/openapi.json");

useDatabase();
beforeAll(() => setEnvironment({ PUBLIC_URL: "https://touchstone.test", RATE_LIMIT_READS: "100/minute" }));

const token = announceEntry("token-of-the-tests");
let clients = 0;
let address = "";
beforeEach(() => {
  clients += 1;
  address = `203.0.113.${clients}`;
});

type Answer = Parameters<typeof call>[0];
const from = (more: Record<string, string> = {}) => ({ [addressHeader]: `${token} ${address}`, ...more });
const read = (answer: Answer, asked: { query?: string; path?: Record<string, string>; headers?: object } = {}) =>
  call(answer, { ...asked, headers: from(asked.headers as Record<string, string>) });
const ask = ({ body, headers }: McpRequest) => sendMcp(mcp, { body, headers: from(headers) });
/** The units left of 100, from the answer. */
const left = ({ headers }: { headers: Headers }) => Number(/;r=(\d+);/.exec(headers.get("ratelimit")!)![1]);

describe("over REST", () => {
  test("a record costs 1 unit, a list or search 2, the description of the API nothing", async () => {
    expect(both.reads).toContain("a record, a write or a 304 1 unit, a list or search 2, this description nothing");
    expect(left(await read(dimensions))).toBe(99);
    expect(left(await read(tools))).toBe(97);
    expect(left(await read(questions, { query: "q=timeout" }))).toBe(95);
    expect((await read(openApi)).headers.has("ratelimit")).toBe(false);
    expect(left(await read(dimensions))).toBe(94);
  });

  test("an answer that has not changed costs 1 unit, whatever it is", async () => {
    const { headers } = await read(tools);
    const again = await read(tools, { headers: { "if-none-match": headers.get("etag")! } });
    expect([again.status, left(again)]).toEqual([304, 97]);
    expect(left(await read(dimensions))).toBe(96);
  });

  test("what is not found and what is not allowed cost as much as a record", async () => {
    expect((await read(tool, { path: { tool_id: "no-such-tool" } })).status).toBe(404);
    expect(ratingsDescription.introduction).toContain("an unknown address below /api with 404 not_found");
    expect((await read((request) => nowhere(request))).status).toBe(404);
    expect((await call(putTool, { path: { tool_id: "github" }, headers: from() }, "PUT")).status).toBe(405);
    expect(left(await read(dimensions))).toBe(96);
  });

  test("a read for which too few units are left is refused", async () => {
    await spendSent(address, 99);
    const refused = await read(tools);
    expect([refused.status, left(refused)]).toEqual([429, 0]);
  });
});

test("what was sent is spent afterwards, and refuses the next read only", async () => {
  await read(dimensions);
  await spendSent(address, 500);
  expect((await read(dimensions)).status).toBe(429);
});

describe("over MCP", () => {
  test("a call costs what its operation costs", async () => {
    expect(left(await ask(legacy("tools/call", { name: "get_tool", arguments: { tool_id: "none" } })))).toBe(99);
    expect(left(await ask(modern("tools/call", { name: "search_tools", arguments: {} })))).toBe(97);
    expect(left(await ask(legacy("tools/call", { name: "no_such_tool" })))).toBe(96);
    expect(left(await ask(legacy("ping")))).toBe(95);
    expect(left(await ask(legacy("tools/list")))).toBe(93);
  });

  test("a resource costs what it holds", async () => {
    expect(left(await ask(legacy("resources/read", { uri: "ratings://rubric" })))).toBe(99);
    expect(left(await ask(legacy("resources/read", { uri: "ratings://categories/search?x=1&x=2" })))).toBe(97);
    expect(left(await ask(legacy("resources/read", { uri: "ratings://openapi" })))).toBe(87);
  });

  test("each message of a batch costs by itself, and a batch that costs too much is not begun", async () => {
    const search = legacy("tools/call", { name: "search_tools", arguments: {} }).body;
    const ping = legacy("ping").body;
    expect(left(await ask({ body: [search, ping, search] }))).toBe(95);
    await spendSent(address, 90);
    expect((await ask({ body: [search, search, search] })).status).toBe(429);
  });
});
