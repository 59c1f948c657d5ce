import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { tools, toolUsage } from "../tools/tools.sql.ts";
import { measurements, type Values } from "./measurements.ts";
import { type Change, needsValues, withChange } from "./with-change.ts";

/** A change of a tool's votes, and the difference in its number of reviews. */
export type ToolChange = Change & { reviews: number };

/** Writes a tool's usage after a change of its votes; nothing when the tool was unlisted meanwhile. */
export async function writeUsage(tx: Transaction, tool_id: string, { reviews, ...change }: ToolChange): Promise<void> {
  const ofTool = eq(toolUsage.tool_id, tool_id);
  const [kept] = await tx.select().from(toolUsage).where(ofTool).for("update");
  if (kept === undefined) return;
  const { first, last, last_review_at } = await readMoments(tx, tool_id);
  const counted = kept.summary.reviewer_count + change.after.length - change.before.length;
  const known = {
    review_count: kept.summary.review_count + reviews,
    last_review_at: momentOf(last_review_at),
    values: needsValues(kept, counted) ? await readValues(tx, tool_id) : null,
    span: first === null || last === null ? null : { first: momentOf(first)!, last: momentOf(last)! },
  };
  const { is_borne_out, ...changed } = withChange(kept, change, known);
  const is_unverified = sql`not ${is_borne_out}::boolean and ${isByStranger(sql`${tool_id}`)}`;
  await tx
    .update(toolUsage)
    .set({ ...changed, is_unverified })
    .where(ofTool);
}

type Row = { first: string | null; last: string | null; last_review_at: string | null };

/** Each is the end of an index, so many reviews cost as much as few. */
async function readMoments(tx: Transaction, tool_id: string): Promise<Row> {
  const counted = sql`select published_at from reviews where tool_id = ${tool_id} and counted order by published_at`;
  const { rows } = await tx.execute<Row>(sql`
    select (${counted} limit 1) as first, (${counted} desc limit 1) as last,
      (select published_at from reviews where tool_id = ${tool_id} and withdrawn_at is null order by seq desc limit 1) as last_review_at`);
  return rows[0]!;
}

async function readValues(tx: Transaction, tool_id: string): Promise<Values> {
  const { rows } = await tx.execute<{ values: Values }>(sql`
    select ${sql.raw(allValues)} as values from reviews where tool_id = ${tool_id} and counted`);
  return rows[0]!.values;
}

const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** All values of each measurement of the selected rows, as SQL. */
export const allValues = `json_build_object(${measurements.map((name) => `'${name}', coalesce(json_agg(${name}) filter (where ${name} is not null), '[]')`).join(", ")})`;

/** Whether a review listed the tool and no editor has confirmed it, as SQL. */
const isByStranger = (tool_id: SQL) =>
  sql`exists (select from ${tools} where ${tools.tool_id} = ${tool_id}
    and ${tools.origin} = 'review' and ${tools.confirmed_at} is null)`;
