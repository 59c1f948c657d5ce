import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import { database } from "#lib/db/client.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { createStudyEndpoint, listStudiesEndpoint } from "#lib/studies/contract.ts";
import { capReached } from "#lib/studies/run/lease.ts";
import { studySlots } from "#lib/studies/studies.sql.ts";
import { Estimate, Study } from "#lib/studies/study-record.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { usualAudience } from "./brief-of.ts";
import { whoIsAsked } from "./study-request.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(letSpeak);

const ask = (members: Record<string, unknown> = {}, { headers } = customer) =>
  callEndpoint(createStudyEndpoint, { headers, body: aStudy(members) });
const refused = async (body: unknown, headers: Record<string, string> = customer.headers) =>
  refusalOf(await callEndpoint(createStudyEndpoint, { headers, body }));
const studyOf = (answer: Awaited<ReturnType<typeof ask>>) => Study.parse(resultOf(createStudyEndpoint, answer));
const list = async (query: string, { headers } = customer) =>
  resultOf(listStudiesEndpoint, await callEndpoint(listStudiesEndpoint, { headers, query }));

describe("POST /api/v1/studies", () => {
  test("runs a study and answers with its findings, which are stored", async () => {
    const answer = await ask({ n_per_persona: undefined, persona_ids: undefined });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const study = studyOf(answer);
    expect(answer.headers.get("location")).toBe(`/api/v1/studies/${study.id}`);
    expect(study).toMatchObject({
      status: "complete",
      study_type: "custom",
      audience: "b2b",
      seed: 7,
      n_per_persona: 2,
      audience_description: null,
      report_url: `https://touchstone.test/report/${study.id}`,
      visibility: "unlisted",
      engine: { kind: "simulator" },
    });
    expect(study.disclaimer).toContain("Not evidence about real people.");
    expect(study.personas.map(({ id }) => id)).toEqual(["p_cmo", "p_cto", "p_cfo", "p_vp_mktg"]);
    expect(study.usage).toMatchObject({ interviews: 8, price_usd: 40 });
    // Its place is free again.
    expect((await (await database()).select().from(studySlots)).every(({ holder }) => holder === null)).toBe(true);
  });

  test("asks with the members in their order: the first that is wrong decides the code", async () => {
    const wrong = {
      topic: "short",
      study_type: "poll",
      audience: "b2g",
      persona_ids: "p_cfo",
      n_per_persona: 4,
      webhook_url: 1,
      audience_description: "x",
      seed: -1,
    };
    const right = aStudy({ webhook_url: "https://example.com/hook", audience_description: "people" });
    const order = [
      "invalid_topic",
      "invalid_study_type",
      "invalid_audience",
      "invalid_persona_ids",
      "invalid_n_per_persona",
      "invalid_webhook_url",
      "invalid_request",
      "invalid_request",
    ];
    const members = Object.keys(wrong) as (keyof typeof wrong)[];
    for (const [index, code] of order.entries()) {
      const mended = Object.fromEntries(
        members.slice(0, index).map((name) => [name, right[name as keyof typeof right]]),
      );
      const refusal = await refused({ ...wrong, ...mended });
      expect([refusal.status, refusal.error, refusal.pointers]).toEqual([
        400,
        code,
        members.slice(index).map((name) => `/${name}`),
      ]);
    }
    expect(says(createStudyEndpoint)).toContain(
      "Faults are reported in the order of the members: the first faulty one",
    );
  });

  test("checks the key before the body, and the body's JSON before its members", async () => {
    expect((await refused("{", {})).error).toBe("unauthorized");
    expect((await refused("{", { authorization: `Bearer sr_live_${"0".repeat(38)}` })).error).toBe("invalid_key");
    expect((await refused("{")).error).toBe("invalid_json");
    expect((await refused("[]")).error).toBe("invalid_request");
    expect((await refused({})).pointers).toEqual(["/topic", "/study_type", "/audience"]);
  });

  test("needs an audience, or a description of the people", async () => {
    expect((await refused(aStudy({ audience: undefined, persona_ids: undefined }))).error).toBe("invalid_audience");
    expect((await refused(aStudy({ audience: "b2g", audience_description: "nurses" }))).error).toBe("invalid_audience");
  });

  test("takes the audience of the named personas, and of a mixed pair the study type's own", async () => {
    const audienceOf = async (persona_ids: string[]) =>
      studyOf(await ask({ audience: undefined, persona_ids })).audience;
    expect(await audienceOf(["p_gen_z", "p_budget", "p_cfo"])).toBe("b2c");
    expect(await audienceOf(["p_cfo"])).toBe("b2b");
    expect(await audienceOf(["p_cfo", "p_budget"])).toBe(usualAudience("custom"));
    expect(says(createStudyEndpoint)).toContain("absent beside persona_ids, that of most of these personas");
  });

  test("ignores members it does not know", async () => {
    expect((await ask({ temperature: 0.2, persona: { name: "x" } })).status).toBe(200);
  });

  test("refuses hidden characters in what would be shown or asked", async () => {
    const hidden = "What do people think of this\u202e idea?";
    expect((await refused(aStudy({ topic: hidden }))).error).toBe("invalid_topic");
    const describedSo = aStudy({ audience_description: "nurses\u200b of all ages", persona_ids: undefined });
    expect((await refused(describedSo)).error).toBe("invalid_request");
  });

  test("asks the named personas before all, own and default ones, and nobody else's", async () => {
    const nia = { name: "Nia", age: 33, role: "Baker" };
    const own = (await callEndpoint(savePersonaEndpoint, { headers: customer.headers, body: nia })).body.id;
    const study = studyOf(await ask({ persona_ids: [own, "p_cfo"], audience_description: "students in Lagos" }));
    expect(study.personas.map(({ id }) => id)).toEqual([own, "p_cfo"]);
    expect(whoIsAsked).toMatch(/^persona_ids, else .*, else the default personas of the audience$/);
    expect(says(createStudyEndpoint)).toContain(whoIsAsked);
    const other = await aCustomer();
    const refusal = await refused(aStudy({ persona_ids: ["p_cfo", own] }), other.headers);
    expect([refusal.error, refusal.pointers]).toEqual(["invalid_persona_ids", ["/persona_ids/1"]]);
    expect((await refused(aStudy({ persona_ids: ["p_cfo", "p_cfo"] }))).error).toBe("invalid_persona_ids");
  });

  test("makes four people of a description, tells the audience it is of, and answers with them", async () => {
    const describedSo = { persona_ids: undefined, audience: undefined };
    const study = studyOf(await ask({ ...describedSo, audience_description: "Nurses who raise children alone" }));
    expect(study).toMatchObject({ audience: "b2c", audience_description: "Nurses who raise children alone" });
    expect(study.personas).toHaveLength(4);
    expect(new Set(study.personas.map(({ id }) => id)).size).toBe(4);
    expect(study.usage.interviews).toBe(4);
    const buyers = studyOf(await ask({ ...describedSo, audience_description: "Procurement managers at hospitals" }));
    expect(buyers.audience).toBe("b2b");
    const said = studyOf(await ask({ ...describedSo, audience: "b2c", audience_description: "Heads of IT" }));
    expect(said.audience).toBe("b2c");
  });

  test("draws a seed when none is sent, and finds the same with the same seed", async () => {
    const drawn = studyOf(await ask({ seed: undefined }));
    expect(Number.isSafeInteger(drawn.seed) && drawn.seed >= 0).toBe(true);
    expect(studyOf(await ask({ seed: undefined })).seed).not.toBe(drawn.seed);
    const again = studyOf(await ask({ seed: drawn.seed }));
    const content = ({ id, report_url, created_at, completed_at, usage, ...said }: Study) => said;
    expect(content(again)).toEqual(content(drawn));
    expect((await ask({ seed: Number.MAX_SAFE_INTEGER })).body.seed).toBe(Number.MAX_SAFE_INTEGER);
  });

  test("with dry_run tells what it would cost, and stores nothing", async () => {
    const before = await storedRows();
    const answer = await ask({ dry_run: true, persona_ids: undefined, n_per_persona: 3 });
    expect(answer.status).toBe(200);
    expect(Estimate.parse(answer.body)).toMatchObject({ dry_run: true, interviews: 12, price_usd: 60 });
    const nurses = { persona_ids: undefined, audience: "b2c", audience_description: "nurses" };
    expect((await ask({ dry_run: true, ...nurses })).body).toMatchObject({ interviews: 4, price_usd: 2 });
    const mixed = { persona_ids: ["p_cfo", "p_retiree"], audience: "b2b" };
    expect((await ask({ dry_run: true, ...mixed })).body).toMatchObject({ interviews: 2, price_usd: 5.5 });
    expect((await refused(aStudy({ dry_run: true, persona_ids: ["p_nobody"] }))).error).toBe("invalid_persona_ids");
    expect(await storedRows()).toEqual(before);
  });

  test.each([
    "http://hooks.example/study",
    "https://127.0.0.1/hook",
    "https://[::1]/hook",
    "https://localhost/hook",
    "file:///etc/passwd",
    "https://user:word@hooks.example/",
  ])("with dry_run refuses webhook_url %s as the real run does", async (webhook_url) => {
    const refusals = [];
    for (const dry_run of [true, false]) refusals.push(await refused(aStudy({ webhook_url, dry_run })));
    expect(refusals[0]).toMatchObject({ status: 400, error: "invalid_webhook_url", pointers: ["/webhook_url"] });
    expect(refusals[0]).toEqual(refusals[1]);
  });

  test("refuses one study more than the key may run, and takes it when one has ended", async () => {
    const two = await aCustomer(2);
    const { go } = holdStudies();
    const running = [ask({}, two), ask({}, two)];
    await vi.waitUntil(async () => (await list("status=running", two)).total === 2, { timeout: 10_000 });
    const refusal = refusalOf(await ask({}, two));
    expect([refusal.status, refusal.error, refusal.retry_after]).toEqual([429, "concurrency_limit", 5]);
    // Another key has places of its own.
    go();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask({}, two)).status).toBe(200);
  });

  test("answers 500 when the engine fails, with what failed and not why, and keeps the study as failed", async () => {
    const alone = await aCustomer(1);
    speakAs({ plan: () => Promise.reject(new Error("the inner reason sk-123")) });
    const answer = await ask({}, alone);
    const refusal = refusalOf(answer);
    expect([refusal.status, refusal.error]).toEqual([500, "research_failed"]);
    expect(JSON.stringify(answer.body)).not.toContain("inner reason");
    const [failed] = (await list("status=failed", alone)).studies;
    expect(failed).toMatchObject({ status: "failed", headline_finding: null, overall_confidence: null });
    expect(answer.headers.get("location")).toBe(`/api/v1/studies/${failed!.id}`);
    letSpeak();
    expect((await ask({}, alone)).status).toBe(200);
  });

  test("owes the webhook a delivery from the moment the study is complete, and none when it failed", async () => {
    const webhook_url = "https://93.184.215.14/hook";
    const { id } = studyOf(await ask({ webhook_url }));
    speakAs({ plan: () => Promise.reject(new Error("no words")) });
    expect((await ask({ webhook_url })).status).toBe(500);
    const { webhook_deliveries } = await storedRows();
    expect(webhook_deliveries).toHaveLength(1);
    expect(webhook_deliveries![0]).toContain(id);
    expect((await refused(aStudy({ webhook_url: "http://localhost/hook" }))).error).toBe("invalid_webhook_url");
  });
});

describe("an account with a daily cap", () => {
  test("is refused its next study until the day ends, but no repeat and no dry run", async () => {
    const own = await aCustomer();
    await (await database())
      .update(accounts)
      .set({ studies_per_day: 1 })
      .where(eq(accounts.account_id, own.account.account_id));
    const headers = { ...own.headers, "idempotency-key": "the first" };
    const first = await callEndpoint(createStudyEndpoint, { headers, body: aStudy() });
    const refusal = await refused(aStudy(), own.headers);
    expect([refusal.status, refusal.error, refusal.message]).toEqual([429, "rate_limited", capReached(1)]);
    expect(refusal.retry_after).toBeGreaterThan(0);
    expect(refusal.retry_after).toBeLessThanOrEqual(86_400);
    expect((await callEndpoint(createStudyEndpoint, { headers, body: aStudy() })).body.id).toBe(first.body.id);
    expect((await ask({ dry_run: true }, own)).status).toBe(200);
  });
});

describe("GET /api/v1/studies", () => {
  test("lists this account's complete studies, newest first, filtered and in pages", async () => {
    const own = await aCustomer();
    expect(await list("", own)).toEqual({ studies: [], total: 0, limit: 20, offset: 0 });
    const ids: string[] = [];
    for (const members of [{}, { study_type: "pricing" }, { audience: "b2c", persona_ids: ["p_gen_z"] }])
      ids.unshift((await ask(members, own)).body.id);
    const all = await list("", own);
    expect(all.studies.map(({ id }) => id)).toEqual(ids);
    expect(all.studies[0]).toMatchObject({
      status: "complete",
      report_url: `https://touchstone.test/report/${ids[0]}`,
    });
    expect((await list("study_type=pricing", own)).studies.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await list("audience=b2c", own)).studies.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list("status=failed", own)).total).toBe(0);
    const page = await callEndpoint(listStudiesEndpoint, {
      headers: own.headers,
      query: "limit=2&offset=0&colour=red",
    });
    expect(page.headers.get("link")).toContain("limit=2&offset=2");
    expect(resultOf(listStudiesEndpoint, page)).toMatchObject({ total: 3, limit: 2, offset: 0 });
    expect((await list("limit=2&offset=2", own)).studies.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await list("", await aCustomer())).total).toBe(0);
  });

  test.each(["limit=0", "limit=101", "limit=x", "offset=-1", "study_type=poll", "audience=b2g", "status=done"])(
    "refuses %s",
    async (query) => {
      const refusal = refusalOf(await callEndpoint(listStudiesEndpoint, { headers: customer.headers, query }));
      expect([refusal.status, refusal.error]).toEqual([400, "invalid_argument"]);
    },
  );

  test("asks for a key", async () => {
    expect(refusalOf(await callEndpoint(listStudiesEndpoint)).error).toBe("unauthorized");
  });
});
