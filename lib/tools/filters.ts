import { sql } from "drizzle-orm";
import type { FacetId } from "./facts/contract.ts";
import { toolAssessment, tools, toolUsage } from "./tools.sql.ts";

export type Filter = { type: "all" | "mcp" | "api" | "app"; category?: string | undefined; facets: FacetId[] };

const wanted = sql`${sql.placeholder("facets")}::text[]`;

/** Leaves out tools without the wanted evidence, and those of which facts say that they lack a wanted facet. */
const byFacets = sql`and not (${tools.lacks} && ${wanted})
  and (not 'reviewed' = any(${wanted}) or exists (select from ${toolUsage} as used
    where used.tool_id = ${tools.tool_id} and used.usage_low is not null))
  and (not 'assessed' = any(${wanted}) or exists (select from ${toolAssessment} as read
    where read.tool_id = ${tools.tool_id} and read.assessment_score is not null))`;
const byType = sql`and ${tools.type} = ${sql.placeholder("type")}`;
const none = sql``;

/** The filters in force, for a prepared statement: their part of its name, and their conditions. */
export function filtersOf({ type, category, facets }: Filter) {
  const is = { type: type !== "all", category: category !== undefined, facets: facets.length > 0 };
  return {
    is,
    names: (["type", "category", "facets"] as const).filter((name) => is[name]),
    /** Type and facets, after another condition on tools. */
    matching: sql`${is.type ? byType : none} ${is.facets ? byFacets : none}`,
    inCategory: (table: "tools" | "found") =>
      is.category ? sql`${sql.raw(table)}.category = ${sql.placeholder("category")}` : sql`true`,
    /** How many wanted facets no fact says that a tool has, as a first key of an order. */
    unmet: is.facets
      ? sql`(select count(*) from unnest(${wanted}) as facet
  where not facet = any(${tools.meets}) and facet not in ('reviewed', 'assessed')),`
      : none,
  };
}
