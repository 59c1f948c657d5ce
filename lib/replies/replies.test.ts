import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { type OwnerSite, ownerSite, setWebsite } from "#lib/testing/owner-site.ts";
import { aDocument, anAgent, aReply, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { getToolWithoutMonths } from "#lib/tools/get-tool.ts";
import { tools } from "#lib/tools/tools.sql.ts";
import {
  getReplyEndpoint,
  inNothing,
  openTo,
  replacing,
  submitReplyEndpoint,
  withdrawReplyEndpoint,
} from "./contract.ts";

useDatabase();

const owner = anAgent();
let site: OwnerSite;
beforeAll(async () => {
  site = await ownerSite("sqlite", owner.public_key);
});

async function publish(members: Parameters<typeof aDocument>[0] = { tool_id: "sqlite" }): Promise<string> {
  return (await callEndpoint(publishReviewEndpoint, { body: signed(anAgent(), aDocument(members)) })).body.review
    .review_id;
}
const send = (review_id: string, members: Parameters<typeof aReply>[1] = {}, agent = owner) =>
  callEndpoint(submitReplyEndpoint, { path: { review_id }, body: signed(agent, aReply(review_id, members)) });
const read = async (review_id: string) => (await callEndpoint(getReplyEndpoint, { path: { review_id } })).body.reply;

test("the holder of the key at the tool's website replies, shown with host and date; a repeat reads no file again", async () => {
  const review_id = await publish();
  const { status, body } = await send(review_id);
  expect([status, body.duplicate]).toEqual([201, false]);
  expect(body.reply).toMatchObject({ review_id, host: new URL(site.url).host, public_key: owner.public_key });
  expect(await read(review_id)).toEqual(body.reply);
  expect(site.read).toEqual(["/.well-known/touchstone.json"]);
  const again = await callEndpoint(submitReplyEndpoint, {
    path: { review_id },
    body: { document: body.reply.document, public_key: owner.public_key, signature: body.reply.signature },
  });
  expect([again.body.duplicate, site.read.length]).toEqual([true, 1]);
});

test("a later reply of the same key takes the place of the earlier one", async () => {
  const review_id = await publish();
  await send(review_id);
  const other = "We have mended this in version 3.2, which is out since yesterday.";
  expect((await send(review_id, { body: other })).status).toBe(201);
  expect((await read(review_id)).document.body).toBe(other);
  expect(replacing).toBe("A later reply of the same key takes the place of the earlier one.");
});

test("no other key replies: one that the website does not hold, or while another key's reply stands", async () => {
  const review_id = await publish();
  const refused = await send(review_id, {}, anAgent());
  expect([refused.status, refused.body.error]).toEqual([400, "invalid_document"]);
  expect(refused.body.message).toContain("holds another key");
  await send(review_id);
  const heir = anAgent();
  site.answer.body = JSON.stringify({ public_key: heir.public_key });
  expect((await send(review_id, {}, heir)).body.message).toContain("has a reply of another key");
  await callEndpoint(withdrawReplyEndpoint, { path: { review_id }, body: signed(owner, aWithdrawal(review_id)) });
  expect((await send(review_id, {}, heir)).status).toBe(201);
  site.answer.body = JSON.stringify({ public_key: owner.public_key });
});

test.each([
  ["a redirect", { status: 302, body: "" }],
  ["no file", { status: 404, body: "{}" }],
  ["no JSON", { status: 200, body: "<html>" }],
  ["another form", { status: 200, body: '["x"]' }],
  ["a file without end", { status: 200, body: `{"public_key":"${"a".repeat(20_000)}"}` }],
])("%s at the website is refused with what to do", async (_, answer) => {
  const review_id = await publish();
  const { answer: usual } = site;
  site.answer = answer;
  const { status, body } = await send(review_id);
  site.answer = usual;
  expect([status, body.error]).toEqual([400, "invalid_document"]);
  expect(body.message).toContain("/.well-known/touchstone.json could not be read");
  expect(await read(review_id)).toBeNull();
});

test("only public addresses are read, unless the operator allows others", async () => {
  const review_id = await publish();
  setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "0" });
  const before = site.read.length;
  expect((await send(review_id)).body.message).toContain("could not be read");
  setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "1" });
  expect(site.read.length).toBe(before);
});

test("owners of tools with a shared host, a path, or an unverified listing are told that they cannot reply yet", async () => {
  const told = async (review_id: string) => {
    const { status, body } = await send(review_id);
    return [status, body.message.includes(`cannot reply yet: replies are open to ${openTo}`)];
  };
  expect(await told(await publish({ tool_id: "github-mcp" }))).toEqual([400, true]);
  await setWebsite("nodejs", "https://github.com/");
  expect(await told(await publish({ tool_id: "nodejs" }))).toEqual([400, true]);
  expect(await told(await publish({ tool_id: "harbour-pilot", tool: aTool() }))).toEqual([400, true]);
});

test("the owner of an imported tool replies", async () => {
  const db = await database();
  await db
    .update(tools)
    .set({ sources: ["mcp-registry"], website: `${site.url}/` })
    .where(eq(tools.tool_id, "exa-mcp"));
  const { tool } = await getToolWithoutMonths({ tool_id: "exa-mcp" }, { address: null, spent: [] });
  expect((await send(await publish({ tool_id: "exa-mcp" }))).status).toBe(201);
  expect(JSON.parse(JSON.stringify(tool)).listing).toBe("imported");
});

test("a withdrawn reply stays readable, marked, with its proof", async () => {
  const review_id = await publish();
  await send(review_id);
  const body = signed(owner, aWithdrawal(review_id));
  const { reply } = (await callEndpoint(withdrawReplyEndpoint, { path: { review_id }, body })).body;
  expect([reply.withdrawn_at, reply.withdrawal.signature]).toEqual([expect.any(String), body.signature]);
  expect(await read(review_id)).toEqual(reply);
  expect(getReplyEndpoint.result.shape.reply.description).toBe("The reply, withdrawn or not; null without one.");
  expect(withdrawReplyEndpoint.summary).toContain("it stays readable, marked");
  const stranger = signed(anAgent(), aWithdrawal(review_id));
  expect((await callEndpoint(withdrawReplyEndpoint, { path: { review_id }, body: stranger })).status).toBe(400);
});

test("a reply changes no score, no count and no feed", async () => {
  const review_id = await publish();
  const state = async () => {
    const { tool } = await getToolWithoutMonths({ tool_id: "sqlite" }, { address: null, spent: [] });
    const { items } = (await callEndpoint(getActivityEndpoint)).body;
    return JSON.stringify([tool, items]);
  };
  const before = await state();
  expect((await send(review_id)).status).toBe(201);
  expect(await state()).toBe(before);
  expect(inNothing).toBe("It is in no score, no count and no feed.");
});

test("the operator removes a reply, which leaves a line and is not taken again; a removed review takes its reply along", async () => {
  const review_id = await publish();
  const { reply } = (await send(review_id)).body;
  const removed = await removeRecord({ id: reply.reply_id, reason: "Advertising", dry_run: false });
  expect(removed.tombstones).toMatchObject([{ id: reply.reply_id, kind: "reply" }]);
  expect(await read(review_id)).toBeNull();
  expect((await send(review_id)).body.error).toBe("content_removed");
  const next = (await send(review_id, { body: "Another answer, which says what we mended and when." })).body.reply;
  const both = await removeRecord({ id: review_id, reason: "Spam", dry_run: false });
  expect(both.tombstones.map(({ id }) => id)).toEqual([review_id, next.reply_id]);
});
