import { type SQL, sql } from "drizzle-orm";
import { joined, once } from "../db/columns.ts";
import { isFirstPage, type PageRange, prepared, rangeOf } from "../db/statements.ts";
import { type Filter, filtersOf } from "./filters.ts";
import { places, type Sort, selectListed, withEvidence } from "./tool.ts";
import { toolAssessment, toolCounts, tools, toolUsage } from "./tools.sql.ts";

type Browse = Filter & { sort: Exclude<Sort, "relevance">; limit: number; offset: number };
/** The number of tools in each category; "" for tools without one. */
export type Counts = Record<string, number>;

/** A page of all tools, of a type or of a category, and the number in each category. */
export async function browseTools({ sort, ...input }: Browse): Promise<{ tools: string; counts: Counts }> {
  const page = pageBy(sort, filtersOf(input), isFirstPage(input));
  const [row] = await (await page()).execute(input);
  return { tools: row!.tools, counts: row!.counts ?? {} };
}

/** The statement for one sort, one set of filters and one kind of range: few enough to be prepared. */
function pageBy(sort: Browse["sort"], { is, names, ...filters }: ReturnType<typeof filtersOf>, isFirst: boolean) {
  return prepared(["tools_by", sort, ...names, isFirst && "first"].filter(Boolean).join("_"), (db) => {
    const conditions = sql`${filters.matching} and ${filters.inCategory("tools")}`;
    const { limit, offset } = rangeOf(isFirst);
    // Few tools have facets, so all of them are put in order: those that facts say have them come first.
    const ids = is.facets
      ? sql`select ${tools.tool_id}, row_number() over (order by ${filters.unmet} ${places[sort]}) as place from ${tools} ${withEvidence}
        where true ${conditions} order by place limit ${limit} offset ${offset}`
      : idsBy[sort](conditions, { limit, offset }, is.type || is.category);
    const totals = is.facets
      ? sql`select coalesce(${tools.category}, '') as category, count(*)::int as n from ${tools} where true ${filters.matching} group by 1`
      : sql`select ${toolCounts.category}, sum(${toolCounts.n})::int as n from ${toolCounts}
    ${is.type ? sql`where ${toolCounts.type} = ${sql.placeholder("type")}` : sql``} group by 1`;
    const page = selectListed(db, sort)
      .innerJoin(sql`(${ids}) as page`, sql`page.tool_id = ${tools.tool_id}`)
      .orderBy(is.facets ? sql`page.place` : places[sort]);
    const counts = sql<Counts | null>`(select json_object_agg(category, n) from (${totals}) as counted)`;
    return db.select({ tools: joined(page), counts }).from(once);
  });
}

// The ids of a page are found first, in an index where possible: skipped rows are not read.
const idsBy: Record<Browse["sort"], (filters: SQL, range: PageRange, isFiltered: boolean) => SQL> = {
  usage: (filters, { limit, offset }, isFiltered) => sql`select ${toolUsage.tool_id} from ${toolUsage}
    ${isFiltered ? sql`join ${tools} on ${tools.tool_id} = ${toolUsage.tool_id}` : sql``}
    where true ${filters} order by ${places.usage} limit ${limit} offset ${offset}`,
  usual: (filters, range) => sql`select tool_id from (
      ${used(sql`not ${toolUsage.is_unverified} and ${toolUsage.is_ok}`, filters, range)}
      union all ${used(sql`not ${toolUsage.is_unverified} and not ${toolUsage.is_ok} and ${toolUsage.usage_low} is not null`, filters, range)}
      union all ${onlyAssessed(filters, range)}
      union all ${used(sql`not ${toolUsage.is_unverified} and ${isWithoutVoices} and not ${isAssessed}`, filters, range)}
      union all ${used(sql`${toolUsage.is_unverified} and ${toolUsage.usage_low} is not null`, filters, range)}
      union all ${used(sql`${toolUsage.is_unverified} and ${isWithoutVoices}`, filters, range)}
    ) as listed order by is_unverified, is_ok desc, usage_low desc nulls last, ${byDesk(range)}`,
  name: (filters, { limit, offset }) => sql`select ${tools.tool_id} from ${tools}
    where true ${filters} order by ${places.name} limit ${limit} offset ${offset}`,
  // No index sorts by an optional value, so tools with a score and tools without are separate lists.
  assessment: (filters, range) => sql`select tool_id from (
      (select ${tools.tool_id}, false as is_unverified, ${toolAssessment.assessment_score} from ${toolAssessment}
        join ${tools} on ${tools.tool_id} = ${toolAssessment.tool_id}
        where ${toolAssessment.assessment_score} is not null ${filters}
        order by ${toolAssessment.assessment_score} desc nulls last, ${toolAssessment.tool_id} limit ${upTo(range)})
      union all ${unassessed(sql`not ${toolUsage.is_unverified}`, filters, range)}
      union all ${unassessed(sql`${toolUsage.is_unverified}`, filters, range)}
    ) as listed order by is_unverified, ${byDesk(range)}`,
};

const byDesk = ({ limit, offset }: PageRange) =>
  sql`assessment_score desc nulls last, tool_id limit ${limit} offset ${offset}`;

const upTo = ({ limit, offset }: PageRange) => sql`${limit}::int + ${offset}::int`;

const unassessed = (condition: SQL, filters: SQL, range: PageRange) => sql`
  (select ${tools.tool_id}, ${toolUsage.is_unverified}, null::double precision from ${tools}
    join ${toolUsage} on ${toolUsage.tool_id} = ${tools.tool_id}
    where ${condition} and not exists (select from ${toolAssessment}
      where ${toolAssessment.tool_id} = ${tools.tool_id} and ${toolAssessment.assessment_score} is not null) ${filters}
    order by ${tools.tool_id} limit ${upTo(range)})`;

// Said as the index has it: in full, so that a part starts where it starts.
const isWithoutVoices = sql`not ${toolUsage.is_ok} and ${toolUsage.usage_low} is null`;
const isAssessed = sql`exists (select from ${toolAssessment}
  where ${toolAssessment.tool_id} = ${toolUsage.tool_id} and ${toolAssessment.assessment_score} is not null)`;

/** A part of the list that the index of use has in order. */
const used = (condition: SQL, filters: SQL, range: PageRange) => sql`
  (select ${toolUsage.tool_id}, ${toolUsage.is_unverified}, ${toolUsage.is_ok}, ${toolUsage.usage_low}, null::double precision as assessment_score
    from ${toolUsage} join ${tools} on ${tools.tool_id} = ${toolUsage.tool_id} where ${condition} ${filters}
    order by ${places.usage}
    limit ${upTo(range)})`;

/** Tools with a desk score and without voices. */
const onlyAssessed = (filters: SQL, range: PageRange) => sql`
  (select ${tools.tool_id}, false, false, null::double precision, ${toolAssessment.assessment_score} from ${toolAssessment}
    join ${tools} on ${tools.tool_id} = ${toolAssessment.tool_id}
    join ${toolUsage} on ${toolUsage.tool_id} = ${toolAssessment.tool_id}
    where ${toolAssessment.assessment_score} is not null and not ${toolUsage.is_unverified} and ${isWithoutVoices} ${filters}
    order by ${toolAssessment.assessment_score} desc nulls last, ${toolAssessment.tool_id} limit ${upTo(range)})`;
