import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "./tool.ts";
import { toolAssessment, tools, toolUsage } from "./tools.sql.ts";

/** Firsthand use first: status ok, then by the lower end of the interval. */
const byUse = sql`${toolUsage.is_ok} desc, ${toolUsage.usage_low} desc nulls last`;
/** The desk score orders only tools without voices, after those with. */
const byDesk = sql`case when ${toolUsage.usage_low} is null then ${toolAssessment.assessment_score} end desc nulls last`;

/** Tools that fit equally: by use, then by reading, the two never mixed; deprecated ones last. */
export const byEvidence = sql`${tools.is_deprecated}, ${byUse}, ${byDesk}`;

/** The order of a list without a search, or with a chosen order; unverified tools come last but by name. */
export const places: Record<Exclude<Sort, "relevance">, SQL> = {
  usual: sql`${toolUsage.is_unverified}, ${byUse}, ${byDesk}, ${tools.tool_id}`,
  usage: sql`${toolUsage.is_unverified}, ${byUse}, ${toolUsage.tool_id}`,
  assessment: sql`${toolUsage.is_unverified}, ${toolAssessment.assessment_score} desc nulls last, ${tools.tool_id}`,
  name: sql`lower(${tools.name}) collate "C", ${tools.tool_id}`,
};
