import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { once } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { mostSimilar, type ToolUnverified } from "./metadata.ts";
import { isFrom, toolImports, tools, toolUsage } from "./tools.sql.ts";

const other = alias(tools, "other");
const otherUsage = alias(toolUsage, "other_usage");
/** The facts of a tool's likeness: its row, or a review's description of it. */
type Likeness = Record<"tool_id" | "name" | "type" | "resembles" | "kin", SQLWrapper>;

/** The verified tools that one could be mistaken for, as a JSON array, best first. */
export const similarTools = ({ tool_id, name, type, ...keys }: Likeness = tools) => sql<string>`(
  with alike as materialized (${alike({ name, ...keys })})
  select coalesce(json_agg(json_build_object('tool_id', tool_id, 'name', name) order by place), '[]'::json) from (
    select tool_id, name, row_number() over (
      order by lower(name) = lower(${name}) desc, type = ${type} desc, created_at, tool_id) as place
    from alike join ${toolUsage} as other_usage using (tool_id)
    where not ${otherUsage.is_unverified} and tool_id <> ${tool_id}
    order by place limit ${sql.raw(String(mostSimilar))}) as similar_tool)`;

/** The tools of other imports that share a package, remote or repository with the row's tool, as JSON. */
export const relatedImports = sql<string>`(
  select coalesce(json_agg(json_build_object('tool_id', tool_id, 'name', name) order by created_at, tool_id), '[]'::json)
  from (
    select distinct ${other.tool_id}, ${other.name}, ${other.created_at} from ${toolImports} as own
    join ${toolImports} as shared on shared.identities && own.identities and shared.tool_id <> own.tool_id
    join ${tools} as other on ${other.tool_id} = shared.tool_id
    where own.tool_id = ${tools.tool_id}
    order by ${other.created_at}, ${other.tool_id} limit ${sql.raw(String(mostSimilar))}) as related)`;

/** Whether the row's tool could be mistaken for any tool that is not unverified. */
export const isSimilar = sql`exists (
  with alike as materialized (${alike(tools)})
  select from alike join ${toolUsage} as other_usage using (tool_id) where not ${otherUsage.is_unverified})`;

/** The tools that share a key, without siblings of other names; with a limit a plan could read the whole table. */
function alike({ name, resembles, kin }: Pick<Likeness, "name" | "resembles" | "kin">): SQL {
  const isSibling = sql`(${other.likeness} && ${kin} or exists (select from ${tools} as vendor
    where vendor.likeness && ${kin} and ${isFrom("editors", sql`vendor.sources`)}))`;
  return sql`select ${other.tool_id}, ${other.name}, ${other.type}, ${other.created_at} from ${tools} as other
    where ${other.likeness} && ${resembles} and (lower(${other.name}) = lower(${name}) or not ${isSibling})`;
}

/** While the tool of an id is unverified, what it could be taken for, as JSON; else null. Read as the statement runs. */
export const unverified = (tool_id: SQLWrapper): SQL =>
  sql`(select json_build_object('similar_to', ${similarTools()}) from ${toolUsage}
    join ${tools} on ${eq(tools.tool_id, toolUsage.tool_id)}
    where ${toolUsage.is_unverified} and ${toolUsage.tool_id} = ${tool_id})`;

const ofTool = prepared("tool_of_review", (db) => {
  const tool_id = sql`${sql.placeholder("tool_id")}`;
  const members = {
    tool_name: sql<string>`${nameOf(tool_id)}`,
    tool_unverified: sql<ToolUnverified>`${unverified(tool_id)}`,
  };
  return db.select(members).from(once);
});

/** A listed tool's name, and what it could be mistaken for while it is unverified. */
export async function readToolOfReview(tool_id: string) {
  const [row] = await (await ofTool()).execute({ tool_id });
  return row!;
}

/** The name of the tool of an id, read as the statement runs; null where none is listed. */
export const nameOf = (tool_id: SQLWrapper): SQL =>
  sql`(select ${tools.name} from ${tools} where ${tools.tool_id} = ${tool_id})`;

/** Whether the tool of an id is listed, read as the statement runs; null for a null id. */
export const isListed = (tool_id: SQLWrapper): SQL =>
  sql`case when ${tool_id} is not null then exists (select from ${tools} where ${tools.tool_id} = ${tool_id}) end`;
