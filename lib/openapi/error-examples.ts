import { pageSizes } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { privateKeyAdvice } from "../crypto/public-key.ts";
import { storageRetrySeconds, storageUnavailable } from "../db/storage-away.ts";
import type { ErrorCode, ErrorExtras } from "../errors.ts";
import { lengthOf } from "../in-words.ts";
import { usualDepth } from "../json/strict-json.ts";
import { tooLong } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { questionMembers } from "../questions/contract.ts";
import { createdWithinHours } from "../reviews/review-document.ts";
import { type Facts, fillPlaces } from "../text-file.ts";
import cases from "./ratings-errors.json" with { type: "json" };
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

/** Examples by code, one for each code of a service: when it is answered, in a few words, with a real answer. */
export type ErrorExamples = {
  [Code in ErrorCode]?: { when: string; example: { error: ErrorCode; message: string } & ErrorExtras };
};

/** An example in its file: without the code, which is its name, and with the fault of one member written once. */
type ErrorCase = { when: string; member?: string; fault?: string };

/** The examples of a file, with facts in their places; a text that is only a place becomes the fact. */
export function examplesOf(cases: object, facts: Facts): ErrorExamples {
  const text = JSON.stringify(cases).replaceAll(/"\{\{(\w+)\}\}"/g, (_, fact: string) => JSON.stringify(facts[fact]));
  const filled: Record<string, ErrorCase> = JSON.parse(text, (_, value) =>
    typeof value === "string" ? fillPlaces(value, facts) : value,
  );
  return Object.fromEntries(
    Object.entries(filled).map(([error, { when, member, fault = "", ...body }]) => {
      const details = member && [{ pointer: `/${member.replaceAll(".", "/")}`, message: fault }];
      return [error, { when, example: { error, ...(member && { message: `${member} ${fault}.`, details }), ...body } }];
    }),
  );
}

/** One real answer for every error code of the ratings API. */
export const errorExamples = examplesOf(cases, {
  ...{ privateKeyAdvice, createdWithinHours, usualDepth, storageRetrySeconds },
  mostPerPage: pageSizes.most,
  leastTitle: lengthOf(questionMembers.title).least,
  canonical: canonicalJson(requests.submit_review.publish.body.document),
  tooLong: tooLong(sizeLimits.rest.bytes).message,
  storageUnavailable: storageUnavailable().message,
  floatSigned:
    "document.ratings.speed is written 4.0; sign 4. In Python sign canonical_json(document).encode(), with the function that get_review_protocol (GET /api/review-protocol) has as python.",
});
