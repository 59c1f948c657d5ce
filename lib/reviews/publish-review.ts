import { and, eq, sql } from "drizzle-orm";
import type { Caller, Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { prepared } from "../db/statements.ts";
import { AppError } from "../errors.ts";
import { clientOf } from "../limits/limits.ts";
import { type Charge, refundAttempt, spendAttempt, spendUnlessPublished } from "../limits/spend-attempt.ts";
import { refuseRemoved } from "../moderation/removals.ts";
import { nearListing } from "../tools/resemblance.ts";
import { readToolOfReview } from "../tools/similar-tools.ts";
import type { publishReviewEndpoint, Review, Warning } from "./contract.ts";
import type { ProvenReview } from "./prove-review.ts";
import { chargeRefusedReview, chargesOfRefusal, checkContent, checkCreatedAt, proveReview } from "./prove-review.ts";
import { justPublished, selectReviews, toReview } from "./review.ts";
import type { ReviewDocument } from "./review-document.ts";
import { reviews } from "./reviews.sql.ts";
import { metadataRequired, storeReview } from "./store-review.ts";

const skewAllowed = 5 * 60 * 1000;

/** Publishes a signed review once, however often it is attempted; with dry_run, reports what publishing would do. */
export const publishReview: Verb<typeof publishReviewEndpoint> = (input, caller) => publishAt(null, input, caller);

type Publish = typeof publishReview;

/** Publishes a review by the caller's clock; by the database's own for null. */
export async function publishAt(
  at: Date | null,
  { dry_run, ...envelope }: Parameters<Publish>[0],
  caller: Caller,
): ReturnType<Publish> {
  const proven = await chargeRefusedReview(caller, () => proveReview(envelope, caller.spellings), dry_run);
  const warnings = skewOf(proven.document.created_at, at);
  const isStale = warnings instanceof AppError;
  // A stale document costs the client: anyone can resend another's signed document.
  const charges = chargesOfRefusal(dry_run);
  if (!isStale && !dry_run) charges.push({ group: "reviews", key: proven.key_id });
  const state = await spendOnNew(caller, charges, valuesOf(proven)).catch((error: unknown) => ({ error }));
  if ("error" in state) {
    const twin = dry_run || isStale ? null : await twinOfRefused(state.error, proven);
    if (twin !== null) return twin;
    throw state.error;
  }
  if (state.is_published) {
    const first = await lookUp(proven);
    // Removed meanwhile.
    if (first === null) return publishAt(at, { dry_run, ...envelope }, caller);
    await chargeRefusedReview(caller, () => refuseOtherDocument(first, proven), dry_run);
    return dry_run ? dryRun(proven, "duplicate", []) : { review: first, duplicate: true, warnings: [] };
  }
  if (isStale) throw warnings;
  const { tool_name } = state;
  const isListed = tool_name !== null;
  await checkContent(proven.document);
  warnings.push(...(await warningsOf(proven.document, isListed)));
  if (dry_run) {
    await refuseRemoved(db, proven.review_id);
    return dryRun(proven, "new", warnings);
  }

  const newTool: Charge[] = isListed ? [] : [{ group: "new_tools", key: proven.key_id }];
  const refusedTool = await spendAttempt(caller, newTool).catch((error: unknown) => error);
  if (refusedTool !== undefined) {
    const twin = await twinOfRefused(refusedTool, proven);
    if (twin === null) throw refusedTool;
    await refundAttempt(caller, charges);
    return twin;
  }
  const publication = await storeReview(proven, { client: await clientOf(caller, at ?? new Date()), at });
  if (publication !== null) {
    const tool =
      isListed && publication.is_unverified === false
        ? { tool_name, tool_unverified: null }
        : await readToolOfReview(proven.document.tool_id);
    return { review: justPublished(proven, publication, tool), duplicate: false, warnings };
  }
  const winner = await publishedMeanwhile(proven);
  if (winner === null) throw new Error(`review ${proven.review_id} was neither stored nor found`);
  await refundAttempt(caller, [...charges, ...newTool]);
  return winner;
}

/** The same review, where a limit refuses one that another request published; storage that is away is not asked again. */
const twinOfRefused = async (refusal: unknown, proven: ProvenReview) =>
  refusal instanceof AppError && refusal.code === "rate_limited" ? publishedMeanwhile(proven) : null;

/** The same review, when another request published it during the checks; else null. */
async function publishedMeanwhile(proven: ProvenReview) {
  const winner = await lookUp(proven);
  if (winner === null) return null;
  refuseOtherDocument(winner, proven);
  return { review: winner, duplicate: true, warnings: [] };
}

/** Counts a review that is not published yet, and reports whether it is and whether its tool is listed. */
const spendOnNew = spendUnlessPublished<{ is_published: boolean; tool_name: string | null }>(
  "spend_on_new_review",
  `select exists (select from reviews where public_key = $4 and run_id = $5) as is_published,
    (select name from tools where tool_id = $6) as tool_name`,
);

const valuesOf = ({ public_key, document: { run_id, tool_id } }: ProvenReview) => [public_key, run_id, tool_id];

const reviewOfRun = prepared("review_of_run", (db) =>
  selectReviews(db).where(
    and(eq(reviews.public_key, sql.placeholder("public_key")), eq(reviews.run_id, sql.placeholder("run_id"))),
  ),
);

/** The published review with this identity: the key's bytes and the run_id. */
async function lookUp({ public_key, document }: ProvenReview): Promise<Review | null> {
  const [row] = await (await reviewOfRun()).execute({ public_key, run_id: document.run_id });
  return row === undefined ? null : toReview(row);
}

function refuseOtherDocument(first: Review, { document_sha256 }: ProvenReview): void {
  if (first.document_sha256 === document_sha256) return;
  throw new AppError(
    "run_id_conflict",
    "This key has already published another document under this run_id. Use a new run_id for a new run; a published review is never overwritten.",
    { details: [{ pointer: "/document/run_id", message: `is taken by review ${first.review_id}` }] },
  );
}

/** The warnings on a tool that a review lists, or describes although it is listed. */
async function warningsOf({ tool_id, tool }: ReviewDocument, isListed: boolean): Promise<Warning[]> {
  if (isListed && tool === undefined) return [];
  if (isListed)
    return [{ code: "tool_exists", message: "The tool is listed already; the metadata in tool was not used." }];
  if (tool === undefined) throw await metadataRequired(tool_id);
  const near = await nearListing(db, tool_id, tool);
  if (near.length === 0) return [];
  const message =
    "The new tool is confusable with a listed one, see near. It is shown as not being that one, until it is verified. Review the listed tool by its own id if that is the one you used.";
  return [{ code: "similar_tool", message, near }];
}

/** The warning on a clock that is ahead, or the refusal of a stale document. */
function skewOf(createdAt: string, at: Date | null): Warning[] | AppError {
  try {
    const ahead = checkCreatedAt(createdAt, "Review a recent run.", at ?? new Date());
    if (ahead <= skewAllowed) return [];
    const message = `created_at is ${Math.round(ahead / 1000)} seconds ahead of the server's clock.`;
    return [{ code: "clock_skew", message }];
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function dryRun({ review_id, document_sha256 }: ProvenReview, would_be: "new" | "duplicate", warnings: Warning[]) {
  return { dry_run: true as const, would_be, review_id, document_sha256, warnings };
}
