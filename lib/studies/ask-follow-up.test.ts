import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import type { Situation } from "#lib/engines/engine.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import {
  askFollowUpEndpoint,
  changeStudyEndpoint,
  createStudyEndpoint,
  getReportOperation,
  getStudyEndpoint,
} from "#lib/studies/contract.ts";
import { FollowUp, FollowUpEstimate } from "#lib/studies/study-record.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak, said, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { getReport } from "./get-study.ts";
import { studies, studyFollowUps, studySlots } from "./studies.sql.ts";
import { setTestEngine } from "./study.ts";

useDatabase();

const question = "Who else would have a say in this?";
const token = `ghp_${"Xk3Rr9QpLw2Zt7Vb5NcYmD8sHf4Jg6TeAu1o"}`;

let customer: Customer;
/** Two personas, two interviews each. */
let id: string;
beforeAll(async () => {
  customer = await aCustomer();
  id = await studyOf({ persona_ids: ["p_cfo", "p_cto"], n_per_persona: 2 });
});
afterEach(() => {
  letSpeak();
  vi.restoreAllMocks();
});

const studyOf = async (members: Record<string, unknown> = {}): Promise<string> =>
  (await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy(members) })).body.id;
const ask = (
  body: Record<string, unknown> = {},
  { study_id = id, headers = {} }: { study_id?: string; headers?: Record<string, string> } = {},
) =>
  callEndpoint(askFollowUpEndpoint, {
    headers: { ...customer.headers, ...headers },
    path: { study_id },
    body: { question, ...body },
  });
const get = async (study_id = id) =>
  (await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } })).body;
const heldSlots = async () =>
  (await (await database()).select().from(studySlots)).filter(({ holder }) => holder !== null).length;

describe("POST /api/v1/studies/{study_id}/follow-ups", () => {
  test("asks every respondent once more, after its own interview and as it was disposed there", async () => {
    const heard: Situation[] = [];
    const { respond } = simulator();
    speakAs({
      respond: async (task) => {
        heard.push(task);
        expect(task.question).toEqual({ kind: "core", purpose: "follow_up", text: question });
        return respond(task);
      },
    });
    const answer = await ask();
    expect([answer.status, answer.headers.get("location")]).toEqual([201, `/api/v1/studies/${id}`]);
    const followUp = FollowUp.parse(resultOf(askFollowUpEndpoint, answer));
    expect(followUp).toMatchObject({ study_id: id, question, missing: 0, engine: { kind: "simulator" } });
    expect(followUp.answers.map(({ persona_id, interview }) => [persona_id, interview])).toEqual([
      ["p_cfo", 0],
      ["p_cfo", 1],
      ["p_cto", 2],
      ["p_cto", 3],
    ]);
    expect(followUp.usage).toMatchObject({ interviews: 4, price_usd: 0, model_calls: 0 });
    const { interviews } = await get();
    const [stored] = await (await database()).select().from(studies).where(eq(studies.study_id, id));
    for (const [at, { persona_id, repeat, transcript }] of interviews.entries())
      expect(heard[at]).toMatchObject({
        persona: { id: persona_id },
        repeat,
        transcript,
        plan: stored!.setting!.plan,
        disposition: stored!.setting!.dispositions[at],
      });
    expect(askFollowUpEndpoint.summary).toContain("each answers once, after its own interview.");
    expect(says(askFollowUpEndpoint)).toContain("and knows none of the other follow-ups");
  });

  test("changes nothing of the study but follow_ups, where it comes last", async () => {
    const { follow_ups: before, ...study } = await get();
    const { body: made } = await ask({ question: "What would you tell a colleague of it?" });
    const { follow_ups: after, ...same } = await get();
    expect(JSON.stringify(same)).toBe(JSON.stringify(study));
    expect(after).toEqual([...before, made]);
    const report = await getReport(getReportOperation.input.parse({ study_id: id }), { address: null, spent: [] });
    expect(report).toMatchObject({ follow_ups: after });
    expect((await get(await studyOf())).follow_ups).toEqual([]);
    expect(says(askFollowUpEndpoint)).toContain("Nothing else in the study changes.");
  });

  test("asks only the personas that are named, in each of their interviews", async () => {
    const { answers, usage } = (await ask({ persona_ids: ["p_cto"] })).body;
    expect(answers.map(({ interview }: { interview: number }) => interview)).toEqual([2, 3]);
    expect(usage.price_usd).toBe(0);
  });

  test("gets the same answer when others are asked too", async () => {
    const answersTo = async (body: object) => (await ask({ ...body, persona_ids: undefined })).body.answers;
    const all = await answersTo({});
    expect((await ask({ persona_ids: ["p_cto"] })).body.answers).toEqual(all.slice(2));
  });

  test("is priced by a dry run, at one interview of each respondent, and stores nothing", async () => {
    const mixed = await studyOf({ persona_ids: ["p_cfo", "p_new_parent"] });
    const before = await storedRows();
    const answer = await ask({ dry_run: true }, { study_id: mixed, headers: { "idempotency-key": "priced" } });
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(FollowUpEstimate.parse(resultOf(askFollowUpEndpoint, answer))).toEqual({
      dry_run: true,
      respondents: 2,
      price_usd: 0,
      note: "The built-in engine put this question but cannot interpret it: these are leanings and first reasons.",
      estimated_seconds: 1,
      estimated_calls: 0,
      estimated_input_tokens: 0,
      estimated_output_tokens: 0,
      estimated_cost_usd: null,
      engine: expect.objectContaining({ kind: "simulator" }),
    });
    const { api_keys: _, ...after } = await storedRows();
    const { api_keys: __, ...rest } = before;
    expect(after).toEqual(rest);
    expect((await ask({}, { study_id: mixed })).body.usage.price_usd).toBe(0);
    expect(says(askFollowUpEndpoint)).toContain("nothing is asked and nothing is stored");
    expect(says(askFollowUpEndpoint)).toContain("One interview's price for each respondent, 0 by the built-in engine.");
  });

  test("is estimated for a model by what each respondent has heard", async () => {
    const modelled = { study_id: await studyOf({ persona_ids: ["p_cfo", "p_cto"], n_per_persona: 2 }) };
    const engine = { id: "modelled", kind: "model", version: "1" } as const;
    await (await database()).update(studies).set({ engine }).where(eq(studies.study_id, modelled.study_id));
    speakAs({ ...engine, costOf: ({ input, output }) => (input + output) / 1e6 });
    const one = (await ask({ dry_run: true, persona_ids: ["p_cto"] }, modelled)).body;
    const all = (await ask({ dry_run: true }, modelled)).body;
    expect([one.estimated_calls, all.estimated_calls]).toEqual([2, 4]);
    expect(one.estimated_input_tokens).toBeGreaterThan(2 * 1_000);
    expect(all.estimated_input_tokens).toBeGreaterThan(1.5 * one.estimated_input_tokens);
    expect(all.estimated_cost_usd).toBeCloseTo((all.estimated_input_tokens + all.estimated_output_tokens) / 1e6);
  });

  test("keeps the answers that came when at most half of the respondents fail, and bills those", async () => {
    const { respond } = simulator();
    speakAs({
      respond: async (task) => (task.repeat === 2 ? Promise.reject(new Error("inner")) : respond(task)),
    });
    const { status, body } = await ask();
    expect([status, body.missing, body.usage.interviews, body.usage.price_usd]).toEqual([201, 2, 2, 0]);
    expect(body.answers.map(({ interview }: { interview: number }) => interview)).toEqual([0, 2]);
    expect(says(askFollowUpEndpoint)).toContain("Respondents whose answer failed; they are not billed.");
  });

  test("fails when more than half fail: nothing is stored, and the slot is free again", async () => {
    const before = (await get()).follow_ups;
    const { respond } = simulator();
    speakAs({
      respond: async (task) =>
        task.persona.id === "p_cto" || task.repeat === 2 ? Promise.reject(new Error("inner")) : respond(task),
    });
    const refusal = refusalOf(await ask());
    expect([refusal.status, refusal.error]).toEqual([500, "research_failed"]);
    expect(refusal.message).toContain("3 of 4");
    expect(refusal.message).not.toContain("inner");
    expect((await get()).follow_ups).toEqual(before);
    expect(await heldSlots()).toBe(0);
  });

  test("keeps who declined, with the words or without", async () => {
    speakAs({ respond: async ({ repeat }) => ({ text: repeat === 1 ? "" : "No.", mark: "refused" }) });
    const { answers } = (await ask({ persona_ids: ["p_cto"] })).body;
    expect(answers).toMatchObject([
      { answer: "(no answer)", refused: true, mark: "refused" },
      { answer: "No.", refused: true, mark: "refused" },
    ]);
  });

  test("does not tell the respondent of a brand study the name before a question does", async () => {
    const members = { topic: "How is Acorn Bank seen as a brand among people who switch banks?", study_type: "brand" };
    const brand = await studyOf({ ...members, rivals: ["Elm Bank"], subject: "Acorn Bank" });
    const db = await database();
    // Only a model asks about a kind of thing before it is named.
    const kind = sql`jsonb_set(setting, '{plan,category}', '"banks"')`;
    await db.update(studies).set({ setting: kind }).where(eq(studies.study_id, brand));
    const unnamed = sql`jsonb_set(findings, '{interviews,0,transcript}', '[{"q":"Which banks come to mind?","a":"None.","kind":"core"}]')`;
    await db.update(studies).set({ findings: unnamed }).where(eq(studies.study_id, brand));
    const topics: string[] = [];
    speakAs({
      respond: async ({ brief }) => {
        topics.push(brief.topic);
        return said("I would not know.");
      },
    });
    await ask({ question: "Where do you keep your money?" }, { study_id: brand });
    await ask({ question: "What do you think of Acorn Bank?" }, { study_id: brand });
    expect(topics[0]).not.toContain("Acorn");
    expect(topics[1]).toContain("Acorn");
  });
});

describe("a follow-up is refused", () => {
  test("where its question is a picture, in a dry run too", async () => {
    for (const dry_run of [true, false])
      expect(refusalOf(await ask({ question: "https://example.org/ad.png", dry_run }))).toMatchObject({
        error: "invalid_request",
        message: "The question has a picture, and nobody is shown pictures. Describe in words what people would see.",
        pointers: ["/question"],
      });
  });

  test.each([
    ["no question", { question: undefined }, "invalid_request", "/question"],
    ["a question that is too short", { question: "Why?" }, "invalid_request", "/question"],
    ["a question that is too long", { question: "y".repeat(301) }, "invalid_request", "/question"],
    ["a question with hidden characters", { question: "Why not\u200b then?" }, "invalid_request", "/question"],
    ["a persona of no interview", { persona_ids: ["p_cto", "p_new_parent"] }, "invalid_persona_ids", "/persona_ids/1"],
    ["a persona twice", { persona_ids: ["p_cto", "p_cto"] }, "invalid_persona_ids", "/persona_ids"],
  ])("with %s", async (_, body, code, pointer) => {
    const refusal = refusalOf(await ask(body));
    expect([refusal.status, refusal.error, refusal.pointers]).toEqual([400, code, [pointer]]);
  });

  test("with 404 on a study that is not there, or is another account's", async () => {
    expect(refusalOf(await ask({}, { study_id: randomUUID() })).error).toBe("not_found");
    expect(refusalOf(await ask({}, { study_id: "42" })).error).toBe("not_found");
    const other = await aCustomer();
    expect(refusalOf(await ask({}, { headers: other.headers })).error).toBe("not_found");
  });

  test("on a study that is not complete", async () => {
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    await studyOf();
    letSpeak();
    const failed = (await (await database()).select().from(studies)).find(({ status }) => status === "failed")!;
    const refusal = refusalOf(await ask({}, { study_id: failed.study_id }));
    expect([refusal.error, refusal.message]).toEqual(["invalid_request", expect.stringContaining("this one failed")]);
  });

  test("on a study that was made before it was kept where its respondents ended", async () => {
    const old = await studyOf();
    await (await database()).update(studies).set({ setting: null }).where(eq(studies.study_id, old));
    const refusal = refusalOf(await ask({}, { study_id: old }));
    expect([refusal.error, refusal.message]).toEqual([
      "invalid_request",
      expect.stringContaining("Run the study again"),
    ]);
  });

  test("on a study whose topic was not understood", async () => {
    const { plan } = simulator();
    speakAs({ plan: async (task) => ({ ...(await plan(task)), understood: false }) });
    const unclear = await studyOf();
    const refusal = refusalOf(await ask({}, { study_id: unclear }));
    expect([refusal.error, refusal.message]).toEqual(["invalid_request", expect.stringContaining("not understood")]);
  });

  test("where the engine that made the study is gone", async () => {
    setTestEngine(() => ({ ...simulator(), id: "another" }));
    for (const dry_run of [false, true]) {
      const refusal = refusalOf(await ask({ dry_run }));
      expect([refusal.error, refusal.message]).toEqual([
        "invalid_request",
        expect.stringContaining("touchstone-simulator, which this server no longer has"),
      ]);
    }
    expect(says(askFollowUpEndpoint)).toContain(
      "The study must be complete, of a topic that was understood, and made by an engine that this server still has.",
    );
  });

  test("while all slots of the key are taken", async () => {
    const one = await aCustomer(1);
    const { body } = await callEndpoint(createStudyEndpoint, { headers: one.headers, body: aStudy() });
    const { promise: asked, resolve: note } = Promise.withResolvers<void>();
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    speakAs({
      respond: async () => {
        note();
        await gone;
        return said("Nobody else has a say.");
      },
    });
    const as = { study_id: body.id, headers: one.headers };
    const first = ask({}, as);
    await asked;
    const refusal = refusalOf(await ask({}, as));
    expect([refusal.status, refusal.error]).toEqual([429, "concurrency_limit"]);
    go();
    expect((await first).status).toBe(201);
    expect((await ask({}, as)).status).toBe(201);
  });
});

describe("on a public study", () => {
  const changed = async (study_id: string, visibility: string) =>
    callEndpoint(changeStudyEndpoint, { headers: customer.headers, path: { study_id }, body: { visibility } });

  test("a follow-up that would show a secret or personal data is refused before anything is asked", async () => {
    const listed = await studyOf();
    await changed(listed, "public");
    const respond = vi.fn();
    speakAs({ respond });
    for (const [text, code] of [
      [`Would you paste ${token} into a chat?`, "contains_secret"],
      ["Would mara.lindqvist@lindqvist-bygg.se have a say?", "contains_personal_data"],
    ] as const)
      for (const dry_run of [true, false]) {
        const refusal = refusalOf(await ask({ question: text, dry_run }, { study_id: listed }));
        expect([refusal.status, refusal.error, refusal.pointers]).toEqual([400, code, ["/question"]]);
        expect(refusal.message).toContain("take the study off the list");
        expect(JSON.stringify(refusal)).not.toMatch(/ghp_|mara/);
      }
    expect(respond).not.toHaveBeenCalled();
  });

  test("an answer that would show one is not stored, nor one whose study is listed while it is given", async () => {
    const listed = await studyOf();
    speakAs({
      respond: async () => {
        expect((await changed(listed, "public")).status).toBe(200);
        return said(`I wrote ${token} down.`);
      },
    });
    const refusal = refusalOf(await ask({}, { study_id: listed }));
    expect([refusal.error, refusal.pointers]).toEqual(["contains_secret", ["/answers/0/answer"]]);
    expect(await get(listed)).toMatchObject({ visibility: "public", follow_ups: [] });
    expect(await heldSlots()).toBe(0);
    expect(says(askFollowUpEndpoint)).toContain("what comes of an answer alone is neither stored nor billed");
    letSpeak();
    expect((await ask({}, { study_id: listed })).status).toBe(201);
  });

  test("a study whose follow-up shows one stays unlisted", async () => {
    const own = await studyOf();
    expect((await ask({ question: `Would you paste ${token} into a chat?` }, { study_id: own })).status).toBe(201);
    const refusal = refusalOf(await changed(own, "public"));
    expect([refusal.error, refusal.pointers]).toEqual(["contains_secret", ["/follow_ups/0/question"]]);
    expect((await get(own)).visibility).toBe("unlisted");
  });
});

test("a follow-up that was accepted and never answered is shown nowhere", async () => {
  const db = await database();
  const [row] = await db
    .insert(studyFollowUps)
    .values({ follow_up_id: randomUUID(), study_id: id, key_id: customer.account.key_id, question })
    .returning();
  expect((await get()).follow_ups.map((one: { id: string }) => one.id)).not.toContain(row!.follow_up_id);
});
