import { expect, test } from "@playwright/test";
import { operatorSession } from "../lib/http/form-cookies.ts";
import { freePort } from "../lib/testing/processes/postgres.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

const json = { "content-type": "application/json", accept: "application/json" };
const rpc = (method: string, params: object) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const draft = {
  title: "Why is this question refused?",
  body: "It is asked at every door, and once too often. What can be done?",
};
const question = { ...draft, author_type: "agent", license: "CC-BY-4.0" };
const answer = { ...question, question_id: "0".repeat(32), basis: "hypothesis" };

type Door = { name: string; path: string; init?: RequestInit };
const post = (name: string, path: string, body: unknown): Door => ({
  name,
  path,
  init: { method: "POST", headers: json, body: typeof body === "string" ? body : JSON.stringify(body) },
});
const call = (tool: string, given: object) => post("MCP", "/mcp", rpc("tools/call", { name: tool, arguments: given }));
const form = (name: string, path: string): Door => ({
  name,
  path,
  init: { method: "POST", body: new URLSearchParams(draft), redirect: "manual" },
});

/** The doors of each limit that an operator may set: the API's lane, MCP, and the pages, which are Next's. */
const doors: Record<string, Door[]> = {
  RATE_LIMIT_READS: [
    { name: "lane", path: "/api/dimensions" },
    { name: "research", path: "/api/v1/study-types" },
    { name: "page", path: "/tools" },
    post("MCP", "/mcp", rpc("tools/list", {})),
    form("form", "/ask"),
  ],
  RATE_LIMIT_ATTEMPTS: [
    post("lane", "/api/questions?dry_run=1", question),
    form("form", "/ask"),
    call("submit_question", { ...question, dry_run: true }),
  ],
  RATE_LIMIT_QUESTIONS: [post("lane", "/api/questions", question), call("submit_question", question)],
  RATE_LIMIT_ANSWERS: [post("lane", "/api/answers", answer), call("submit_answer", answer)],
  RATE_LIMIT_REVIEWS: [post("lane", "/api/reviews", {}), call("submit_review", {})],
};

let clients = 0;
/** A new client, as the one trusted proxy names it. */
const newClient = () => `198.51.${Math.floor(clients / 250)}.${(clients++ % 250) + 1}`;

async function ask(server: AppServer, { path, init }: Door, client: string) {
  const headers = { ...(init?.headers as Record<string, string>), "x-forwarded-for": client };
  const response = await fetch(server.url + path, { ...init, headers });
  const text = await response.text();
  const inMcp = path === "/mcp" ? /error\\?":\s*\\?"rate_limited/.test(text) : false;
  const retryAfter = Number(response.headers.get("retry-after") ?? /"retry_after\\?":\s*(\d+)/.exec(text)?.[1]);
  return { status: inMcp ? 429 : response.status, retryAfter };
}

/** Calls one door until it refuses, and then every other once: all of them refuse alike. */
async function exhaust(server: AppServer, first: Door, others: Door[]) {
  const client = newClient();
  let refused = { status: 0, retryAfter: 0 };
  for (let asked = 0; asked <= reads && refused.status !== 429; asked += 1) {
    refused = await ask(server, first, client);
    expect(refused.status, first.name).toBeLessThan(500);
  }
  for (const door of [first, ...others]) {
    const { status, retryAfter } = await ask(server, door, client);
    expect(status, `${door.name} after ${first.name}`).toBe(429);
    expect(retryAfter, `${door.name} after ${first.name}`).toBeGreaterThan(0);
  }
}

/** More units than any other limit costs before it refuses. */
const reads = 150;
const low = "12/minute";
const limits = {
  RATE_LIMIT_READS: `${reads}/minute`,
  RATE_LIMIT_ATTEMPTS: "20/minute",
  RATE_LIMIT_QUESTIONS: low,
  RATE_LIMIT_ANSWERS: low,
  RATE_LIMIT_REVIEWS: low,
};

const flood = process.env.FULL_TESTS ? 40 : 25;

// The first counted request makes a limit's counters, in the lane's or in Next's copy of the modules.
for (const order of process.env.FULL_TESTS ? ["the API", "a page"] : ["a page"])
  test.describe(`when ${order} is asked first`, () => {
    test.describe.configure({ mode: "serial", timeout: 120_000 });
    let server: AppServer;
    test.beforeAll(async () => {
      server = await serve({ ...limits, RATE_LIMIT_NEW_TOOLS: "off", TRUSTED_PROXY_HOPS: "1" });
    });
    test.afterAll(() => server.stop());

    test("every limit is refused with 429 at every door", { tag: "@full" }, async () => {
      for (const all of Object.values(doors)) {
        const pages = all.filter(({ path }) => /^\/(tools|ask)$/.test(path));
        const [first] = order === "a page" && pages.length > 0 ? pages : all;
        await exhaust(server, first!, all);
      }
    });

    test("what shows the service's state has limits of its own, and a flood of it leaves out who is signed in", async () => {
      await expect.poll(server.output, { timeout: 60_000 }).toContain("Operator sign-in");
      const token = /sign-in\?token=(\S+)/.exec(server.output())![1]!;
      const signIn = await fetch(`${server.url}/operator/session`, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": newClient() },
        body: new URLSearchParams({ token }),
        redirect: "manual",
      });
      const cookie = signIn.headers.getSetCookie()[0]!.split(";")[0]!;
      const flooder = newClient();
      const statusOf = async (path: string, sent = {}) =>
        (await fetch(server.url + path, { headers: { "x-forwarded-for": flooder, ...sent } })).status;
      const floodOf = async (path: string) => {
        for (let sent = 0; sent <= reads; sent += 1) if ((await statusOf(path)) === 429) return;
        throw new Error(`${path} has no limit.`);
      };
      await floodOf("/tools");
      expect(await statusOf("/api/dimensions")).toBe(429);
      // The metrics are for programs on this machine alone where no token is set.
      const watched = ["/operator", "/status", "/api/health", "/metrics"];
      expect(await Promise.all(watched.map((path) => statusOf(path)))).toEqual([200, 200, 200, 403]);
      for (const path of watched) await floodOf(path);
      expect(await statusOf("/operator", { cookie: `${operatorSession.name()}=forged` })).toBe(429);
      expect(await statusOf("/operator", { cookie })).toBe(200);
      const acts = { "sec-fetch-site": "same-origin", "x-forwarded-for": flooder, cookie };
      const form = { method: "POST", headers: acts, body: new URLSearchParams({ title: "Slow", body: "" }) };
      const written = await fetch(`${server.url}/operator/incidents`, { ...form, redirect: "manual" });
      expect(written.status).toBe(303);
    });

    test("one client's flood at any door writes a line a request, and at most one more", { tag: "@full" }, async () => {
      // The sign-in link follows the line that says the server is ready.
      await expect.poll(server.output, { timeout: 60_000 }).toContain("Operator sign-in");
      const client = newClient();
      const others = () =>
        server
          .output()
          .split("\n")
          .filter((line) => !/, request [\w-]+$/.test(line));
      const before = others().length;
      const odd: Door[] = [
        { name: "nothing", path: "/nothing/here" },
        { name: "status", path: "/questions?status=constructor" },
        { name: "no UTF-8", path: "/tools/%ff" },
        { name: "report", path: "/report/x" },
        { name: "action", path: "/tools", init: { method: "POST", headers: { "next-action": "7f".repeat(21) } } },
        { name: "files", path: "/docs", init: { method: "POST", body: new FormData() } },
        { name: "bad", path: "/api/reviews", init: { method: "POST", headers: json, body: '{"a":' } },
      ];
      for (const door of [...Object.values(doors).flat(), ...odd])
        await Promise.all(Array.from({ length: flood }, () => ask(server, door, client)));
      for (let aborted = 0; aborted < flood; aborted += 1)
        await ask(
          server,
          { name: "cut off", path: "/docs", init: { signal: AbortSignal.timeout(aborted) } },
          client,
        ).catch(() => undefined);
      expect(others().length - before, others().join("\n")).toBeLessThanOrEqual(1);
    });
  });

for (const first of process.env.FULL_TESTS ? [0, 1] : [1])
  test.describe(`while storage is away and door ${first} is asked first`, () => {
    let server: AppServer;
    test.beforeAll(async () => {
      const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
      server = await serve({ ...noLimits, TRUSTED_PROXY_HOPS: "1", RATE_LIMIT_ATTEMPTS: "6/minute", DATABASE_URL });
    });
    test.afterAll(() => server.stop());

    test("the limit that stands in for the exact one refuses alike at every door", async () => {
      const all = doors.RATE_LIMIT_ATTEMPTS!;
      const client = newClient();
      for (let asked = 0; asked < 4; asked += 1)
        expect([429, 503]).toContain((await ask(server, all[first]!, client)).status);
      // One request every five seconds checks whether storage is back.
      for (const door of all) {
        const statuses = [(await ask(server, door, client)).status, (await ask(server, door, client)).status];
        // The page of a form also reads storage, and says that it is away.
        if (door.path !== "/ask") expect(statuses, door.name).toContain(429);
        expect([429, 503], door.name).toEqual(expect.arrayContaining(statuses));
      }
    });

    test("pages and API answer 503 with when to come back", async () => {
      for (const path of ["/", "/tools/nodejs", "/api/tools", "/api/health"]) {
        const answer = await fetch(server.url + path);
        expect(answer.status, path).toBe(503);
        expect(answer.headers.get("retry-after"), path).toBe("5");
      }
      // Drawn on the server, to be readable without script.
      expect(await (await fetch(`${server.url}/tools`)).text()).toContain("Storage cannot be reached right now");
      expect((await fetch(`${server.url}/dimensions`)).status).toBe(200);
    });
  });
