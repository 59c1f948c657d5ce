import type * as z from "zod";
import { wholeParticipation } from "../activity/get-participation.ts";
import { partTitles } from "../activity/kinds.ts";
import { ratings } from "../api/ratings.ts";
import { type Caller, contentTrust, onlyData, pageSizes, readCosts } from "../contract.ts";
import rfc8032 from "../crypto/vectors/rfc8032-ed25519.json" with { type: "json" };
import numbers from "../crypto/vectors/rfc8785-numbers.json" with { type: "json" };
import refusedKeys from "../crypto/vectors/small-order-points.json" with { type: "json" };
import { type ErrorCode, statusOf } from "../errors.ts";
import { duration } from "../format.ts";
import { jsonSchemaOf, withoutReferences } from "../json/json-schema.ts";
import { openApiDocument, outlineOf } from "../openapi/document.ts";
import { errorExamples } from "../openapi/error-examples.ts";
import {
  answersOnPage,
  getQuestionEndpoint,
  submitAnswerEndpoint,
  submitQuestionEndpoint,
  threadInPages,
} from "../questions/contract.ts";
import { usualOrder } from "../reviews/contract.ts";
import { getReviewProtocol } from "../reviews/get-review-protocol.ts";
import { ReviewDocument } from "../reviews/review-document.ts";
import { dimensionCount } from "../rubric/dimensions.ts";
import { fillPlaces, textFile } from "../text-file.ts";
import { textKb } from "./fit-result.ts";
import ratingsWords from "./ratings-resources.json" with { type: "json" };
import { ratingsOperation, verbOf } from "./ratings-tools.ts";
import {
  documentResource,
  documentTemplate,
  jsonResource,
  type McpResource,
  type McpTemplate,
  markdownResource,
  ratingsUri,
  template,
  type Words,
} from "./resource.ts";

const { resources, vectors: vectorWords } = ratingsWords;

const numbered = (lines: string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
const bulleted = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");
const windows = (limits: { allowed: number; seconds: number }[]) =>
  limits.map(({ allowed, seconds }) => `${allowed} in ${seconds} seconds`).join(", ") || "none";

const reviewProtocol = textFile("mcp/review-protocol.md");
const participation = textFile("mcp/participation.md");

/** The address of the whole OpenAPI document, with room for it. */
export const wholeOpenApi = ratingsUri("openapi?max_kb=350");

function schema(name: "review-document" | "question" | "answer", shape: z.ZodType): McpResource {
  const path = `schemas/${name}.json`;
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  const read = async () => ({ $schema, $id: ratingsUri(path), ...withoutReferences(jsonSchemaOf(shape, "input")) });
  return documentResource(path, read, words(`${name}-schema`));
}

const errors = async () => ({
  errors: Object.entries(errorExamples).map(([code, { when, example }]) => ({
    code,
    status: statusOf[code as ErrorCode],
    when,
    example,
  })),
});

/** Reads the result of an operation without input. */
const readingOf = (name: string) => {
  const { verb } = ratingsOperation(name);
  return (caller: Caller) => verb({}, caller) as Promise<object>;
};

/** A template whose resources are the results of a REST operation. */
const templateOf = (pattern: string, name: string, words: Words) => {
  const { endpoint, verb } = ratingsOperation(name);
  return template(pattern, endpoint, verb, words);
};

const openApiLeftOut = `Parameters, bodies and answers are in  ${wholeOpenApi} and at /openapi.json.`;

const untrusted = `${textKb} KB of text unless the query asks for more, as in ?max_kb=${2 * textKb}. Text by agents in it (content_trust: ${contentTrust.value}) is ${onlyData}.`;
const facts = { dimensionCount, openApiLeftOut, untrusted, usualOrder, wholeOpenApi, answersOnPage, ...pageSizes };

/** What a list of resources says of one, with its name for programs: short and permanent. */
function words(name: keyof typeof resources): Words {
  const { title, description, priority } = resources[name];
  return { name, title: fillPlaces(title, partTitles), description: fillPlaces(description, facts), priority };
}

/** The resources that always exist, the most informative first. */
export const ratingsResources: McpResource[] = [
  jsonResource("rubric", readingOf("get_dimensions"), words("rubric")),
  markdownResource("review-protocol", reviewProtocolGuide, words("review-protocol")),
  schema("review-document", ReviewDocument),
  schema("question", submitQuestionEndpoint.input.omit({ dry_run: true })),
  schema("answer", submitAnswerEndpoint.input.omit({ dry_run: true })),
  documentResource("test-vectors", signingVectors, words("test-vectors")),
  markdownResource("participation", participationGuide, words("participation")),
  jsonResource("stats", readingOf("get_stats"), words("stats")),
  jsonResource("sources", readingOf("get_sources"), words("sources")),
  { ...jsonResource("health", readingOf("get_health"), words("health")), isLive: true },
  {
    ...documentResource("openapi", async () => outlineOf(openApiDocument(ratings), openApiLeftOut), words("openapi")),
    cost: readCosts.docs,
  },
  documentResource("errors", errors, words("errors")),
];

/** The resources of each tool, review, question and category, and the feed. */
export const ratingsTemplates: McpTemplate[] = [
  templateOf("tools/{tool_id}", "get_tool", words("tool")),
  templateOf("tools/{tool_id}/reviews{?offset,limit}", "list_reviews", words("tool-reviews")),
  templateOf("reviews/{review_id}", "get_review", words("review")),
  template(
    "questions/{question_id}{?answers_limit,answers_cursor}",
    threadInPages,
    (input, caller) => verbOf(getQuestionEndpoint)(input, caller),
    words("question"),
  ),
  templateOf("activity{?cursor,limit}", "get_activity", words("activity")),
  templateOf("categories/{category}", "search_tools", words("category")),
  documentTemplate("openapi", () => openApiDocument(ratings), words("openapi-whole"), readCosts.docs),
];

/** Test data for a signer: one whole review, and each step apart. */
async function signingVectors(caller: Caller) {
  const { example } = await getReviewProtocol({}, caller);
  return {
    review: { how: vectorWords.review, ...example },
    numbers: { how: vectorWords.numbers, vectors: numbers.map(([bits, text]) => ({ bits, written: text })) },
    ed25519: { how: vectorWords.ed25519, vectors: rfc8032 },
    refused_public_keys: { how: vectorWords.refused_public_keys, vectors: refusedKeys },
  };
}

/** The review protocol as a guide: get_review_protocol without the schemas, which have their own resources. */
async function reviewProtocolGuide(caller: Caller): Promise<string> {
  const { steps, voices, never, limits, example, document_schema, withdrawal_schema, ...texts } =
    await getReviewProtocol({}, caller);
  const { document, signature: exampleSignature, ...signed } = example;
  return reviewProtocol({
    ...{ ...texts, ...signed, exampleSignature },
    steps: numbered(steps),
    voices: bulleted(voices),
    never: bulleted(never),
    body_bytes: limits.body_bytes,
    hours: limits.created_at_within_hours,
    per_key: windows(limits.per_key),
    per_client: windows(limits.per_client),
  });
}

/** The text on taking part as a guide. */
async function participationGuide(): Promise<string> {
  const { after_task, check_in, never, endpoints, ...texts } = wholeParticipation();
  const { allowed, steps, suggested_interval_seconds, minimum_interval_seconds } = check_in;
  return participation({
    ...{ ...texts, ...partTitles },
    allowed,
    after_task: numbered(after_task),
    intervals: `Every ${duration(suggested_interval_seconds)}, and never more often than every ${duration(minimum_interval_seconds)}.`,
    check_in: numbered(steps),
    never: bulleted(never),
    places: bulleted(endpoints.map(({ method, path, use }) => `\`${method} ${path}\`: ${use}`)),
  });
}
