import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { writeJson } from "#lib/json/kept-json.ts";
import { withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import { publishAt } from "#lib/reviews/publish-review.ts";
import { selectReviews } from "#lib/reviews/review.ts";
import { reviews } from "#lib/reviews/reviews.sql.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { aDocument, anAgent, aTool, aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { confirmTool, unconfirmTool } from "./confirm-tool.ts";
import { loadCatalog } from "./load-catalog.ts";
import { selectTools } from "./tool.ts";
import { rewriteTool } from "./write-tools.ts";

useDatabase();

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Every member of a tool that needs no other tool, as PostgreSQL composes it from the columns. */
const freshTools = sql`select json_build_object('tool_id', tool_id, 'name', name, 'description', description, 'type', type,
  'website', website, 'category', category, 'tags', tags, 'use_cases', needs, 'deprecated', is_deprecated, 'origin', origin,
  'meets', meets, 'lacks', lacks,
  'listing', case when is_unverified then 'unverified'
    when confirmed_at is not null or 'touchstone-catalog' = any(sources) then 'catalog' else 'imported' end,
  'sources', sources, 'confirmed_at', ${moment("confirmed_at")}, 'created_at', ${moment("tools.created_at")},
  'usage_score', usage_score, 'assessment_score', assessment_score, 'usage', tool_usage.summary,
  'assessment', tool_assessment.summary)::text as record
  from tools join tool_usage using (tool_id) left join tool_assessment using (tool_id) order by tool_id collate "C"`;

const freshReviews = sql`select json_build_object('review_id', review_id, 'tool_id', tool_id, 'tool_name', name, 'document', document::json,
  'public_key', public_key, 'signature', signature, 'key_id', key_id, 'document_sha256', document_sha256,
  'published_at', ${moment("published_at")}, 'counted', counted, 'not_counted_reason', not_counted_reason,
  'voice_id', voice_id, 'withdrawn_at', ${moment("withdrawn_at")}, 'withdrawal', case when withdrawal is not null then
    json_build_object('document', withdrawal::json, 'signature', withdrawal_signature) end,
  'url', 'https://touchstone.test/reviews/' || review_id, 'content_trust', 'untrusted')::text as record
  from reviews join tools using (tool_id) order by review_id`;

async function expectComposed(): Promise<void> {
  const db = await database();
  const fresh = async (query: typeof freshTools) =>
    (await db.execute<{ record: string }>(query)).rows.map(({ record }) => JSON.parse(record));
  const listed = await selectTools(db).orderBy(sql`tools.tool_id collate "C"`);
  const read = listed.map(({ tool }) => JSON.parse(tool));
  expect(read.map(({ similar_to: _, ...tool }) => tool)).toEqual(await fresh(freshTools));
  const published = await selectReviews(db).orderBy(reviews.review_id);
  const ratings = published.map(({ review }) => JSON.parse(review));
  expect(ratings.map(({ tool_unverified: _, ...review }) => review)).toEqual(await fresh(freshReviews));
}

test("what is sent of tools and reviews is what their columns say, whatever has been written", async () => {
  const name = 'A "quoted" \\ tool <b>&amp; naïve 😀';
  const tool = aTool({
    name,
    description: "Line one.\n\tLine “two” \\n.",
    website: "https://quoted.example/?a=%22b%22",
  });
  const agent = anAgent();
  const first = await publishOn(new Date(), agent, { tool_id: "quoted", tool, title: 'It said "no" \\ twice' });
  await publishOn(new Date(), anAgent(), { tool_id: "quoted" });
  await expectComposed();
  await confirmTool("quoted");
  await expectComposed();
  await unconfirmTool("quoted");
  const path = { review_id: first.review_id };
  const body = signed(agent, aWithdrawal(first.review_id, { reason: 'The "run" was of another tool.' }));
  expect((await callEndpoint(withdrawReviewEndpoint, { path, body })).status).toBe(201);
  await expectComposed();
  await removeRecord({ id: first.review_id, reason: "Names a private person", dry_run: false });
  await rewriteTool(await transaction(), {
    ...tool,
    tool_id: "quoted",
    category: "email",
    tags: ['"', ","],
    needs: ["a\\b"],
    origin: "review",
    sources: ["mcp-registry"],
    is_deprecated: true,
  });
  await expectComposed();
  await (await database()).execute("delete from settings where name = 'catalog'");
  await loadCatalog();
  await expectComposed();
});

test("a review is read byte for byte as its publication answered it", async () => {
  const document = aDocument({ tool_id: "github", title: "É “so” \\ <script>" });
  const caller = { address: "203.0.113.9", spent: [] };
  const answer = await publishAt(null, { ...signed(anAgent(), document), dry_run: false }, caller);
  if (!("review" in answer)) throw new Error("answered as a dry run");
  const [read] = await selectReviews(await database()).where(sql`review_id = ${answer.review.review_id}`);
  expect(read!.review).toBe(writeJson(answer.review));
});

const transaction = async () => (await database()) as unknown as Parameters<typeof rewriteTool>[0];
