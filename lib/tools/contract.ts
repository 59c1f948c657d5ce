import * as z from "zod";
import { contentTrust, endpoint, Moment, paged, paging } from "../contract.ts";
import { Review } from "../reviews/contract.ts";
import { dimensionIds } from "../reviews/dimensions.ts";
import { categoryIds } from "./categories.ts";
import { ToolId, ToolType } from "./metadata.ts";

/** A score or rating on the rubric's scale; null where nothing was measured. */
const Score = z.number().min(1).max(5).nullable();

const sixOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject(
    Object.fromEntries(dimensionIds.map((id) => [id, shape])) as Record<(typeof dimensionIds)[number], Shape>,
  );

/** One dimension of the usage score: posterior mean and 90 % interval over one vote per key. */
export const DimensionScore = z.strictObject({
  mean: z.number().min(1).max(5).describe("Posterior mean with a prior of 3.0 that weighs 5 votes."),
  count: z.int().min(1).describe("Votes: distinct keys that rated this dimension."),
  low: z.number().min(1).max(5).describe("Lower end of the 90 % interval."),
  high: z.number().min(1).max(5).describe("Upper end of the 90 % interval."),
});

/** Count, median and 90th percentile of a measurement that reviewers reported themselves. */
export const MetricSummary = z.strictObject({ count: z.int().min(1), median: z.number(), p90: z.number() });

/** What firsthand, signed reviews say of a tool: one vote per key, its newest review. */
export const Usage = z.strictObject({
  review_count: z.int().min(0).describe("Published reviews, withdrawn ones left out."),
  reviewer_count: z.int().min(0).describe("Distinct signing keys; each has one vote."),
  ratings: sixOf(DimensionScore.nullable()),
  outcomes: z.strictObject({ success: z.int(), partial: z.int(), failure: z.int() }),
  metrics: z.strictObject({
    latency_ms: MetricSummary.nullable(),
    cost_usd: MetricSummary.nullable(),
    calls: MetricSummary.nullable(),
  }),
  status: z.enum(["no_data", "insufficient", "ok"]).describe("insufficient: fewer than 3 distinct keys."),
  last_review_at: Moment.nullable(),
});
export type Usage = z.infer<typeof Usage>;

/** The newest desk assessment in short. */
export const AssessmentSummary = z.strictObject({
  ratings: sixOf(Score),
  assessed_at: z.iso.date(),
  confidence: z.enum(["low", "medium", "high"]),
});
export type AssessmentSummary = z.infer<typeof AssessmentSummary>;

export const Tool = z.strictObject({
  tool_id: ToolId,
  name: z.string(),
  description: z.string(),
  type: ToolType,
  website: z.url(),
  category: z.enum(categoryIds).nullable(),
  tags: z.array(z.string()),
  origin: z.enum(["catalog", "review"]).describe("catalog: listed by the editors; review: created by a first review."),
  sources: z.array(z.string()).describe("Ids of the sources this record was made from."),
  created_at: Moment,
  usage_score: Score.describe("From firsthand signed reviews only. Never combined with assessment_score."),
  assessment_score: Score.describe("From the newest AI desk assessment only. Never combined with usage_score."),
  usage: Usage,
  assessment: AssessmentSummary.nullable(),
});
export type Tool = z.infer<typeof Tool>;

/** An AI desk assessment: made by reading public documentation, never by use. */
export const Assessment = z.strictObject({
  assessment_id: z.string(),
  tool_id: ToolId,
  kind: z.literal("desk_assessment"),
  assessor: z.strictObject({ name: z.string(), model: z.string() }),
  method_version: z.string(),
  rubric_version: z.string(),
  assessed_at: z.iso.date(),
  sources: z.array(z.strictObject({ url: z.url(), title: z.string() })),
  ratings: sixOf(Score),
  rationale: sixOf(z.string().nullable()),
  confidence: z.enum(["low", "medium", "high"]),
  limitations: z.array(z.string()),
});
export type Assessment = z.infer<typeof Assessment>;

export const searchToolsEndpoint = endpoint({
  name: "search_tools",
  method: "GET",
  path: "/api/tools",
  summary: "Search the tools by name, description, tag or what reviewers used them for.",
  input: z.object({
    q: z.string().trim().max(200).optional().describe("A tool's name or a task; typing mistakes are forgiven."),
    type: z.enum(["all", "mcp", "api", "app"]).default("all").describe("Only MCP servers, APIs or apps."),
    category: z.enum(categoryIds).optional().describe("Only tools of this category."),
    sort: z
      .enum(["relevance", "name", "usage", "assessment"])
      .optional()
      .describe("Default: relevance with q, else usage (by the lower end of the interval)."),
    ...paging,
  }),
  result: z.strictObject({
    tools: z.array(Tool),
    ...paged,
    categories: z
      .array(z.strictObject({ id: z.enum(categoryIds), label: z.string(), count: z.int() }))
      .describe("All categories, with how many tools match q and type in each."),
    corrected_q: z.string().nullable().describe("What was searched instead when q had a word no tool knows."),
  }),
});

export const getToolEndpoint = endpoint({
  name: "get_tool",
  method: "GET",
  path: "/api/tools/{tool_id}",
  summary: "Read a tool with its firsthand reviews and, apart from them, its AI desk assessments.",
  input: z.object({ tool_id: ToolId }),
  result: z.strictObject({
    tool: Tool,
    reviews: z.array(Review).describe("The newest 20 firsthand reviews."),
    assessments: z.array(Assessment).describe("AI desk assessments, newest first; never mixed with the reviews."),
    content_trust: contentTrust,
  }),
});
