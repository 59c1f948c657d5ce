import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type * as z from "zod";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak } from "#lib/testing/research.ts";
import { type Script, scriptedEngine } from "#lib/testing/scripted-engine.ts";
import { database } from "../db/client.ts";
import { defaultPersonas } from "../personas/default-personas.ts";
import { cancelStudyEndpoint, createStudyEndpoint, getStudyEndpoint } from "./contract.ts";
import { setTestEngine } from "./study.ts";
import { Estimate, noCharge, type Study } from "./study-record.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer(1);
});
afterEach(letSpeak);

const described = {
  persona_ids: undefined,
  audience: "b2c",
  audience_description: "People who ride to work",
  seed: undefined,
};
const ask = async (members: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  callEndpoint(createStudyEndpoint, { headers: { ...customer.headers, ...headers }, body: aStudy(members) });
const estimateOf = async (members: Record<string, unknown> = {}): Promise<z.output<typeof Estimate>> =>
  Estimate.parse((await ask({ dry_run: true, ...members })).body);

describe("a dry run with the simulator", () => {
  test("names what of a long request was not read", async () => {
    const rest = "what comes after the first 4,000 characters, which is quoted only";
    const sentence = "Would finance leads pay $9 a month for it? ";
    expect((await estimateOf({ topic: sentence.repeat(80) })).understood?.not_understood).toEqual([]);
    expect((await estimateOf({ topic: sentence.repeat(400) })).understood?.not_understood).toEqual([rest]);
  });

  test("says what was understood, whom it asks, what it takes and what to mend", async () => {
    const { understood, personas, seed, flags, engine, ...rest } = await estimateOf({
      topic: "How do finance leads choose between Pigment and Anaplan at $900 a month? What would make them switch?",
      study_type: "competitor",
      rivals: ["Anaplan"],
    });
    expect(understood).toMatchObject({
      rivals: ["Anaplan"],
      price: { amount: 900, currency: "USD", per: "month" },
      language: "en",
    });
    expect(understood.guide.length).toBeGreaterThanOrEqual(6);
    expect(personas.map(({ id }) => id)).toEqual(["p_cfo"]);
    expect([seed, engine.kind, flags]).toEqual([7, "simulator", []]);
    expect(rest).toEqual({
      status: "estimate",
      dry_run: true,
      interviews: 1,
      price_usd: 5,
      estimated_seconds: 1,
      estimated_calls: 0,
      estimated_input_tokens: 0,
      estimated_output_tokens: 0,
      estimated_cost_usd: null,
    });
  });

  test("names the people that the study of its seed asks", async () => {
    const { personas, seed } = await estimateOf(described);
    const { body } = await ask({ ...described, seed });
    expect((body as Study).personas).toEqual(personas);
  });

  test("of a topic in another language costs nothing and says what to add", async () => {
    const { price_usd, flags } = await estimateOf({
      topic: "Was denken Familien über eine Kochbox für 29 Euro im Monat?",
    });
    expect(price_usd).toBe(0);
    expect(flags.find(({ code }) => code === "language")!.message).toMatch(/speaks English only/);
  });

  test("takes what the request knows over what it reads", async () => {
    const given = {
      subject: "Harbor",
      price: { amount: 8, currency: "USD", per: "month" },
      rivals: ["YNAB"],
      questions: ["How do you budget?"],
    };
    const { understood } = await estimateOf(given);
    expect(understood).toMatchObject({
      subject: "Harbor",
      price: given.price,
      rivals: ["YNAB"],
    });
    // The built-in engine cannot answer questions of one's own: they are listed, before those that it puts.
    expect(understood!.questions).toContain("How do you budget?");
    expect(understood!.guide).not.toContain("How do you budget?");
    expect(understood!.guide).toHaveLength(2);
  });
});

describe("a dry run with a model", () => {
  const calls: string[] = [];
  let script: Script;
  beforeEach(() => {
    calls.length = 0;
    script = {
      people: () => defaultPersonas.b2c.slice(0, 4).map((persona, at) => ({ ...persona, id: `p_made${"abcd"[at]}` })),
      before: (call) => void calls.push(call),
    };
    setTestEngine(() => scriptedEngine(script));
  });
  const count = (call: string) => calls.filter((called) => called === call).length;

  test("pays for plan and people once: the study of the same request takes them over, with their usage", async () => {
    const estimate = await estimateOf(described);
    expect(calls.toSorted()).toEqual(["people", "plan"]);
    expect(estimate.estimated_calls).toBeGreaterThan(20);
    const study = (await ask({ ...described, webhook_url: undefined })).body as Study;
    expect([count("plan"), count("people")]).toEqual([1, 1]);
    expect(study).toMatchObject({ seed: estimate.seed, personas: estimate.personas });
    expect(study.usage.model_calls).toBe(calls.length);
    await ask(described);
    expect([count("plan"), count("people")]).toEqual([2, 2]);
  });

  test("says what of the description its people do not carry, and so does the study that takes them over", async () => {
    script.unread = ["left-handed"];
    const carried = {
      understood: { not_understood: expect.arrayContaining(["left-handed"]) },
      flags: expect.arrayContaining([expect.objectContaining({ code: "people_not_understood" })]),
    };
    expect(await estimateOf(described)).toMatchObject(carried);
    expect((await ask({ ...described, webhook_url: undefined })).body).toMatchObject(carried);
    expect(count("people")).toBe(1);
  });

  test("is another's for another body, another account, and after a week", async () => {
    await estimateOf(described);
    await ask({ ...described, topic: "How do riders feel about a folding helmet?" });
    expect(count("plan")).toBe(2);
    const other = await aCustomer();
    await callEndpoint(createStudyEndpoint, { headers: other.headers, body: aStudy(described) });
    expect(count("plan")).toBe(3);
    await (await database()).execute(sql`update study_drafts set created_at = created_at - interval '8 days'`);
    await ask(described);
    expect(count("plan")).toBe(4);
  });

  test("holds a slot while it reads, and gives it back when that fails", async () => {
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    const { promise: asked, resolve: note } = Promise.withResolvers<void>();
    script.before = (call) => {
      if (call !== "plan") return;
      note();
      return gone;
    };
    const running = estimateOf();
    await asked;
    expect(refusalOf(await ask()).error).toBe("concurrency_limit");
    go();
    await running;
    script.before = () => Promise.reject(new Error("inner"));
    const failed = await ask({ dry_run: true });
    expect([failed.status, refusalOf(failed).error]).toEqual([500, "research_failed"]);
    expect(JSON.stringify(failed.body)).not.toContain("inner");
    script.before = () => {};
    expect((await ask()).status).toBe(200);
  });

  test("does not run where the request asks for the simulator, nor does its study", async () => {
    expect((await estimateOf({ engine: "simulator" })).engine.kind).toBe("simulator");
    const { body } = await ask({ engine: "simulator" });
    expect((body as Study).engine.kind).toBe("simulator");
    expect((body as Study).disclaimer).toContain("built-in engine");
    expect(calls).toEqual([]);
    const refused = refusalOf(await ask({ engine: "gpt" }));
    expect([refused.error, refused.pointers]).toEqual(["invalid_request", ["/engine"]]);
  });

  test("what a failed and a cancelled study used is kept, and nothing is charged for it", async () => {
    script.before = (call) => {
      calls.push(call);
      if (call === "rate") throw new Error("inner");
    };
    const failed = await ask({ audience: "b2b" }, { prefer: "respond-async" });
    const read = (study_id: string) =>
      callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } });
    const { id } = failed.body as { id: string };
    await expect.poll(async () => (await read(id)).body.status).toBe("failed");
    expect((await read(id)).body).toMatchObject({ usage: { model_calls: calls.length, price_usd: 0 } });
    const { promise: asked, resolve: note } = Promise.withResolvers<void>();
    script.before = (_, who) => {
      note();
      return new Promise((_resolve, reject) =>
        who?.signal?.addEventListener("abort", () => reject(new Error("stopped"))),
      );
    };
    const { body } = await ask({}, { prefer: "respond-async" });
    await asked;
    await callEndpoint(cancelStudyEndpoint, { headers: customer.headers, path: { study_id: body.id } });
    await expect.poll(async () => (await read(body.id)).body.usage?.model_calls).toBe(1);
    expect((await read(body.id)).body).toMatchObject({ status: "cancelled", usage: { price_usd: 0 } });
    expect(noCharge).toBe("nothing is charged for it");
  });
});
