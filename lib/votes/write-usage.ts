import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { isStanding } from "../reviews/reviews.sql.ts";
import { measurements } from "../reviews/run.ts";
import { isByStranger, toolTallies, toolUsage } from "../tools/tools.sql.ts";
import type { Values } from "./tallies.ts";
import type { Change, TallyChange } from "./with-change.ts";
import { changeValues, keepTallies, needsValues, windowsOfAll, withChange } from "./with-change.ts";

/** A change of a tool's votes, and the difference in its number of reviews. */
export type ToolChange = Change & { reviews: number };

/** Writes a tool's usage after a change of its votes; nothing when the tool was unlisted meanwhile. */
export async function writeUsage(tx: Transaction, tool_id: string, { reviews, ...change }: ToolChange): Promise<void> {
  const ofTool = eq(toolUsage.tool_id, tool_id);
  const [usage] = await tx.select().from(toolUsage).where(ofTool).for("update");
  if (usage === undefined) return;
  const { first, last, last_review_at } = await readMoments(tx, tool_id);
  const total = usage.summary.reviewer_count + change.after.length - change.before.length;
  const facts = {
    review_count: usage.summary.review_count + reviews,
    last_review_at: momentOf(last_review_at),
    values: needsValues(usage, total) ? await readValues(tx, tool_id) : null,
    windows: usage.marks === null ? null : await readTallies(tx, tool_id),
    span: first === null || last === null ? null : { first: momentOf(first)!, last: momentOf(last)! },
  };
  const { is_borne_out, tallies, ...changed } = withChange(usage, change, facts);
  const is_unverified = sql`not ${is_borne_out}::boolean and exists (select from tools where tool_id = ${tool_id} and ${sql.raw(isByStranger)})`;
  await tx
    .update(toolUsage)
    .set({ ...changed, is_unverified })
    .where(ofTool);
  await writeTallies(tx, tool_id, tallies);
}

type Row = { first: string | null; last: string | null; last_review_at: string | null };

/** Each is the end of an index, so many reviews cost as much as few. */
async function readMoments(tx: Transaction, tool_id: string): Promise<Row> {
  const dates = sql`select published_at from reviews where tool_id = ${tool_id} and counted order by published_at`;
  const { rows } = await tx.execute<Row>(sql`
    select (${dates} limit 1) as first, (${dates} desc limit 1) as last,
      (select published_at from reviews where tool_id = ${tool_id} and ${sql.raw(isStanding("reviews"))} order by seq desc limit 1) as last_review_at`);
  return rows[0]!;
}

async function readValues(tx: Transaction, tool_id: string): Promise<Values> {
  const { rows } = await tx.execute<{ values: Values }>(sql`
    select ${sql.raw(allValues)} as values from reviews where tool_id = ${tool_id} and counted`);
  return rows[0]!.values;
}

async function readTallies(tx: Transaction, tool_id: string) {
  const { kind, place, n } = toolTallies;
  const ofTool = eq(toolTallies.tool_id, tool_id);
  return windowsOfAll(await tx.select({ kind, place, n }).from(toolTallies).where(ofTool).orderBy(kind, place));
}

async function writeTallies(tx: Transaction, tool_id: string, change: TallyChange): Promise<void> {
  if (!change.isForgotten && change.deltas.length === 0) return;
  const [isForgotten, kinds, places, changes] = changeValues(change);
  await tx.execute(sql`
    with tally_change as materialized (select ${tool_id}::text as tool_id, ${isForgotten}::boolean as is_forgotten,
      ${sql.param(kinds)}::text[] as kinds, ${sql.param(places)}::int[] as places, ${sql.param(changes)}::int[] as changes),
    ${sql.raw(keepTallies)} select from delta`);
}

const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

const daySeen = "(first_counted_at at time zone 'UTC')::date - date '1970-01-01'";
const columns = [["seen", daySeen], ...measurements.map((name) => [name, name])];

/** All values of each kind of the selected counted rows, as SQL. */
export const allValues = `json_build_object(${columns.map(([kind, value]) => `'${kind}', coalesce(json_agg(${value}) filter (where ${value} is not null), '[]')`).join(", ")})`;
