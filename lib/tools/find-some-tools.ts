import { sql } from "drizzle-orm";
import { mostCounted } from "../contract.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import type { Counts } from "./browse-tools.ts";
import { type Filter, filtersOf } from "./filters.ts";
import { type Find, searched, type ToolMatches, topicsOf } from "./find-tools.ts";
import { isSimilar } from "./similar-tools.ts";
import { byEvidence, places, selectListed, withEvidence } from "./tool.ts";
import { toolCounts, tools, toolUsage } from "./tools.sql.ts";
import { partQuery, toQuery } from "./word-query.ts";
import { allowedMistakes, isEnglishWord } from "./words.ts";

/** A product that a search names: the place of each of its words, and the tools that are alternatives to it. */
type AlternativeTo = { name: string; places: number[]; tool_ids: string[] };
type FindSome = Find & {
  /** The words as a name, and as the ids that could mean it. */
  name: string;
  ids: string[];
  alternatives: AlternativeTo[];
  /** Tools that hold less than this share (0 to 1) of what the best one holds are not listed; else the usual one. */
  share?: number;
};
export type SomeMatches = Omit<ToolMatches, "isFor"> & {
  /** Which parts the first tool has, by their place; null without any tool. */
  held: number[] | null;
  /**
   * What the first tool holds of the worth of all parts, 0 to 1; 0 of one part alone, where it only
   * mentions the most telling one, or where another near it has a part that it lacks.
   */
  share: number;
  /** The tools of this page that are alternatives to a product. */
  alternatives: { tool_id: string; alternative_to: string }[];
};

/** A word in a description or in a reviewer's use case says less than one in a name, a tag or a use case. */
const toldWeight = 1;
const mentionedWeight = 0.5;
/** A word in the label of a tool's category, and in what it is for, is what the tool is about: it comes before others. */
const topicWeight = 2;
/** Words worth less match nothing alone. One that a tool in twelve has is worth this much, one of a single tool of 300 5.7. */
const leastWorth = 2.5;
/** Tools that hold less than this share of what the best one holds are not listed. */
const leastShare = 0.6;
/** A word in no tool is rarer than one in a single tool: half a tool, as Jeffreys' estimate of a count of none. */
const nowhere = 0.5;
/** How many steps there are from the best match to the least one. */
const steps = 5;

/** A page of the tools that have the most telling of the words, best first; a word is worth more the fewer tools have it. */
export async function findSomeTools(input: FindSome): Promise<SomeMatches> {
  const { parts, telling, alternatives, share = leastShare, ...filters } = input;
  const statement = await statementFor(filters)();
  const rows = alternatives.flatMap(({ name, places, tool_ids }) =>
    places.flatMap((place) => tool_ids.map((tool_id) => ({ name, place, tool_id }))),
  );
  const [row] = await statement.execute({
    ...filters,
    share,
    parts: parts.map((part) => partQuery(part)),
    told: parts.map((part) => partQuery(part, "AB")),
    named: parts.map((part) => partQuery(part, "A")),
    weights: telling.map(Number),
    // A word that no English list has names something; where no tool has it, one other word alone must be a topic.
    names: parts.map(([word]) => allowedMistakes(word!) > 0 && !isEnglishWord(word!)),
    topics: parts.map((part) => topicsOf(part).join()),
    alternatives: JSON.stringify(rows),
  });
  const { tools, counts, matched, held, isCut, alternatives: shown, share: reached } = row!;
  const most = { tools, counts: counts ?? {}, isAll: !isCut, alternatives: shown ?? [], share: reached ?? 0 };
  return { ...most, held: matched === 0 ? null : (held ?? []) };
}

const placeholder = (name: string) => sql`${sql.placeholder(name)}`;
const number = (value: number) => sql.raw(String(value));

function statementFor({ sort, ...filters }: Filter & Pick<Find, "sort">) {
  const { names, matching: filter, inCategory, unmet } = filtersOf(filters);
  return prepared(["find_some_tools", sort, ...names].join("_"), (db) => {
    const order =
      sort === "relevance"
        ? sql`(${toolUsage.is_unverified} and not is_meant), is_meant desc, ${unmet} is_said desc, is_beside desc, step, ${byEvidence(sql`held desc`)}, ${tools.tool_id}`
        : places[sort];
    const search = sql`(
    with asked as materialized (
      select place, weight, is_name, string_to_array(topics, ',') as topics, ${toQuery(sql`part`)} as part, ${toQuery(sql`told`)} as told, ${toQuery(sql`named`)} as named
      from unnest(${placeholder("parts")}::text[], ${placeholder("told")}::text[], ${placeholder("named")}::text[], ${placeholder("weights")}::float[],
        ${placeholder("names")}::boolean[], ${placeholder("topics")}::text[]) with ordinality as word(part, told, named, weight, is_name, topics, place)),
    alternative as materialized (
      select named.* from json_to_recordset(${placeholder("alternatives")}::json) as named(name text, place bigint, tool_id text)
        join ${tools} using (tool_id) where true ${filter}),
    hits as materialized (
      select asked.place, hit.tool_id, hit.search @@ asked.told as is_told, hit.category = any(topics) as is_topic
      from asked cross join lateral (select ${tools.tool_id}, ${tools.category}, ${tools.search} from ${tools}
        where ${searched} @@ asked.part ${filter} limit ${number(mostCounted + 1)}) as hit
      where not exists (select from alternative where alternative.place = asked.place and alternative.tool_id = hit.tool_id)
      union all select distinct place, tool_id, true, false from alternative),
    worth as (
      select place, weight, count(*) as n, weight * ln(1 + (select sum(n) from ${toolCounts})::float / count(*)) as worth
      from hits join asked using (place) group by place, weight),
    lacking as materialized (
      select coalesce(bool_or(is_name and place not in (select place from worth)), false) as name from asked),
    held as materialized (
      select ${tools.tool_id}, ${tools.name}, ${tools.category}, ${tools.is_deprecated}, ${tools.meets}, ${toolUsage.is_unverified},
        sum(worth * case when is_told and is_topic then ${number(topicWeight)} when is_told then ${number(toldWeight)} else ${number(mentionedWeight)} end) as held,
        sum(worth * case when is_told then ${number(toldWeight)} else ${number(mentionedWeight)} end) as plain,
        ${tools.search}, ${tools.tags}, sum(worth) as worth, count(*) filter (where worth > 0) as telling, array_agg(place order by place) as places,
        (array_agg(is_told order by worth desc))[1] as is_for,
        2 * count(*) filter (where weight > 0) > (select count(*) from asked where weight > 0) and ${isSaid} as is_said, ${isBeside} as is_beside
      from hits join worth using (place) join ${tools} using (tool_id) join ${toolUsage} using (tool_id)
      group by ${tools.tool_id}, ${toolUsage.is_unverified}),
    best as (select coalesce(max(held) filter (where not is_unverified), max(held)) as best,
      coalesce(max(plain) filter (where not is_unverified), max(plain)) as plain_best from held),
    meant as materialized (${exactName}),
    found as materialized (
      select held.*, meant.tool_id is not null as is_meant,
        floor(${number(steps)} * (1 - least(held / nullif(best, 0), 1)) / (1 - ${placeholder("share")}::float)) as step
      from best, lacking, held left join meant using (tool_id)
      where meant.tool_id is not null or (held.worth >= ${number(leastWorth)} and (is_said or plain >= ${placeholder("share")}::float * plain_best)
        and (held.telling > 1 or not lacking.name or ${isTopic}))),
    page as (
      select ${tools.tool_id}, ${tools.category}, row_number() over (order by ${order}) as place
      from found as ${tools} ${withEvidence} where ${inCategory("tools")}),
    shown as (select * from page order by place limit ${placeholder("limit")} offset ${placeholder("offset")})
    select ${joined(selectListed(db, sort).innerJoin(sql`shown`, sql`shown.tool_id = ${tools.tool_id}`).orderBy(sql`shown.place`))} as tools,
      (select json_object_agg(coalesce(category, ''), n) from
        (select category, count(*) as n from found group by category) as counted) as counts,
      (select count(*)::int from found) as matched,
      (select array_to_json(places) from found join page using (tool_id) where page.place = 1) as held,
      (select first.held / (select nullif(sum(weight * ln(1 + (select sum(n) from ${toolCounts})::float / coalesce(worth.n, ${number(nowhere)}))), 0)
          from asked left join worth using (place, weight)) from found as first join page using (tool_id)
        where page.place = 1 and first.telling > 1 and first.is_for and not exists (select from found as other
          where other.step <= first.step + 1 and not other.is_unverified and not other.places <@ first.places)) as share,
      (select json_agg(json_build_object('tool_id', tool_id, 'alternative_to', name) order by shown.place, name)
        from (select distinct tool_id, name from alternative) as alternative join shown using (tool_id)) as alternatives,
      exists (select from worth where n > ${number(mostCounted)}) as is_cut
  ) as search`;
    return db
      .select({
        tools: sql<string>`search.tools`,
        counts: sql<Counts | null>`search.counts`,
        matched: sql<number>`search.matched`,
        held: sql<number[] | null>`search.held`,
        share: sql<number | null>`search.share`,
        isCut: sql<boolean>`search.is_cut`,
        alternatives: sql<SomeMatches["alternatives"] | null>`search.alternatives`,
      })
      .from(search);
  });
}

/** Whether a word of the search is in a tool's name, or is one of its tags. */
const isTopic = sql`exists (select from asked where held.search @@ asked.named or exists (
  select from unnest(held.tags) as tag where length(to_tsvector('english', tag)) = 1 and to_tsvector('english', tag) @@ asked.part))`;

/** Whether one tag or use case of a tool has over half of the search's words: it is for them, and not made up of several. */
const isSaid = sql`exists (select from unnest(${tools.phrases}) as phrase where 2 * (select count(*) from asked
  where weight > 0 and phrase @@ asked.part) > (select count(*) from asked where weight > 0))`;

/** Whether one has two of them next to each other: "send SMS", not "send e-mail and SMS". */
const isBeside = sql`exists (select from unnest(${tools.phrases}) as phrase, asked join asked as next on next.place = asked.place + 1
  where phrase @@ (asked.part <-> next.part))`;

/** The tools of exactly this name; an unverified one only when it could be mistaken for no other. */
const exactName = sql`select ${tools.tool_id} from ${tools} join ${toolUsage} on ${toolUsage.tool_id} = ${tools.tool_id}
  where (lower(${tools.name}) collate "C" = ${placeholder("name")} or ${tools.tool_id} = any(${placeholder("ids")}))
    and (not ${toolUsage.is_unverified} or not ${isSimilar})`;
