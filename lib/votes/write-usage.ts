import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { tools, toolUsage } from "../tools/tools.sql.ts";
import type { Usage } from "./contract.ts";
import { type Change, withChange } from "./with-change.ts";

/** A change of a tool's votes, and the difference in its number of reviews. */
export type ToolChange = Change & { reviews: number };

/** Writes a tool's usage after a change of its votes; nothing when the tool was unlisted meanwhile. */
export async function writeUsage(tx: Transaction, tool_id: string, { reviews, ...change }: ToolChange): Promise<void> {
  const ofTool = eq(toolUsage.tool_id, tool_id);
  const [kept] = await tx.select().from(toolUsage).where(ofTool).for("update");
  if (kept === undefined) return;
  const { first, last, last_review_at, metrics } = await readKnown(tx, tool_id);
  const known = {
    review_count: kept.summary.review_count + reviews,
    last_review_at: momentOf(last_review_at),
    metrics,
    span: first === null || last === null ? null : { first: momentOf(first)!, last: momentOf(last)! },
  };
  const { is_borne_out, ...changed } = withChange(kept, change, known);
  const is_unverified = sql`not ${is_borne_out}::boolean and ${isByStranger(sql`${tool_id}`)}`;
  await tx
    .update(toolUsage)
    .set({ ...changed, is_unverified })
    .where(ofTool);
}

type Row = { first: string | null; last: string | null; last_review_at: string | null; metrics: Usage["metrics"] };

async function readKnown(tx: Transaction, tool_id: string): Promise<Row> {
  const { rows } = await tx.execute<Row>(sql`
    select min(published_at) as first, max(published_at) as last, ${sql.raw(metricSummaries)} as metrics,
      (select published_at from reviews where tool_id = ${tool_id} and withdrawn_at is null order by seq desc limit 1) as last_review_at
    from reviews where tool_id = ${tool_id} and counted`);
  return rows[0]!;
}

const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Count, median and 90th percentile (interpolated) of each measurement of the selected rows, as SQL. */
export const metricSummaries = `json_build_object(${["latency_ms", "cost_usd", "calls"].map(summaryOf).join(", ")})`;

function summaryOf(column: string): string {
  const at = (share: number) => `percentile_cont(${share}) within group (order by ${column})`;
  return `'${column}', case when count(${column}) = 0 then null else
    json_build_object('count', count(${column}), 'median', ${at(0.5)}, 'p90', ${at(0.9)}) end`;
}

/** Whether a review listed the tool and no editor has confirmed it, as SQL. */
const isByStranger = (tool_id: SQL) =>
  sql`exists (select from ${tools} where ${tools.tool_id} = ${tool_id}
    and ${tools.origin} = 'review' and ${tools.confirmed_at} is null)`;
