import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { askFollowUpEndpoint, createStudyEndpoint, getStudyEndpoint } from "#lib/studies/contract.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak, said, speakAs } from "#lib/testing/research.ts";
import { idempotencyKeys, studyFollowUps, studySlots } from "./studies.sql.ts";
import { mostFollowUps } from "./study-limits.ts";

useDatabase();

const question = "Who else would have a say in this?";
let customer: Customer;
let id: string;
beforeAll(async () => {
  customer = await aCustomer(50);
  id = await newStudy();
});
afterEach(letSpeak);

const newStudy = async (headers: Record<string, string> = {}): Promise<string> => {
  const asked = { headers: { ...customer.headers, ...headers }, body: aStudy() };
  return (await callEndpoint(createStudyEndpoint, asked)).body.id;
};
const ask = (
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  { study_id }: { study_id: string } = { study_id: id },
) =>
  callEndpoint(askFollowUpEndpoint, {
    headers: { ...customer.headers, ...headers },
    path: { study_id },
    body: { question, ...body },
  });
const followUpsOf = async (study_id = id): Promise<{ id: string }[]> =>
  (await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } })).body.follow_ups;

/** Makes every answer wait until `go` is called; `asked` resolves when the first waits. */
function holdAnswers(): { go: () => void; asked: Promise<void>; calls: () => number } {
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const { promise: asked, resolve: note } = Promise.withResolvers<void>();
  let calls = 0;
  speakAs({
    respond: async () => {
      calls += 1;
      note();
      await gone;
      return said("My brother has a say in it.");
    },
  });
  return { go, asked, calls: () => calls };
}

describe(`of ${2 * mostFollowUps} follow-ups on one study at once`, () => {
  test(`exactly ${mostFollowUps} are answered, and no respondent is asked for another`, async () => {
    const study_id = await newStudy();
    let calls = 0;
    const { respond } = simulator();
    speakAs({
      respond: async (task) => {
        calls += 1;
        // Every third fails at first, so that its place is free again.
        if (calls % 3 === 0) throw new Error("inner");
        return respond(task);
      },
    });
    const numbers = Array.from({ length: 2 * mostFollowUps }, (_, at) => at);
    const askAll = () =>
      Promise.all(numbers.map((at) => ask({ question: `What about point number ${at}?` }, {}, { study_id })));
    const first = await askAll();
    const answered = first.filter(({ status }) => status === 201).length;
    expect((await followUpsOf(study_id)).length).toBe(answered);
    expect(calls).toBe(first.filter(({ status }) => status !== 400).length);
    expect(answered).toBeLessThanOrEqual(mostFollowUps);
    speakAs({
      respond: async (task) => {
        calls += 1;
        return respond(task);
      },
    });
    const before = calls;
    const second = await askAll();
    const made = second.filter(({ status }) => status === 201);
    expect([made.length, calls - before]).toEqual([mostFollowUps - answered, mostFollowUps - answered]);
    for (const one of second.filter((one) => !made.includes(one))) {
      const refusal = refusalOf(one);
      expect([refusal.status, refusal.error]).toEqual([400, "invalid_request"]);
      expect(refusal.message).toContain(`its ${mostFollowUps} follow-ups`);
    }
    expect(new Set((await followUpsOf(study_id)).map((one) => one.id)).size).toBe(mostFollowUps);
    expect(refusalOf(await ask({ dry_run: true }, {}, { study_id })).error).toBe("invalid_request");
  });

  test("those of a process that is gone take no place, and what it says later is not stored", async () => {
    const study_id = await newStudy();
    const { go, asked } = holdAnswers();
    const lost = ask({}, {}, { study_id });
    await asked;
    letSpeak();
    const db = await database();
    await db.update(studySlots).set({ lease_until: sql`now()` });
    for (let at = 0; at < mostFollowUps; at += 1)
      expect((await ask({ question: `What about point number ${at}?` }, {}, { study_id })).status).toBe(201);
    go();
    expect(refusalOf(await lost).error).toBe("research_failed");
    expect(await followUpsOf(study_id)).toHaveLength(mostFollowUps);
  });
});

describe("Idempotency-Key", () => {
  const key = (name: string) => ({ "idempotency-key": name });

  test("gives the same follow-up for the same request, also when the study takes no more and another engine speaks", async () => {
    const study_id = await newStudy();
    const first = await ask({ persona_ids: ["p_cfo"] }, key("one"), { study_id });
    const db = await database();
    const { follow_up_id: _, seq: __, ...row } = (await db.select().from(studyFollowUps))[0]!;
    const filled = Array.from({ length: mostFollowUps }, () => ({
      ...row,
      study_id,
      follow_up_id: crypto.randomUUID(),
    }));
    await db.insert(studyFollowUps).values(filled);
    speakAs({ id: "another" });
    const again = await ask({ persona_ids: ["p_cfo"], ignored: true }, key("one"), { study_id });
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test("is refused with another question, another study, and where a study was made under it", async () => {
    await ask({}, key("two"));
    const other = { study_id: await newStudy(key("a study's")) };
    for (const answer of [
      await ask({ question: "Who pays for it?" }, key("two")),
      await ask({}, key("two"), other),
      await ask({}, key("a study's")),
      await callEndpoint(createStudyEndpoint, { headers: { ...customer.headers, ...key("two") }, body: aStudy() }),
    ]) {
      const refusal = refusalOf(answer);
      expect([refusal.status, refusal.error]).toEqual([400, "idempotency_mismatch"]);
    }
  });

  test("answers 409 while the follow-up runs, however many ask at once, and asks once", async () => {
    const { go, asked, calls } = holdAnswers();
    const first = ask({}, key("three"));
    await asked;
    const others = await Promise.all([1, 2, 3].map(() => ask({}, key("three"))));
    for (const other of others) {
      const refusal = refusalOf(other);
      expect([refusal.status, refusal.error, refusal.retry_after]).toEqual([409, "in_progress", 5]);
    }
    go();
    const { body } = await first;
    expect((await ask({}, key("three"))).body).toEqual(body);
    expect(calls()).toBe(1);
  });

  test("of requests at once asks once", async () => {
    const { go, calls } = holdAnswers();
    const all = Array.from({ length: 8 }, () => ask({}, key("four")));
    const ended = Promise.all(all);
    const refused = await Promise.any(all.map(async (one) => refusalOf(await one)));
    expect(refused.error).toBe("in_progress");
    go();
    const answers = await ended;
    const made = answers.filter(({ status }) => status === 201);
    expect(answers.filter((one) => !made.includes(one)).map(({ status }) => status)).not.toContain(500);
    expect([new Set(made.map(({ body }) => body.id)).size, calls()]).toEqual([1, 1]);
  });

  test("runs a failed follow-up again, once of requests at once", async () => {
    speakAs({ respond: () => Promise.reject(new Error("inner")) });
    expect((await ask({}, key("five"))).status).toBe(500);
    const { go, asked, calls } = holdAnswers();
    const all = [1, 2, 3, 4].map(() => ask({}, key("five")));
    await asked;
    go();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([]);
    expect(calls()).toBe(1);
    expect(refusalOf(await ask({ question: "Who pays for it?" }, key("five"))).error).toBe("idempotency_mismatch");
  });

  test("is not held for a process that is gone", async () => {
    const { go, asked } = holdAnswers();
    const lost = ask({}, key("six"));
    await asked;
    letSpeak();
    expect(refusalOf(await ask({}, key("six"))).error).toBe("in_progress");
    await (await database()).update(studySlots).set({ lease_until: sql`now()` });
    const again = await ask({}, key("six"));
    expect(again.status).toBe(201);
    go();
    expect(refusalOf(await lost).error).toBe("research_failed");
    expect((await ask({}, key("six"))).body).toEqual(again.body);
  });

  test("is forgotten after 24 hours", async () => {
    const first = await ask({}, key("seven"));
    const db = await database();
    const aged = { created_at: sql`now() - interval '24 hours'` };
    await db.update(idempotencyKeys).set(aged).where(eq(idempotencyKeys.idempotency_key, "seven"));
    const later = await ask({ question: "Who pays for it?" }, key("seven"));
    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(first.body.id);
  });
});
