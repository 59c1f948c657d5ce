import {
  type CompleteRequestParams,
  type CompleteResult,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { ownValue } from "../own-value.ts";
import { completeQuestionId, completeTag } from "../questions/complete-question.ts";
import { completeReviewId } from "../reviews/review.ts";
import { ReviewDocument } from "../reviews/review-document.ts";
import { categoryIds } from "../tools/categories.ts";
import { completeToolId } from "../tools/complete-tool-id.ts";
import { unknownPrompt } from "./prompt.ts";
import { ratingsPrompts } from "./ratings-prompts.ts";
import { ratingsResources, ratingsTemplates } from "./ratings-resources.ts";
import { variablesOf } from "./read-resource.ts";
import type { McpTemplate } from "./resource.ts";

/** How many values are shown. */
const shown = 100;
/** How many values are counted, so every prefix stays cheap; beyond it the answer gives no total. */
const counted = 1_000;

type Completion = CompleteResult["completion"];

function completionOf(found: string[]): Completion {
  const total = found.length > counted ? {} : { total: found.length };
  return { values: found.slice(0, shown), ...total, hasMore: found.length > shown };
}

const oneOf = (values: readonly string[]) => async (begin: string) => values.filter((value) => value.startsWith(begin));

/** Finds the values of an argument by its name, which has one meaning everywhere. */
const finders: Record<string, (begin: string, most: number) => Promise<string[]>> = {
  tool_id: completeToolId,
  category: oneOf(categoryIds),
  outcome: oneOf(ReviewDocument.shape.outcome.options),
  review_id: completeReviewId,
  question_id: completeQuestionId,
  tag: completeTag,
};

/** Completes a prompt's argument or a template's variable: at most 100 values that begin as typed. */
export async function completeArgument({ ref, argument }: CompleteRequestParams): Promise<CompleteResult> {
  const find = argumentsOf(ref).includes(argument.name) ? ownValue(finders, argument.name) : undefined;
  // Every completed value is in lower case.
  const begin = argument.value.trim().toLowerCase();
  const found = find === undefined ? [] : await find(begin, counted + 1);
  return { completion: completionOf(found) };
}

/** A template before its query got variables: clients that kept it still use the same arguments. */
const withoutQuery = (template: string): string => template.replace(/\{\?.*/, "");

/** The arguments of the prompt or template that a request names. */
function argumentsOf(ref: CompleteRequestParams["ref"]): string[] {
  if (ref.type === "ref/prompt") {
    const prompt = ratingsPrompts.find(({ listed }) => listed.name === ref.name);
    if (prompt !== undefined) return (prompt.listed.arguments ?? []).map(({ name }) => name);
    throw unknownPrompt();
  }
  const isMeant = ({ listed: { uriTemplate } }: McpTemplate) =>
    [uriTemplate, withoutQuery(uriTemplate)].includes(ref.uri);
  if (ratingsTemplates.some(isMeant)) return variablesOf(ref.uri);
  if (ratingsResources.some(({ listed }) => listed.uri === ref.uri)) return [];
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    "No template is written like this. Send uriTemplate exactly as resources/templates/list has it.",
  );
}
