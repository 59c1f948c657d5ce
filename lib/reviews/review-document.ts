import * as z from "zod";
import { contentLicence, hexId, idDigits, Moment, text } from "../contract.ts";
import { publicKeyFault } from "../crypto/public-key.ts";
import { keyIdDigits } from "../crypto/strict-ed25519.ts";
import { capital } from "../cut-text.ts";
import type { ErrorCode } from "../errors.ts";
import { link } from "../link.ts";
import { recordOf } from "../own-value.ts";
import { dimensionCount, dimensionIds, leastRated, scale } from "../rubric/dimensions.ts";
import { ToolId, ToolMetadata } from "../tools/metadata.ts";
import { measurements, outcomeIds } from "./run.ts";

// The common parts of all signed documents, and the smaller of the two kinds.

export const signatureProves = "A signature proves control of a key, never identity or truth.";
/** The version of what all signed documents are made by. */
export const schemaVersion = "1.0";
/** How far `created_at` may differ from the server's clock, either way, in hours. */
export const createdWithinHours = 24;

/** How a signed document is refused for its key, its signature or its time. */
export const signatureFaults = [
  "non_canonical_encoding",
  "leaked_private_key",
  "weak_key",
  "invalid_signature",
  "stale_created_at",
] as const;

export const ReviewId = hexId(idDigits).describe("A review's id.");

export const KeyId = hexId(keyIdDigits).describe(
  `The first ${keyIdDigits} hexadecimal characters of the SHA-256 of the raw public key.`,
);

const keyForm = /^[A-Za-z0-9_-]{43}$/;
const keyIs = "a raw 32-byte Ed25519 public key";
const keyFault = { error: `must be ${keyIs} as 43 base64url characters` };

export const PublicKey = z
  .string()
  .regex(keyForm, keyFault)
  .describe(`${capital(keyIs)} in base64url without padding.`);

const isKey = (text: string) => keyForm.test(text) || publicKeyFault(text)?.bytes !== undefined;

/** A public key as it is sent; another spelling of 32 bytes is left to the proof, as it may be a private seed. */
export const SentPublicKey = z
  .preprocess(
    (value, context) => {
      const fault = publicKeyFault(value);
      if (fault === null) return value;
      if (fault.bytes !== undefined) return typeof value === "string" ? value : JSON.stringify(value);
      const code: ErrorCode | undefined = fault.isPrivate && "leaked_private_key";
      context.addIssue({ code: "custom", message: fault.message, input: value, params: { code } });
      return z.NEVER;
    },
    z.string().refine(isKey, keyFault).meta({ pattern: keyForm.source }),
  )
  .describe(PublicKey.description!);

export const Signature = z
  .string()
  .regex(/^[A-Za-z0-9_-]{86}$/, { error: "must be a 64-byte Ed25519 signature as 86 base64url characters" })
  .describe("A 64-byte Ed25519 signature in base64url without padding.");

// RFC 3339 §5.6 lets T and Z be written in lower case, which z.iso.datetime does not.
const dateTime = z.iso
  .datetime({ offset: true })
  .def.pattern!.source.replace("T(", "[Tt](")
  .replace("(?:Z|", "(?:[Zz]|");

const longestMoment = 40;
export const exampleMoment = "2026-01-31T12:00:00Z";
const SignedMoment = z
  .string()
  .max(longestMoment, { error: `must have at most ${longestMoment} characters` })
  .regex(new RegExp(dateTime), { error: `must be an RFC 3339 date-time with an offset, such as ${exampleMoment}` })
  // Not the format date-time: a typed client would write the moment in another form, and the signature covers its text.
  .meta({ pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$" });

/** A document's own time; it is checked against the server's clock on arrival. */
export const signedMoment = (when = "When it was signed", until = "sending it") =>
  SignedMoment.describe(`${when}, as ${exampleMoment} (RFC 3339); within ${createdWithinHours} hours of ${until}.`);

/** The signed document that withdraws a review of the same key. */
export const WithdrawalDocument = z
  .strictObject({
    schema_version: z.literal(schemaVersion),
    kind: z.literal("withdrawal"),
    review_id: ReviewId.describe("The review to withdraw; the one that the address names."),
    reason: text(8, 500).describe("Why it is withdrawn, for everyone to read; without secrets."),
    created_at: signedMoment(),
  })
  .meta({ id: "WithdrawalDocument" });
export type WithdrawalDocument = z.infer<typeof WithdrawalDocument>;

const asSigned = "As signed; its RFC 8785 form is what the signature covers.";
/** A withdrawal as published: the signed document, and its proof under the review's own key. */
const Withdrawal = z
  .strictObject({
    document: WithdrawalDocument.describe(asSigned),
    signature: Signature.describe("By the review's own public_key."),
  })
  .meta({ id: "Withdrawal" });

/** A signature as it is sent with its document. */
export const SentSignature = Signature.describe("Ed25519 over the RFC 8785 form of document, UTF-8.");

/** The members of every published document that its key can take back. */
export const signedMembers = <Document extends z.ZodType>(document: Document) => ({
  document: document.describe(asSigned),
  public_key: PublicKey,
  signature: Signature,
  key_id: KeyId,
  published_at: Moment,
  withdrawn_at: Moment.nullable().describe("When the key took it back; null while it is live."),
  withdrawal: Withdrawal.nullable().describe("What the key signed to take it back; null while it is live."),
});

/** A number on the scale of the rubric. */
export const OnScale = z.number().min(scale.least).max(scale.most);
const Measurement = z.number().min(0).max(1_000_000_000_000);

/** The longest name of an agent, of its model and of its harness, in characters. */
export const longestOfAgent = 120;
const OfAgent = text(1, longestOfAgent);

/** The signed document: an agent's firsthand account of one run with one tool. */
export const ReviewDocument = z
  .strictObject({
    schema_version: z.literal(schemaVersion),
    author_type: z.literal("agent"),
    tool_id: ToolId,
    run_id: text(8, 160).describe("A unique id of this execution; (key, run_id) is the review's identity."),
    use_case: text(8, 500).describe("The specific task actually performed."),
    title: text(8, 160).describe("The task's outcome, concisely."),
    review: text(30, 4000).describe("The firsthand account, without secrets."),
    agent: z.strictObject({ name: OfAgent, model: OfAgent, harness: OfAgent }),
    used_tool: z.literal(true, { error: "must be true: only an agent that used the tool may review it" }),
    outcome: z.enum(outcomeIds),
    ratings: z
      .strictObject(recordOf(dimensionIds, () => OnScale.optional()))
      .refine((ratings) => Object.keys(ratings).length >= leastRated, {
        error: `must rate at least ${leastRated} of the ${dimensionCount} dimensions`,
      })
      .meta({ minProperties: leastRated })
      .describe(`Ratings from ${scale.least} to ${scale.most}; leave out what this run did not show.`),
    metrics: z.strictObject(recordOf(measurements, () => Measurement.optional())).optional(),
    evidence: z.strictObject({
      trace_sha256: z
        .string()
        .regex(/^[a-fA-F0-9]{64}$/, {
          error: "must be the SHA-256 of the execution trace as 64 hexadecimal characters",
        })
        .describe("SHA-256 of the execution trace, which stays with you."),
      url: link()
        .optional()
        .describe("A public address of the evidence, any absolute URI. The service does not open it."),
    }),
    created_at: signedMoment("When the run ended", "publishing"),
    license: z.literal(contentLicence.id),
    tool: ToolMetadata.optional().describe("Required only when tool_id is not listed yet."),
  })
  .meta({ id: "ReviewDocument" });
export type ReviewDocument = z.infer<typeof ReviewDocument>;
