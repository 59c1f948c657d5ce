import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { asAdmin, inDatabase } from "#lib/testing/global-setup.ts";
import { inTime } from "#lib/testing/processes/in-time.ts";
import { type PostgresServer, startPostgres } from "#lib/testing/processes/postgres.ts";
import { startProxy, type TcpProxy } from "#lib/testing/processes/start-proxy.ts";
import { type Answer, type Service, startService } from "#lib/testing/processes/start-service.ts";
import { aDocument, anAgent, type Envelope, signed } from "#lib/testing/samples/agent.ts";
import { anAnswer, aQuestion } from "#lib/testing/samples/question.ts";
import { promisedMs } from "./pool.ts";

/** The service's promise while its storage is away, in milliseconds; the short form leaves a busy machine twice that. */
const promised = process.env.FULL_TESTS ? promisedMs : 2 * promisedMs;

/** How long to wait for a certain event on a busy machine. */
const patience = { timeout: 90_000, interval: 50 };

let server: PostgresServer;
let proxy: TcpProxy;
/**
 * Two processes on one database: one connected to it directly, one through a network that can turn into a black hole.
 */
let direct: Service;
let proxied: Service;

beforeAll(async () => {
  // Durable: writes confirmed before a crash must survive it.
  server = await startPostgres({ durable: true });
  proxy = await startProxy(server.port);
  [direct, proxied] = await Promise.all([
    startService({ DATABASE_URL: server.url }),
    startService({ DATABASE_URL: throughProxy(server.url) }),
  ]);
  await Promise.all([isReady(direct), isReady(proxied)]);
});
afterAll(async () => {
  await Promise.all([direct?.stop(), proxied?.stop()]);
  proxy?.stop();
  await server?.stop();
});
// A test that fails leaves neither a black hole nor a lock to the next.
const holders: pg.Client[] = [];
afterEach(async () => {
  proxy.thaw();
  await Promise.all(holders.splice(0).map((client) => client.end()));
});

const throughProxy = (url: string) => Object.assign(new URL(url), { port: String(proxy.port) }).href;
const publish = (service: Service, envelope: Envelope = signed(anAgent())) => service.ask("/api/reviews", envelope);

const isReady = (service: Service) =>
  vi.waitUntil(async () => (await service.ask("/api/health")).body.status === "ok", patience);

async function expectAway(service: Service, ...answering: Promise<Answer>[]) {
  for (const answer of await inTime(promised, service, ...answering)) {
    const refusal = refusalOf(answer);
    expect([refusal.status, refusal.error]).toEqual([503, "storage_unavailable"]);
    expect(answer.headers.get("retry-after")).toBe("5");
  }
}

async function expectHealthAway(service: Service) {
  const [answer] = await inTime(promised, service, service.ask("/api/health"));
  expect(answer!.status).toBe(503);
  expect(resultOf(getHealthEndpoint, answer!)).toMatchObject({
    status: "degraded",
    checks: {
      storage: { status: "away", latency_ms: null, since: expect.any(String) },
      catalog: { status: "unknown", tools: null },
    },
    error: "storage_unavailable",
    message: expect.stringMatching(/Try again/),
  });
  expect(getHealthEndpoint.summary).toContain("503 with the same members when storage is away");
}

/** Expects a refusal in time from everything that needs storage, and an answer from everything else. */
async function expectEverythingAway(service: Service) {
  const valid = signed(anAgent());
  const requests: [string, unknown?][] = [
    ["/api/tools"],
    ["/api/tools?q=github"],
    ["/api/tools/github-mcp"],
    ["/api/reviews"],
    [`/api/reviews/${"0".repeat(32)}`],
    ["/api/reviews", valid],
    ["/api/reviews?dry_run=1", valid],
    ["/api/reviews", { ...valid, signature: signed(anAgent()).signature }],
    ["/api/reviews", { not: "a review" }],
    ["/api/questions"],
    ["/api/questions?q=timeout"],
    [`/api/questions/${"0".repeat(32)}`],
    ["/api/questions", aQuestion()],
    ["/api/questions?dry_run=1", aQuestion()],
    ["/api/answers", anAnswer("0".repeat(32))],
  ];
  await expectAway(service, ...requests.map(([path, body]) => service.ask(path, body)));
  await expectHealthAway(service);
  expect((await service.ask("/api/dimensions")).status).toBe(200);
}

async function expectEverythingBack(service: Service, pid: number | undefined) {
  for (const path of ["/api/tools", "/api/tools/github-mcp", "/api/reviews", "/api/questions", "/api/health"])
    expect([path, (await service.ask(path)).status]).toEqual([path, 200]);
  for (let time = 0; time < 12; time += 1) expect((await publish(service)).status).toBe(201);
  expect([service.process.pid, service.process.exitCode]).toEqual([pid, null]);
}

/** Holds the lock that every review of the tool waits for, until released. */
async function holdTool(tool_id: string) {
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => undefined);
  holders.push(client);
  await client.connect();
  await client.query("begin");
  await client.query("select from tool_usage where tool_id = $1 for update", [tool_id]);
  return {
    /** Resolves when a transaction of the service waits for the lock. */
    waiting: () =>
      vi.waitUntil(async () => {
        const { rows } = await client.query("select from pg_locks where not granted");
        return rows.length > 0;
      }, patience),
    letGo: () => client.end(),
  };
}

describe("while PostgreSQL is down", () => {
  test("everything that needs it answers 503 in time; once it is back, the same process serves again", async () => {
    const { pid } = direct.process;
    for (let outage = 0; outage < 2; outage += 1) {
      const { review } = (await publish(direct)).body as { review: { review_id: string } };
      await server.crash();
      await expectEverythingAway(direct);
      await expectEverythingAway(proxied);
      await server.start();
      expect((await direct.ask(`/api/reviews/${review.review_id}`)).body).toEqual({ review });
      await expectEverythingBack(direct, pid);
    }
    await expectEverythingBack(proxied, proxied.process.pid);
  });

  test("a review that was being written is refused, not half written, and the process lives", {
    tags: "full",
  }, async () => {
    const { pid } = direct.process;
    const envelope = signed(anAgent());
    const held = await holdTool("github-mcp");
    const answer = publish(direct, envelope);
    await held.waiting();
    await server.crash();
    await expectAway(direct, answer);
    await server.start();
    expect((await publish(direct, envelope)).body).toMatchObject({ duplicate: false });
    await expectEverythingBack(direct, pid);
  });
});

describe("while PostgreSQL takes connections and says nothing", () => {
  test("everything that needs it answers 503 in time, and is served again when it speaks", {
    tags: "full",
  }, async () => {
    const { pid } = proxied.process;
    await expectEverythingBack(proxied, pid);
    proxy.freeze();
    await expectEverythingAway(proxied);
    proxy.thaw();
    await expectEverythingBack(proxied, pid);
  });

  test("100 requests at once are all refused in time", { tags: "full" }, async () => {
    proxy.freeze();
    await expectAway(proxied, ...Array.from({ length: 100 }, () => proxied.ask("/api/tools/github-mcp")));
    proxy.thaw();
    await expectEverythingBack(proxied, proxied.process.pid);
  });

  test("a review that was being written is refused in time, and no connection stays busy with it", {
    tags: "full",
  }, async () => {
    const { pid } = proxied.process;
    const held = await holdTool("postmark-api");
    const answer = publish(proxied, signed(anAgent(), aDocument({ tool_id: "postmark-api" })));
    await held.waiting();
    proxy.freeze();
    await expectAway(proxied, answer);
    await held.letGo();
    proxy.thaw();
    await expectEverythingBack(proxied, pid);
  });
});

test("a review that waits too long for its turn is refused in time and can be sent again", async () => {
  const envelope = signed(anAgent(), aDocument({ tool_id: "postmark-api" }));
  const held = await holdTool("postmark-api");
  await expectAway(direct, publish(direct, envelope));
  await held.letGo();
  const again = await publish(direct, envelope);
  expect([again.status, again.body.duplicate]).toEqual([201, false]);
});

// The short form has such a start in a browser test.
test("processes that start while storage is down or silent answer 503, and migrate, load and serve once it is back", {
  tags: "full",
}, async () => {
  const names = ["silent", "down"].map((how) => `${how}_${randomBytes(4).toString("hex")}`);
  await asAdmin(server.url, ...names.map((name) => `create database ${name}`));
  const [silent, ...down] = names.map((name) => inDatabase(server.url, name)) as [string, ...string[]];
  proxy.freeze();
  await server.crash();
  const services = await Promise.all([throughProxy(silent), ...down].map((url) => startService({ DATABASE_URL: url })));
  try {
    for (const service of services) {
      await expectAway(service, service.ask("/api/tools"));
      await expectAway(service, publish(service));
      await expectHealthAway(service);
    }
    await server.start();
    proxy.thaw();
    for (const service of services) {
      await isReady(service);
      await expectEverythingBack(service, service.process.pid);
    }
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
});

test("while PostgreSQL takes no writes, reads go on, and health says so until a write succeeds", async () => {
  const readOnly = (how: string) =>
    asAdmin(server.url, `alter system set default_transaction_read_only = ${how}`, "select pg_reload_conf()");
  await readOnly("on");
  // Its connections hear of the change one after another.
  const [refused, health] = await vi.waitUntil(async () => {
    const answer = await publish(direct);
    const told = resultOf(getHealthEndpoint, await direct.ask("/api/health"));
    return told.checks.writes.status === "failing" && ([answer, told] as const);
  }, patience);
  expect(refusalOf(refused).message).toContain("Nothing can be written: storage is read-only.");
  expect(health).toMatchObject({ status: "degraded", checks: { storage: { status: "ok" } } });
  expect(health.checks.writes).toMatchObject({ status: "failing", cause: "read_only" });
  expect((await direct.ask("/api/tools/github-mcp")).status).toBe(200);
  await readOnly("off");
  await isReady(direct);
  expect((await publish(direct)).status).toBe(201);
});
