import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { POST as register } from "#app/oauth/register/route.ts";
import { POST as exchange } from "#app/oauth/token/route.ts";
import { POST as signIn } from "#app/sign-in/request/route.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { readOverview } from "#lib/console/overview.ts";
import { readMetrics } from "#lib/console/read-metrics.ts";
import { readStatus } from "#lib/console/status.ts";
import { db } from "#lib/db/client.ts";
import { flushCounters, pendingFaults } from "#lib/db/counters.ts";
import { select } from "#lib/db/select.ts";
import { NamedResponse, writeLog } from "#lib/net/named-response.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { aCustomer } from "#lib/testing/research.ts";
import { aQuestion } from "#lib/testing/samples/question.ts";
import { answerApi } from "../../api-lane.ts";
import { refuseUnreadable } from "./refuse-early.ts";

useDatabase({ LOG_FORMAT: "off" });

type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
const others: Record<string, Route> = {
  "/oauth/register": register,
  "/oauth/token": exchange,
  "/sign-in/request": signIn,
};
const options = { ServerResponse: NamedResponse, connectionsCheckingInterval: 50 };
const server = http.createServer(options, (request, response) => {
  response.answerBy(() => {
    if (request.url === "/never") return;
    if (answerApi(request, response)) return;
    const route = others[request.url!]!;
    (toNodeHandler((asked) => route(asked, { params: Promise.resolve({}) })) as NodeHttp1Handler)(request, response);
  });
});
refuseUnreadable(server);
let received = 0;
server.on("request", () => (received += 1));
let bearer = "";
beforeAll(async () => {
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  bearer = (await aCustomer()).headers.authorization;
});
afterAll(() => server.closeAllConnections());
beforeEach(async () => {
  received = 0;
  await flushCounters();
  await db.execute(sql`truncate counters, alerts, faults`);
});

const doors = {
  mcp: ["/mcp", "application/json"],
  ratings: ["/api/questions", "application/json"],
  research: ["/api/v1/studies", "application/json"],
  oauth: ["/oauth/register", "application/json"],
  "oauth ": ["/oauth/token", "application/x-www-form-urlencoded"],
  pages: ["/sign-in/request", "application/x-www-form-urlencoded"],
} as const;

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: touchstone.test\r\nSec-Fetch-Site: same-origin\r\nAuthorization: ${bearer}\r\nContent-Type: ${type}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

/** Opens a connection and sends this; what comes back is text. */
function open(text: string) {
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk));
  const closed = new Promise<string>((known) => void socket.once("close", () => known(answer)));
  socket.write(text);
  return { socket, closed };
}

/** Waits until so many requests have been answered or left, and returns how they were counted. */
async function labels(count: number) {
  await vi.waitUntil(async () => {
    await flushCounters();
    const [row] = await select<{ count: number }>(
      sql`select coalesce(sum(count), 0)::int as count from counters where name = 'request' and span = 'all'`,
    );
    return row!.count >= count;
  }, 20_000);
  const rows = await select<{ label: string }>(
    sql`select distinct label from counters where name = 'request' and span = 'all' order by 1`,
  );
  return rows.map(({ label }) => label);
}

const noFault = async () => {
  expect(pendingFaults()).toEqual([]);
  expect(await select(sql`select * from faults`)).toEqual([]);
  expect(await openAlerts()).toEqual([]);
};

const ways: [string, string, (socket: net.Socket) => void][] = [
  ["hangs up", "499", (socket) => socket.end(() => socket.destroy())],
  ["resets its connection", "499", (socket) => void socket.resetAndDestroy()],
  ["sends nothing more", "408", () => undefined],
];

test.each(ways)(
  "a client that %s within its body is %s at every door, and no fault of ours",
  async (_, status, leave) => {
    const console_ = vi.spyOn(console, "error");
    server.headersTimeout = server.requestTimeout = status === "408" ? 400 : 60_000;
    const each = Object.entries(doors);
    for (const [at, [, [path, type]]] of each.entries()) {
      const { socket, closed } = open(`${head(path, type, 100)}{"a":`);
      await vi.waitUntil(() => received > at, 20_000);
      leave(socket);
      const answer = await closed;
      if (status === "408") expect(answer).toMatch(/^HTTP\/1.1 408 /);
    }
    const expected = [...new Set(each.map(([door]) => `${door.trim()} POST ${status}`))].toSorted();
    expect(await labels(each.length)).toEqual(expected);
    await noFault();
    expect(console_.mock.calls).toEqual([]);
    console_.mockRestore();
    server.headersTimeout = server.requestTimeout = 60_000;
  },
);

test("many of them are no box and no alert, neither turn the status red nor hide what fails, and have no part in the times", async () => {
  const count = 240;
  const all = Array.from({ length: count }, () => open(`${head("/api/questions", "application/json", 9)}{`));
  await vi.waitUntil(() => received === count, 20_000);
  for (const { socket } of all) socket.destroy();
  expect(await labels(count)).toEqual(["ratings POST 499"]);
  await noFault();
  const { parts } = await readStatus({}, { address: null, spent: [] });
  expect(parts.find(({ part }) => part === "publishing")!.state).not.toBe("down");
  const { counted } = await readOverview("1h");
  expect("value" in counted && counted.value.total).toMatchObject({
    ...{ requests: count, client_errors: count, server_errors: 0, p50_ms: null, p95_ms: null },
  });
  expect(await readMetrics()).toMatch(/request_duration_seconds_count\{.*"ratings".*code="499"\} 240\n/);
});

test("the time in which a client sends its body is in the log, and not in the figures", async () => {
  setEnvironment({ LOG_FORMAT: "json" });
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const body = JSON.stringify(aQuestion());
  const { socket, closed } = open(head("/api/questions?dry_run=1", "application/json", Buffer.byteLength(body)));
  await setTimeout(300);
  socket.write(body);
  expect(await closed).toMatch(/^HTTP\/1.1 200 /);
  writeLog();
  const { duration_ms } = JSON.parse(write.mock.calls.map(([text]) => String(text)).join(""));
  write.mockRestore();
  setEnvironment({ LOG_FORMAT: "off" });
  await labels(1);
  const [row] = await select<{ ms: number }>(
    sql`select sum * 1000 as ms from counters where name = 'request' and span = 'all'`,
  );
  // Timers of two clocks: less than the client waited, and far more than an answer takes.
  expect(duration_ms - row!.ms).toBeGreaterThan(150);
});

test("a client that leaves before its answer begins is 499, by no handler's doing", async () => {
  const { socket } = open("GET /never HTTP/1.1\r\nHost: touchstone.test\r\n\r\n");
  await vi.waitUntil(() => received === 1, 20_000);
  socket.destroy();
  expect(await labels(1)).toEqual(["pages GET 499"]);
  await noFault();
});
