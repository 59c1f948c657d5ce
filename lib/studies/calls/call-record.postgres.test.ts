import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { comeDue, takeOverStudies } from "#lib/testing/due-work.ts";
import { answerByStructure } from "#lib/testing/model-answers.ts";
import type { ModelRequest } from "#lib/testing/model-forms.ts";
import { leakedKey, modelErrors, providerWord } from "#lib/testing/model-server.ts";
import { endModels, speakByModel } from "#lib/testing/models-set.ts";
import { type StudyWorker, startStudyWorker } from "#lib/testing/processes/start-study-worker.ts";
import { aCustomer, aStudy, type Customer } from "#lib/testing/research.ts";
import { createStudyEndpoint, getStudyEndpoint } from "../contract.ts";
import { acceptStudy } from "../create-study.ts";
import { endStudies } from "../run/lease.ts";
import { studies, studyCalls } from "../studies.sql.ts";
import type { StudyInput } from "../study-request.ts";
import { insertCalls } from "./calls.ts";

useDatabase();

const patience = { timeout: 40_000, interval: 50 };
let customer: Customer;
let worker: StudyWorker | undefined;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(async () => {
  await worker?.kill();
  await endStudies();
  await endModels();
});

const ask = async (members: Record<string, unknown> = {}, { headers } = customer) =>
  (await callEndpoint(createStudyEndpoint, { headers, body: aStudy(members) })).body;
const read = async (study_id: string) =>
  (await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } })).body;
const callsOf = async (study_id: string) =>
  (await database()).select().from(studyCalls).where(eq(studyCalls.study_id, study_id));
const paidOf = async (study_id: string) => (await callsOf(study_id)).filter(({ reused }) => !reused);

let words = 0;
/** Answers of which no two are the same, as a model's. */
const neverTwice = (asked: ModelRequest): string | undefined => {
  if (!asked.system.startsWith("Task: respond\n")) return undefined;
  words += 1;
  return `${answerByStructure(asked)} That was in ${words}.`;
};

/** A server that answers so many requests, and leaves all later ones without an answer. */
async function servingOnly(answered: number) {
  const state = { answered };
  const server = await speakByModel({
    answer: neverTwice,
    fault: (_, n) => (n > state.answered ? { is: "hang" } : undefined),
  });
  return { server, state };
}

describe("the study of a killed process", () => {
  test("is taken over, and no call that was answered is made again or lost from its usage", {
    tags: "full",
  }, async () => {
    const { server, state } = await servingOnly(40);
    worker = await startStudyWorker();
    const input = aStudy({ persona_ids: ["p_cfo", "p_cto"], n_per_persona: 2 }) as unknown as StudyInput;
    const ways = { respond_async: true, lease: 60_000 };
    const id = await worker.go<string>({ do: "run", input, account: customer.account, ways });
    await vi.waitUntil(async () => (await callsOf(id)).length === 40, patience);
    await worker.kill();
    await comeDue(id);
    const hung = server.seen.length - 40;
    state.answered = Number.POSITIVE_INFINITY;
    await takeOverStudies();
    await vi.waitUntil(async () => (await read(id)).status === "complete", patience);
    const calls = await callsOf(id);
    expect(server.seen).toHaveLength(calls.length + hung);
    expect((await read(id)).usage).toMatchObject({
      model_calls: calls.length,
      input_tokens: calls.reduce((all, { input_tokens }) => all + input_tokens, 0),
      cost_usd: expect.closeTo(
        calls.reduce((all, { cost_usd }) => all + cost_usd!, 0),
        5,
      ),
    });
  });

  test("whose caller waited has failed, and says what it used", async () => {
    await speakByModel();
    const { study } = await acceptStudy(aStudy() as unknown as StudyInput, customer.account);
    const used = { requests: 2, input_tokens: 300, output_tokens: 20, cached_tokens: 0, cost_usd: 0.5, ms: 1_000 };
    const said = { label: "plan", prompt_sha256: "p", model: "m", reply: "{}", fault: null, reused: false };
    const started_at = new Date().toISOString();
    const db = await database();
    await insertCalls(db, study.study_id, [
      { ...used, ...said, key: "1", started_at },
      { ...used, ...said, key: "2", started_at },
    ]);
    await comeDue(study.study_id);
    await takeOverStudies();
    expect(await read(study.study_id)).toMatchObject({
      status: "failed",
      usage: { model_calls: 4, input_tokens: 600, output_tokens: 40, cost_usd: 1, price_usd: 0, wall_ms: 1_000 },
    });
  });
});

describe("the same body, seed and engine", () => {
  test("pays for nothing twice where the provider was gone in the middle of a study", { tags: "full" }, async () => {
    const asked = { topic: "Would finance leads pay $9 a month for a quieter expense tool?" };
    const first = await speakByModel({
      answer: neverTwice,
      fault: (_, n) => {
        if (n === 11) void first.close();
        return undefined;
      },
    });
    expect((await ask(asked)).error).toBe("research_failed");
    const db = await database();
    const [failed] = await db.select().from(studies).where(eq(studies.topic, asked.topic));
    const answered = (await callsOf(failed!.study_id)).filter(({ fault }) => fault === null);
    const second = await speakByModel({ answer: neverTwice });
    const study = await ask(asked);
    expect(study.status).toBe("complete");
    const calls = await callsOf(study.id);
    const reused = calls.filter((call) => call.reused);
    expect(answered.length).toBeGreaterThanOrEqual(9);
    const keys = (rows: typeof calls) => rows.map(({ key }) => key).toSorted();
    expect(keys(reused)).toEqual(keys(answered));
    expect(reused.every(({ cost_usd, requests }) => cost_usd === 0 && requests === 0)).toBe(true);
    expect(second.seen).toHaveLength(calls.length - reused.length);
    expect(study.usage.model_calls).toBe(second.seen.length);
    const sent = second.seen.length;
    const again = await ask(asked);
    expect(second.seen).toHaveLength(sent);
    expect(again.usage).toMatchObject({ model_calls: 0, cost_usd: 0 });
    expect(again.key_findings).toEqual(study.key_findings);
  });

  test("is another's with another seed, for another account, and after a week", async () => {
    const server = await speakByModel();
    const topic = "What would make a finance lead change the tool for travel costs?";
    const { id } = await ask({ topic });
    const whole = server.seen.length;
    await ask({ topic, seed: 8 });
    expect((await callsOf(id)).length).toBe(whole);
    const atSeed = server.seen.length;
    expect(atSeed).toBeGreaterThan(whole);
    await ask({ topic }, await aCustomer());
    expect(server.seen).toHaveLength(atSeed + whole);
    const db = await database();
    await db.update(studies).set({ created_at: sql`created_at - interval '8 days'` });
    await ask({ topic });
    expect(server.seen).toHaveLength(atSeed + 2 * whole);
  });

  test("after a dry run asks nothing again that the dry run or its study had asked", async () => {
    const server = await speakByModel({ answer: neverTwice });
    const members = { persona_ids: undefined, audience_description: "People who file travel costs", n_per_persona: 1 };
    await ask({ ...members, dry_run: true });
    expect(server.seen).toHaveLength(2);
    const study = await ask(members);
    expect((await callsOf(study.id)).filter(({ reused }) => reused).map(({ label }) => label)).toEqual(
      expect.arrayContaining(["people", "plan"]),
    );
    const sent = server.seen.length;
    expect(study.usage.model_calls).toBe(sent);
    await ask({ ...members, dry_run: true });
    const again = await ask(members);
    expect(server.seen).toHaveLength(sent);
    expect(again.usage.model_calls).toBe(0);
  });

  test("at once gives two studies with rows of their own", async () => {
    await speakByModel({ answer: neverTwice });
    const topic = "How do finance leads hear of tools for travel costs?";
    const both = await Promise.all([ask({ topic }), ask({ topic })]);
    const [one, two] = await Promise.all(both.map(({ id }) => callsOf(id)));
    expect(both.map(({ status }) => status)).toEqual(["complete", "complete"]);
    for (const rows of [one!, two!]) expect(new Set(rows.map(({ label }) => label))).toContain("write");
    for (const { id, usage } of both)
      expect(usage.model_calls).toBe((await paidOf(id)).reduce((all, { requests }) => all + requests, 0));
  });
});

describe("a record", () => {
  test("that cannot be written for a moment neither fails the study nor loses a call, and is logged once", async () => {
    const db = await database();
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await db.execute(sql`alter table study_calls add constraint full_up check (false) not valid`);
    const server = await speakByModel({
      fault: (_, n) => {
        if (n === 8) db.execute(sql`alter table study_calls drop constraint full_up`).then(() => undefined);
        return undefined;
      },
    });
    const study = await ask({ topic: "Which words for expense tools do finance leads trust?" });
    expect(study.status).toBe("complete");
    expect(await callsOf(study.id)).toHaveLength(server.seen.length);
    expect(logged.mock.calls.map(([said]) => said)).toEqual([`Calls of study ${study.id} could not be recorded yet:`]);
    logged.mockRestore();
  });

  test("holds faults by their kind: no key, and no word of the provider", async () => {
    await speakByModel({ fault: (_, n) => (n > 5 ? modelErrors.quota : undefined) });
    const { message } = await ask({ topic: "What do finance leads say of paying by the seat?" });
    expect(message).not.toContain(providerWord);
    const rows = await storedRows();
    expect(rows.study_calls!.some((row) => row.includes("no_quota"))).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${providerWord}|${leakedKey}`));
  });

  test("goes with its study", async () => {
    await speakByModel();
    const { id } = await ask({ topic: "What do finance leads keep receipts for?" });
    expect((await callsOf(id)).length).toBeGreaterThan(5);
    const db = await database();
    await db.delete(studies).where(eq(studies.study_id, id));
    expect(await callsOf(id)).toEqual([]);
  });
});
