import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { doctor } from "#lib/cli/doctor.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { db } from "#lib/db/client.ts";
import { count, flushCounters, time } from "#lib/db/counters.ts";
import { lateModels, ownCalls, unreached } from "#lib/engines/model/waiting-calls.ts";
import { processWide } from "#lib/process-wide.ts";
import { lifeTopics, type Processes } from "#lib/siblings.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { type ModelFault, modelErrors, modelServer } from "#lib/testing/model-server.ts";
import { engineOn, tasks } from "#lib/testing/model-tasks.ts";

useDatabase({ PUBLIC_URL: "http://localhost:3000", LOG_FORMAT: "off" });

beforeEach(async () => void (await db.execute(sql`truncate counters, alerts, faults`)));
const boxes = async () => (await openAlerts()).map(({ kind, sentence }) => `${kind}: ${sentence}`);
const age = () =>
  db.execute(sql`update counters set at = at - interval '2 minutes', first_at = first_at - interval '2 minutes',
    last_at = last_at - interval '2 minutes'`);
const sentBefore = (seconds: number) => ({ model: "compatible:m", since: Date.now() - seconds * 1_000 });

test("a box says the newest of a model; a key that was refused before a silence is said in it until a call works", async () => {
  const looks: string[][] = [];
  for (const how of ["no_quota", "silent", "ok"]) {
    time("model", `compatible:m ${how}`, 1);
    await flushCounters();
    looks.push(await boxes());
    const call = sentBefore(61);
    if (how === "no_quota") {
      ownCalls().add(call);
      looks.push(await boxes());
      ownCalls().delete(call);
    }
    await age();
  }
  const before = "It last refused a call at .*, which may still be so: .* has no credit or quota left";
  expect(looks).toEqual([
    [expect.stringMatching(/^model compatible:m no_quota: .* has no credit or quota left/)],
    [
      expect.stringMatching(
        new RegExp(`^model compatible:m silent: compatible:m has said nothing for 61 .* ${before}`),
      ),
    ],
    [expect.stringMatching(new RegExp(`^model compatible:m silent: compatible:m failed at its last call.* ${before}`))],
    [],
  ]);
});

test("a call whose answer does not end has a box though words of it come, once that is not usual for its model", async () => {
  const call = { ...sentBefore(50), heard: Date.now() };
  ownCalls().add(call);
  expect(await boxes()).toEqual([
    expect.stringMatching(
      /^model compatible:m too_slow: compatible:m has completed no answer for 50 seconds, though something of one comes; 1 call waits for it\. Look at/,
    ),
  ]);
  for (let answer = 0; answer < 50; answer += 1) time("model", "compatible:m ok", 59);
  await flushCounters();
  const usual = await boxes();
  ownCalls().delete(call);
  const later = { ...sentBefore(61), heard: Date.now() };
  ownCalls().add(later);
  const unusual = await boxes();
  ownCalls().delete(later);
  expect([usual, unusual.length]).toEqual([[], 1]);
});

test("what the operator's test of a model says takes the place of an older fault, and a terminal's says nothing", async () => {
  const server = await modelServer({ fault: () => ({ is: "malformed" }) });
  setEnvironment({ AI_MODEL: "compatible:m", AI_BASE_URL: server.url, AI_API_KEY: "a-key" });
  time("model", "compatible:m no_quota", 1);
  await flushCounters();
  await age();
  const look = (isServing: boolean) => doctor({ hasData: true, isServing, say: () => undefined }).catch(() => boxes());
  const looks = [await look(false), await look(true)];
  await server.close();
  expect(looks).toEqual([
    [expect.stringMatching(/^model compatible:m no_quota/)],
    [expect.stringMatching(/^model compatible:m bad_answer: .* does not answer in the form/)],
  ]);
});

test("a model that answers with empty text has a box of its own, since then and not since its older fault", async () => {
  let fault: ModelFault = modelErrors.badKey;
  const server = await modelServer({ fault: () => fault });
  const looks: string[][] = [];
  const begins: string[] = [];
  for (const next of [fault, { is: "empty" } as const]) {
    fault = next;
    const kind = await engineOn(server)
      .plan(tasks().plan)
      .catch((error) => error.kind);
    count("study", `failed ${kind}`);
    await flushCounters();
    const open = await openAlerts();
    looks.push(open.map(({ kind }) => kind));
    begins.push(open[0]!.began_at);
    await age();
  }
  await db.execute(sql`delete from counters where name = 'model'`);
  const [study] = await openAlerts();
  await server.close();
  expect(looks).toEqual([["model compatible:test bad_key"], ["model compatible:test empty_answer"]]);
  expect(study!.kind).toBe("studies empty_answer");
  expect(Date.parse(begins[1]!) - Date.parse(study!.began_at), "aged by two minutes").toBeCloseTo(120_000, -4);
});

test("a model that is not reached is said with the code of why, such as a name that nobody knows", async () => {
  const url = "http://nowhere.invalid/v1";
  setEnvironment({ AI_MODEL: "compatible:m", AI_BASE_URL: url, AI_API_KEY: "a-key" });
  await expect(engineOn({ url }).plan(tasks().plan)).rejects.toMatchObject({ kind: "unreachable" });
  await flushCounters();
  expect(await boxes()).toEqual([
    expect.stringMatching(/ cannot be reached \((ENOTFOUND|EAI_AGAIN)\)\. Check AI_BASE_URL, .* certificate\./),
  ]);
});

test("of a model whose server has a certificate that is not accepted it is said what to do about that", async () => {
  unreached().set("compatible:c", " (CERT_HAS_EXPIRED)");
  time("model", "compatible:c unreachable", 1);
  await flushCounters();
  expect(await boxes()).toEqual([
    expect.stringMatching(
      /cannot be reached \(CERT_HAS_EXPIRED\)\. .* That server's certificate is not accepted: renew it/,
    ),
  ]);
  unreached().clear();
});

test("calls of a process that has ended wait no more", () => {
  const heard = processWide<{ others: Map<number, unknown> }>("waiting-calls");
  ownCalls();
  heard.current!.others.set(4711, { pid: 4711, calls: [sentBefore(99)], unreached: [], at: Date.now() });
  const seen = processWide<Processes>(lifeTopics.all);
  const before = lateModels(() => 0).length;
  const at = new Date().toISOString();
  seen.current = { watch: null, silent: [], ended: [{ pid: 4711, since: at, how: "silent", at }] };
  const after = lateModels(() => 0).length;
  seen.current = undefined;
  heard.current!.others.clear();
  expect([before, after]).toEqual([1, 0]);
});
