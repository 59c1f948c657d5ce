import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { excerptOf } from "#lib/content/read-markdown.ts";
import { database } from "#lib/db/client.ts";
import { withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { benignPosts } from "#lib/testing/corpus/benign-posts.ts";
import { honestTexts } from "#lib/testing/corpus/honest-text.ts";
import { realExcerpts } from "#lib/testing/corpus/real-excerpts.ts";
import { xssVectors } from "#lib/testing/corpus/xss-vectors.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { anAgent, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { writeQuestion } from "#lib/testing/samples/post.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";
import { confirmTool, unconfirmTool } from "#lib/tools/confirm-tool.ts";
import { readFeed } from "./get-activity.ts";
import { longestExcerpt, removedPreview, renewPreviews } from "./take-position.ts";

useDatabase();

/** Every event with its record's own texts, its tool's own row and the whole of its address. */
const fresh = sql`select json_build_object('kind', kind, 'id', ref, 'tool_id', tool_id,
  'tool_name', (select name from tools where tools.tool_id = events.tool_id),
  'tool_listed', case when tool_id is not null then exists (select from tools where tools.tool_id = events.tool_id) end,
  'is_unverified', coalesce((select is_unverified from tool_usage where tool_usage.tool_id = events.tool_id), false),
  'question_id', question_id, 'title', said.title, 'excerpt', said.body,
  'url', 'https://touchstone.test/' || case kind when 'rating' then 'reviews/' || ref
    when 'question' then 'questions/' || ref else 'questions/' || question_id || '#a-' || ref end,
  'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'content_trust', 'untrusted')::text as item
  from events left join (
    select question_id as ref, title, body from questions
    union all select answer_id, title, answers.body from answers join questions using (question_id)
    union all select review_id, document::json ->> 'title', document::json ->> 'review' from reviews) as said using (ref)
  order by position`;

async function expectComposed(): Promise<void> {
  const { rows } = await (await database()).execute<{ item: string }>(fresh);
  const composed = rows
    .map(({ item }) => JSON.parse(item))
    .map((item) => ({ ...item, excerpt: item.excerpt === null ? null : excerptOf(item.excerpt, longestExcerpt) }));
  const { items } = await readFeed(0, 100);
  const read = items.map(({ item: { value } }) => {
    const { tool_unverified, ...item } = value;
    return { ...item, is_unverified: tool_unverified !== null };
  });
  expect(read).toEqual(composed);
}

const removal = { reason: "It names a private person", dry_run: false };

test("an event shows what its record holds, whatever has been written, withdrawn or removed", async () => {
  const said = 'It said "no" \\ twice.\n\n- first\n- 😀 second, see [the docs](https://docs.example/a).';
  const tool = aTool({ name: "Quoted mailer", website: "https://quoted.example/" });
  const agent = anAgent();
  const first = await publishOn(new Date(), agent, {
    tool_id: "quoted",
    tool,
    title: 'A "title" \\ of it',
    review: said,
  });
  await publishOn(new Date(), anAgent(), { tool_id: "github" });
  const question = await ask({ title: 'Why does "it" stop at once?', body: `${said} `.repeat(9), tool_id: "quoted" });
  const answered = await answer(question.question_id, { body: said });
  await answer(question.question_id, { post_type: "followup", body: `And then? ${said}` });
  await expectComposed();
  await confirmTool("quoted");
  await expectComposed();
  await unconfirmTool("quoted");
  const path = { review_id: first.review_id };
  const body = signed(agent, aWithdrawal(first.review_id, { reason: "The run was of another tool." }));
  expect((await callEndpoint(withdrawReviewEndpoint, { path, body })).status).toBe(201);
  await expectComposed();
  await removeRecord({ id: answered.answer_id, ...removal, dry_run: true });
  await expectComposed();
  for (const id of [answered.answer_id, first.review_id, question.question_id]) {
    await removeRecord({ id, ...removal });
    await expectComposed();
  }
  const { items } = await readFeed(0, 100);
  expect(items.map(({ item }) => item.value.title === null)).toEqual([true, false, true, true, true]);
  const { rows } = await (await database()).execute<{ n: number }>(
    sql`select count(*)::int as n from events where preview like '%twice%'`,
  );
  expect(rows[0]!.n).toBe(0);
});

const marked = [
  "```js\ncode(a ** b)\n```\nafter",
  " ~~~~\nfenced\n~~~~",
  "- - two\n1. one\n12) twelve\n####### seven\n### three",
  "> quoted > twice\r\n\ttabbed\r\rends",
  "[a](b)[c](d e)[e[f](g)](h)[](i)[j]()",
  `${"a".repeat(99)} ${"b".repeat(150)}`,
  `${"a".repeat(100)} ${"b".repeat(150)}`,
  `${"😀".repeat(99)} ${"b".repeat(150)}`,
  `${"a".repeat(200)} b`,
  `${"word ".repeat(79)}word\n- one`,
  `[short](https://example.com/${"x".repeat(371)}) end`,
  "😀".repeat(399),
  "😀".repeat(401),
];

test("an event from before is given the same when the service starts, once, and a removed one stays empty", async () => {
  const db = await database();
  const texts = [...marked, ...honestTexts, ...benignPosts, ...xssVectors, ...realExcerpts.map(({ text }) => text)];
  await db.transaction(async (tx) => {
    for (const text of texts.filter((one) => !one.includes("\0")))
      await writeQuestion(tx, { title: text.slice(0, 100).toWellFormed(), body: text });
  });
  const previews = async () => {
    const { rows } = await db.execute<{ text: string; preview: string }>(
      sql`select coalesce(questions.body, ref) as text, preview from events
        left join questions on kind = 'question' and questions.question_id = ref order by position`,
    );
    return rows;
  };
  const before = await previews();
  await db.execute(sql`alter table events drop column preview`);
  for (const statement of readFileSync("drizzle/0031_event_previews.sql", "utf8").split("--> statement-breakpoint"))
    await db.execute(statement);
  expect(await previews()).not.toEqual(before);
  await db.execute(sql`update events set preview = ${removedPreview} where position = 1`);
  await renewPreviews();
  const [removed, ...others] = await previews();
  expect([removed!.preview, others]).toEqual([removedPreview, before.slice(1)]);
  await db.execute(sql`update events set preview = 'kept' where position = 2`);
  await renewPreviews();
  expect((await previews())[1]!.preview).toBe("kept");
  expect(before.length).toBeGreaterThan(marked.length + 500);
});
