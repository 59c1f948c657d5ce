import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Pool as NeonPool, neonConfig } from "@neondatabase/serverless";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { prepareStorage } from "#lib/about/prepare-storage.ts";
import { routeAt } from "#lib/api/routes.ts";
import { closeDatabase, database } from "#lib/db/client.ts";
import { workRounds } from "#lib/db/due-work.ts";
import { isNeonHost, openHome } from "#lib/db/open-home.ts";
import { storageVersion } from "#lib/db/statements.ts";
import { DueListener, jobs } from "#lib/drain/start-jobs.ts";
import { getReviewEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callPatiently, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { asAdmin, inDatabase } from "#lib/testing/global-setup.ts";
import { type NeonProxy, startNeonProxy } from "#lib/testing/processes/start-neon-proxy.ts";
import { startProxy, type TcpProxy } from "#lib/testing/processes/start-proxy.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { promisedMs } from "./pool.ts";

const { POST } = routeAt("/api/reviews");

describe("isNeonHost", () => {
  test.each([
    "ep-cool-frost-123456.eu-central-1.aws.neon.tech",
    "ep-cool-frost-123456-pooler.eu.neon.tech",
    "neon.tech",
  ])("is true for %s", (host) => expect(isNeonHost(host)).toBe(true));

  test("is what the row of DATABASE_URL says", () =>
    expect(rowOf("DATABASE_URL")).toBe("PostgreSQL; on a Neon host through Neon's serverless driver"));

  test.each(["localhost", "127.0.0.1", "db.example", "notneon.tech", "neon.tech.example", "neon.technology"])(
    "is false for %s",
    (host) => expect(isNeonHost(host)).toBe(false),
  );
});

describe("a database on a Neon host", () => {
  const pooled = "ep-cool-frost-123456-pooler.eu-central-1.aws.neon.tech";
  const direct = "ep-cool-frost-123456.eu-central-1.aws.neon.tech";
  const name = `neon_${randomBytes(6).toString("hex")}`;
  const off = {
    RATE_LIMIT_REVIEWS: "off",
    RATE_LIMIT_NEW_TOOLS: "off",
    RATE_LIMIT_ATTEMPTS: "off",
    RATE_LIMIT_READS: "off",
  };
  let proxy: NeonProxy;
  /** Precedes the proxy and can turn into a black hole. */
  let network: TcpProxy;
  let url: string;

  beforeAll(async () => {
    const postgres = inject("postgres")!;
    await asAdmin(postgres.url, `create database ${name}`);
    const at = new URL(inDatabase(postgres.url, name));
    proxy = await startNeonProxy(new URL(at));
    at.hostname = pooled;
    url = at.href;
    network = await startProxy(proxy.port);
    neonConfig.wsProxy = (host, port) => `127.0.0.1:${network.port}/v2?address=${host}:${port}`;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineTLS = false;
    setEnvironment({ ...off, DATABASE_URL: url });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await closeDatabase();
    network.stop();
    await proxy.cut();
    await asAdmin(inject("postgres")!.url, `drop database ${name} with (force)`);
  });

  test("is opened with Neon's own pool", async () => {
    const home = await openHome({ DATABASE_URL: url, DATA_DIR: "unused" });
    expect(home.pool).toBeInstanceOf(NeonPool);
    await home.close();
  });

  test("is migrated and filled over the direct host, and asked over the pooled one", async () => {
    await prepareStorage();
    // On a busy machine the first try can be too slow, and is repeated.
    await vi.waitUntil(async () => (await callEndpoint(getHealthEndpoint)).body.status === "ok", { timeout: 15_000 });
    expect((await callEndpoint(searchToolsEndpoint)).body.total).toBeGreaterThanOrEqual(60);
    const hosts = new Set(proxy.asked.map((address) => address.split(":")[0]));
    expect(hosts).toEqual(new Set([direct, pooled]));
  });

  test("is not asked while nothing is due, nor listened to, so it can sleep", async () => {
    const pool = ((await database()) as never as { $client: NodeJS.EventEmitter }).$client;
    const count = vi.fn();
    pool.on("acquire", count);
    const rounds = workRounds({ study: jobs.study, delivery: jobs.delivery, forget: jobs.forget });
    const listener = new DueListener();
    try {
      await Promise.all([rounds.start(), listener.start()]);
      const asked = proxy.asked.length;
      // Longer than after a use of storage.
      const isQuiet = async () => {
        const before = count.mock.calls.length;
        await pause(7_000);
        return count.mock.calls.length === before;
      };
      await vi.waitUntil(isQuiet, { timeout: 50_000 });
      expect(proxy.asked.filter((_, at) => at >= asked)).toEqual([]);
      const before = count.mock.calls.length;
      await storageVersion();
      // What another server has left is found after a request.
      await vi.waitUntil(() => count.mock.calls.length > before + 1, { timeout: 20_000 });
    } finally {
      pool.off("acquire", count);
      await Promise.all([rounds.stop(), listener.stop()]);
    }
  });

  test("publishes a review and reads back the very same record", async () => {
    const { status, body } = await callEndpoint(publishReviewEndpoint, {
      body: signed(anAgent(), aDocument({ title: "Zwölf Würfe 🎲 in a row" })),
    });
    expect([status, body.duplicate]).toEqual([201, false]);
    const read = await callEndpoint(getReviewEndpoint, { path: { review_id: body.review.review_id } });
    expect(read.body.review).toEqual(body.review);
  });

  test("publishes the same review sent 16 times at once only once", async () => {
    const body = signed(anAgent());
    const answers = await Promise.all(Array.from({ length: 16 }, () => callPatiently(POST, { body })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201));
    expect(answers.filter((answer) => !answer.body.duplicate)).toHaveLength(1);
  });

  test.each([
    ["cannot be reached", () => proxy.cut(), () => proxy.start()],
    ["is silent", async () => network.freeze(), async () => network.thaw()],
  ])(
    "answers 503 in time while it %s, and serves again without a restart",
    { tags: "full" },
    async (_, leave, comeBack) => {
      vi.spyOn(console, "error").mockReturnValue();
      await leave();
      const asked = performance.now();
      const [health, post, ...searches] = await Promise.all([
        callEndpoint(getHealthEndpoint),
        callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) }),
        ...Array.from({ length: 100 }, () => callEndpoint(searchToolsEndpoint)),
      ]);
      expect(performance.now() - asked).toBeLessThan(promisedMs);
      for (const refused of [post, ...searches]) expect(refusalOf(refused).error).toBe("storage_unavailable");
      expect([health.status, health.body.checks.storage.status]).toEqual([503, "away"]);
      await comeBack();
      expect((await callEndpoint(searchToolsEndpoint)).body.error).toBeUndefined();
      expect((await callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) })).status).toBe(201);
    },
  );
});
