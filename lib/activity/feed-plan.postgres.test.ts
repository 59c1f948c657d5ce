import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { alone, database } from "#lib/db/client.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { readFeed } from "./get-activity.ts";
import { previewOf } from "./take-position.ts";

useDatabase();

const many = process.env.FULL_TESTS ? 1_000_000 : 10_000;
const few = 100;
const limit = 20;
/** The most that an answer may grow by the further level of a larger index, for each of its look-ups. */
const furtherLevels = 2;

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Node[];
};

/** Adds events to the feed up to this many: a question, an answer and a review in turn, each with its own row. */
const fill = (to: number) =>
  alone(async (db) => {
    const id = sql`md5(n::text)`;
    const text = sql`repeat('Words of a text. ', 30)`;
    const preview = previewOf({ title: "A question that is asked", text: "Words of a text. ".repeat(30) });
    const from = sql`(select position from feed_head)`;
    const rows = (kind: number) => sql`generate_series(${from} + 1, ${to}) as n where n % 3 = ${sql.raw(String(kind))}`;
    await db.execute(sql`insert into questions (question_id, title, body, tags, links, search)
    select ${id}, 'A question that is asked', ${text}, '{}', '{}', '' from ${rows(0)}`);
    await db.execute(sql`insert into answers (answer_id, question_id, post_type, basis, body, tags, links)
    select ${id}, md5('3'), 'answer', 'tested', ${text}, '{}', '{}' from ${rows(1)}`);
    await db.execute(sql`insert into reviews
    (review_id, tool_id, public_key, run_id, key_id, document, document_sha256, signature, counted)
    select ${id}, 'github-mcp', 'key', n::text, 'key', json_build_object('title', 'A review', 'review', ${text})::text, '', '', false
    from ${rows(2)}`);
    await db.execute(sql`insert into events (position, kind, ref, tool_id, question_id, at, preview)
    select n, (array['question', 'answer', 'rating'])[n % 3 + 1], ${id}, 'github-mcp', md5('3'), now(), ${preview}
    from generate_series(${from} + 1, ${to}) as n`);
    await db.execute(sql`update feed_head set position = ${to}`);
    for (const table of ["events", "questions", "answers", "reviews"])
      await db.execute(sql.raw(`vacuum analyze ${table}`));
  });

/** The work of the statement for a page, as PostgreSQL reports it, with a plan for these values or for any. */
async function planOf(mode: "generic" | "custom", after: number | null): Promise<Node[]> {
  const db = await database();
  // Prepares it on the last used connection, which the transaction then gets.
  await readFeed(after, limit);
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = force_${mode}_plan`));
    const { rows: known } = await tx.execute<{ parameters: number }>(
      sql`select array_length(parameter_types, 1) as parameters from pg_prepared_statements where name = 'feed_page'`,
    );
    const found = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where name = 'feed_page'`,
    );
    // Each place of the statement is a parameter; those compared with the limit come in their order in it.
    const values = Array.from({ length: known[0]!.parameters }, (_, index) =>
      parameter(found.rows[0]!.statement, index, after),
    );
    return tx.execute<{ "QUERY PLAN": { Plan: Node }[] }>(
      sql.raw(`explain (analyze, buffers, format json) execute feed_page(${values.join(", ")})`),
    );
  });
  const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
  return flat(rows[0]!["QUERY PLAN"][0]!.Plan);
}

function parameter(statement: string, index: number, after: number | null): string {
  const place = statement.indexOf(`$${index + 1}`);
  const before = statement.slice(0, place);
  if (statement.startsWith(`$${index + 1}::text`, place)) return "''";
  if (/(limit|[-+]) $/.test(before)) return String(limit);
  if (/name"? = $/.test(before)) return "'feed_epoch'";
  if (/id"? = $/.test(before)) return "1";
  return String(after);
}

const blocksOf = ([root]: Node[]) => root!["Shared Hit Blocks"] + root!["Shared Read Blocks"];
const tables = ["events", "questions", "answers", "reviews"];
const places = { start: 0, middle: 0.5, newest: null };
const blocks: Record<string, number> = {};

const medians: string[] = [];

async function time(amount: number): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const started = performance.now();
    await readFeed(turn % 2 ? null : Math.floor((amount / 200) * turn * 0.8), limit);
    times.push(performance.now() - started);
  }
  medians.push(times.sort((left, right) => left - right)[100]!.toFixed(2));
}

async function pages(size: string, amount: number, check: (plan: Node[]) => void): Promise<void> {
  for (const mode of ["generic", "custom"] as const)
    for (const [place, share] of Object.entries(places)) {
      const plan = await planOf(mode, share === null ? null : share * amount);
      blocks[`${size} ${place} ${mode}`] = blocksOf(plan);
      check(plan);
    }
}

test("a page of many events reads its own rows and no others, with whatever plan", async () => {
  await fill(few);
  // A table of one page is read whole, without look-ups.
  await pages("few", few, () => undefined);
  await time(few);
  await fill(many);
  await pages("many", many, (plan) => {
    const reading = plan.find((node) => node["Relation Name"] === "events")!;
    expect([reading["Actual Rows"], reading["Actual Loops"]]).toEqual([limit, 1]);
    for (const node of plan.filter((one) => tables.includes(one["Relation Name"] ?? ""))) {
      expect(node["Node Type"]).toMatch(/^Index/);
      expect(node["Actual Rows"] * node["Actual Loops"]).toBeLessThanOrEqual(limit);
    }
  });
  await time(many);
}, 300_000);

test("a page costs with many events what it costs with few", async () => {
  for (const place of Object.keys(places))
    for (const mode of ["generic", "custom"]) {
      const [little, much] = [blocks[`few ${place} ${mode}`]!, blocks[`many ${place} ${mode}`]!];
      expect(much, `${place} ${mode}`).toBeLessThanOrEqual(little + limit * 2 * furtherLevels);
    }
  console.log(
    `activity: a page of ${limit} reads ${JSON.stringify(blocks)} blocks; ${few} events: ${medians[0]} ms, ${many}: ${medians[1]} ms at the median`,
  );
});
