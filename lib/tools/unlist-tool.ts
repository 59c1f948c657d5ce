import { and, asc, type Column, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import type { ToolMetadata } from "./metadata.ts";
import { assessments, toolImports, tools } from "./tools.sql.ts";
import { words } from "./words.ts";
import { removeTool } from "./write-tools.ts";

/** Unlists a tool that only a deleted review had listed; null when its listing does not repeat that review's words. */
export async function unlistTool(
  tx: Transaction,
  tool_id: string,
  described: ToolMetadata | undefined,
): Promise<"gone" | "stays" | null> {
  const { origin, name, description, website } = tools;
  const isNamed = isNamedIn([reviews, questions, answers, assessments, toolImports], tool_id);
  const [tool] = await tx
    .select({ origin, name, description, website, isNamed })
    .from(tools)
    .where(eq(tools.tool_id, tool_id));
  if (tool === undefined || tool.origin !== "review" || described === undefined) return null;
  if (tool.name !== described.name || tool.description !== described.description) return null;
  if (tool.website !== described.website) return null;
  if (tool.isNamed || !(await removeTool(tx, tool_id))) return "stays";
  return "gone";
}

/** Whether a row of one of these tables names a tool. */
export const isNamedIn = (tables: ({ tool_id: Column } & SQLWrapper)[], tool_id: string): SQL<boolean> =>
  sql`(${sql.join(
    tables.map((table) => sql`exists (select from ${table} where ${table.tool_id} = ${tool_id})`),
    sql` or `,
  )})`;

/** A text search vector has a largest size; this many use cases stay below it. */
const atOnce = 200;

/** Drops the search words of a tool that only a deleted review's use case had. */
export async function forgetUseCase(tx: Transaction, tool_id: string, use_case: string): Promise<void> {
  const lexemes = new Set(await lexemesOf(tx, [use_case]));
  for (let after = 0, more = true; more && lexemes.size > 0; ) {
    const rows = await tx
      .select({ seq: reviews.seq, use_case: sql<string>`${reviews.document}::json ->> 'use_case'` })
      .from(reviews)
      .where(and(eq(reviews.tool_id, tool_id), gt(reviews.seq, after)))
      .orderBy(asc(reviews.seq))
      .limit(atOnce);
    const still = rows.map((row) => row.use_case);
    for (const lexeme of await lexemesOf(tx, still)) lexemes.delete(lexeme);
    after = rows.at(-1)?.seq ?? after;
    more = rows.length === atOnce;
  }
  await tx
    .update(tools)
    .set({ use_cases: sql`ts_delete(${tools.use_cases}, ${sql.param([...lexemes])}::text[])` })
    .where(eq(tools.tool_id, tool_id));
}

async function lexemesOf(tx: Transaction, texts: string[]): Promise<string[]> {
  const text = [...new Set(texts.flatMap(words))].join(" ");
  const result = await tx.execute<{ lexeme: string }>(sql`select lexeme from unnest(to_tsvector('english', ${text}))`);
  return result.rows.map(({ lexeme }) => lexeme);
}

/** Those of some ids that belong to no listed tool and that no post names. */
export async function unnamedTools(tx: Transaction, tool_ids: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ tool_id: string }>(sql`
    select tool_id from json_array_elements_text(${JSON.stringify(tool_ids)}::json) as asked (tool_id)
    where not exists (select from ${tools} where ${tools.tool_id} = asked.tool_id)
      and not exists (select from ${questions} where ${questions.tool_id} = asked.tool_id)
      and not exists (select from ${answers} where ${answers.tool_id} = asked.tool_id)`);
  return rows.map(({ tool_id }) => tool_id);
}
