import * as z from "zod";
import { choiceOf, choiceOrNull } from "../choice-of.ts";
import {
  contentTrust,
  endpoint,
  longestSearch,
  Moment,
  matches,
  paged,
  paging,
  readCosts,
  searchMet,
  totalIs,
  withoutQ,
} from "../contract.ts";
import { grouped } from "../in-words.ts";
import { Question } from "../questions/posts.ts";
import { Review, ReviewMonth, reviewSpans } from "../reviews/contract.ts";
import { OnScale } from "../reviews/review-document.ts";
import { evidenceOrder, sixOf, Usage, unverifiedPlace, useOrder } from "../votes/contract.ts";
import { confirmation } from "../votes/rules.ts";
import { categoryIds } from "./categories.ts";
import { Connection, FactFacets, Facts, facetIds, MissingLine, serverClients, unknownPlace } from "./facts/contract.ts";
import { AskedToolId, confusable, inCommas, OneType, SimilarTools, ToolId, ToolType, wordsIn } from "./metadata.ts";
import { mcpRegistry, RegistryEntry, sourceIds } from "./sources.ts";

/** A score or rating on the rubric's scale; null without a measurement. */
const Score = OnScale.nullable();

/** A desk assessment rates in steps of so many points. */
export const deskStep = 0.5;
const DeskRating = Score.unwrap()
  .multipleOf(deskStep, { error: `must be in steps of ${deskStep}` })
  .nullable();
/** A desk rating with the decimals that its steps have. */
export const deskRating = (rating: number): string => rating.toFixed(String(deskStep).length - 2);

/** The order of the tools that wait for an editor's word. */
export const unverifiedOrder = "newest first";
export const Confidence = z.enum(["low", "medium", "high"]);

/** The newest desk assessment in short. */
export const AssessmentSummary = z
  .strictObject({ ratings: sixOf(DeskRating), assessed_at: z.iso.date(), confidence: Confidence })
  .meta({ id: "AssessmentSummary" });
export type AssessmentSummary = z.infer<typeof AssessmentSummary>;

/** Who vouches for a tool's record. */
export const listings = {
  catalog: "the editors wrote or confirmed it",
  imported: `others wrote it, and the editors did not check it: the publisher in the ${mcpRegistry}, or a reviewer whose tool has ${confirmation}`,
  unverified: `a review listed it, and neither has happened yet, or a review that it rested on was withdrawn; it comes ${unverifiedPlace}`,
};

export const Tool = z
  .strictObject({
    tool_id: ToolId,
    name: z.string(),
    description: z.string(),
    type: ToolType,
    website: z.string().describe("The tool's official address."),
    category: z.enum(categoryIds).nullable(),
    tags: z.array(z.string()),
    use_cases: z.array(z.string()).describe("What it is needed for; written by an AI assessor, not firsthand."),
    deprecated: z.boolean().describe("Whether its makers have ended it, as the fact status of get_tool says."),
    meets: FactFacets.describe("What facts say it is; what is in neither list is not known, and connect not here."),
    lacks: FactFacets.describe("What facts say it is not."),
    origin: choiceOf({
      catalog: `listed by the editors, or imported when sources does not name ${sourceIds.editors}`,
      review: "created by a first review",
    }),
    listing: choiceOf(listings),
    similar_to: SimilarTools.describe(
      `While nobody vouches for it: listed tools that this one is not, although ${confusable} theirs. From the MCP registry: tools of other entries there that name the same package, remote or repository.`,
    ),
    sources: z.array(z.string()).describe("Ids of the sources this record was made from."),
    confirmed_at: Moment.nullable().describe("When an editor confirmed what a review had listed; else null."),
    created_at: Moment,
    usage_score: Score.describe("From firsthand signed reviews only. Never combined with assessment_score."),
    assessment_score: Score.describe("From the newest AI desk assessment only. Never combined with usage_score."),
    usage: Usage,
    assessment: AssessmentSummary.nullable().describe("The newest AI desk assessment in short; null without one."),
  })
  .meta({ id: "Tool" });
export type Tool = z.infer<typeof Tool>;

/** An AI desk assessment: made by reading public documentation, never by use. */
export const Assessment = z
  .strictObject({
    assessment_id: z.string(),
    tool_id: ToolId,
    kind: z.literal("desk_assessment"),
    assessor: z.strictObject({ name: z.string(), model: z.string() }),
    method_version: z.string(),
    rubric_version: z.string(),
    assessed_at: z.iso.date(),
    sources: z.array(z.strictObject({ url: z.url(), title: z.string() })),
    ratings: sixOf(DeskRating),
    rationale: sixOf(z.string().nullable()),
    confidence: Confidence,
    limitations: z.array(z.string()),
  })
  .meta({ id: "Assessment" });
export type Assessment = z.infer<typeof Assessment>;

/** The orders of the list of tools that a request can name. */
export const toolOrders = ["relevance", "name", "usage", "assessment"] as const;

/** A tool in a list, with what gave it its place among those that fit as well. */
export const ListedTool = Tool.extend({
  ordered_by: z
    .enum(toolOrders)
    .exclude(["relevance"])
    .describe(
      "What orders this tool among those that fit as well. usage: it has voices. assessment: it has none, and follows those that have by its AI desk score. Else the chosen sort.",
    ),
}).meta({ id: "ListedTool" });
export type ListedTool = z.infer<typeof ListedTool>;

/** So many matches are few: tools that only come close are named beside them. */
export const fewMatches = 3;

const Facets = inCommas(z.string().max(100).default(""))
  .meta({ examples: [facetIds.at(-1)], pattern: `^((${facetIds.join("|")})(,(${facetIds.join("|")}))*)?$` })
  .transform((value) => wordsIn(value))
  .pipe(z.array(z.enum(facetIds)));

/** A partial match is said to be most where the first tool has more than this share of the words. */
export const mostShare = { over: 1 / 2, words: "half" };

/** How well a search of the tools was met. */
const toolMatches = {
  ...matches,
  most: `as some, but the first has over ${mostShare.words} of what the words tell, and no other near it has a word that it lacks`,
  ruled_out: "tools have all the words, and each of them lacks one of the facets; close names the best of them",
  not_listed:
    "q names a product that no tool here is; alternatives says which of the tools are alternatives to it, and unmatched has its name",
};
export type ToolMatch = keyof typeof toolMatches;

export const searchToolsEndpoint = endpoint({
  name: "search_tools",
  method: "GET",
  path: "/api/tools",
  summary: "Search the tools by their names or by what is needed.",
  cost: readCosts.list,
  input: z.object({
    q: z
      .string()
      .trim()
      .max(longestSearch)
      .optional()
      .describe("A tool's name or a task; typing mistakes are forgiven."),
    type: OneType,
    category: z.enum(categoryIds).optional().describe("Only tools of this category."),
    facets: Facets.describe(`Only tools with these, with commas: ${facetIds.join(", ")}; ${unknownPlace}.`),
    sort: z
      .enum(toolOrders)
      .optional()
      .describe(
        `Default: ${toolOrders[0]} with q; tools that fit as well come ${evidenceOrder}, without q all do. usage: ${useOrder}.`,
      ),
    ...paging,
  }),
  result: z.strictObject({
    tools: z.array(ListedTool),
    ...paged,
    total_is: totalIs("tools match q, and only the best of them are counted and listed."),
    categories: z
      .array(z.strictObject({ id: z.enum(categoryIds), label: z.string(), count: z.int() }))
      .describe("All categories, with how many tools match q and type in each."),
    ...searchMet,
    match: choiceOrNull(toolMatches, withoutQ),
    alternatives: z
      .array(z.strictObject({ tool_id: ToolId, alternative_to: z.string().describe("The product, in lower case.") }))
      .describe("The tools of this page that are alternatives to a product of q, by the editors' word."),
    close: z
      .array(
        z.strictObject({
          tool_id: ToolId,
          name: z.string(),
          type: ToolType,
          lacks: z.array(z.enum(facetIds)).describe("The wanted facets that it lacks; with none it lacks some words."),
        }),
      )
      .describe(`While at most ${fewMatches} tools match q: others that come close to it, closest first.`),
    content_trust: contentTrust,
  }),
});

export type SearchResult = z.output<(typeof searchToolsEndpoint)["result"]>;

/** How many reviews and questions come with a tool. */
export const newestReviews = 20;
export const newestQuestions = 5;

export const getToolEndpoint = endpoint({
  name: "get_tool",
  method: "GET",
  path: "/api/tools/{tool_id}",
  summary: "Read a tool with its firsthand reviews and, apart from them, its AI desk assessments.",
  input: z.object({
    tool_id: AskedToolId,
    client: z.enum(serverClients).optional().describe("The MCP client whose line is first in connect; json: another."),
  }),
  result: z.strictObject({
    tool: Tool,
    facts: Facts,
    connect: z.array(Connection).describe("Lines that connect a client to it, or where it is opened, by facts alone."),
    unconnected: MissingLine.nullable().describe("Why no line connects one; null where one does."),
    product: z
      .strictObject({
        name: z.string().describe("The product's name."),
        others: z
          .array(z.strictObject({ tool_id: ToolId, name: z.string(), type: ToolType }))
          .describe("Its other entries here, each with reviews and scores of its own."),
      })
      .nullable()
      .describe("The product that the tool is one entry of, by its vendor's word; null where it is the only one."),
    registries: z.array(RegistryEntry).describe("The entries of other registries that list it."),
    reviews: z.array(Review).describe(`The newest ${newestReviews} firsthand reviews.`),
    assessments: z.array(Assessment).describe("AI desk assessments; never mixed with the reviews."),
    questions: z.array(Question).describe(`The newest ${newestQuestions} questions about the tool.`),
    months: z
      .array(ReviewMonth)
      .describe(`Newest ${grouped(reviewSpans.reviews)} reviews by ${reviewSpans.unit}, ${reviewSpans.most} at most.`),
    content_trust: contentTrust,
  }),
});

export const getToolInBriefEndpoint = endpoint({
  ...getToolEndpoint,
  name: "get_tool_in_brief",
  path: "/api/tools/{tool_id}/brief",
  summary: "Read a tool in short, as the MCP tool get_tool answers: members that end in _omitted say what is left out.",
  result: z.looseObject({
    tool: z
      .looseObject(Tool.pick({ tool_id: true, name: true, description: true, type: true, website: true }).shape)
      .describe("What tells it from others, with its scores."),
    connect: z
      .array(
        z.looseObject(Connection.pick({ client: true, text: true, file: true, state: true }).shape).describe("A line."),
      )
      .describe("Lines that connect it; one without note has that of the line before it."),
    content_trust: contentTrust,
  }),
});
