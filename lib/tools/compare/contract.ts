import * as z from "zod";
import { choiceOf } from "../../choice-of.ts";
import { contentTrust, endpoint, readCosts } from "../../contract.ts";
import { coverage } from "../../in-words.ts";
import { sixOf } from "../../votes/contract.ts";
import { shortfallNames, shortfalls } from "../../votes/rules.ts";
import { Assessment, Tool } from "../contract.ts";
import { inCommas, ToolId } from "../metadata.ts";

/** The least and the most tools of a comparison. */
export const leastCompared = 2;
export const mostCompared = 4;
/** From where on a difference is claimed. */
export const claimedFrom = `outside the ${coverage} intervals`;

/** Ids with commas between them; their number is checked before each id. */
const ComparedIds = inCommas(z.string())
  .refine((value) => isFewNames(value), {
    error: `must be ${leastCompared} to ${mostCompared} tool ids with commas between them`,
  })
  .meta({ examples: ["postmark-api,resend-api"], pattern: `^[^,]+(,[^,]+){${leastCompared - 1},${mostCompared - 1}}$` })
  .transform((value) => value.split(",").map((id) => id.trim()))
  .pipe(z.array(ToolId).refine((ids) => new Set(ids).size === ids.length, { error: "must be different tools" }));

function isFewNames(value: string): boolean {
  const count = value.split(",", mostCompared + 1).length;
  return count >= leastCompared && count <= mostCompared;
}

/** What firsthand use says about the tools on one dimension. */
export const DimensionComparison = z
  .strictObject({
    verdict: choiceOf({
      lead: `one tool is higher than every other compared one, ${claimedFrom}`,
      some_differ: "only some pairs differ",
      no_clear_difference: "none does",
      not_enough_data: "fewer than two tools are compared",
    }),
    leader: ToolId.nullable().describe("The tool that leads; null without a lead."),
    higher: z
      .array(z.strictObject({ tool_id: ToolId, than: z.array(ToolId).min(1) }))
      .describe(`The differences ${claimedFrom}: the low of tool_id is above the high of each tool in than.`),
    not_compared: z
      .array(z.strictObject({ tool_id: ToolId, reason: z.enum(["no_votes", ...shortfallNames]) }))
      .describe(`${shortfallNames.map((name) => `${name}: ${shortfalls[name].words}`).join("; ")}.`),
  })
  .meta({ id: "DimensionComparison" });
export type DimensionComparison = z.infer<typeof DimensionComparison>;

export const compareToolsEndpoint = endpoint({
  name: "compare_tools",
  method: "GET",
  path: "/api/compare",
  summary: `Compare ${leastCompared} to ${mostCompared} tools: where firsthand use sets them apart ${claimedFrom}, and where it does not.`,
  cost: readCosts.list,
  input: z.object({
    tools: ComparedIds.describe(`${leastCompared} to ${mostCompared} different tool ids with commas between them.`),
  }),
  result: z.strictObject({
    tools: z.array(Tool).describe("The tools, in the order asked. No lead is claimed on a whole score."),
    usage_ratings: sixOf(DimensionComparison).describe("From firsthand signed reviews only."),
    assessments: z
      .array(Assessment)
      .describe("The newest AI desk assessment of each tool that has one, without any lead."),
    warnings: z
      .array(z.strictObject({ code: z.enum(["rubric_mismatch"]), message: z.string() }))
      .describe("rubric_mismatch: the desk assessments were made under different rubric versions."),
    content_trust: contentTrust,
  }),
});
