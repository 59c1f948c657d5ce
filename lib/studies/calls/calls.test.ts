import { afterEach, beforeAll, expect, test } from "vitest";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { modelErrors } from "#lib/testing/model-server.ts";
import { endModels, speakByModel } from "#lib/testing/models-set.ts";
import { aCustomer, aStudy, type Customer } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { askFollowUpEndpoint, createStudyEndpoint, listStudiesEndpoint } from "../contract.ts";
import type { FollowUp } from "../study-record.ts";
import { listCallsEndpoint } from "./contract.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(endModels);

const ask = async (members: Record<string, unknown> = {}) =>
  (await callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy(members) })).body;
const send = (study_id: string, query: Record<string, number> = {}, { headers } = customer) =>
  callEndpoint(listCallsEndpoint, { headers, path: { study_id }, query });
const list = async (...asked: Parameters<typeof send>) => resultOf(listCallsEndpoint, await send(...asked));

test("a study's calls are listed in their order, in pages, with the words that were said", async () => {
  const server = await speakByModel();
  const { id, interviews, usage } = await ask();
  const { calls, total } = await list(id, { limit: 100 });
  expect(total).toBe(server.seen.length);
  expect(calls[0]).toMatchObject({
    label: "plan",
    model: "compatible:test",
    prompt_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    requests: 1,
    reused: false,
    fault: null,
  });
  const moments = calls.map(({ started_at }) => started_at);
  expect(moments).toEqual(moments.toSorted());
  expect(calls.reduce((all, { cost_usd }) => all + cost_usd!, 0)).toBeCloseTo(usage.cost_usd, 5);
  expect(calls.filter(({ label }) => label === "respond").length).toBeGreaterThan(0);
  const pages = [await list(id, { limit: 3 }), await list(id, { limit: 3, offset: 3 })];
  expect(pages.flatMap((page) => page.calls)).toEqual(calls.slice(0, 6));
  expect(pages[1]).toMatchObject({ total, limit: 3, offset: 3 });
  expect(interviews).toBeUndefined();
});

test("a follow-up's calls stand after the study's, and the same question asked again is paid for once", async () => {
  const server = await speakByModel();
  const { id } = await ask({ seed: 12 });
  const before = await list(id, { limit: 100 });
  const body = { question: "What would you do instead?" };
  const followUp = () => callEndpoint(askFollowUpEndpoint, { headers: customer.headers, path: { study_id: id }, body });
  const asked = resultOf(askFollowUpEndpoint, await followUp()) as FollowUp;
  const after = await list(id, { limit: 100 });
  expect(after.calls.slice(0, before.total)).toEqual(before.calls);
  expect(after.calls.slice(before.total).map(({ label }) => label)).toEqual(asked.answers.map(() => "respond"));
  const seen = server.seen.length;
  const again = resultOf(askFollowUpEndpoint, await followUp()) as FollowUp;
  expect(again.answers).toEqual(asked.answers);
  expect(again.usage).toMatchObject({ model_calls: 0, cost_usd: 0 });
  expect(server.seen.length).toBe(seen);
});

test("a failed study's calls are there, with the faults of those that failed", async () => {
  await speakByModel({ fault: (_, n) => (n > 5 ? modelErrors.badKey : undefined) });
  expect((await ask({ seed: 11 })).error).toBe("research_failed");
  const failed = await callEndpoint(listStudiesEndpoint, { headers: customer.headers, query: { status: "failed" } });
  const { calls } = await list(failed.body.studies[0].id);
  expect(calls.filter(({ reply }) => reply !== null)).toHaveLength(5);
  expect(calls.at(-1)).toMatchObject({ fault: "bad_key", reply: null, requests: 2, input_tokens: 0 });
  expect(says(listCallsEndpoint)).toContain("Also of a study that has no findings, or none yet.");
});

test("a simulated study made none", async () => {
  const { id } = await ask();
  expect(await list(id)).toEqual({ calls: [], total: 0, limit: 20, offset: 0 });
  expect(says(listCallsEndpoint)).toContain("The built-in engine calls no model, so its studies have none.");
});

test("only the account's own studies are known", async () => {
  const { id } = await ask();
  const other = await aCustomer();
  for (const unknown of [
    await send(id, {}, other),
    await send("00000000-0000-4000-8000-000000000000"),
    await send("-"),
  ])
    expect([unknown.status, refusalOf(unknown).error]).toEqual([404, "not_found"]);
});

test("what had come of a reply that broke off is listed, and no later run reads it as an answer", async () => {
  let isBroken = true;
  const part = "It was on a Tuesday, and";
  const server = await speakByModel({
    fault: ({ system, messages }) =>
      isBroken && system.startsWith("Task: respond\n") && messages.length === 1
        ? { is: "broken", text: part }
        : undefined,
  });
  const asked = { seed: 21, topic: "What do people keep in a kitchen drawer?" };
  expect((await ask(asked)).error).toBe("research_failed");
  const failed = await callEndpoint(listStudiesEndpoint, { headers: customer.headers, query: { status: "failed" } });
  const { id } = failed.body.studies[0];
  const { calls } = await list(id, { limit: 100 });
  const broken = calls.filter(({ fault }) => fault !== null);
  expect(broken.length).toBeGreaterThan(0);
  for (const { reply, output_tokens } of broken) {
    expect(reply).toContain(part);
    expect(output_tokens).toBeGreaterThan(0);
  }
  isBroken = false;
  const seen = server.seen.length;
  expect((await ask(asked)).status).toBe("complete");
  expect(server.seen.length).toBeGreaterThan(seen);
});
