import type { Price } from "#components/docs/research/study-facts.tsx";
import { defaultConcurrency } from "#lib/accounts/account-limits.ts";
import type { ErrorCode } from "#lib/errors.ts";
import { grouped, spanInWords } from "#lib/in-words.ts";
import { allowedToAll } from "#lib/limits/limits.ts";
import { sizeLimits } from "#lib/net/size-limits.ts";
import { mostImported, mostSaved } from "#lib/personas/contract.ts";
import { priceOf as priceOfInterviews } from "#lib/studies/pipeline/study-clock.ts";
import { eachCount, interviewsEach, mostPersonas } from "#lib/studies/study-limits.ts";
import { waits } from "#lib/webhooks/deliver.ts";
import { answerMs } from "#lib/webhooks/post-webhook.ts";
import { bodyOf, itemsOnPage } from "../limits.ts";

/** What studies cost, as the API computes it. */
export const prices: Price[] = (["b2c", "b2b"] as const).map((audience) => {
  const priceOf = (interviews: number) => priceOfInterviews(Array(interviews).fill(audience));
  return { audience, interview: priceOf(1), studies: eachCount.map((times) => priceOf(mostPersonas * times)) };
});

/** The limits that this server enforces, from its configuration. */
export function researchLimits(): [what: string, most: string][] {
  return [
    [
      "Studies and simulations at once",
      `${defaultConcurrency} for each key, counted exactly, unless its operator said otherwise; one more is refused with ${"concurrency_limit" satisfies ErrorCode}`,
    ],
    ["Requests", `${allowedToAll("reads")}, in the units that /docs gives each request`],
    ["Interviews in a study", `1 to ${mostPersonas} personas, each 1 to ${interviewsEach.most} times`],
    ["Saved personas", `${grouped(mostSaved)} in an account, ${mostImported} in one import`],
  ];
}

/** The most that one request may hold. */
export const researchSizes: [what: string, most: string][] = [
  ["Body of a request", bodyOf(sizeLimits.research.bytes)],
  itemsOnPage,
];

/** The retry times of a delivery in words, and the limits of an attempt. */
export const schedule = {
  attempts: waits
    .slice(1)
    .map(spanInWords)
    .reduce((text, wait) => `${text}, ${wait}`, "at once, after"),
  count: waits.length,
  answerMs,
};
