import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import { database } from "#lib/db/client.ts";
import { changePersonaEndpoint, deletePersonaEndpoint, savePersonaEndpoint } from "#lib/personas/contract.ts";
import { createStudyEndpoint, getStudyEndpoint } from "#lib/studies/contract.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { FullStudy, Study } from "#lib/studies/study-record.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { rerunStudyEndpoint } from "./contract.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(() => {
  letSpeak();
  vi.restoreAllMocks();
});
afterAll(endStudies);

const create = async (members: Record<string, unknown> = {}): Promise<Study> =>
  Study.parse((await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy(members) })).body);
const rerun = (study_id: string, body: object = {}, { headers } = customer, more = {}) =>
  callEndpoint(rerunStudyEndpoint, { headers: { ...headers, ...more }, path: { study_id }, body });
const read = async (study_id: string) =>
  FullStudy.parse((await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } })).body);

describe("POST /api/v1/studies/{study_id}/rerun", () => {
  test("runs the same request again as a new study, with a seed of its own", async () => {
    const first = await create({
      subject: "Tally",
      category: "expense software",
      rivals: ["Ledgerly"],
      n_per_persona: 2,
    });
    const { status, headers, body } = await rerun(first.id);
    const again = Study.parse(body);
    expect([status, headers.get("location")]).toEqual([200, `/api/v1/studies/${again.id}`]);
    expect(again.id).not.toBe(first.id);
    expect(again.seed).not.toBe(first.seed);
    const { topic, study_type, audience, personas, given, n_per_persona } = first;
    expect(again).toMatchObject({ topic, study_type, audience, personas, given, n_per_persona });
    expect(says(rerunStudyEndpoint)).toContain(
      "Its topic, what was given of it, its audience, webhook_url and number of interviews are those of the first study",
    );
  });

  test("with the first one's seed says the same again", async () => {
    const first = await create();
    const again = Study.parse((await rerun(first.id, { seed: first.seed })).body);
    expect(again.key_findings).toEqual(first.key_findings);
    expect((await read(again.id)).interviews).toEqual((await read(first.id)).interviews);
  });

  test("asks the people as they were, although their persona was changed and deleted since", async () => {
    const { headers } = customer;
    const saved = await callEndpoint(savePersonaEndpoint, { headers, body: { name: "Ama", age: 41, role: "Nurse" } });
    const path = { persona_id: saved.body.id };
    const first = await create({ persona_ids: [path.persona_id], audience: "b2c" });
    await callEndpoint(changePersonaEndpoint, { headers, path, body: { role: "Retired" } });
    expect(Study.parse((await rerun(first.id)).body).personas).toEqual(first.personas);
    await callEndpoint(deletePersonaEndpoint, { headers, path });
    expect(Study.parse((await rerun(first.id)).body).personas).toEqual(first.personas);
    expect(says(rerunStudyEndpoint)).toContain("saved personas that were changed or deleted since make no difference");
    for (const endpoint of [changePersonaEndpoint, deletePersonaEndpoint])
      expect(says(endpoint)).toContain("studies that have run keep the persona as it was");
  });

  test("asks the people who were made from a description, not others of the new seed", async () => {
    const described = { persona_ids: undefined, audience: undefined, audience_description: "Parents of toddlers" };
    const first = await create(described);
    const again = Study.parse((await rerun(first.id, { seed: 99 })).body);
    expect(again).toMatchObject({ personas: first.personas, audience_description: "Parents of toddlers", seed: 99 });
  });

  test("runs a study again that failed", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    const { headers } = await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy() });
    letSpeak();
    const failed = headers.get("location")!.split("/").at(-1)!;
    expect((await rerun(failed)).body).toMatchObject({ status: "complete" });
    expect(says(rerunStudyEndpoint)).toContain("Also of a study that ended without findings.");
  });

  test("is priced by a dry run, which stores nothing", async () => {
    const first = await create({ n_per_persona: 3 });
    const { body } = await rerun(first.id, { dry_run: true });
    expect(body).toMatchObject({ dry_run: true, interviews: 3, price_usd: 15, personas: first.personas });
    expect(body.id).toBeUndefined();
  });

  test("is answered at once with Prefer: respond-async", async () => {
    const first = await create();
    const { status, body } = await rerun(first.id, {}, customer, { prefer: "respond-async" });
    expect([status, body.status]).toEqual([202, "queued"]);
  });

  test("runs once under an Idempotency-Key", async () => {
    const first = await create();
    const once = { "idempotency-key": randomUUID() };
    const answers = [await rerun(first.id, {}, customer, once), await rerun(first.id, {}, customer, once)];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(refusalOf(await rerun(first.id, { seed: 3 }, customer, once)).error).toBe("idempotency_mismatch");
  });

  test("counts towards the account's daily cap", async () => {
    const first = await create();
    const db = await database();
    const { account_id } = customer.account;
    const cap = (studies_per_day: number | null) =>
      db.update(accounts).set({ studies_per_day }).where(eq(accounts.account_id, account_id));
    await cap(1);
    expect(refusalOf(await rerun(first.id)).error).toBe("rate_limited");
    await cap(null);
  });

  test("knows only the account's own studies", async () => {
    const first = await create();
    const stranger = await aCustomer();
    expect(refusalOf(await rerun(first.id, {}, stranger)).error).toBe("not_found");
    expect(refusalOf(await rerun(first.id, { dry_run: true }, stranger)).error).toBe("not_found");
    expect(refusalOf(await rerun(randomUUID())).error).toBe("not_found");
    expect(refusalOf(await rerun("x")).error).toBe("not_found");
  });

  test.each([{ seed: -1 }, { seed: "7" }, { engine: "gpt" }, { dry_run: "yes" }])("refuses %j", async (body) => {
    const { id } = await create();
    expect(refusalOf(await rerun(id, body)).error).toBe("invalid_request");
  });
});
