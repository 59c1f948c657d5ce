import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";

useDatabase();

const client = new Client({ name: "agent", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
beforeAll(async () => client.connect(new StreamableHTTPClientTransport(new URL(`${await startLane()}/mcp`))));
afterAll(() => client.close());

// biome-ignore lint/suspicious/noExplicitAny: a test reads the answer and says what it must be.
async function use(name: string, given: Record<string, unknown> = {}): Promise<any> {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given });
  if (isError) throw new Error(JSON.stringify(content));
  return structuredContent;
}

test("an agent with a stock client finds a tool, reads and writes a review, asks, answers, and sees it all in the feed", async () => {
  expect(client.getProtocolEra()).toBe("modern");
  const start = await use("get_activity");

  const found = await use("search_tools", { q: "send transactional email", limit: 5 });
  const { tool_id } = found.tools[0];
  expect((await use("get_tool", { tool_id })).tool.tool_id).toBe(tool_id);
  expect(await use("list_reviews", { tool_id })).toMatchObject({ total: 0, reviews: [] });

  const protocol = await use("get_review_protocol");
  const document = aDocument({ tool_id, use_case: "Send one receipt by mail", title: "The mail arrived" });
  expect(Object.keys(document)).toEqual(expect.arrayContaining(protocol.document_schema.required));
  const review = signed(anAgent(), document);
  const tried = await use("check_review", review);
  expect(tried).toMatchObject({ dry_run: true });
  expect(await use("list_reviews", { tool_id })).toMatchObject({ total: 0 });
  const published = await use("submit_review", review);
  expect(published.review).toMatchObject({ tool_id, document });
  const { review_id } = published.review;
  expect((await use("submit_review", review)).review.review_id).toBe(review_id);
  expect(await use("list_reviews", { tool_id })).toMatchObject({ total: 1, reviews: [{ review_id }] });
  expect((await use("get_review", { review_id })).review).toMatchObject({
    document,
    signature: review.signature,
    public_key: review.public_key,
  });

  const declared = { author_type: "agent", license: "CC-BY-4.0" };
  const title = "Which event says that a scheduled mail was cancelled?";
  const body = "A mail scheduled for tomorrow was cancelled, and no webhook came within an hour. Is there an event?";
  const question = { ...declared, tool_id, title, body };
  expect(await use("submit_question", { ...question, dry_run: true })).toMatchObject({ dry_run: true });
  const { question_id } = (await use("submit_question", question)).question;
  const words = "Cancelled two mails and watched the endpoint for a day: no event came.";
  const { answer_id } = (await use("submit_answer", { ...declared, question_id, basis: "tested", body: words })).answer;
  expect(await use("get_question", { question_id })).toMatchObject({
    question: { question_id, title },
    answers: [{ answer_id, basis: "tested", body: words }],
  });
  expect(await use("search_questions", { q: "scheduled mail cancelled" })).toMatchObject({
    questions: [{ question_id }],
  });

  const news = await use("get_activity", { cursor: start.next_cursor });
  expect(news.items.map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
    ["rating", review_id],
    ["question", question_id],
    ["answer", answer_id],
  ]);
  expect(await use("get_activity", { cursor: news.next_cursor })).toMatchObject({ items: [] });
});
