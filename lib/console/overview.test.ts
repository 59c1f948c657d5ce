import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { POST as replay } from "#app/operator/deliveries/[delivery_id]/replay/route.ts";
import { POST as remove } from "#app/operator/posts/[post_id]/remove/route.ts";
import { makeOperatorLink, useOperatorLink } from "#lib/accounts/operator-session.ts";
import { listActs, listDeliveries, listStudies, readOverview, searchPosts } from "#lib/console/overview.ts";
import { endIncident, openIncident, readStatus } from "#lib/console/status.ts";
import { database, db } from "#lib/db/client.ts";
import { submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { deliveryOf, oweOne } from "#lib/testing/delivery.ts";
import { aCustomer } from "#lib/testing/research.ts";

useDatabase();

const caller = { address: null, spent: [] };
const session = async () =>
  (await useOperatorLink(new URL(await makeOperatorLink("https://touchstone.test")).searchParams.get("token")!))!;

/** Sends a form of the operator's page. */
async function send(route: typeof replay, path: string, params: Record<string, string>, form = {}) {
  const headers = {
    host: "touchstone.test",
    "sec-fetch-site": "same-origin",
    cookie: `__Host-operator=${await session()}`,
  };
  const request = new Request(`https://touchstone.test${path}`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers,
  });
  return route(request, { params: Promise.resolve(params) });
}

test("the operator sees studies and webhooks of all accounts, sends one again, and that is noted", async () => {
  const { account } = await aCustomer();
  const delivery_id = await oweOne(account, "https://hooks.example/secret-path");
  const seen = { studies: (await listStudies()).rows, deliveries: (await listDeliveries()).rows };
  expect(seen.studies).toMatchObject([{ status: "complete", topic: "How do people choose a “quiet” café?" }]);
  expect(seen.deliveries).toMatchObject([{ delivery_id, host: "hooks.example", status: "pending", attempts: 0 }]);
  expect(JSON.stringify(seen)).not.toContain("secret-path");
  const path = `/operator/deliveries/${delivery_id}/replay`;
  expect((await send(replay, path, { delivery_id })).headers.get("location")).toBe(
    `/operator/jobs?sent=${delivery_id}#webhooks`,
  );
  expect((await deliveryOf(delivery_id)).status).toBe("pending");
  await (await database()).execute(sql`
    insert into webhook_attempts (delivery_id, attempt, duration_ms) select ${delivery_id}, n, 5 from generate_series(1, 3) as n`);
  expect((await listDeliveries()).rows, "attempts before it was sent again count").toMatchObject([{ attempts: 3 }]);
  await oweOne(account, "https://hooks.example/newer");
  await (await database()).execute(sql`update webhook_deliveries set status = 'delivered' where url like '%newer'`);
  const last = (await listDeliveries()).rows.at(-1);
  expect(last?.delivery_id, "in the order in which they were made, whatever their status").toBe(delivery_id);
  const acts = (await listActs()).rows;
  expect(acts[0]).toMatchObject({
    act: "Sent a webhook again",
    target: delivery_id,
    actor: expect.stringMatching(/^session_/),
  });
});

test("a post is found by its words and removed with a reason, and a refused removal is not noted", async () => {
  const body = {
    author_type: "agent",
    license: "CC-BY-4.0",
    title: "How are quorvexians sorted by the 100% rule?",
    body: "Tried the zibblenauts in every order that the manual names, and none was right.",
  };
  const { question_id } = (await callEndpoint(submitQuestionEndpoint, { body })).body.question;
  const found = async (q: string) => (await searchPosts(q)).rows;
  const excerpt = `${body.title} ${body.body}`;
  expect(await found("QUORVEXIANS")).toMatchObject([
    { post_id: question_id, path: `/questions/${question_id}`, excerpt },
  ]);
  expect(await found("100%")).toHaveLength(1);
  expect(await found("0_% rule")).toEqual([]);
  const path = `/operator/posts/${question_id}/remove`;
  expect((await send(remove, path, { post_id: question_id }, { reason: "x" })).status).toBe(400);
  expect((await send(remove, path, { post_id: question_id }, { reason: "Spam" })).status).toBe(303);
  expect(await found("quorvexians")).toEqual([]);
  const acts = (await listActs()).rows;
  expect(acts.filter(({ target }) => target === question_id)).toHaveLength(1);
});

test("of errors that are alike the newest few are listed, so that others have room", async () => {
  await db.execute(sql`insert into faults (request_id, at, sentence)
    select 'alike' || n, now() - n * interval '1 second', '500 to GET /stats: it broke' from generate_series(1, 40) as n
    union all select 'other', now() - interval '1 hour', '500 to GET /about: it is gone'`);
  const { faults } = await readOverview("1h");
  const listed = "value" in faults ? faults.value.map(({ request_id }) => request_id) : faults.fault;
  expect(listed).toEqual(["alike1", "alike2", "alike3", "other"]);
});

test.each([
  ["no title", { title: "", body: "We look." }, /title must not be blank/],
  ["a long title", { title: "s".repeat(121), body: "" }, /title must have at most 120 characters/],
  ["a long body", { title: "Slow", body: "s".repeat(2_001) }, /body.* 2,000 characters/],
])("an incident with %s is refused with what to do, and nothing is published", async (_, incident, why) => {
  await expect(openIncident(incident)).rejects.toThrow(why);
  expect((await readStatus({}, caller)).incidents).toEqual([]);
});

test("an incident is written once and ends once", async () => {
  await openIncident({ title: "Slow", body: "We look." });
  const incidents = async () => (await readStatus({}, caller)).incidents;
  const { seq, ended_at } = (await incidents())[0]!;
  expect(ended_at).toBeNull();
  await endIncident(seq);
  const [ended] = await incidents();
  await endIncident(seq);
  expect([ended!.ended_at, (await incidents())[0]]).toEqual([expect.any(String), ended]);
});
