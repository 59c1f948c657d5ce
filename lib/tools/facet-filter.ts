import { sql } from "drizzle-orm";
import { toolAssessment, tools, toolUsage } from "./tools.sql.ts";

const wanted = sql`${sql.placeholder("facets")}::text[]`;

/** Leaves out tools without the wanted evidence, and those of which facts say that they lack a wanted facet. */
export const facetFilter = sql`
  and not (${tools.lacks} && ${wanted})
  and (not 'reviewed' = any(${wanted}) or exists (select from ${toolUsage} as used
    where used.tool_id = ${tools.tool_id} and used.usage_low is not null))
  and (not 'assessed' = any(${wanted}) or exists (select from ${toolAssessment} as read
    where read.tool_id = ${tools.tool_id} and read.assessment_score is not null))`;

/** How many wanted facets no fact says that a tool has: such tools come after those that have them. */
export const unmetFacets = sql`(select count(*) from unnest(${wanted}) as facet
  where not facet = any(${tools.meets}) and facet not in ('reviewed', 'assessed'))`;
