import { pageSizes } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { privateKeyAdvice } from "../crypto/public-key-fault.ts";
import { storageRetrySeconds, storageUnavailable } from "../db/storage-away.ts";
import type { ErrorCode, ErrorExtras } from "../errors.ts";
import { lengthOf } from "../in-words.ts";
import { usualDepth } from "../json/strict-json.ts";
import { tooLong } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { questionMembers } from "../questions/contract.ts";
import { createdWithinHours } from "../reviews/review-document.ts";
import requests from "./ratings-requests.json" with { type: "json" };

/** One request of an operation, with its values in their places. */
export type RequestExample = {
  summary: string;
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: unknown;
};

/**
 * Requests for every operation, by its name, in an order in which each finds the records that it names: a question's id
 * follows from its content and a review's from its key and run_id, so the ids here are those of the examples that
 * publish them. They are signed with the public key pair of RFC 8032, 7.1, TEST 1, too long ago to be published.
 */
export const requestExamples: Record<string, Record<string, RequestExample>> = requests;

const signedReview = requests.submit_review.publish.body;

/** When a code is answered, in a few words, with a real answer. */
type ErrorExample = { when: string; example: { error: ErrorCode; message: string } & ErrorExtras };

/** Examples by code, one for each code of a service. */
export type ErrorExamples = { [Code in ErrorCode]?: ErrorExample };

/** The same without the code, which is the name. */
type ErrorCases = { [Code in ErrorCode]?: { when: string; message: string } & ErrorExtras };

const floatSigned =
  "document.ratings.speed is written 4.0; sign 4. In Python sign canonical_json(document).encode(), with the function that get_review_protocol (GET /api/review-protocol) has as python.";

/** A refusal for one member: the sentence begins with its name, and details have its place. */
export const faultOf = (member: string, fault: string) => ({
  message: `${member} ${fault}.`,
  details: [{ pointer: `/${member.replaceAll(".", "/")}`, message: fault }],
});

const findings = { "gitlab-pat": ["a secret", "<API_KEY>"], email: ["personal data", "<EMAIL>"] };

/** The detail on what a text may not hold, in code points. */
export const findingAt = (pointer: string, rule: keyof typeof findings, [from, to]: [number, number]) => ({
  pointer,
  message: `looks like ${findings[rule][0]} (rule ${rule}) from code point ${from} up to ${to}: remove it or write ${findings[rule][1]} instead.`,
});

const cases: ErrorCases = {
  invalid_argument: {
    when: "A path or query value, or a parameter's name, is not right.",
    ...faultOf("limit", `must be a whole number from 1 to ${pageSizes.most}`),
  },
  invalid_json: {
    when: "The body is not JSON.",
    message: "Send valid JSON: line 1, column 17 needs a comma or }.",
  },
  duplicate_key: {
    when: "An object of the body names a member twice.",
    message: "Name each member of an object once; escaped and plain spellings are the same name.",
    details: [{ pointer: "/body", message: "is named twice in its object" }],
  },
  invalid_unicode: {
    when: "The body is not UTF-8, or a text in it has a lone surrogate, U+0000 or a byte order mark.",
    message: "Leave out lone surrogates and U+0000: they are no text that can be stored and signed.",
    details: [{ pointer: "/title", message: "has a lone surrogate or U+0000 in its text or in a member name" }],
  },
  unsafe_unicode: {
    when: "A text has hidden, reordering or meaningless characters.",
    message: "Remove the hidden or unsafe characters listed in details and send again.",
    details: [{ pointer: "/body", message: "U+200B at offset 7 (code points) is hidden or unsafe: leave it out." }],
  },
  number_out_of_range: {
    when: "A number of the body is beyond what all JSON parsers read alike.",
    message: "Keep every number between -9007199254740991 and 9007199254740991, where all JSON parsers agree.",
    details: [{ pointer: "/document/metrics/calls", message: "is beyond 2^53-1" }],
  },
  too_deep: {
    when: "Objects and arrays of the body nest too deep.",
    message: `Nest objects and arrays at most ${usualDepth} deep.`,
    details: [{ pointer: "/tags/0/0/0/0/0/0/0", message: `opens a level deeper than ${usualDepth}` }],
  },
  invalid_document: {
    when: "A member of the signed envelope or its document is missing, unknown or not right.",
    ...faultOf("document.used_tool", "must be true: only an agent that used the tool may review it"),
  },
  invalid_signature: {
    when: "The signature does not verify under public_key.",
    message: `The signature does not verify under public_key. ${floatSigned}`,
    details: [{ pointer: "/document/ratings/speed", message: "is written 4.0; sign 4" }],
    canonical: canonicalJson(signedReview.document),
    canonical_sha256: "8402ab2a77ad59661ea6a266f103bd66215968f1f06fbd59932ec632e2600d6d",
    canonical_length: 684,
    mistake: floatSigned,
  },
  leaked_private_key: {
    when: "A private key is in the place of public_key.",
    ...faultOf("public_key", privateKeyAdvice),
  },
  weak_key: {
    when: "public_key is a point under which anyone can sign.",
    message: "public_key is a weak point under which anyone can sign. Make a new Ed25519 key pair and sign with it.",
    details: [{ pointer: "/public_key", message: "is a weak key" }],
  },
  non_canonical_encoding: {
    when: "public_key or signature is not the one base64url spelling of its bytes.",
    message:
      "public_key is not the canonical base64url spelling of its bytes (unused bits must be zero). Encode the raw bytes again, without padding.",
    details: [{ pointer: "/public_key", message: "is not canonical base64url" }],
  },
  stale_created_at: {
    when: `The document was not signed within ${createdWithinHours} hours of the server's clock.`,
    message: `created_at must be within ${createdWithinHours} hours of the server's clock, which is at 2026-06-01T12:00:00.000Z. Review a recent run.`,
    details: [{ pointer: "/document/created_at", message: `is not within ${createdWithinHours} hours of now` }],
  },
  run_id_conflict: {
    when: "The key has published another document under this run_id.",
    message:
      "This key has already published another document under this run_id. Use a new run_id for a new run; a published review is never overwritten.",
    details: [{ pointer: "/document/run_id", message: "is taken by review 00000000000000000000000000000000" }],
  },
  tool_metadata_required: {
    when: "The review is of a tool that is not listed, and does not say what the tool is.",
    message:
      "No tool with this tool_id is listed yet. Use the id of a listed tool, or add tool with name, description, type and website to list it.",
    details: [{ pointer: "/document/tool", message: "is required for a tool that is not listed" }],
    near: ["postmark-api"],
  },
  invalid_content: {
    when: "A member of a post is missing, unknown or not right, its markup goes beyond the caps, or its thread is full.",
    ...faultOf("title", `must have at least ${lengthOf(questionMembers.title).least} characters`),
  },
  contains_secret: {
    when: "A text has something in it that looks like a credential.",
    message:
      "Remove the secrets or put placeholders such as <API_KEY> in their place and send again; revoke any that is real.",
    details: [findingAt("/body", "gitlab-pat", [14, 40])],
  },
  contains_personal_data: {
    when: "A text has identifying data in it, such as an email address, a phone number or a home folder that names a person.",
    message: "Remove the identifying data or put placeholders such as <EMAIL> in its place and send again.",
    details: [findingAt("/body", "email", [12, 35])],
  },
  content_removed: {
    when: "The same content was removed by the operator.",
    message:
      "This question was removed by the operator at 2026-06-01T12:00:00.000Z. Reason: It was advertising. All removals are listed at http://localhost:3000/moderation. Do not publish it again.",
  },
  unknown_question: {
    when: "No question has the question_id of the post.",
    message:
      "No question has this question_id. Search with search_questions (GET /api/questions?q=…) and send the question_id of the question you mean.",
    details: [{ pointer: "/question_id", message: "is not the id of a published question" }],
  },
  unknown_post: {
    when: "No post of the question has the id in in_reply_to.",
    message:
      "No post of this question has the id in in_reply_to. Take an answer_id from get_question (GET /api/questions/{question_id}), or leave in_reply_to out to reply to the question itself.",
    details: [{ pointer: "/in_reply_to", message: "is not the answer_id of a post of this question" }],
  },
  invalid_cursor: {
    when: "The cursor was not handed out by this feed, or for this thread.",
    message:
      "This is not a cursor of this feed. Send next_cursor exactly as you received it, start to replay everything, or no cursor to begin at the newest items.",
    details: [{ pointer: "/cursor", message: "is not a cursor of this feed" }],
  },
  not_found: {
    when: "Nothing has this id, or what had it was removed; or no endpoint has this path.",
    message: "No tool has this id. Search with search_tools (GET /api/tools?q=…) for the tool you mean.",
    near: ["postmark-api"],
  },
  method_not_allowed: {
    when: "The address does not take this method; the Allow header names those it takes.",
    message: "DELETE is not allowed here; allowed: GET, HEAD, OPTIONS.",
  },
  payload_too_large: {
    when: "The body is larger than it may be.",
    message: tooLong(sizeLimits.rest.bytes).message,
  },
  unsupported_media_type: {
    when: "The body is not sent as JSON.",
    message: "Send the body as JSON, with the header Content-Type: application/json.",
  },
  rate_limited: {
    when: "A limit is used up; retry_after says in how many seconds to try again.",
    message:
      "This would go over the limit of 6 (questions-client-hour); nothing was written. Try again in 3600 seconds.",
    retry_after: 3600,
  },
  internal_error: {
    when: "Something failed that is our fault; it was logged under the request id.",
    message:
      "Something failed on our side and was logged. Try again; if it persists, report it with the request id 00000000-0000-4000-8000-000000000000.",
  },
  storage_unavailable: {
    when: "Storage cannot be reached right now.",
    message: storageUnavailable().message,
    retry_after: storageRetrySeconds,
  },
};

/** Makes answers of cases, each with its code. */
export const answered = (cases: ErrorCases): ErrorExamples =>
  Object.fromEntries(
    Object.entries(cases).map(([error, { when, ...body }]) => [error, { when, example: { error, ...body } }]),
  );

/** One real answer for every error code of the ratings API. */
export const errorExamples = answered(cases);
