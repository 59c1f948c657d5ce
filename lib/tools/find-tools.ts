import { type SQL, sql } from "drizzle-orm";
import { mostCounted } from "../contract.ts";
import type { Database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import type { Counts, Filter } from "./browse-tools.ts";
import { isSimilar } from "./similar-tools.ts";
import { selectTools } from "./tool.ts";
import { toolAssessment, tools, toolUsage } from "./tools.sql.ts";

export type Sort = "relevance" | "name" | "usage" | "assessment";
export type Find = Filter & {
  sort: Sort;
  limit: number;
  offset: number;
  /** The required words of a tool, in the language of to_tsquery. */
  query: string;
  /** Each word by itself, when any is enough: a tool with more of them comes first. */
  parts: string[];
  /** The words as a name, and as the ids that could mean it: a tool of that name comes first. */
  name: string;
  ids: string[];
};
export type ToolMatches = {
  tools: string;
  counts: Counts;
  isAll: boolean;
  /** Whether any match is not unverified. */
  hasVerified: boolean;
};

/** Beyond `mostCounted` matches, only those best by use are ranked, and some of the rest. */
const bestByUse = 10_000;
const ranked = 1_000;

/** The searched text of a tool. */
export const searched = sql`(${tools.search} || ${tools.use_cases})`;

/** A page of the matching tools, best first, and the number of matches in each category. */
export async function findTools(asked: Find): Promise<ToolMatches> {
  const found = await ask(asked, "some");
  return found.isAll ? found : { ...(await ask(asked, "many")), isAll: false };
}

async function ask(asked: Find, matches: "some" | "many"): Promise<ToolMatches> {
  const statement = await statementFor(asked, matches)();
  const [found] = await statement.execute(asked);
  const { tools, counts, matched, hasVerified } = found!;
  return { tools, counts: counts ?? {}, isAll: matched <= mostCounted, hasVerified };
}

type Statement = ReturnType<typeof prepareStatement>;
const statements = new Map<string, Statement>();

function statementFor({ sort, type, category, parts }: Find, matches: "some" | "many"): Statement {
  const shape = [sort, type !== "all" && "type", category !== undefined && "category", parts.length > 0 && "any"];
  const name = ["find_tools", matches, ...shape.filter(Boolean)].join("_");
  const statement =
    statements.get(name) ??
    prepareStatement(name, sort, matches, type !== "all", category !== undefined, parts.length > 0);
  statements.set(name, statement);
  return statement;
}

function prepareStatement(
  name: string,
  sort: Sort,
  matches: "some" | "many",
  byType: boolean,
  byCategory: boolean,
  isAny: boolean,
) {
  const filter = byType ? sql`and ${tools.type} = ${sql.placeholder("type")}` : sql``;
  const candidates = matches === "some" ? matching(filter, mostCounted + 1) : bestMatching(filter);
  const inCategory = byCategory ? sql`where found.category = ${sql.placeholder("category")}` : sql``;
  const relevance = {
    named: sql`(lower(${tools.name}) = ${sql.placeholder("name")} or ${tools.tool_id} = any(${sql.placeholder("ids")}))`,
    hits: isAny ? sql`(select count(*) from unnest(asked.parts) as part where ${searched} @@ part)` : sql`0`,
    rank: sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${searched}, asked.query)`,
  };
  const columns =
    sort === "relevance"
      ? sql`, ${relevance.named} as named, ${relevance.hits} as hits, ${relevance.rank} as rank,
          ${isAny ? sql`${relevance.named} and not ${isSimilar}` : sql`false`} as is_meant`
      : sql``;
  const search = (db: Database) => sql`(
    with asked as materialized (
      select ${toQuery(sql`${sql.placeholder("query")}`)} as query,
        array(select ${toQuery(sql`part`)} from unnest(${sql.placeholder("parts")}::text[]) as part) as parts),
    found as materialized (
      select ${tools.tool_id}, ${tools.category}, ${tools.name} ${columns} from asked, ${tools} ${candidates}),
    page as (
      select found.tool_id, row_number() over (order by ${orders[sort]}) as place from found
        join ${toolUsage} on ${toolUsage.tool_id} = found.tool_id
        left join ${toolAssessment} on ${toolAssessment.tool_id} = found.tool_id
        ${inCategory} order by place limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")})
    select ${joined(selectTools(db).innerJoin(sql`page`, sql`page.tool_id = ${tools.tool_id}`).orderBy(sql`page.place`))} as tools,
      (select json_object_agg(coalesce(category, ''), n) from
        (select category, count(*) as n from found group by category) as counted) as counts,
      (select count(*)::int from found) as matched,
      exists (select from found join ${toolUsage} using (tool_id) where not ${toolUsage.is_unverified}) as verified
  ) as search`;
  return prepared(name, (db) =>
    db
      .select({
        tools: sql<string>`search.tools`,
        counts: sql<Counts | null>`search.counts`,
        matched: sql<number>`search.matched`,
        hasVerified: sql<boolean>`search.verified`,
      })
      .from(search(db)),
  );
}

const orders: Record<Sort, SQL> = {
  // When no other tool has all the words, the exact name of an unverified one without a likeness is enough.
  relevance: sql`(${toolUsage.is_unverified} and not is_meant), named desc, hits desc, rank desc, ${toolUsage.is_ok} desc, ${toolUsage.usage_low} desc nulls last, found.tool_id`,
  usage: sql`${toolUsage.is_unverified}, ${toolUsage.is_ok} desc, ${toolUsage.usage_low} desc nulls last, found.tool_id`,
  assessment: sql`${toolUsage.is_unverified}, ${toolAssessment.assessment_score} desc nulls last, found.tool_id`,
  name: sql`lower(found.name) collate "C", found.tool_id`,
};

const matching = (filter: SQL, most: number) =>
  sql`where ${searched} @@ asked.query ${filter} limit ${sql.raw(String(most))}`;

/** Matches by name, matches among the tools best by use, and some of the rest: a bounded number of each. */
function bestMatching(filter: SQL): SQL {
  const some = sql.raw(String(ranked));
  return sql`where ${tools.tool_id} in (
      select ${tools.tool_id} from ${tools}, asked
        where ${searched} @@ asked.query ${filter}
          and (lower(${tools.name}) collate "C" = ${sql.placeholder("name")} or ${tools.tool_id} = any(${sql.placeholder("ids")}))
      union (
        select ${tools.tool_id} from (select ${toolUsage.tool_id} from ${toolUsage}
          order by ${toolUsage.is_unverified}, ${toolUsage.is_ok} desc, ${toolUsage.usage_low} desc nulls last, ${toolUsage.tool_id} limit ${sql.raw(String(bestByUse))}) as used
          join ${tools} on ${tools.tool_id} = used.tool_id, asked
          where ${searched} @@ asked.query ${filter} limit ${some})
      union (select ${tools.tool_id} from ${tools}, asked ${matching(filter, ranked)}))`;
}

/** English drops words such as "the"; a search for nothing else runs without English. */
export function toQuery(text: SQL): SQL {
  return sql`(case when numnode(to_tsquery('english', ${text})) > 0
    then to_tsquery('english', ${text}) else to_tsquery('simple', ${text}) end)`;
}
