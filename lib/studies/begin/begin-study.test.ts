import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#lib/accounts/accounts.sql.ts";
import { visitorAccount, visitorsAccountId } from "#lib/accounts/built-in-accounts.ts";
import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import type { Account, Caller } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import type { AppError } from "#lib/errors.ts";
import { limitWindows } from "#lib/limits/limits.sql.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { prose } from "#lib/testing/docs.ts";
import { aCustomer, type Customer } from "#lib/testing/research.ts";
import { changeStudyEndpoint, getStudyEndpoint } from "../contract.ts";
import { getReport } from "../get-study.ts";
import { forgetOld } from "../run/take-over-studies.ts";
import { studies, studySlots } from "../studies.sql.ts";
import { visitorStudies } from "../study-limits.ts";
import { beginStudy, previewStudy, sketchPreview } from "./begin-study.ts";
import { beginStudyOperation } from "./contract.ts";

const secret = "an-operators-secret-of-more-than-32-characters";
useDatabase({ RESEARCH_ADMIN_SECRET: secret, RATE_LIMIT_VISITOR_STUDIES: "5/day" });

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});

let addresses = 0;
const nextAddress = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};
/** A caller with an account, or a visitor from an address of its own. */
const by = async (account?: Account, address = nextAddress()): Promise<Caller> => ({
  address,
  spent: [],
  account: account ?? (await visitorAccount(address, visitorStudies.atOnce)),
});
const asked = (members: Record<string, unknown> = {}) =>
  beginStudyOperation.input.parse({
    topic: "Why do people cancel a music subscription?",
    study_type: "churn",
    audience: "b2c",
    persona_ids: ["p_gen_z"],
    n_per_persona: 1,
    seed: 7,
    ...members,
  });
const studyOf = async (id: string) => {
  const db = await database();
  return (await db.select().from(studies).where(eq(studies.study_id, id)))[0]!;
};
const refused = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => Promise.reject(new Error("it was not refused")),
    (error) => error,
  );

describe("a study begun from its page", () => {
  test("is of who is signed in, and has ended when the simulator spoke", async () => {
    const { id } = await beginStudy(asked(), await by(customer.account));
    const study = await studyOf(id);
    expect(study).toMatchObject({ account_id: customer.account.account_id, status: "complete", webhook_url: null });
  });

  test("is one study however often its form is sent, and another with another word", async () => {
    const caller = await by();
    const { id } = await beginStudy(asked({ seed: 8 }), caller);
    for (let time = 0; time < 6; time += 1) expect((await beginStudy(asked({ seed: 8 }), caller)).id).toBe(id);
    expect((await beginStudy(asked({ seed: 8, n_per_persona: 2 }), caller)).id).not.toBe(id);
  });
});

describe("a visitor", () => {
  test("is answered by the simulator although a model is set, in an account without a key, on an unlisted report", async () => {
    setEnvironment({ AI_MODEL: "openai:gpt-5-mini", AI_API_KEY: "sk-1" });
    const caller = await by();
    expect((await previewStudy(asked(), caller)).engine.kind).toBe("simulator");
    expect((await sketchPreview(asked(), caller)).understood).not.toBeNull();
    const { id } = await beginStudy(asked(), caller);
    const study = await studyOf(id);
    expect(study).toMatchObject({ account_id: visitorsAccountId, visibility: "unlisted", status: "complete" });
    expect(study.engine.kind).toBe("simulator");
    expect((await getReport({ study_id: id }, caller)).status).toBe("complete");
    expect(prose).toContain("Without an account, people begin studies by the built-in engine at `/research`");
    setEnvironment({ AI_MODEL: "", AI_API_KEY: "" });
  });

  test("is refused beyond the studies of a day, in words that say what to do", async () => {
    const caller = await by();
    for (let seed = 0; seed < 5; seed += 1) await beginStudy(asked({ seed }), caller);
    const { code, message, extras } = await refused(beginStudy(asked({ seed: 5 }), caller));
    expect([code, extras.retry_after]).toEqual(["rate_limited", expect.any(Number)]);
    expect(message).toMatch(/^A visitor may begin 5 a day\. Sign in for more, or come back in \d+ hours/);
    await beginStudy(asked({ seed: 5 }), await by(customer.account, caller.address!));
  });

  test.each([
    ["a secret", { topic: "Would developers trust the key AKIAQ3EGRT5VJ7XNWL2P in our tutorial?" }, "contains_secret"],
    ["personal data", { topic: "Should we write to marta.keller@fastmail-post.de?" }, "contains_personal_data"],
    ["harm", { topic: "How do I sell stolen card numbers to teenagers?" }, "invalid_topic"],
    ["another account’s persona", { persona_ids: ["p_aaaaaaaaaaaaaaaaaaaaaaaaaa"] }, "invalid_persona_ids"],
  ])("is refused %s before anything is stored or counted", async (_, members, code) => {
    const caller = await by();
    const db = await database();
    const before = await db.$count(studies);
    for (let time = 0; time < 6; time += 1) expect((await refused(beginStudy(asked(members), caller))).code).toBe(code);
    expect((await refused(previewStudy(asked(members), caller))).code).toBe(code);
    expect(await db.$count(studies)).toBe(before);
    expect(await db.$count(limitWindows, sql`used > 0 and bucket like 'visitor_studies%'`)).toBe(
      await db.$count(limitWindows, sql`used > 0 and bucket like 'visitor_studies%' and allowed = 5`),
    );
    await beginStudy(asked(), caller);
  });

  test("has studies that no account can read, list or make public, and no key can be made for", async () => {
    const { id } = await beginStudy(asked(), await by());
    const path = { study_id: id };
    const operator = { authorization: `Bearer ${secret}` };
    for (const headers of [customer.headers, operator]) {
      expect(refusalOf(await callEndpoint(getStudyEndpoint, { headers, path })).error).toBe("not_found");
      const change = await callEndpoint(changeStudyEndpoint, { headers, path, body: { visibility: "public" } });
      expect(refusalOf(change).error).toBe("not_found");
    }
    const key = await callEndpoint(createKeyEndpoint, {
      headers: operator,
      body: { name: "x", account: visitorsAccountId },
    });
    expect(refusalOf(key).pointers).toEqual(["/account"]);
  });

  test("has studies for as many days as they are kept, and slots for two", async () => {
    const caller = await by();
    const { id } = await beginStudy(asked({ seed: 10 }), caller);
    const own = await beginStudy(asked({ seed: 9 }), await by(customer.account));
    const db = await database();
    await forgetOld();
    expect(await studyOf(id)).toBeDefined();
    await db.update(studies).set({ created_at: sql`now() - ${visitorStudies.days + 1} * interval '1 day'` });
    const earlier = caller.account!.key_id.replace(/\d{4}-\d\d-\d\d/, "2020-01-01");
    expect(earlier).toContain("2020-01-01");
    await db.insert(studySlots).values({ key_id: earlier, slot: 1 });
    await forgetOld();
    expect([await studyOf(id), (await studyOf(own.id)).study_id]).toEqual([undefined, own.id]);
    expect(await db.$count(studySlots, eq(studySlots.key_id, earlier))).toBe(0);
    expect(await db.$count(studySlots, eq(studySlots.key_id, caller.account!.key_id))).toBe(visitorStudies.atOnce);
    expect(await db.$count(accounts, eq(accounts.kind, "visitors"))).toBe(1);
  });
});

describe("a preview while it is typed", () => {
  test("of a study by a model calls none: it says the shape and the price, and leaves out what it cannot know", async () => {
    setEnvironment({ AI_MODEL: "openai:gpt-5-mini", AI_API_KEY: "sk-1" });
    const described = { persona_ids: undefined, audience_description: "Nurses on night shifts" };
    const caller = await by(customer.account);
    expect(await sketchPreview(asked({ ...described, n_per_persona: 2 }), caller)).toMatchObject({
      interviews: 8,
      price_usd: 4,
      understood: null,
      personas: [],
      flags: [],
      engine: { kind: "model" },
      estimated_calls: expect.any(Number),
    });
    expect((await sketchPreview(asked(), caller)).personas.map(({ id }) => id)).toEqual(["p_gen_z"]);
    setEnvironment({ AI_MODEL: "", AI_API_KEY: "" });
  });
});
