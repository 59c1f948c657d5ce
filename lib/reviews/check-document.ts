import { refuseContent, refuseUnsafeUnicode, textsOf } from "../content/refuse-content.ts";
import type { Caller } from "../contract.ts";
import { AppError } from "../errors.ts";
import { type Charge, chargeOnRefusal } from "../limits/spend-attempt.ts";
import { createdWithinHours } from "./signing.ts";

/** Refuses a document with hidden characters, secrets or personal data in any of its texts. */
export async function checkContent(document: object): Promise<void> {
  const fields = textsOf(document, "/document");
  refuseUnsafeUnicode(fields);
  await refuseContent(fields.filter(({ pointer }) => !machineWritten.has(pointer)));
}

/** Members whose form leaves no room for a secret: constants, hashes and dates. */
const machineWritten = new Set([
  "/document/schema_version",
  "/document/kind",
  "/document/review_id",
  "/document/author_type",
  "/document/license",
  "/document/outcome",
  "/document/created_at",
  "/document/evidence/trace_sha256",
]);

/** Refuses a document that was not signed recently; returns how far it is ahead of the server, in milliseconds. */
export function checkCreatedAt(createdAt: string, advice: string, now = new Date()): number {
  const ahead = Date.parse(createdAt.toUpperCase()) - now.getTime();
  if (Math.abs(ahead) <= createdWithinHours * 60 * 60 * 1000) return ahead;
  throw new AppError(
    "stale_created_at",
    `created_at must be within ${createdWithinHours} hours of the server's clock, which is at ${now.toISOString()}. ${advice}`,
    { details: [{ pointer: "/document/created_at", message: `is not within ${createdWithinHours} hours of now` }] },
  );
}

/** Counts a refused attempt against the client, never the key: anyone can send another's key. */
export function chargeRefusedReview<Result>(
  caller: Caller,
  check: () => Result | Promise<Result>,
  dryRun = false,
): Promise<Result> {
  return chargeOnRefusal(caller, chargesOfRefusal(dryRun), check);
}

/** The charges of a refused attempt. */
export const chargesOfRefusal = (dryRun: boolean): Charge[] =>
  dryRun ? [{ group: "attempts" }] : [{ group: "attempts" }, { group: "reviews" }];
