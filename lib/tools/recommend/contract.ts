import * as z from "zod";
import { choiceOf } from "../../choice-of.ts";
import { contentTrust, endpoint, longestSearch, readCosts, text } from "../../contract.ts";
import { coverage, inList } from "../../in-words.ts";
import { longestTag, Tag } from "../../questions/contract.ts";
import { OnScale, ReviewId } from "../../reviews/review-document.ts";
import { evidenceOrder, UsageStatus } from "../../votes/contract.ts";
import { Confidence } from "../contract.ts";
import { exampleFacets, facetIds, factTopics, Sister, serverClients } from "../facts/contract.ts";
import { Status } from "../facts/fact-values.ts";
import { inCommas, OneType, ToolId, ToolType, wordsIn } from "../metadata.ts";

/** What is said of each recommended tool where it is not known, beside what a facet is of. */
export const otherTopics = ["status", "licence"] as const;

/** How many tools are recommended at most, and the most KB of the answer, of 1,000 bytes. */
export const mostRecommended = 3;
export const recommendationKb = 1.2;
/** Which of a tool's counted failures is shown, and the order of which it is the first. */
export const shownFailure = { words: "worst failure", order: "rating_mean, seq desc" };
const mostConstraints = 5;
export const constraint = `[A-Za-z0-9][A-Za-z0-9-]{0,${longestTag - 1}}`;

/** Words with commas between them; each in lower case with hyphens, as tags are. */
const Constraints = inCommas(z.string().default(""))
  .refine((value) => value.length <= 2 * mostConstraints * longestTag, { error: "must be a few words" })
  .meta({ examples: [exampleFacets.join()], pattern: `^(${constraint}(,${constraint}){0,${mostConstraints - 1}})?$` })
  .transform((value) => wordsIn(value.toLowerCase(), (word) => word.replaceAll(/\s+/g, "-")))
  .pipe(z.array(Tag).max(mostConstraints, { error: `takes at most ${mostConstraints} words` }));

/** A recommended tool, with what a choice of it can be defended by. */
export const Recommendation = z
  .strictObject({
    tool_id: ToolId,
    name: z.string(),
    type: ToolType,
    fit: z.string().describe("What it is for: the use case with most of the task in it, else the description."),
    use: z
      .strictObject({
        score: OnScale.describe("usage_score."),
        low: OnScale,
        high: OnScale,
        voices: z.int().min(1).describe("How many voices it rests on."),
        status: UsageStatus,
      })
      .nullable()
      .describe(`Firsthand use: usage_score with the ends of its ${coverage} interval; null without voices.`),
    desk: z
      .strictObject({ score: OnScale.describe("assessment_score."), confidence: Confidence })
      .nullable()
      .describe("assessment_score, by an AI that only read documentation; null without one."),
    meets: z.array(z.string()).describe("The constraints that its facts, tags or type state."),
    failure: z
      .strictObject({ review_id: ReviewId, title: z.string() })
      .nullable()
      .describe(`Its ${shownFailure.words} among counted reviews, to read with get_review; null: none.`),
    lacks: z.array(z.string()).describe("The words of the task that its entry here does not have."),
    sister: Sister,
    page: z.string().nullable().describe("Where no line connects it: the page of its makers; null where one does."),
    warning: z
      .string()
      .nullable()
      .describe("What a registry says against its packages, where no line is left; else null."),
    not_known: z
      .array(z.string())
      .describe(`Unknown of it: evidence, unstated constraints, ${inList([...factTopics, ...otherTopics])}.`),
  })
  .meta({ id: "Recommendation" });
export type Recommendation = z.infer<typeof Recommendation>;

export const recommendToolsEndpoint = endpoint({
  name: "recommend_tools",
  method: "GET",
  path: "/api/recommend",
  summary: `Get at most ${mostRecommended} tools for a task, each with why, its ${shownFailure.words} and what is not known; or none, with what is missing.`,
  cost: readCosts.list,
  input: z.object({
    task: text(3, longestSearch).describe("The task in words, such as: extract tables from scanned invoices."),
    type: OneType,
    client: z.enum(serverClients).optional().describe("The MCP client that will use it."),
    constraints: Constraints.describe(
      `At most ${mostConstraints} words with commas: of ${inList(facetIds)}, or tags. Tools that state more come first; one whose facts contradict a word is left out.`,
    ),
  }),
  result: z.strictObject({
    verdict: choiceOf({
      match: "one of tools has all words of the task, or its facts have the rest",
      nearest: "each of them lacks some, so none is picked; missing has those that the first lacks",
      no_reliable_match: "no tool here has enough of them, or ruled_out says why those that do not fit",
    }),
    tools: z.array(Recommendation).describe(`Best first: by fit, stated constraints, then ${evidenceOrder}.`),
    others: z.int().min(0).describe("How many more tools fit as well; search_tools has them."),
    corrected_task: z.string().nullable().describe("The task's words as they were read, when one was misspelled."),
    client: z.enum(serverClients).nullable().describe("The client given, or named in the task: send it to get_tool."),
    missing: z
      .array(z.string())
      .describe("The words of the task that the first of tools lacks, or without tools those that no tool here has."),
    closest: z.array(ToolId).describe("Other tools with some of the words; not recommended."),
    ruled_out: z
      .array(
        z.strictObject({
          tool_id: ToolId,
          name: z.string(),
          against: z
            .array(z.string())
            .describe("The constraints that facts contradict; deprecated: its makers ended it."),
          successor: Status.shape.successor,
        }),
      )
      .describe("Tools with all words of the task where each is ruled out, the nearest first; else empty."),
    guidance: z.string().nullable().describe("What to do next; null with a match."),
    content_trust: contentTrust,
  }),
});
