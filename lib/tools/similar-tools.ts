import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { mostSimilar } from "./metadata.ts";
import { tools, toolUsage } from "./tools.sql.ts";

const other = alias(tools, "other");
const otherUsage = alias(toolUsage, "other_usage");
/** How many tools with a common key are read, so every key stays cheap. */
const looked = 50;

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
  select coalesce(json_agg(json_build_object('tool_id', tool_id, 'name', name) order by place), '[]'::json) from (
    select tool_id, name, row_number() over (
      order by lower(name) = lower(${name}) desc, type = ${type} desc, created_at, tool_id) as place from (
        select ${other.tool_id}, ${other.name}, ${other.type}, ${other.created_at} from ${tools} as other
        join ${toolUsage} as other_usage on ${otherUsage.tool_id} = ${other.tool_id}
        where ${other.likeness} && ${likeness} and not ${otherUsage.is_unverified} and ${other.tool_id} <> ${tool_id}
        limit ${sql.raw(String(looked))}) as alike
    order by place limit ${sql.raw(String(mostSimilar))}) as similar_tool)`;

/** Whether the row's tool could be mistaken for any tool that is not unverified. */
export const isSimilar = sql`exists (select from ${tools} as other
  join ${toolUsage} as other_usage on ${otherUsage.tool_id} = ${other.tool_id}
  where ${other.likeness} && ${tools.likeness} and not ${otherUsage.is_unverified})`;
