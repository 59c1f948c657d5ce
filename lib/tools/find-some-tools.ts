import { type SQL, sql } from "drizzle-orm";
import { mostCounted } from "../contract.ts";
import type { Database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import type { Counts } from "./browse-tools.ts";
import { type Find, searched, type ToolMatches } from "./find-tools.ts";
import { byEvidence, places } from "./places.ts";
import { isSimilar } from "./similar-tools.ts";
import { type Sort, selectListed } from "./tool.ts";
import { toolAssessment, toolCounts, tools, toolUsage } from "./tools.sql.ts";
import { partQuery, toQuery } from "./word-query.ts";

type FindSome = Find & {
  /** Whether each part can be a match by itself. */
  telling: boolean[];
  /** The words as a name, and as the ids that could mean it. */
  name: string;
  ids: string[];
};
export type SomeMatches = ToolMatches & {
  /** Which parts the first tool has, by their place; null without any tool. */
  held: number[] | null;
};

/** A word in a description or in a reviewer's use case says less than one in a name, a tag or a use case. */
const toldWeight = 1;
const mentionedWeight = 0.5;
/** Words worth less match nothing alone. One that a tool in twelve has is worth this much, one of a single tool of 300 5.7. */
const leastWorth = 2.5;
/** Tools that hold less than this share of what the best one holds are not listed. */
const leastShare = 0.6;
/** How many steps there are from the best match to the least one. */
const steps = 5;

/** A page of the tools that have the most telling of the words, best first; a word is worth more the fewer tools have it. */
export async function findSomeTools({ parts, ...asked }: FindSome): Promise<SomeMatches> {
  const statement = await statementFor(asked.sort, asked.type !== "all", asked.category !== undefined)();
  const [found] = await statement.execute({
    ...asked,
    parts: parts.map((part) => partQuery(part)),
    told: parts.map((part) => partQuery(part, "AB")),
  });
  const { tools, counts, matched, hasVerified, held, isCut } = found!;
  return { tools, counts: counts ?? {}, isAll: !isCut, hasVerified, held: matched === 0 ? null : (held ?? []) };
}

type Statement = ReturnType<typeof prepareStatement>;
const statements = new Map<string, Statement>();

function statementFor(sort: Find["sort"], byType: boolean, byCategory: boolean): Statement {
  const name = ["find_some_tools", sort, byType && "type", byCategory && "category"].filter(Boolean).join("_");
  const statement = statements.get(name) ?? prepareStatement(name, sort, byType, byCategory);
  statements.set(name, statement);
  return statement;
}

const placeholder = (name: string) => sql`${sql.placeholder(name)}`;
const number = (value: number) => sql.raw(String(value));

function prepareStatement(name: string, sort: Find["sort"], byType: boolean, byCategory: boolean) {
  const filter = byType ? sql`and ${tools.type} = ${placeholder("type")}` : sql``;
  const inCategory = byCategory ? sql`where ${tools.category} = ${placeholder("category")}` : sql``;
  const search = (db: Database) => sql`(
    with asked as materialized (
      select place, is_telling, ${toQuery(sql`part`)} as part, ${toQuery(sql`told`)} as told
      from unnest(${placeholder("parts")}::text[], ${placeholder("told")}::text[], ${placeholder("telling")}::boolean[])
        with ordinality as word(part, told, is_telling, place)),
    hits as materialized (
      select asked.place, hit.tool_id, hit.search @@ asked.told as is_told
      from asked cross join lateral (select ${tools.tool_id}, ${tools.search} from ${tools}
        where ${searched} @@ asked.part ${filter} limit ${number(mostCounted + 1)}) as hit),
    worth as (
      select place, count(*) as n,
        case when is_telling then ln(1 + (select sum(n) from ${toolCounts})::float / count(*)) else 0 end as worth
      from hits join asked using (place) group by place, is_telling),
    held as materialized (
      select ${tools.tool_id}, ${tools.name}, ${tools.category}, ${tools.is_deprecated}, ${toolUsage.is_unverified},
        sum(worth * case when is_told then ${number(toldWeight)} else ${number(mentionedWeight)} end) as held,
        sum(worth) as worth, array_agg(place) as places
      from hits join worth using (place) join ${tools} using (tool_id) join ${toolUsage} using (tool_id)
      group by ${tools.tool_id}, ${toolUsage.is_unverified}),
    best as (select coalesce(max(held) filter (where not is_unverified), max(held)) as best from held),
    meant as materialized (${meant}),
    found as materialized (
      select held.*, meant.tool_id is not null as is_meant,
        floor(${number(steps)} * (1 - least(held / nullif(best, 0), 1)) / ${number(1 - leastShare)}) as step
      from best, held left join meant using (tool_id)
      where meant.tool_id is not null or (held.worth >= ${number(leastWorth)} and held >= ${number(leastShare)} * best)),
    page as (
      select ${tools.tool_id}, ${tools.category}, row_number() over (order by ${orders[sort]}) as place
      from found as ${tools} join ${toolUsage} on ${toolUsage.tool_id} = ${tools.tool_id}
        left join ${toolAssessment} on ${toolAssessment.tool_id} = ${tools.tool_id} ${inCategory}),
    shown as (select * from page order by place limit ${placeholder("limit")} offset ${placeholder("offset")})
    select ${joined(selectListed(db, sort).innerJoin(sql`shown`, sql`shown.tool_id = ${tools.tool_id}`).orderBy(sql`shown.place`))} as tools,
      (select json_object_agg(coalesce(category, ''), n) from
        (select category, count(*) as n from found group by category) as counted) as counts,
      (select count(*)::int from found) as matched,
      exists (select from found where not is_unverified) as verified,
      (select array_to_json(places) from found join page using (tool_id) where page.place = 1) as held,
      exists (select from worth where n > ${number(mostCounted)}) as is_cut
  ) as search`;
  return prepared(name, (db) =>
    db
      .select({
        tools: sql<string>`search.tools`,
        counts: sql<Counts | null>`search.counts`,
        matched: sql<number>`search.matched`,
        hasVerified: sql<boolean>`search.verified`,
        held: sql<number[] | null>`search.held`,
        isCut: sql<boolean>`search.is_cut`,
      })
      .from(search(db)),
  );
}

/** The tools of exactly this name; an unverified one only when it could be mistaken for no other. */
const meant = sql`select ${tools.tool_id} from ${tools} join ${toolUsage} on ${toolUsage.tool_id} = ${tools.tool_id}
  where (lower(${tools.name}) collate "C" = ${placeholder("name")} or ${tools.tool_id} = any(${placeholder("ids")}))
    and (not ${toolUsage.is_unverified} or not ${isSimilar})`;

const orders: Record<Exclude<Sort, "usual">, SQL> = {
  relevance: sql`(${toolUsage.is_unverified} and not is_meant), is_meant desc, step, ${byEvidence}, held desc, ${tools.tool_id}`,
  usage: places.usage,
  assessment: places.assessment,
  name: places.name,
};
