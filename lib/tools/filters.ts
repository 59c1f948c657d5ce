import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { isOneOf } from "../db/columns.ts";
import type { EvidenceFacet, FacetId } from "./facts/contract.ts";
import type { OneType } from "./metadata.ts";
import { toolAssessment, tools, toolUsage } from "./tools.sql.ts";

export type Filter = { type: z.output<typeof OneType>; category?: string | undefined; facets: FacetId[] };

const wanted = sql`${sql.placeholder("facets")}::text[]`;

const evidence: Record<EvidenceFacet | "connect", SQL> = {
  connect: sql`(select where 'connect' = any(${tools.meets}))`,
  reviewed: sql`(select from ${toolUsage} as used where used.tool_id = ${tools.tool_id} and used.usage_low is not null)`,
  assessed: sql`(select from ${toolAssessment} as read
    where read.tool_id = ${tools.tool_id} and read.assessment_score is not null)`,
};
const hasEvidence = Object.entries(evidence).map(
  ([facet, rows]) => sql`and (not ${sql.raw(`'${facet}'`)} = any(${wanted}) or exists ${rows})`,
);

/** Leaves out tools without the wanted evidence or line, and those of which facts say that they lack a wanted facet. */
const byFacets = sql`and not (${tools.lacks} && ${wanted}) ${sql.join(hasEvidence, sql` `)}`;
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
  where not facet = any(${tools.meets}) and not ${isOneOf(sql`facet`, Object.keys(evidence))}),`
      : none,
  };
}
