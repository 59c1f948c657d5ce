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

export const signedReview = requests.submit_review.publish.body;
