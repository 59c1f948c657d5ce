import { sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { recordOf } from "../own-value.ts";
import { outcomeIds } from "../reviews/run.ts";
import { type DimensionId, dimensionIds } from "../rubric/dimensions.ts";
import { categories } from "../tools/categories.ts";
import { ToolType } from "../tools/metadata.ts";
import { type Sums, toolAssessment, tools, toolUsage } from "../tools/tools.sql.ts";
import type { Stats } from "./contract.ts";

const columns = ["tools", "reviewed", "assessed", "standing", "counted", "voices", ...outcomeIds];
const votesOf = (id: DimensionId) => [`${id}_n`, `${id}_sum`, `${id}_squares`] as const;
const summed = [...columns, ...dimensionIds.flatMap(votesOf)];

type Row = { type: (typeof ToolType.options)[number]; category: string | null; last: string } & Record<string, number>;

/** Tools per statement: the sums in JSON take about 15 µs a tool to read, and a statement must stay short. */
const sliceSize = 10_000;

/** Adds up the kept numbers of every tool: tools, reviewed tools, assessed tools, and all votes. */
export async function sumTools(tx: Transaction, slice = sliceSize) {
  const rows: Row[] = [];
  for (let after = ""; ; ) {
    const part = await readSlice(tx, after, slice);
    rows.push(...part);
    if (part.length === 0) break;
    after = part[0]!.last;
  }
  const all = total(rows);
  return {
    tools: {
      ...toolCounts(rows),
      by_type: ToolType.options.map((type) => ({ type, ...toolCounts(rows.filter((row) => row.type === type)) })),
      by_category: [...categories, { id: null, label: "In no category" }].map(({ id, label }) => ({
        category: id,
        label,
        ...toolCounts(rows.filter((row) => row.category === id)),
      })),
    },
    /** Reviews that were not withdrawn. */
    standing: all.standing!,
    counted: all.counted!,
    voices: all.voices!,
    outcomes: recordOf(outcomeIds, (outcome) => all[outcome]!),
    firsthand: recordOf(dimensionIds, (id) => {
      const [n, sum, squares] = votesOf(id).map((name) => all[name]!) as [number, number, number];
      return summaryOf({ n, sum, squares });
    }),
  };
}

async function readSlice(tx: Transaction, after: string, slice: number): Promise<Row[]> {
  const sums = dimensionIds.map((id) =>
    sql.raw(`sum(${id}.n)::float8 as ${id}_n, sum(${id}.sum) as ${id}_sum, sum(${id}.squares) as ${id}_squares`),
  );
  const ended = outcomeIds.map((id) => sql.raw(`sum(outcomes.${id})::float8 as ${id}`));
  const records = dimensionIds.map((id) =>
    sql.raw(`left join json_to_record(votes.${id}) as ${id}(n int, sum float8, squares float8) on true`),
  );
  const members = sql.raw(dimensionIds.map((id) => `${id} json`).join(", "));
  const result = await tx.execute<Row>(sql`
    select tool.type, tool.category, max(max(tool.tool_id)) over () as last,
      count(*)::float8 as tools, count(usage_score)::float8 as reviewed, count(assessed.tool_id)::float8 as assessed,
      sum(summary.review_count)::float8 as standing, sum(summary.reviewer_count)::float8 as counted,
      sum(summary.voices)::float8 as voices,
      ${sql.join([...ended, ...sums], sql`, `)}
    from (select * from ${toolUsage} where ${toolUsage.tool_id} > ${after} order by ${toolUsage.tool_id} limit ${slice}) as used
    join ${tools} as tool on tool.tool_id = used.tool_id
    left join ${toolAssessment} as assessed on assessed.tool_id = tool.tool_id
    left join json_to_record(used.summary) as summary(review_count int, reviewer_count int, voices int, outcomes json) on true
    left join json_to_record(summary.outcomes) as outcomes(${sql.raw(outcomeIds.map((id) => `${id} int`).join(", "))}) on true
    left join json_to_record(case when used.usage_score is not null then used.votes end) as votes(${members}) on true
    ${sql.join(records, sql` `)}
    group by tool.type, tool.category`);
  return result.rows;
}

const total = (rows: Row[]): Record<string, number> =>
  recordOf(summed, (name) => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0));

function toolCounts(rows: Row[]): { tools: number; reviewed: number; assessed: number } {
  const all = total(rows);
  return { tools: all.tools!, reviewed: all.reviewed!, assessed: all.assessed! };
}

/** Mean and sample standard deviation of votes, from their sums; null without votes. */
function summaryOf({ n, sum, squares }: Sums): Stats["firsthand"][DimensionId] {
  if (n === 0) return null;
  const mean = sum / n;
  const variance = n === 1 ? null : Math.max(0, squares - n * mean * mean) / (n - 1);
  return { count: n, mean, standard_deviation: variance === null ? null : Math.sqrt(variance) };
}
