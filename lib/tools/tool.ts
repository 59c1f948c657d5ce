import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { recordOf } from "../own-value.ts";
import { measurements, outcomeIds } from "../reviews/run.ts";
import { dimensionIds } from "../rubric/dimensions.ts";
import type { Usage } from "../votes/contract.ts";
import { splitNeed } from "./alternatives.ts";
import { categories } from "./categories.ts";
import type { Tool, toolOrders } from "./contract.ts";
import { toolTypes } from "./metadata.ts";
import { relatedImports, similarTools } from "./similar-tools.ts";
import { isFrom, toolAssessment, tools, toolUsage } from "./tools.sql.ts";
import { words } from "./words.ts";

const orNull = (column: SQLWrapper) => sql`coalesce(${column}::text, 'null')`;
const wordOf = (word: Tool["listing"] | Sort) => sql.raw(`'${word}'`);

/** Who wrote a tool's record: see listing in the contract. */
const listing = sql`case when ${toolUsage.is_unverified} then ${wordOf("unverified")}
  when ${tools.confirmed_at} is not null or ${isFrom("editors", tools.sources)} then ${wordOf("catalog")} else ${wordOf("imported")} end`;

/** The kept texts of a tool, joined, with those members between them that other rows decide. */
const members = sql`'{', ${tools.record}, ',"listing":"', ${listing},
  '","similar_to":', case when ${toolUsage.is_unverified} then ${similarTools()}::text
    when ${isFrom("registry", tools.sources)} then ${relatedImports}::text else '[]' end,
  ',"meets":', to_json(${tools.meets}), ',"lacks":', to_json(${tools.lacks}),
  ',"usage_score":', ${orNull(toolUsage.usage_score)}, ',"assessment_score":', ${orNull(toolAssessment.assessment_score)},
  ',"usage":', ${toolUsage.summary}, ',"assessment":', ${orNull(toolAssessment.summary)}`;

/** A tool as published, written as JSON by the database. */
export const toolJson = sql<string>`concat(${members}, '}')`;

/** How a list came to the order of its tools. */
export type Sort = (typeof toolOrders)[number] | "usual";

/** Firsthand use orders tools that have it; the desk score orders the others after them. */
const orderedBy = (sort: Sort): SQL =>
  sort === "relevance" || sort === "usual"
    ? sql`case when ${toolUsage.usage_low} is null then ${wordOf("assessment")} else ${wordOf("usage")} end`
    : wordOf(sort);

/** The tools of a list, each with what gave it its place. */
export const selectListed = (db: Database, sort: Sort) =>
  selectTools(db, sql<string>`concat(${members}, ',"ordered_by":"', ${orderedBy(sort)}, '"}')`);

/** Firsthand use first, by `useOrder`. */
const byUse = sql`${toolUsage.is_ok} desc, ${toolUsage.usage_low} desc nulls last`;
/** The desk score orders only tools without voices, after those with. */
const byDesk = sql`case when ${toolUsage.usage_low} is null then ${toolAssessment.assessment_score} end desc nulls last`;

/** Tools that fit much alike: by enough use, by how well they fit, by less use, then by reading; deprecated ones last. */
export const byEvidence = (fit: SQL) => sql`${tools.is_deprecated}, ${toolUsage.is_ok} desc,
  case when ${toolUsage.is_ok} then ${toolUsage.usage_low} end desc nulls last, ${fit}, ${byUse}, ${byDesk}`;

/** The order of a list without a search, or with a chosen order; unverified tools come last but by name. */
export const places: Record<Exclude<Sort, "relevance">, SQL> = {
  usual: sql`${toolUsage.is_unverified}, ${byUse}, ${byDesk}, ${tools.tool_id}`,
  usage: sql`${toolUsage.is_unverified}, ${byUse}, ${toolUsage.tool_id}`,
  assessment: sql`${toolUsage.is_unverified}, ${toolAssessment.assessment_score} desc nulls last, ${tools.tool_id}`,
  name: sql`lower(${tools.name}) collate "C", ${tools.tool_id}`,
};

/** Beside the tools of a statement in SQL, their use and reading. */
export const withEvidence = sql`join ${toolUsage} on ${toolUsage.tool_id} = ${tools.tool_id}
  left join ${toolAssessment} on ${toolAssessment.tool_id} = ${tools.tool_id}`;

/** The tools with use and reading side by side. */
export function selectTools(db: Database | Transaction, json = toolJson) {
  return db
    .select({ tool: json })
    .from(tools)
    .innerJoin(toolUsage, eq(toolUsage.tool_id, tools.tool_id))
    .leftJoin(toolAssessment, eq(toolAssessment.tool_id, tools.tool_id));
}

/** A tool as published. */
export const toTool = ({ tool }: { tool: string }): Tool => JSON.parse(tool) as Tool;

/** The usage summary of a tool without reviews. */
export function noUsage(): Usage {
  return {
    review_count: 0,
    voices: 0,
    reviewer_count: 0,
    first_seen: null,
    ratings: recordOf(dimensionIds, () => null),
    outcomes: recordOf(outcomeIds, () => 0),
    metrics: recordOf(measurements, () => null),
    status: "no_data",
    last_review_at: null,
  };
}

type Description = Pick<Tool, "name" | "tags" | "description" | "type" | "category"> & { needs?: string[] | undefined };

// "Send Grid" is also found as "sendgrid".
const nameWords = (name: string) => [...words(name), words(name).join("")].join(" ");

const nameVector = (name: string) =>
  sql`setweight(to_tsvector('english', ${nameWords(name)}) || to_tsvector('simple', ${nameWords(name)}), 'A')`;

/** The searched texts of a tool. */
export function searchTexts(tool: Description): { name: string; tags: string; needs: string; description: string } {
  const category = categories.find(({ id }) => id === tool.category)?.label ?? "";
  return {
    name: nameWords(tool.name),
    tags: words(tool.tags.join(" ")).join(" "),
    needs: words(ownNeeds(tool).join(" ")).join(" "),
    description: words([tool.description, toolTypes[tool.type][0], category].join(" ")).join(" "),
  };
}

/** What a tool is needed for, without the products that it is only an alternative to: they are not listed by it. */
const ownNeeds = ({ needs = [] }: Pick<Description, "needs">) =>
  needs.map((need) => splitNeed(need).own).filter(Boolean);

/** The search vectors of each tag and each need, below the name. */
export function phraseVectors({ name, tags, needs }: Description): SQL<string[]> {
  const phrases = [...tags, ...ownNeeds({ needs })].map((phrase) => words(phrase).join(" "));
  return sql<
    string[]
  >`(select coalesce(array_agg(${nameVector(name)} || setweight(to_tsvector('english', phrase), 'B')), '{}')
    from unnest(${sql.param(phrases)}::text[]) as phrase)`;
}

/** The search vector of a tool: name above tags and needs above description; reviews add use cases below them. */
export function searchVector(tool: Description): SQL<string> {
  const { tags, needs, description } = searchTexts(tool);
  return sql<string>`${nameVector(tool.name)}
    || setweight(to_tsvector('english', ${`${tags} ${needs}`}), 'B') || setweight(to_tsvector('english', ${description}), 'C')`;
}
