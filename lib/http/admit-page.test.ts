import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { answerPage, giveUpTurn } from "#lib/net/page-answer.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { pagesAtOnce, spendPage, takeTurn, waitMs } from "./admit-page.ts";

beforeAll(() => setEnvironment({ RATE_LIMIT_READS: "20/minute" }));

/** The pages in progress: each waits until a test writes it. */
const making: ServerResponse[] = [];
const server = http.createServer(async (request, response) => {
  if (request.headers.spends === undefined) {
    if (await takeTurn(request, response, "203.0.113.1")) making.push(response);
  } else if (await spendPage(request, response)) response.end();
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  for (const response of making.splice(0)) response.end();
});
afterAll(() => new Promise((closed) => server.close(closed)));

const open = (path = "/tools", headers: Record<string, string> = {}) => fetch(url + path, { headers });
const areMade = (count: number) => vi.waitUntil(() => making.length === count, { timeout: 10_000 });

test("a page costs 5 units and documentation 10, however its address is written; more is answered 429 with a page", async () => {
  const left = async (path: string) => {
    const { status, headers } = await open(path, { spends: "1" });
    return [status, /;r=(\d+);/.exec(headers.get("ratelimit")!)![1]];
  };
  expect(await left("/tools")).toEqual([200, "15"]);
  expect(await left("/%64ocs?x")).toEqual([200, "5"]);
  const refused = await open("/docs/research", { spends: "1" });
  expect([refused.status, refused.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  const page = await refused.text();
  expect(page).toContain("<h1>Too many pages in a short time</h1>");
  expect(page).toContain(`<meta http-equiv="refresh" content="${refused.headers.get("retry-after")}">`);
  const sent = await fetch(`${url}/ask`, { method: "POST", headers: { spends: "1" } });
  expect([sent.status, await sent.text()]).toEqual([429, expect.not.stringContaining("refresh")]);
});

test("at most so many pages are made at once, and the next as soon as one is whole", async () => {
  const pages = Array.from({ length: pagesAtOnce + 1 }, () => open());
  await areMade(pagesAtOnce);
  making[0]!.end("whole");
  await areMade(pagesAtOnce + 1);
  for (const response of making) response.end();
  await Promise.all(pages);
});

test("a reader who has gone, or who takes the page slowly, holds up no other", async () => {
  const readers = Array.from({ length: pagesAtOnce }, () => net.connect(Number(new URL(url).port), "127.0.0.1"));
  for (const reader of readers) reader.write("GET /tools HTTP/1.1\r\nHost: a\r\n\r\n");
  await areMade(pagesAtOnce);
  readers[0]!.destroy();
  making[1]!.write("x".repeat(1_000_000));
  const pages = [open(), open()];
  await areMade(pagesAtOnce + 2);
  for (const response of making) response.end();
  for (const reader of readers) reader.destroy();
  await Promise.all(pages);
});

test("a page that waits for a model gives its turn to others", async () => {
  const pages = Array.from({ length: pagesAtOnce + 1 }, () => open());
  await areMade(pagesAtOnce);
  answerPage(making[0]!, giveUpTurn);
  await areMade(pagesAtOnce + 1);
  for (const response of making) response.end();
  await Promise.all(pages);
});

test("a page that waits too long for its turn is answered 503, with when to come back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pages = Array.from({ length: pagesAtOnce }, () => open());
  await vi.waitUntil(() => making.length === pagesAtOnce, { timeout: 10_000 });
  const arrived = once(server, "request");
  const late = open("/tools", { cookie: "theme=dark" });
  await arrived;
  await vi.advanceTimersByTimeAsync(waitMs);
  const answer = await late;
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const page = await answer.text();
  expect(page).toContain("<h1>Too many readers at this moment</h1>");
  expect(page).toContain("color-scheme: dark");
  for (const response of making) response.end();
  await Promise.all(pages);
});
