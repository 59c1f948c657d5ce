import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { database } from "#lib/db/client.ts";
import { simulator } from "#lib/engines/simulator/simulator.ts";
import { endStreams } from "#lib/http/event-stream.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { deletePersona, savePersona } from "#lib/personas/write-persona.ts";
import { onceOf } from "#lib/studies/brief-of.ts";
import { createStudyEndpoint, getStudyEndpoint } from "#lib/studies/contract.ts";
import { endStudies, runningHere } from "#lib/studies/run/lease.ts";
import { forgetOld } from "#lib/studies/run/take-over-studies.ts";
import { idempotencyKeys, studies } from "#lib/studies/studies.sql.ts";
import { FullStudy, PendingStudy, Study } from "#lib/studies/study-record.ts";
import { callPatiently, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { dueOf, takeOverStudies } from "#lib/testing/due-work.ts";
import {
  aCustomer,
  aStudy,
  type Customer,
  holdStudies,
  letSpeak,
  readEvents,
  said,
  speakAs,
} from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";

const study = routeAt("/api/v1/studies/[study_id]");
const { POST } = routeAt("/api/v1/studies");

useDatabase();

const lou = { name: "Lou", age: 52, role: "Baker" };
const patience = { timeout: 15_000, interval: 20 };
let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(async () => {
  letSpeak();
  await endStudies();
});

const asynchronous = { prefer: "respond-async, wait=10" };
const ask = (headers: Record<string, string> = {}, members: Record<string, unknown> = {}) =>
  callEndpoint(createStudyEndpoint, { headers: { ...customer.headers, ...headers }, body: aStudy(members) });
const poll = async (study_id: string) =>
  (await callPatiently(study.GET, { headers: customer.headers, path: { study_id } })).body;
const isDone = async (study_id: string) => !["queued", "running"].includes((await poll(study_id)).status);
const stored = async () => (await (await database()).select().from(studies)).length;

describe("Prefer: respond-async", () => {
  test("is answered at once with 202 and where to look; the study runs on and is complete in the end", async () => {
    const { go, asked } = holdStudies();
    const answer = await ask(asynchronous);
    expect([answer.status, answer.headers.get("preference-applied")]).toEqual([202, "respond-async"]);
    const pending = PendingStudy.parse(answer.body);
    expect(pending).toMatchObject({
      status: "queued",
      audience: "b2b",
      progress: { interviews_done: 0, interviews: 1 },
      engine: { kind: "simulator" },
      disclaimer: expect.stringContaining("Not evidence about real people."),
    });
    expect(answer.headers.get("location")).toBe(`/api/v1/studies/${pending.id}`);
    await asked;
    expect(PendingStudy.parse(await poll(pending.id))).toMatchObject({ status: "running", error: null });
    go();
    await vi.waitUntil(() => isDone(pending.id), patience);
    expect(FullStudy.parse(await poll(pending.id)).interviews).toHaveLength(1);
  });

  test("tells of a failure when it is looked at", async () => {
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    const { id } = (await ask(asynchronous)).body;
    await vi.waitUntil(() => isDone(id), patience);
    const failed = PendingStudy.parse(await poll(id));
    expect(failed).toMatchObject({ status: "failed", error: { error: "research_failed" } });
    expect(failed.error!.message).not.toContain("inner");
  });

  test("is given back when the server stops, keeps its place, and is taken over with no attempt lost", async () => {
    const one = await aCustomer(1);
    const { asked, go } = holdStudies();
    const { id } = (await ask({ ...asynchronous, ...one.headers })).body;
    await asked;
    await endStudies();
    const [given] = (await (await database()).select().from(studies)).filter(({ study_id }) => study_id === id);
    expect(given).toMatchObject({ status: "queued", attempts: 0 });
    expect(await dueOf(id)).toMatchObject({ holder: null });
    expect(refusalOf(await ask(one.headers)).error).toBe("concurrency_limit");
    go();
    await takeOverStudies();
    const path = { study_id: id };
    await vi.waitUntil(
      async () => (await callEndpoint(getStudyEndpoint, { headers: one.headers, path })).body.status === "complete",
      patience,
    );
    expect((await ask(one.headers)).status).toBe(200);
  });
});

describe("a study that someone waits for", () => {
  test("is finished before the server stops", async () => {
    const { asked, go } = holdStudies();
    const answer = ask();
    await asked;
    const stopped = endStudies();
    go();
    await stopped;
    expect(runningHere()).toBe(0);
    expect((await answer).status).toBe(200);
  });

  test("is written by nobody once its lease has ended, and has failed for all who look", async () => {
    const { asked, go } = holdStudies();
    const answer = ask();
    await asked;
    const db = await database();
    await db.execute(sql`update due_work set due_at = now() where kind = 'study'`);
    await db.execute(sql`update study_slots set lease_until = now() where holder is not null`);
    await takeOverStudies();
    go();
    const refusal = refusalOf(await answer);
    expect([refusal.status, refusal.error]).toEqual([500, "research_failed"]);
    expect(refusal.message).toContain("stopped before it was complete");
  });
});

describe("Accept: text/event-stream", () => {
  const stream = async (members: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    POST(
      new Request("https://touchstone.test/api/v1/studies", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream", ...customer.headers, ...headers },
        body: JSON.stringify(aStudy(members)),
      }),
      { params: Promise.resolve({}) },
    );

  test("tells the events in their order, and the study at the end", async () => {
    const response = await stream({ persona_ids: ["p_cfo", "p_cto"] });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const events = await readEvents(response);
    expect(PendingStudy.parse(events[0]!.data)).toMatchObject({ status: "queued", engine: { kind: "simulator" } });
    expect([events[0]!.event, ...events.slice(-2).map(({ event }) => event)]).toEqual([
      "started",
      "analysis",
      "completed",
    ]);
    const counted = (name: string) => events.filter(({ event }) => event === name).length;
    expect([counted("interview.started"), counted("interview.completed")]).toEqual([2, 2]);
    expect(counted("interview.turn")).toBeGreaterThanOrEqual(12);
    for (const { event, data } of events)
      if (event === "interview.turn") expect(data).toMatchObject({ engine: "simulator", synthetic: true });
    const complete = Study.parse(events.at(-1)!.data);
    expect(complete.id).toBe((events[0]!.data as { id: string }).id);
    expect(await poll(complete.id)).toMatchObject({ status: "complete" });
  });

  test("ends with failed and the error when the engine fails", async () => {
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    const events = await readEvents(await stream());
    expect(events.at(-1)).toMatchObject({ event: "failed", data: { error: "research_failed" } });
  });

  test("is refused like any request before the study is stored", async () => {
    const before = await stored();
    const response = await stream({ topic: "short" });
    expect([response.status, (await response.json()).error]).toEqual([400, "invalid_topic"]);
    expect(await stored()).toBe(before);
  });

  test("is asked for by name only: a client that takes anything gets JSON", async () => {
    for (const accept of ["*/*", "application/json, text/event-stream;q=0.5", "text/event-stream;q=0"])
      expect((await stream({}, { accept })).headers.get("content-type")).toContain("application/json");
  });

  test("leaves the study to run to its end when the client goes away", async () => {
    const { go } = holdStudies();
    const reader = (await stream()).body!.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    const { id } = JSON.parse(/^data: (.*)$/m.exec(first)![1]!);
    await reader.cancel();
    go();
    await vi.waitUntil(() => isDone(id), patience);
    expect((await poll(id)).status).toBe("complete");
  });

  test("goes on to the study's end in a server that stops", async () => {
    const { go, asked } = holdStudies();
    const response = await stream();
    await asked;
    endStreams();
    go();
    expect((await readEvents(response)).at(-1)!.event).toBe("completed");
  });

  test("sends a comment every 15 seconds while nothing happens", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const { go, asked } = holdStudies();
      const response = await stream();
      await asked;
      for (let beats = 0; beats < 3; beats += 1) vi.advanceTimersByTime(15_000);
      go();
      const events = await readEvents(response);
      expect(events.filter(({ event }) => event === "comment")).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test("keeps no more than fits for a client that does not read, and its end all the same", async () => {
    const { respond } = simulator();
    const wordy = "x".repeat(12_000);
    speakAs({ respond: async (asked) => said(`${(await respond(asked)).text} ${wordy}`) });
    const response = await stream();
    await vi.waitUntil(() => runningHere() === 0, patience);
    const events = await readEvents(response);
    expect(events.filter(({ event }) => event === "interview.turn").length).toBeLessThan(8);
    expect(events.at(-1)!.event).toBe("completed");
  });
});

describe("Idempotency-Key", () => {
  const key = (name: string) => ({ "idempotency-key": name });

  test("gives the same study for the same request, however its members are written", async () => {
    const first = await ask(key("one"));
    const before = await stored();
    const again = await ask(key("one"), { n_per_persona: 1, ignored: true });
    expect([again.status, again.body]).toEqual([200, { ...first.body, ignored: ["ignored"] }]);
    const polled = await ask({ ...key("one"), ...asynchronous });
    expect([polled.status, polled.body]).toEqual([200, first.body]);
    expect(await stored()).toBe(before);
  });

  test("recognises the requests that were stored before, whatever their headers say", () => {
    const body = { topic: "Would a price of $49 put you off?", study_type: "pricing", audience: "b2b", seed: 7 };
    const input = createStudyEndpoint.input.parse({ ...body, idempotency_key: "k", respond_async: "respond-async" });
    expect(onceOf(createStudyEndpoint, input)!.request_sha256).toBe(
      "54e6465d191aea0a9fb0de4f9b9cc9be98ea6612fde131de92bc12ebd486e12f",
    );
  });

  test("is the same for the same webhook_events, however they are ordered and said", () => {
    const hashOf = (...events: string[]) => {
      const named = events.length === 0 ? {} : { webhook_events: events };
      const body = { ...aStudy({ webhook_url: "https://93.184.215.14/hook", ...named }), idempotency_key: "k" };
      return onceOf(createStudyEndpoint, createStudyEndpoint.input.parse(body))!.request_sha256;
    };
    const [completed, failed] = ["study.completed", "study.failed"] as const;
    expect(hashOf(completed)).toBe(hashOf());
    expect(hashOf(failed, completed)).toBe(hashOf(completed, failed));
    expect(new Set([hashOf(), hashOf(failed), hashOf(completed, failed)]).size).toBe(3);
  });

  test("is refused with another request", async () => {
    await ask(key("two"));
    const refusal = refusalOf(await ask(key("two"), { seed: 8 }));
    expect([refusal.status, refusal.error]).toEqual([400, "idempotency_mismatch"]);
  });

  test("is another's own: accounts do not meet in their keys", async () => {
    const first = await ask(key("three"));
    const other = await aCustomer();
    const answer = await ask({ ...key("three"), ...other.headers }, { seed: 8 });
    expect(answer.status).toBe(200);
    expect(answer.body.id).not.toBe(first.body.id);
  });

  test("answers 409 while the study runs, and 202 to who waits for no answer", async () => {
    const { go, asked } = holdStudies();
    const first = ask(key("four"));
    await asked;
    const refusal = refusalOf(await ask(key("four")));
    expect([refusal.status, refusal.error, refusal.retry_after]).toEqual([409, "in_progress", 5]);
    const pending = await ask({ ...key("four"), ...asynchronous });
    expect([pending.status, pending.body.status]).toEqual([202, "running"]);
    expect(says(createStudyEndpoint)).toContain(
      "the same body answers with the same study, 409 in_progress while it runs, and another body is refused with idempotency_mismatch",
    );
    go();
    expect((await first).body.id).toBe(pending.body.id);
    expect((await ask(key("four"))).body.id).toBe(pending.body.id);
  });

  test("runs a failed study again, once however many ask at once", async () => {
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    const failed = await ask(key("five"));
    expect(failed.status).toBe(500);
    letSpeak();
    const before = await stored();
    const { go } = holdStudies();
    const again = await Promise.all([1, 2, 3].map(() => ask({ ...key("five"), ...asynchronous })));
    expect(again.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(again.map(({ body }) => body.id)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
    go();
    await endStudies();
    expect(refusalOf(await ask(key("five"), { seed: 8 })).error).toBe("idempotency_mismatch");
    expect(says(createStudyEndpoint)).toContain("nothing runs twice unless that one ended without findings");
  });

  test("gives the same study when a persona it asked has been deleted meanwhile", async () => {
    const caller = { address: null, spent: [], account: customer.account };
    const { id: persona_id } = await savePersona(savePersonaEndpoint.input.parse(lou), caller);
    const asked = { persona_ids: [persona_id] };
    const first = await ask(key("gone"), asked);
    expect(first.status).toBe(200);
    await deletePersona({ persona_id }, caller);
    const again = await ask(key("gone"), asked);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(refusalOf(await ask({}, asked)).error).toBe("invalid_persona_ids");
  });

  test("is not taken by a request that was refused", async () => {
    const none = await aCustomer(1);
    const { go, asked } = holdStudies();
    const running = ask(none.headers);
    await asked;
    expect(refusalOf(await ask({ ...none.headers, ...key("six") })).error).toBe("concurrency_limit");
    go();
    await running;
    expect((await ask({ ...none.headers, ...key("six") })).status).toBe(200);
  });

  test("is forgotten after 24 hours", async () => {
    const first = await ask(key("seven"));
    const db = await database();
    const aged = { created_at: sql`now() - interval '24 hours'` };
    await db.update(idempotencyKeys).set(aged);
    const later = await ask(key("seven"), { seed: 8 });
    expect(later.status).toBe(200);
    expect(later.body.id).not.toBe(first.body.id);
    await db.update(idempotencyKeys).set(aged);
    await forgetOld();
    expect(await db.select().from(idempotencyKeys)).toEqual([]);
  });

  test.each([
    ["empty", ""],
    ["256 characters", "k".repeat(256)],
    ["a letter beyond ASCII", "schlüssel"],
  ])("of %s is refused", async (_, name) => {
    const refusal = refusalOf(await ask(key(name)));
    expect([refusal.status, refusal.error]).toEqual([400, "invalid_request"]);
  });
});
