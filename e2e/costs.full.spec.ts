import { expect, test } from "@playwright/test";
import { type AppServer, noLimits, serve } from "./serve.ts";

// The cost of reads through the real server: with the lane and without it, in pages and in the API.

const allowed = 200;
/** The largest window of openings, one every two seconds, that falls into a minute. */
const openings = 31;
/** The most that the headers of an answer take. */
const headersBytes = 2_048;
const limit = { ...noLimits, RATE_LIMIT_READS: `${allowed}/minute`, TRUSTED_PROXY_HOPS: "1" };
const pages = [
  "/",
  "/tools",
  "/reviews",
  "/questions",
  "/activity",
  "/stats",
  "/sources",
  "/dimensions",
  "/ask",
  "/studies",
];
const docs = ["/docs", "/docs/research"];

let clients = 0;
/** A separate client that reads, and learns what is left. */
function client({ url }: AppServer) {
  clients += 1;
  const from = `203.0.113.${clients}`;
  const open = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { "x-forwarded-for": from, ...headers } });
  const left = (answer: Response) => Number(/;r=(\d+);/.exec(answer.headers.get("ratelimit")!)![1]);
  /** The whole cost of reading an address: its class before, its size after. */
  const costOf = async (path: string, headers: Record<string, string> = {}) => {
    const before = left(await open("/api/dimensions"));
    await (await open(path, headers)).arrayBuffer();
    return before - left(await open("/api/dimensions")) - 1;
  };
  return { from, open, left, costOf };
}

let server: AppServer;
test.beforeAll(async () => {
  server = await serve(limit);
});
test.afterAll(() => server.stop());

for (const lane of ["on", "off"])
  test(`with the API lane ${lane}, what a request costs is spent and said`, async () => {
    const asked = lane === "on" ? server : await serve({ ...limit, API_LANE: lane });
    try {
      const { open, left, costOf } = client(asked);
      expect(await costOf("/api/tools?limit=1")).toBe(2);
      expect(await costOf("/api/tools/no-such-tool")).toBe(1);
      expect(await costOf("/api/no-such-path")).toBe(1);
      // One unit more for each full 32 KiB, or, compressed, under 32 KiB.
      const tools = "/api/tools?limit=100";
      const size = (await (await open(tools, { "accept-encoding": "identity" })).arrayBuffer()).byteLength;
      const whole = [size, size + headersBytes].map((bytes) => 2 + Math.floor(bytes / 32_768));
      expect(whole[0]).toBeGreaterThan(3);
      expect(whole).toContain(await costOf(tools, { "accept-encoding": "identity" }));
      expect(await costOf(tools, { "accept-encoding": "gzip" })).toBe(2);
      const tag = (await open(tools)).headers.get("etag")!;
      expect(await costOf(tools, { "if-none-match": tag })).toBe(1);
      for (const path of ["/openapi.json", "/api/v1/openapi.json"]) expect(await costOf(path), path).toBe(0);
      expect(await costOf("/no-such-page")).toBe(5);
      expect(left(await open("/tools"))).toBe(left(await open("/api/dimensions")) + 1);
    } finally {
      if (asked !== server) await asked.stop();
    }
  });

test.describe("pages", () => {
  test("none costs so much that who opens it every two seconds is refused by the default limit", async () => {
    const costs = await Promise.all(
      [...pages, ...docs].map(async (path) => ({ path, cost: await client(server).costOf(path) })),
    );
    for (const { path, cost } of costs) {
      expect(cost, path).toBeGreaterThanOrEqual(docs.includes(path) ? 10 : 5);
      expect(cost * openings, path).toBeLessThanOrEqual(600);
    }
  });

  test("what a browser loads beside a page costs nothing, and what only looks like it costs as much as a page", async ({
    browser,
  }) => {
    const { costOf } = client(server);
    for (const path of ["/icon.svg", "/robots.txt"]) expect(await costOf(path), path).toBe(0);
    expect(await costOf("/_next/static/chunks/nothing.js")).toBe(5);
    const reader = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.1" } });
    const page = await reader.newPage();
    const loaded: string[] = [];
    page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto(`${server.url}/dimensions`, { waitUntil: "networkidle" });
    expect(loaded.filter((path) => path.startsWith("/_next/static/")).length).toBeGreaterThan(3);
    const answer = await fetch(`${server.url}/api/dimensions`, { headers: { "x-forwarded-for": "198.51.100.1" } });
    expect(allowed - Number(/;r=(\d+);/.exec(answer.headers.get("ratelimit")!)![1])).toBe(6);
    await reader.close();
  });

  test("over the limit each is answered 429 with a page that says when to come back, and nothing is logged", async () => {
    const { open } = client(server);
    // But for the line that each request has.
    const faults = () => server.output().replaceAll(/^\S+Z \d{3} .* request \S+\n/gm, "");
    const before = faults();
    const tooMany = allowed / 10 + 10;
    const answers = await Promise.all(Array.from({ length: tooMany }, () => open("/docs", {}, { method: "HEAD" })));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    for (const path of ["/", "/docs", "/ask", "/nothing", "/tools/nodejs"]) {
      const refused = await open(path);
      expect([path, refused.status]).toEqual([path, 429]);
      const { headers } = refused;
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("ratelimit")).toMatch(/^"reads-client-minute";r=0;t=\d+$/);
      expect(await refused.text()).toContain("Too many pages in a short time");
    }
    // What the operator reads is counted apart, and what robots may do is free.
    expect((await open("/operator")).status).not.toBe(429);
    expect((await open("/robots.txt")).status).toBe(200);
    for (const path of ["/theme", "/ask"])
      expect((await open(path, {}, { method: "POST", body: new URLSearchParams({ theme: "dark" }) })).status).toBe(429);
    expect((await open("/api/tools")).status).toBe(429);
    expect(faults()).toBe(before);
  });

  test("the page of a refusal is whole by itself, in either theme", async ({ browser }) => {
    const { from, open } = client(server);
    await Promise.all(Array.from({ length: allowed }, () => open("/api/dimensions")));
    for (const colorScheme of ["light", "dark"] as const) {
      const reader = await browser.newContext({ colorScheme, extraHTTPHeaders: { "x-forwarded-for": from } });
      const page = await reader.newPage();
      const faults: string[] = [];
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      expect((await page.goto(`${server.url}/tools`))!.status()).toBe(429);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Too many pages in a short time");
      const { color } = await page.evaluate(() => ({ color: getComputedStyle(document.body).backgroundColor }));
      expect(color).toBe(colorScheme === "light" ? "rgb(250, 249, 245)" : "rgb(22, 22, 19)");
      expect(faults.filter((fault) => !fault.includes("429"))).toEqual([]);
      await reader.close();
    }
  });
});
