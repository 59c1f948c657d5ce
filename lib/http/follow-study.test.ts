import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { visitorAccount } from "#lib/accounts/built-in-accounts.ts";
import { routeAt } from "#lib/api/routes.ts";
import type { Caller } from "#lib/contract.ts";
import { database } from "#lib/db/client.ts";
import { askOnce } from "#lib/db/statements.ts";
import { DueListener } from "#lib/drain/start-jobs.ts";
import { signedInAccount } from "#lib/http/signed-in.ts";
import { respondAsync } from "#lib/prefer.ts";
import { beginStudy } from "#lib/studies/begin/begin-study.ts";
import { beginStudyOperation } from "#lib/studies/begin/contract.ts";
import {
  cancelStudyEndpoint,
  changeStudyEndpoint,
  createStudyEndpoint,
  getStudyEndpoint,
} from "#lib/studies/contract.ts";
import { acceptStudy } from "#lib/studies/create-study.ts";
import { followStudyEndpoint, StudyEvent } from "#lib/studies/events/contract.ts";
import { EventLog, forgetEvents } from "#lib/studies/events/event-log.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import { studies, studyEvents } from "#lib/studies/studies.sql.ts";
import { visitorStudies } from "#lib/studies/study-limits.ts";
import type { StudyInput } from "#lib/studies/study-request.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { hear } from "#lib/testing/event-reader.ts";
import { modelErrors } from "#lib/testing/model-server.ts";
import { endModels, speakByModel } from "#lib/testing/models-set.ts";
import { signedIn } from "#lib/testing/person.ts";
import { aCustomer, aStudy, type Customer, letSpeak, readEvents, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { answerApi } from "../../api-lane.ts";
import { endStreams, streamsPerClient } from "./event-stream.ts";
import { followReport } from "./follow-study.ts";

const { HEAD } = routeAt("/api/v1/studies/[study_id]/events");

useDatabase();

const patience = { timeout: 20_000, interval: 20 };
const server = http.createServer((request, response) => void answerApi(request, response));
const cuts: (() => Promise<void>)[] = [];
const notices = new DueListener();
let url: string;
let customer: Customer;

beforeAll(async () => {
  await notices.start();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  customer = await aCustomer();
});
afterEach(async () => {
  for (const cut of cuts.splice(0)) await cut();
  endStreams();
  letSpeak();
  await endStudies();
  await endModels();
});
afterAll(async () => {
  server.close();
  await notices.stop();
});

const begin = async (members: Record<string, unknown> = {}): Promise<string> => {
  const headers = { ...customer.headers, prefer: respondAsync };
  return (await callEndpoint(createStudyEndpoint, { headers, body: aStudy(members) })).body.id;
};
const read = async (study_id: string) =>
  (await callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } })).body;
const watch = async (study_id: string, headers: Record<string, string> = {}, query = "") => {
  const reader = await hear(`${url}/api/v1/studies/${study_id}/events${query}`, { ...customer.headers, ...headers });
  cuts.push(reader.cut);
  return reader;
};
type Reader = Awaited<ReturnType<typeof watch>>;
const namesOf = ({ heard }: Reader) => heard.map(({ data }) => (data as unknown as StudyEvent).event);
const ended = (reader: Reader) => vi.waitUntil(() => reader.state.hasEnded, patience);
const complete = (study_id: string) => vi.waitUntil(async () => (await read(study_id)).status === "complete", patience);

describe("GET /api/v1/studies/{study_id}/events of a study by a model", () => {
  test("tells what happens as it happens; one who was cut off misses nothing and hears nothing twice", async () => {
    await speakByModel({ latencyMs: 40 });
    const id = await begin({ persona_ids: ["p_cfo", "p_cto"] });
    const first = await watch(id);
    await vi.waitUntil(() => first.heard.length >= 8, patience);
    await first.cut();
    expect(first.state.lastId).not.toBe("end");
    const again = await watch(id, { "last-event-id": first.state.lastId }, "?after=0");
    await ended(again);
    const heard = [...first.heard, ...again.heard];
    expect(heard.slice(0, -1).map((event) => Number(event.id))).toEqual(heard.slice(1).map((_, place) => place + 1));
    const names = [...namesOf(first), ...namesOf(again)];
    expect(names.slice(0, 2)).toEqual(["planning", "started"]);
    expect(names.slice(-3, -1)).toEqual(["analysis", "quotes.checked"]);
    const study = await read(id);
    expect(heard.at(-1)).toMatchObject({ id: "end", data: { id, status: "complete", report_url: study.report_url } });
    const turns = heard.map(({ data }) => data as unknown as Record<string, unknown>);
    for (const [interview, { transcript, persona_id }] of study.interviews.entries()) {
      const said = turns.filter((event) => event.event === "interview.turn" && event.interview === interview);
      // A turn that was asked again is sent twice: the last one counts.
      const last = new Map(said.map(({ turn, a }) => [turn, a]));
      expect([...last.values()]).toEqual(transcript.map(({ a }: { a: string }) => a));
      expect(said[0]).toMatchObject({ engine: "model", synthetic: true, at: expect.any(String) });
      expect(turns).toContainEqual(expect.objectContaining({ event: "interview.completed", interview, persona_id }));
    }
    const costs = heard.slice(0, -1).map(({ data }) => (data as unknown as { cost_usd: number }).cost_usd);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(costs.at(-1)).toBeGreaterThan(0);
    expect((await watch(id, { "last-event-id": "end" })).response.status).toBe(204);
    expect(says(followStudyEndpoint)).toContain("The id of the last event that was received; it goes before after.");
  });

  test("says which interview failed, and that the study was cancelled", async () => {
    const isHelens = (system: string) => system.startsWith("Task: respond") && system.includes("Helen Osei");
    await speakByModel({
      latencyMs: 40,
      fault: ({ system }) => (isHelens(system) ? modelErrors.other : undefined),
    });
    // Another seed: the replies of an equal study are read again.
    const id = await begin({ persona_ids: ["p_cfo", "p_cto"], seed: 8 });
    const reader = await watch(id);
    await vi.waitUntil(() => namesOf(reader).includes("interview.failed"), patience);
    const failure = reader.heard.find(({ data }) => (data as unknown as StudyEvent).event === "interview.failed")!;
    expect(failure.data).toMatchObject({ interview: 0, persona_id: "p_cfo", message: expect.stringMatching(/\.$/) });
    await callEndpoint(cancelStudyEndpoint, { headers: customer.headers, path: { study_id: id } });
    await ended(reader);
    expect(reader.heard.at(-1)).toMatchObject({ id: "end", data: { id, status: "cancelled" } });
  });
});

describe("GET /api/v1/studies/{study_id}/events of a study that has ended", () => {
  test("is made from the transcripts where the simulator spoke; its report's page needs no key", async () => {
    const id = await begin({ persona_ids: ["p_cfo", "p_cto"] });
    await complete(id);
    const events = await readEvents(
      await followReport(new Request(`${url}/x`), { params: Promise.resolve({ study_id: id }) }),
    );
    const study = await read(id);
    expect(events[0]!.event).toBe("comment");
    expect(events.at(-1)).toMatchObject({ event: "completed", data: { headline_finding: study.headline_finding } });
    const told = events.slice(1, -1).map(({ data }) => StudyEvent.parse(withoutMarks(data as object)));
    for (const [interview, { transcript }] of study.interviews.entries()) {
      const said = told.filter((event) => event.event === "interview.turn" && event.interview === interview);
      expect(said).toMatchObject(transcript);
      expect(said).toHaveLength(transcript.length);
    }
    expect(says(followStudyEndpoint)).toContain(
      "made from its transcripts. One by the built-in engine sends none while it runs",
    );
  });

  test("says why it failed", async () => {
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    const id = await begin();
    const reader = await watch(id);
    await ended(reader);
    expect(reader.heard).toMatchObject([{ data: { status: "failed", error: { error: "research_failed" } } }]);
  });
});

const nobody: Caller = { address: null, spent: [] };

const withoutMarks = (data: object) =>
  Object.fromEntries(
    Object.entries(data).filter(([name]) => !["at", "cost_usd", "engine", "synthetic"].includes(name)),
  );

describe("who watches", () => {
  const ask = (study_id: string, headers: Record<string, string> = {}) =>
    callEndpoint(followStudyEndpoint, { path: { study_id }, headers: { ...customer.headers, ...headers } });

  test("is refused where no study has the id, the key is another account's or unknown, or the place is none", async () => {
    const id = await begin();
    for (const study_id of [randomUUID(), "nothing"]) expect(refusalOf(await ask(study_id)).error).toBe("not_found");
    expect(refusalOf(await ask(id, (await aCustomer()).headers)).error).toBe("not_found");
    expect(refusalOf(await ask(id, { authorization: "Bearer sr_live_unknown" })).error).toBe("invalid_key");
    const refusal = refusalOf(await ask(id, { "last-event-id": "yesterday" }));
    expect([refusal.error, refusal.message]).toEqual(["invalid_request", expect.stringContaining("Last-Event-ID")]);
    expect((await call(HEAD, { path: { study_id: id }, headers: customer.headers }, "HEAD")).status).toBe(200);
  });

  test("needs the key of the study's own account, or at its report's page the address alone", async () => {
    const cookie = await signedIn("doors@acme.test");
    const person: Caller = { ...nobody, account: (await signedInAccount(new Headers({ cookie })))! };
    const visitor: Caller = { ...nobody, account: await visitorAccount("203.0.113.9", visitorStudies.atOnce) };
    const input = beginStudyOperation.input.parse({ ...aStudy(), audience: "b2b" });
    const unlisted = await begin({ seed: 20 });
    const listed = await begin({ seed: 21 });
    await complete(listed);
    const path = { study_id: listed };
    await callEndpoint(changeStudyEndpoint, { headers: customer.headers, path, body: { visibility: "public" } });
    const ids = [unlisted, listed, (await beginStudy(input, person)).id, (await beginStudy(input, visitor)).id];
    const other = (await aCustomer()).headers;
    for (const study_id of ids) {
      const refusedBy = async (headers: Record<string, string>) =>
        refusalOf(await callEndpoint(followStudyEndpoint, { path: { study_id }, headers })).error;
      expect([await refusedBy({ cookie }), await refusedBy(other)]).toEqual(["unauthorized", "not_found"]);
      const page = await followReport(new Request(`${url}/x`), { params: Promise.resolve({ study_id }) });
      expect((await readEvents(page)).at(-1)).toMatchObject({ event: "completed", data: { id: study_id } });
    }
    for (const study_id of [unlisted, listed]) expect((await watch(study_id)).response.status).toBe(200);
    for (const rule of [
      "401 unauthorized without one, also where a browser is signed in",
      "with another account's 404 not_found, also for a public study. No key opens the study of a visitor.",
      "without a key and under the same limits",
    ])
      expect(says(followStudyEndpoint)).toContain(rule);
    const nowhere = { params: Promise.resolve({ study_id: randomUUID() }) };
    expect((await followReport(new Request(`${url}/x`), nowhere)).status).toBe(404);
  });

  test(`may hold ${streamsPerClient} streams open, and a server that stops ends them`, async () => {
    const { study } = await acceptStudy(aStudy() as unknown as StudyInput, customer.account, { respond_async: true });
    const readers: Reader[] = [];
    for (let n = 0; n < streamsPerClient; n += 1) readers.push(await watch(study.study_id));
    const { response } = await watch(study.study_id);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
    endStreams();
    for (const reader of readers) await ended(reader);
    expect((await watch(study.study_id)).response.status).toBe(200);
  });

  test("frees the stream when it goes, at either door, and also before its answer has begun", async () => {
    const { study } = await acceptStudy(aStudy() as unknown as StudyInput, customer.account, { respond_async: true });
    for (let n = 0; n < streamsPerClient; n += 1) await watch(study.study_id);
    for (const cut of cuts.splice(0)) await cut();
    await vi.waitFor(async () => expect((await watch(study.study_id)).response.status).toBe(200), patience);
    endStreams();
    const params = Promise.resolve({ study_id: study.study_id });
    const open = (signal: AbortSignal) => followReport(new Request(`${url}/x`, { signal }), { params });
    // Nobody reads or cancels these answers, as in Next where a client is gone before its answer.
    for (let n = 0; n < streamsPerClient; n += 1) expect((await open(AbortSignal.abort())).status).toBe(200);
    const later = new AbortController();
    for (let n = 0; n < streamsPerClient; n += 1) expect((await open(later.signal)).status).toBe(200);
    expect((await open(later.signal)).status).toBe(429);
    later.abort();
    expect((await open(new AbortController().signal)).status).toBe(200);
  });
});

describe("the events of a run", () => {
  test("are written in order, by the run that has the study and by no other, and forgotten an hour after its end", async () => {
    const { study } = await acceptStudy(aStudy() as unknown as StudyInput, customer.account);
    const db = await database();
    const isIts = eq(studyEvents.study_id, study.study_id);
    const stored = () => db.select().from(studyEvents).where(isIts).orderBy(studyEvents.seq);
    const log = new EventLog({ study, holder: study.holder!, lease: 1_000 }, () => 0.5);
    log.note({ event: "planning" });
    await log.flush();
    log.note({ event: "analysis", interviews: 1 });
    log.note({ event: "quotes.checked", quotes_checked: 3, quotes_rejected: 0 });
    await log.flush();
    const other = new EventLog({ study, holder: randomUUID(), lease: 1_000 }, () => null);
    other.note({ event: "planning" });
    await other.flush();
    expect((await stored()).map(({ seq, data, cost_usd }) => [seq, data.event, cost_usd])).toEqual([
      [1, "planning", 0.5],
      [2, "analysis", 0.5],
      [3, "quotes.checked", 0.5],
    ]);
    await db.update(studyEvents).set({ at: sql`now() - interval '2 hours'` }).where(isIts);
    await forgetEvents(askOnce);
    expect(await stored()).toHaveLength(3);
    await db.update(studies).set({ status: "cancelled" }).where(eq(studies.study_id, study.study_id));
    await forgetEvents(askOnce);
    expect(await stored()).toHaveLength(0);
  });
});
