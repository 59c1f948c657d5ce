import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { closeDatabase, database } from "#lib/db/client.ts";
import { dueRows } from "#lib/db/due-work.sql.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { startProxy, type TcpProxy } from "#lib/testing/processes/start-proxy.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak } from "#lib/testing/research.ts";
import { webhookDeliveries } from "#lib/webhooks/webhooks.sql.ts";
import { acceptStudy, startStudy } from "../create-study.ts";
import { studies, studySlots } from "../studies.sql.ts";
import type { StudyInput } from "../study-request.ts";
import { endStudies, runningHere } from "./lease.ts";
import { runLeasedStudy } from "./run-leased-study.ts";

useDatabase();

const patience = { timeout: 15_000, interval: 20 };
const webhook_url = "https://93.184.215.14/hook";
const input = { ...aStudy(), webhook_url } as StudyInput;

let proxy: TcpProxy;
let customer: Customer;
beforeAll(async () => {
  const url = new URL(process.env.DATABASE_URL!);
  proxy = await startProxy(Number(url.port || 5432));
  await closeDatabase();
  url.port = String(proxy.port);
  url.hostname = "127.0.0.1";
  setEnvironment({ DATABASE_URL: url.href });
  customer = await aCustomer();
});
afterEach(async () => {
  proxy.thaw();
  letSpeak();
  await endStudies();
});
afterAll(() => proxy.stop());

const stored = async (study_id: string) => {
  const db = await database();
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  const owed = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.study_id, study_id));
  const slots = await db.select().from(studySlots).where(eq(studySlots.holder, study_id));
  return { ...study!, owed: owed.length, slots: slots.length };
};

describe("a study whose storage is away when it is done", () => {
  test("is written once when storage is back, with its webhook's delivery and its slot given back", {
    tags: "full",
  }, async () => {
    const { asked, go } = holdStudies();
    const { study, ended } = await startStudy(input, customer.account, {});
    await asked;
    await vi.waitUntil(async () => (await stored(study.study_id)).status === "running", patience);
    proxy.freeze();
    go();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    proxy.thaw();
    expect((await ended)!.status).toBe("complete");
    expect(await stored(study.study_id)).toMatchObject({ status: "complete", owed: 1, slots: 0, attempts: 1 });
  });

  test("is another's when storage was away for longer than its lease: it writes nothing then", async () => {
    const { asked, go } = holdStudies();
    const { study, ended } = await startStudy(input, customer.account, { lease: 1_500 });
    await asked;
    proxy.freeze();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    proxy.thaw();
    go();
    expect((await ended!.catch(() => null))?.status ?? "unknown").not.toBe("complete");
    await vi.waitUntil(() => runningHere() === 0, patience);
    expect(await stored(study.study_id)).toMatchObject({ findings: null, owed: 0 });
  });
});

describe("a run whose study has another holder", () => {
  test("neither changes the study nor owes a delivery", async () => {
    const { study } = await acceptStudy(input, customer.account);
    const db = await database();
    await db.update(dueRows).set({ holder: randomUUID() }).where(eq(dueRows.subject, study.study_id));
    expect(await runLeasedStudy(study)).toMatchObject({ status: "queued", findings: null });
    expect(await stored(study.study_id)).toMatchObject({ status: "queued", owed: 0, slots: 1 });
  });

  test("does not fail it either", async () => {
    const { asked, go } = holdStudies();
    const { study, ended } = await startStudy(input, customer.account, { respond_async: true });
    await asked;
    const db = await database();
    await db.update(dueRows).set({ holder: randomUUID() }).where(eq(dueRows.subject, study.study_id));
    go();
    expect(await ended).toMatchObject({ status: "running", findings: null });
    expect(await stored(study.study_id)).toMatchObject({ status: "running", owed: 0, slots: 1 });
  });
});

describe("one study", () => {
  test("that two processes run under one token is complete once", async () => {
    const { study } = await acceptStudy(input, customer.account);
    const both = await Promise.all([runLeasedStudy(study), runLeasedStudy(study)]);
    expect(both.map(({ status }) => status)).toEqual(["complete", "complete"]);
    expect(await stored(study.study_id)).toMatchObject({ status: "complete", owed: 1, slots: 0 });
  });

  test("keeps no slot, no delivery and no findings when one of them cannot be written", async () => {
    const db = await database();
    await db.execute(sql`alter table webhook_deliveries add constraint full_up check (false) not valid`);
    try {
      const { study, ended } = await startStudy(input, customer.account, {});
      expect((await ended)!.status).toBe("failed");
      expect(await stored(study.study_id)).toMatchObject({ status: "failed", findings: null, owed: 0, slots: 0 });
    } finally {
      await db.execute(sql`alter table webhook_deliveries drop constraint full_up`);
    }
  });
});
