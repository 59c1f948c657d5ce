import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { createStudyEndpoint, getStudyEndpoint, researchEndpoint } from "#lib/studies/contract.ts";
import { studies } from "#lib/studies/studies.sql.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak, speakAs } from "#lib/testing/research.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});

afterEach(letSpeak);

const ask = (members: Record<string, unknown>, endpoint: typeof createStudyEndpoint | typeof researchEndpoint) =>
  callEndpoint(endpoint, { headers: customer.headers, body: aStudy(members) });
const briefOf = async (members: Record<string, unknown>, endpoint: Parameters<typeof ask>[1] = createStudyEndpoint) => {
  const { status, body } = await ask(members, endpoint);
  expect([status, body.message]).toEqual([200, undefined]);
  const [study] = await (await database()).select().from(studies).where(eq(studies.study_id, body.id));
  return study!.brief;
};

const given = {
  subject: "Tally, expense software",
  category: "expense software",
  stimulus: "Close the books in a day.\nNo receipts to chase.",
  rivals: ["Brex", "Ramp"],
  price: { amount: 9.5, currency: "CHF", per: "person and month" },
  questions: ["How do you file expenses today?", "What would make you change?"],
};
const prose =
  "Our company sells expense software to firms of 200 people. We want to know how finance leads feel about $9 a month, compared with Brex and Ramp. ";
const longTopic = prose.repeat(140).slice(0, 20_000);

describe("what a request says of its topic", () => {
  test.each([createStudyEndpoint, researchEndpoint])(
    "is kept with the study to the letter ($path)",
    async (endpoint) => {
      expect((await briefOf(given, endpoint)).given).toEqual(given);
    },
  );

  test("may be any part of it; a price for nothing in particular is a single payment", async () => {
    const none = { subject: null, category: null, stimulus: null, rivals: [], price: null, questions: [] };
    expect((await briefOf({ subject: "Tally" })).given).toEqual({ ...none, subject: "Tally" });
    const price = { amount: 300, currency: "USD" };
    expect((await briefOf({ price })).given).toEqual({ ...none, price: { ...price, per: null } });
    expect(await briefOf({})).not.toHaveProperty("given");
  });

  test.each([
    ["a subject of nothing", { subject: " " }, "/subject"],
    ["a long subject", { subject: "a".repeat(201) }, "/subject"],
    ["a subject that is no text", { subject: 1 }, "/subject"],
    ["a kind of nothing", { category: " " }, "/category"],
    ["a long kind", { category: "a".repeat(81) }, "/category"],
    ["a hidden character in the kind", { category: "a cho\u200bir" }, "/category"],
    ["a stimulus of nothing", { stimulus: "" }, "/stimulus"],
    ["a long stimulus", { stimulus: "a".repeat(20_001) }, "/stimulus"],
    ["nine rivals", { rivals: [..."abcdefghi"] }, "/rivals"],
    ["a rival twice", { rivals: ["Brex", "Brex"] }, "/rivals"],
    ["a long rival", { rivals: ["Brex", "a".repeat(81)] }, "/rivals/1"],
    ["a price in words", { price: "$9" }, "/price"],
    ["a price of nothing", { price: { ...given.price, amount: 0 } }, "/price/amount"],
    ["a price without a currency", { price: { amount: 9 } }, "/price/currency"],
    ["a currency in small letters", { price: { ...given.price, currency: "chf" } }, "/price/currency"],
    ["a price per nothing", { price: { ...given.price, per: "" } }, "/price/per"],
    ["thirteen questions", { questions: [..."abcdefghijklm"].map((it) => `What is ${it}?`) }, "/questions"],
    ["a question twice", { questions: ["Would you?", "Would you?"] }, "/questions"],
    ["a short question", { questions: ["Why?"] }, "/questions/0"],
    ["a long question", { questions: [`${"a".repeat(300)}?`] }, "/questions/0"],
    ["a hidden character in the subject", { subject: "Tal\u200bly" }, "/subject"],
    ["a hidden character in the stimulus", { stimulus: "Close\u202e the books" }, "/stimulus"],
    ["a hidden character in a rival", { rivals: ["Brex", "Ra\u200bmp"] }, "/rivals/1"],
    ["a hidden character in the price's unit", { price: { ...given.price, per: "mon\u200bth" } }, "/price/per"],
    ["a hidden character in a question", { questions: ["Would\u2066 you?"] }, "/questions/0"],
  ])("is refused for %s", async (_, members, pointer) => {
    for (const endpoint of [createStudyEndpoint, researchEndpoint]) {
      const refusal = refusalOf(await ask(members, endpoint));
      expect([refusal.status, refusal.error, refusal.pointers]).toEqual([400, "invalid_request", [pointer]]);
    }
  });
});

describe("a topic of 20,000 characters", () => {
  test("is answered whole within seconds, and one more character is refused", async () => {
    const start = performance.now();
    const { status, body } = await ask({ topic: longTopic }, createStudyEndpoint);
    expect([status, performance.now() - start < 10_000]).toEqual([200, true]);
    expect(body.topic).toBe(longTopic);
    expect(body.slug.length).toBeLessThan(100);
    const path = { study_id: body.id };
    const read = await callEndpoint(getStudyEndpoint, { headers: customer.headers, path });
    expect(read.body.topic).toBe(longTopic);
    const refusal = refusalOf(await ask({ topic: `${longTopic}a` }, createStudyEndpoint));
    expect([refusal.status, refusal.error]).toEqual([400, "invalid_topic"]);
  });

  test("is the title of a summary by its first words", async () => {
    const { body } = await ask({ topic: longTopic }, researchEndpoint);
    expect(body.topic).toBe(longTopic);
    expect(body.markdown).toMatch(/\n# Our company sells [^\n]{60,140}…\n/);
    expect(body.markdown.length).toBeLessThan(10_000);
  });
});

describe("what a request does not know", () => {
  test("is named in the answer, in a dry run, a study and a summary", async () => {
    const members = { colour: "red", Price: 9 };
    for (const body of [members, { ...members, dry_run: true }])
      expect((await ask(body, createStudyEndpoint)).body.ignored).toEqual(["colour", "Price"]);
    expect((await ask(members, researchEndpoint)).body.ignored).toEqual(["colour", "Price"]);
    expect((await ask(aStudy(), createStudyEndpoint)).body).not.toHaveProperty("ignored");
  });
});

describe("a topic that the engine's reading refuses", () => {
  test("is the caller's fault, costs nothing and frees its slot", async () => {
    const reason = "This would harm those who are asked.";
    speakAs({ plan: async (task) => ({ ...(await simulator().plan(task)), refuse: reason }) });
    for (let time = 0; time < 12; time += 1) {
      const refusal = refusalOf(await ask({ topic: "Would people sign this paper for us?" }, createStudyEndpoint));
      expect([refusal.status, refusal.error, refusal.message]).toEqual([400, "invalid_topic", reason]);
    }
  });
});
