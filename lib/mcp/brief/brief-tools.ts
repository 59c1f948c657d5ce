import type * as z from "zod";
import type { Question } from "../../questions/posts.ts";
import type {
  Assessment,
  compareToolsEndpoint,
  getToolEndpoint,
  ListedTool,
  searchToolsEndpoint,
  Tool,
} from "../../tools/contract.ts";
import { briefQuestion, briefReview, mostTelling } from "./brief-posts.ts";
import { pick, shortened } from "./shorten.ts";

type Result<E extends { result: z.ZodType }> = z.output<E["result"]>;

const identity = ["tool_id", "name", "description", "type", "website", "category"] as const;
const scores = ["usage_score", "assessment_score"] as const;
const ofListed = [...identity, "deprecated", "listing", "similar_to", ...scores, "ordered_by"] as const;
const ofTool = [
  ...identity,
  "tags",
  "use_cases",
  "deprecated",
  "origin",
  "listing",
  "similar_to",
  ...scores,
  "assessment",
] as const;
const ofUsage = ["review_count", "voices", "reviewer_count", "outcomes", "status", "last_review_at"] as const;
const ofAssessment = [
  "assessment_id",
  "kind",
  "assessor",
  "assessed_at",
  "ratings",
  "rationale",
  "confidence",
] as const;

/** The most bytes of a description, and of each reason of an assessment. */
const mostOfDescription = 240;
const mostOfReason = 120;
/** How many questions a tool's short form has. */
const questionsShown = 3;

/** A tool in a list: without its tags, its sources, its ratings by dimension and its measurements. */
const listedTool = ({ usage, ...tool }: ListedTool) => ({
  ...shortened(pick(tool, ofListed), { description: mostOfDescription }),
  usage: pick(usage, ofUsage),
});

/** A tool by itself: with its ratings by dimension. */
const oneTool = ({ usage, ...tool }: Tool) => ({
  ...shortened(pick(tool, ofTool), { description: 2 * mostOfDescription }),
  usage: pick(usage, [...ofUsage, "first_seen", "ratings"]),
});

/** Search results without the counts of all categories. */
export const briefSearch = ({ tools, categories: _, ...page }: Result<typeof searchToolsEndpoint>) => ({
  tools: tools.map(listedTool),
  ...page,
});

/** A tool with its worst and best reviews, its newest assessment and the titles of its newest questions. */
export function briefTool({ tool, reviews, assessments, questions, months, ...rest }: Result<typeof getToolEndpoint>) {
  const shown = mostTelling(reviews);
  return {
    tool: oneTool(tool),
    reviews: shown.map(briefReview),
    reviews_omitted: reviews.length - shown.length,
    assessments: assessments.slice(0, 1).map(briefAssessment),
    assessments_omitted: Math.max(0, assessments.length - 1),
    questions: questions.slice(0, questionsShown).map(titleOnly),
    questions_omitted: Math.max(0, questions.length - questionsShown),
    months_omitted: months.length,
    ...rest,
  };
}

/** Compared tools with all that is claimed about them, and their newest assessments without reasons. */
export const briefComparison = ({ tools, assessments, ...claims }: Result<typeof compareToolsEndpoint>) => ({
  tools: tools.map(oneTool),
  ...claims,
  assessments: assessments.map((assessment) =>
    pick(assessment, ["tool_id", "kind", "assessed_at", "ratings", "confidence"]),
  ),
});

function briefAssessment({ sources, limitations, ...assessment }: Assessment) {
  const { characters_omitted, ...rationale } = shortened(
    assessment.rationale,
    Object.fromEntries(Object.keys(assessment.rationale).map((id) => [id, mostOfReason])),
  );
  return {
    ...pick({ ...assessment, rationale }, ofAssessment),
    ...(characters_omitted !== undefined && { characters_omitted }),
    sources_omitted: sources.length,
    limitations_omitted: limitations.length,
  };
}

function titleOnly(question: Question) {
  const { body: _, ...title } = briefQuestion(question);
  return title;
}
