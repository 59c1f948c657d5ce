import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calmMs, checkAlerts, surelyMs } from "#lib/console/alerts.ts";
import { faultOfStorage } from "#lib/console/now.ts";
import { closeDatabase, db } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { startProxy } from "#lib/testing/processes/start-proxy.ts";

useDatabase({ LOG_FORMAT: "off" });

test("storage behind a slow network is said to answer too late, and how late, and one behind a frozen one is not", async () => {
  const direct = new URL(env().DATABASE_URL!);
  const proxy = await startProxy(Number(direct.port));
  setEnvironment({ DATABASE_URL: Object.assign(new URL(direct), { port: String(proxy.port) }).href });
  await closeDatabase();
  proxy.slow(600);
  await db.execute(sql`select 1`).catch(() => undefined);
  const words = () => faultOfStorage()?.sentence ?? "";
  expect(words()).toMatch(/^Storage cannot be reached \(.*timeout/);
  await vi.waitUntil(() => words().includes("too late"), { timeout: 10_000 });
  expect(words()).toMatch(
    /^Storage answers, but too late: it took 1\.\d+ s for its first byte, and a request waits 1\.9 s for it at most \(.*timeout.*\)\. See the network /,
  );
  // Of those beside each other some are answered in time, and others not.
  for (let look = 0; look < 2; look += 1) {
    await Promise.allSettled([1, 2, 3, 4].map((one) => db.execute(sql`select ${one}`)));
    expect(words()).not.toContain("cannot be reached");
  }
  proxy.slow(0);
  await db.execute(sql`select 1`);
  expect(faultOfStorage()).toBeNull();
  proxy.slow(3_000);
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await closeDatabase();
  await db.execute(sql`select 1`).catch(() => undefined);
  await checkAlerts(null, Date.now() + calmMs + surelyMs);
  const alerts = said.mock.calls.map(([words]) => String(words)).filter((words) => words.startsWith("Touchstone"));
  said.mockRestore();
  expect(alerts, "word of it waits until that is known").toEqual([
    expect.stringMatching(/it took [6-9](\.\d+)? s for/),
  ]);
  proxy.slow(0);
  await vi.waitUntil(
    () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    { timeout: 20_000 },
  );
  proxy.freeze();
  await db.execute(sql`select 1`).catch(() => undefined);
  expect(words(), "what was measured before says nothing of this outage").toMatch(/^Storage cannot be reached \(/);
  proxy.thaw();
  await db.execute(sql`select 1`);
  setEnvironment({ DATABASE_URL: direct.href });
  await closeDatabase();
  proxy.stop();
});
