import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { mostCounted } from "../contract.ts";
import { database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { perDatabase, prepared } from "../db/statements.ts";
import type { Counts } from "./browse-tools.ts";
import { categories } from "./categories.ts";
import { type Filter, filtersOf } from "./filters.ts";
import { byEvidence, places, type Sort, selectListed, withEvidence } from "./tool.ts";
import { tools, toolUsage } from "./tools.sql.ts";
import { allOf, type Part, partQuery, toQuery } from "./word-query.ts";
import { words } from "./words.ts";

type ChosenSort = Exclude<Sort, "usual">;
export type Find = Filter & {
  sort: ChosenSort;
  limit: number;
  offset: number;
  parts: Part[];
  /** The words as one text. */
  text: string;
  /** Whether each part can be a match by itself; the others may be anywhere. */
  telling: boolean[];
};
export type ToolMatches = {
  tools: string;
  counts: Counts;
  isAll: boolean;
  /** Whether a match that is not unverified is for the telling words, and does not only mention them. */
  isFor: boolean;
};

/** Beyond `mostCounted` matches, some are ranked: the best by use, then by name, then others while both are few. */
const bestByUse = 250;
const most = { used: 200, named: 200, others: 50 };
const fewNamed = 40;

/** The words of a tool's name, as an index has them. */
export const nameWords = sql`ts_filter(${tools.search}, '{a}')`;

/** The searched text of a tool. */
export const searched = sql`(${tools.search} || ${tools.use_cases})`;

/** The searches that had too many matches to count when last tried, not long ago. */
const commonSearches = perDatabase(() => new LRUCache<string, true>({ max: 1_000, ttl: 600_000 }));

/** A page of the tools that have all the words, best first, and the number of matches in each category. */
export async function findTools(input: Find): Promise<ToolMatches> {
  const { parts, telling, ...filters } = input;
  const values = {
    ...filters,
    query: allOf(parts),
    named: allOf(parts, "A"),
    tagged: allOf(parts, "AB"),
    described: allOf(parts, parts.length === 1 ? "C" : ""),
    told: allOf(
      parts.filter((_, at) => telling[at]),
      "AB",
    ),
    topics: parts.flatMap(topicsOf),
    ...inPhrases(parts.filter((_, at) => telling[at])),
  };
  const search = JSON.stringify([values.query, input.type, input.facets]);
  const common = commonSearches(await database());
  if (!common.has(search)) {
    const matches = await ask(input, values, "some");
    if (matches.isAll) return matches;
    common.set(search, true);
  }
  return { ...(await ask(input, values, "many")), isAll: false };
}

const inCategories = categories.map(({ id, label }) => ({ id, has: new Set(words(label)) }));

/** The categories that are called by a word of a search: their tools are what the word is about. */
export const topicsOf = (part: Part) =>
  inCategories.flatMap(({ id, has }) => (part.some((form) => has.has(form)) ? [id] : []));

/** Each word as one tag or use case has it, or as the name spells it: "manager" is not in "Management API". */
const inPhrases = (parts: Part[]) => ({
  said: parts.map((part) => partQuery(part, "BD")),
  spelled: parts.map((part) => partQuery(part, "A")),
});

/** The words of a search by their places, for one phrase of a tool. */
const wordRows = sql`(select place, ${toQuery(sql`said`)} || to_tsquery('simple', spelled) as word
  from unnest(${sql.placeholder("said")}::text[], ${sql.placeholder("spelled")}::text[]) with ordinality as typed(said, spelled, place))`;

async function ask(input: Find, values: Record<string, unknown>, matches: "some" | "many"): Promise<ToolMatches> {
  const [row] = await (await statementFor(input, matches)()).execute(values);
  const { tools, counts, matched, ...is } = row!;
  return { tools, counts: counts ?? {}, isAll: matched <= mostCounted, ...is };
}

function statementFor({ sort, ...filters }: Find, matches: "some" | "many") {
  const { is, names, matching: filter, inCategory, unmet } = filtersOf(filters);
  return prepared(["find_tools", matches, sort, ...names].join("_"), (db) => {
    const candidates = matches === "some" ? matching(filter, mostCounted + 1) : bestMatching(filter);
    const isInCategory = inCategory("found");
    const byFit = sort === "relevance";
    const search = sql`(
    with asked as materialized (
      select ${queryOf("query")} as query, ${queryOf("named")} as named, ${queryOf("tagged")} as tagged,
        ${queryOf("told")} as told, ${queryOf("described")} as described, ${sql.placeholder("text")}::text as words, ${sql.placeholder("topics")}::text[] as topics, (select coalesce(array_agg(pair) filter (where pair is not null), '{}')
          from (select word && lag(word) over (order by place) as pair from ${wordRows} as words) as beside) as neighbours),
    found as materialized (
      select "tools".ctid as at, ${tools.tool_id}, ${tools.category}, said.pairs
        ${byFit ? sql`, ${tools.is_deprecated}, ${tools.meets}, ${isLiteral} as is_literal, coalesce(${tools.category} = any(topics), false) as is_topic, ${step} as step` : sql``}
      from asked, ${tools}, lateral ${saidPairs} as said ${candidates}),
    ${!byFit ? sql`` : is.facets ? sql`last_step as (select ${lowestStep} as step),` : lastStep(isInCategory)}
    page as (select at, row_number() over () as place from (
      ${sort === "relevance" ? byFitIn(isInCategory, unmet) : byPlaceIn(isInCategory, sort)}
      limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}) as best)
    select ${joined(selectListed(db, sort).innerJoin(sql`page`, sql`"tools".ctid = page.at`).orderBy(sql`page.place`))} as tools,
      (select json_object_agg(coalesce(category, ''), n) from
        (select category, count(*) as n from found group by category) as counted) as counts,
      (select count(*)::int from found) as matched,
      exists (select from asked, found join ${tools} on "tools".ctid = found.at
        where ${isVerified} and ${isFor}) as is_for
  ) as search`;
    return db
      .select({
        tools: sql<string>`search.tools`,
        counts: sql<Counts | null>`search.counts`,
        matched: sql<number>`search.matched`,
        isFor: sql<boolean>`search.is_for`,
      })
      .from(search);
  });
}

const queryOf = (name: string) => toQuery(sql`${sql.placeholder(name)}`);

const lowestStep = sql.raw("4");

/** How many pairs of neighbours among the words are in one tag or use case (Metzler and Croft 2005). */
const saidPairs = sql`(select count(*) as pairs from unnest(asked.neighbours) as pair
  where exists (select from unnest(${tools.phrases}) as phrase where phrase @@ pair) offset 0)`;
/** Whether a use case has the words as they are, in their order and with the small ones: "host my own git". */
const isLiteral = sql`exists (select from unnest(${tools.needs}) as need where strpos(lower(need), asked.words) > 0)`;
const isTogether = sql`2 * pairs >= cardinality(asked.neighbours)`;
/**
 * How well a tool fits: by its name (1), words that its tags or use cases have together (2) or apart (3), or all text (4). A
 * single word is more often a thing than a need, so the tools that say it themselves come before those that are used for it too.
 */
const step = sql`case when ${tools.search} @@ asked.named then 1
  when not ${tools.search} @@ asked.tagged then ${lowestStep}
  when ${tools.search} @@ asked.described and ${isTogether} then 2 else 3 end`;
/** Whether a tool is for the telling words; a description counts only where no use cases are written. */
const isFor = sql`(${tools.search} @@ asked.told and (${isTogether} or ${tools.search} @@ asked.named)
  or ${tools.needs} = '{}' or (${nameWords} || ${tools.use_cases}) @@ asked.query)`;
const rank = sql`ts_rank(${searched}, asked.query)`;

/** How many of the best tools a page reaches. */
const wanted = sql`(${sql.placeholder("limit")}::bigint + ${sql.placeholder("offset")}::bigint)`;
/** Whether a match is not unverified, in an index of the few that are. */
const isVerified = sql`not exists (select from ${toolUsage}
  where ${toolUsage.tool_id} = found.tool_id and ${toolUsage.is_unverified})`;

/** The last step that a page reaches, so that tools of later ones are neither looked up nor ranked. */
const lastStep = (isInCategory: SQL) =>
  sql`last_step as materialized (
    select case when reached.step < ${lowestStep} and ${wanted} <= (
        select count(*) from found where found.step <= reached.step and ${isInCategory} and ${isVerified})
      then reached.step else ${lowestStep} end as step
    from (select coalesce(min(step) filter (where upto >= ${wanted}), ${lowestStep}) as step from (
      select step, sum(count(*)) over (order by step) as upto from found where ${isInCategory} group by step) as steps) as reached),`;

/** The tools in order of their fit: texts are ranked last, and only those that a page can reach. */
const byFitIn = (isInCategory: SQL, unmet: SQL) => sql`
  select fitting.at from asked, (
    select "tools".at, ${tools.tool_id}, rank() over (order by ${toolUsage.is_unverified}, ${unmet} step, ${byEvidence(sql`is_literal desc, is_topic desc, pairs desc`)}) as fit
    from (select * from found where ${isInCategory} and found.step <= (select step from last_step)) as ${tools}
      ${withEvidence}) as fitting
  join ${tools} on "tools".ctid = fitting.at
  where fitting.fit <= ${wanted} order by fitting.fit, ${rank} desc, fitting.tool_id`;

const byPlaceIn = (isInCategory: SQL, sort: Exclude<ChosenSort, "relevance">) => sql`
  select found.at from found join ${tools} on "tools".ctid = found.at ${withEvidence}
  where ${isInCategory} order by ${places[sort]}`;

const matching = (filter: SQL, most: number) =>
  sql`where ${searched} @@ asked.query ${filter} limit ${sql.raw(String(most))}`;

/** A bounded number of matches. */
function bestMatching(filter: SQL): SQL {
  const at = (count: number) => sql.raw(String(count));
  // Found again by their places in the table, which takes less than by their ids.
  return sql`where "tools".ctid = any(array(
    with used as materialized (
      select matching.* from (select ${toolUsage.tool_id} from ${toolUsage}
          order by ${places.usage} limit ${at(bestByUse)}) as best,
        asked, lateral (select "tools".ctid as at, ${tools.search} @@ asked.named as is_named from ${tools}
          where ${tools.tool_id} = best.tool_id and ${searched} @@ asked.query ${filter} offset 0) as matching
        limit ${at(most.used)}),
    named as materialized (
      select "tools".ctid as at from ${tools}, asked where (select count(*) from used where is_named) < ${at(fewNamed)}
        and ${nameWords} @@ asked.named ${filter} limit ${at(most.named)})
    select at from used union all select at from named
    union all (select "tools".ctid from ${tools}, asked
      where (select count(*) from used) + (select count(*) from named) < ${at(most.others)}
        and ${searched} @@ asked.query ${filter} limit ${at(most.others)})))`;
}
