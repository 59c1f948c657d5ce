import { createHash } from "node:crypto";
import type * as z from "zod";
import { refuseContent, refuseUnsafeUnicode, textsOf } from "../content/refuse-content.ts";
import { type Caller, idDigits } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { privateKeyAdvice, publicKeyFault, verifySignature } from "../crypto/public-key.ts";
import { decodeBase64url, isWeakKey, keyIdDigits } from "../crypto/strict-ed25519.ts";
import { partOf } from "../cut-text.ts";
import { AppError } from "../errors.ts";
import type { JsonValue, Spellings } from "../json/strict-json.ts";
import { type Charge, chargeOnRefusal, spendAttempt } from "../limits/spend-attempt.ts";
import type { publishReviewEndpoint } from "./contract.ts";
import { diagnoseSignature, isSigningSeed } from "./diagnose-signature.ts";
import { createdWithinHours } from "./review-document.ts";

type Envelope = Pick<z.output<typeof publishReviewEndpoint.input>, "document" | "public_key" | "signature">;
type SignedDocument<Document> = { document: Document; public_key: string; signature: string };

/** A document whose signature holds, with the exact signed bytes. */
export type ProvenDocument<Document> = SignedDocument<Document> & {
  key_id: string;
  /** The verified RFC 8785 form, as stored. */
  canonical: string;
  document_sha256: string;
};

/** A review whose signature holds, with the ids derived from it. */
export type ProvenReview = ProvenDocument<Envelope["document"]> & { review_id: string };

/** Checks a review's envelope and gives the review its id. */
export function proveReview(envelope: Envelope, spellings?: Spellings): ProvenReview {
  const { public_key, document } = envelope;
  const review_id = partOf(sha256(canonicalJson({ public_key, run_id: document.run_id })), 0, idDigits);
  return { ...proveDocument(envelope, spellings), review_id };
}

/** Checks encoding, key and signature of an envelope, and names the mistake behind an invalid signature. */
export function proveDocument<Document extends object>(
  envelope: SignedDocument<Document>,
  spellings: Spellings = new Map(),
): ProvenDocument<Document> {
  const { document, public_key, signature } = envelope;
  const signed = decodeBase64url(signature, 64);
  if (signed === null) throw spelling("/signature");
  const input = { document: document as JsonValue, spellings };
  const key = decodeBase64url(public_key, 32);
  if (key === null) throw spellingOfKey(public_key, (seed) => isSigningSeed(input, signed, seed));
  if (isWeakKey(key)) {
    const message =
      "public_key is a weak point under which anyone can sign. Make a new Ed25519 key pair and sign with it.";
    throw new AppError("weak_key", message, { details: [{ pointer: "/public_key", message: "is a weak key" }] });
  }
  const canonical = canonicalJson(document as JsonValue);
  const bytes = Buffer.from(canonical, "utf8");
  const document_sha256 = sha256(bytes);
  if (!verifySignature(bytes, signed, key)) {
    const diagnosis = diagnoseSignature(input, signed, key);
    if (diagnosis === null && isSigningSeed(input, signed, key)) throw ofKey("leaked_private_key", privateKeyAdvice);
    const advice =
      diagnosis?.mistake ??
      "Sign the UTF-8 bytes of the RFC 8785 form of document; compare the text you signed with canonical.";
    throw new AppError("invalid_signature", `The signature does not verify under public_key. ${advice}`, {
      ...(diagnosis !== null && diagnosis.details.length > 0 && { details: diagnosis.details }),
      canonical,
      canonical_sha256: document_sha256,
      canonical_length: bytes.length,
      mistake: diagnosis?.mistake ?? null,
    });
  }
  const key_id = partOf(sha256(key), 0, keyIdDigits);
  return { document, public_key, signature, key_id, canonical, document_sha256 };
}

/** Checks an envelope that is sent to the address of a review, which its document must name. */
export function proveOnReview<Document extends { review_id: string }>(
  { review_id, ...envelope }: SignedDocument<Document> & { review_id: string },
  spellings: Spellings | undefined,
): ProvenDocument<Document> {
  const proven = proveDocument(envelope, spellings);
  if (proven.document.review_id === review_id) return proven;
  throw new AppError(
    "invalid_document",
    "The document names another review than the address. Sign the review_id of the review that you mean, and send it to that review's address.",
    { details: [{ pointer: "/document/review_id", message: "must be the review_id in the address" }] },
  );
}

/** The refusal of a key's 32 bytes in another spelling than the one right one. */
function spellingOfKey(publicKey: string, isSeed: (bytes: Uint8Array) => boolean): AppError {
  const fault = publicKeyFault(publicKey);
  if (fault?.bytes === undefined) return spelling("/public_key");
  return isSeed(fault.bytes) ? ofKey("leaked_private_key", privateKeyAdvice) : ofKey("invalid_document", fault.message);
}

const ofKey = (code: "leaked_private_key" | "invalid_document", message: string) =>
  new AppError(code, `public_key ${message}.`, { details: [{ pointer: "/public_key", message }] });

function spelling(pointer: string): AppError {
  const member = partOf(pointer, 1);
  const message = `${member} is not the canonical base64url spelling of its bytes (unused bits must be zero). Encode the raw bytes again, without padding.`;
  return new AppError("non_canonical_encoding", message, {
    details: [{ pointer, message: "is not canonical base64url" }],
  });
}

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

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

type Stamp = { created_at: string };

/** Admits a signed document that is new here: by its time, the limits, and what it may not hold. */
export async function admitSigned(caller: Caller, document: Stamp, charges: Charge[], advice: string): Promise<void> {
  await chargeRefusedReview(caller, () => checkCreatedAt(document.created_at, advice));
  await spendAttempt(caller, charges);
  await checkContent(document);
}

/** Counts a refused attempt against the client, never the key: anyone can send another's key. */
export function chargeRefusedReview<Result>(
  caller: Caller,
  check: () => Result | Promise<Result>,
  dryRun = false,
): Promise<Result> {
  return chargeOnRefusal(caller, chargesOfRefusal(dryRun), check);
}

/** The charges of a refused attempt; a dry run publishes nothing, so it counts as an attempt only. */
export const chargesOfRefusal = (dryRun: boolean): Charge[] =>
  dryRun ? [{ group: "attempts" }] : [{ group: "attempts" }, { group: "reviews" }];
