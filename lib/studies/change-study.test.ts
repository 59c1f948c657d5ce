import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "#lib/db/client.ts";
import { dueRows } from "#lib/db/due-work.sql.ts";
import { cancelStudyEndpoint, createStudyEndpoint, getStudyEndpoint, researchEndpoint } from "#lib/studies/contract.ts";
import { endStudies, runningHere } from "#lib/studies/run/lease.ts";
import { studies, studySlots } from "#lib/studies/studies.sql.ts";
import { PendingStudy } from "#lib/studies/study-record.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, holdStudies, letSpeak, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(async () => {
  letSpeak();
  await endStudies();
});

const ask = (headers: Record<string, string> = {}) =>
  callEndpoint(createStudyEndpoint, { headers: { ...customer.headers, ...headers }, body: aStudy() });
const cancel = (study_id: string, { headers } = customer) =>
  callEndpoint(cancelStudyEndpoint, { headers, path: { study_id } });
const read = (study_id: string) => callEndpoint(getStudyEndpoint, { headers: customer.headers, path: { study_id } });
const placesHeld = async () => {
  const db = await database();
  const places = await db.select().from(studySlots).where(eq(studySlots.key_id, customer.account.key_id));
  return places.filter(({ holder }) => holder !== null).length;
};

describe("POST /api/v1/studies/{study_id}/cancel", () => {
  test.each<[string, Record<string, string>]>([
    ["that someone waits for", {}],
    ["that nobody waits for", { prefer: "respond-async" }],
  ])("stops a study %s at once, and gives its place back", async (_, headers) => {
    const { asked } = holdStudies();
    const answer = ask(headers);
    await asked;
    const [running] = (await (await database()).select().from(studies)).filter(({ status }) => status === "running");
    const cancelled = PendingStudy.parse(resultOf(cancelStudyEndpoint, await cancel(running!.study_id)));
    expect(cancelled).toMatchObject({ id: running!.study_id, status: "cancelled", error: null });
    await vi.waitUntil(() => runningHere() === 0, { timeout: 5_000 });
    expect(await placesHeld()).toBe(0);
    expect((await answer).body).toMatchObject(headers.prefer ? { status: "queued" } : { status: "cancelled" });
    expect((await read(running!.study_id)).body.status).toBe("cancelled");
  });

  test.each([
    ["a light study", researchEndpoint, {}, "Send the same request again to run it."],
    ["a stream", createStudyEndpoint, { accept: "text/event-stream" }, "It is kept as "],
  ] as const)("is said to the caller who waits for %s", async (_, endpoint, headers, remedy) => {
    const { asked } = holdStudies();
    const answer = callEndpoint(endpoint, { headers: { ...customer.headers, ...headers }, body: aStudy() });
    await asked;
    const [running] = (await (await database()).select().from(studies)).filter(({ status }) => status === "running");
    await cancel(running!.study_id);
    const { body } = await answer;
    expect(JSON.stringify(body)).toContain(`The study ended without findings. ${remedy}`);
  });

  test("stops a study that another process runs: what that one finds is not written", async () => {
    const { asked, go } = holdStudies();
    const answer = ask();
    await asked;
    // As the verb does it there: nothing in this process hears of it.
    const db = await database();
    await db.update(studies).set({ status: "cancelled" }).where(eq(studies.status, "running"));
    await db.delete(dueRows).where(eq(dueRows.kind, "study"));
    go();
    const { status, body } = await answer;
    expect([status, body.status]).toEqual([200, "cancelled"]);
    expect(await placesHeld()).toBe(0);
  });

  test("leaves a study as it has ended: cancelled stays cancelled, failed failed, and a complete one is refused", async () => {
    speakAs({ plan: () => Promise.reject(new Error("inner")) });
    await ask();
    letSpeak();
    const [failed] = (await (await database()).select().from(studies)).filter(({ status }) => status === "failed");
    const [ended] = (await (await database()).select().from(studies)).filter(({ status }) => status === "cancelled");
    for (const { study_id, status } of [failed!, ended!]) {
      expect((await cancel(study_id)).body).toEqual((await read(study_id)).body);
      expect((await read(study_id)).body.status).toBe(status);
    }
    const complete = (await ask()).body;
    const refusal = refusalOf(await cancel(complete.id));
    expect([refusal.status, refusal.error]).toEqual([400, "invalid_request"]);
    expect((await read(complete.id)).body.status).toBe("complete");
    for (const rule of [
      "One that failed or was cancelled stays as it is; one that is complete is refused with invalid_request",
      "cancelled, or as it had ended without findings before",
    ])
      expect(says(cancelStudyEndpoint)).toContain(rule);
  });

  test("knows only the account's own studies", async () => {
    const { id } = (await ask()).body;
    expect(refusalOf(await cancel(id, await aCustomer())).error).toBe("not_found");
    expect(refusalOf(await cancel(randomUUID())).error).toBe("not_found");
    expect(refusalOf(await cancel("x")).error).toBe("not_found");
  });
});
