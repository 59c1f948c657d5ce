import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { mostSimilar } from "./metadata.ts";
import { tools, toolUsage } from "./tools.sql.ts";

const other = alias(tools, "other");
const otherUsage = alias(toolUsage, "other_usage");
/** The facts of a tool's likeness: its row, or a review's description of it. */
type Likeness = { tool_id: SQL; name: SQL; type: SQL; likeness: SQL };

const listed = {
  tool_id: sql`${tools.tool_id}`,
  name: sql`${tools.name}`,
  type: sql`${tools.type}`,
  likeness: sql`${tools.likeness}`,
};

/**
 * The tools, none of them unverified, that one could be mistaken for, as a JSON array; best first: by name, type and
 * prefix.
 */
export const similarTools = ({ tool_id, name, type, likeness }: Likeness = listed) => sql<string>`(
  with alike as materialized (${alike(likeness)})
  select coalesce(json_agg(json_build_object('tool_id', tool_id, 'name', name) order by place), '[]'::json) from (
    select tool_id, name, row_number() over (
      order by lower(name) = lower(${name}) desc, type = ${type} desc, created_at, tool_id) as place
    from alike join ${toolUsage} as other_usage using (tool_id)
    where not ${otherUsage.is_unverified} and tool_id <> ${tool_id}
    order by place limit ${sql.raw(String(mostSimilar))}) as similar_tool)`;

/** Whether the row's tool could be mistaken for any tool that is not unverified. */
export const isSimilar = sql`exists (
  with alike as materialized (${alike(sql`${tools.likeness}`)})
  select from alike join ${toolUsage} as other_usage using (tool_id) where not ${otherUsage.is_unverified})`;

/** The tools that share a key. On its own and without a limit: else the plan can be to read the whole table until a few are found. */
function alike(likeness: SQL): SQL {
  return sql`select ${other.tool_id}, ${other.name}, ${other.type}, ${other.created_at} from ${tools} as other
    where ${other.likeness} && ${likeness}`;
}
