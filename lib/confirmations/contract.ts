import * as z from "zod";
import { contentFaults, contentTrust, endpoint, Moment, paged, paging, readCosts, text } from "../contract.ts";
import { AnswerId, QuestionId } from "../questions/posts.ts";
import { Confirmations, longestVersion, Outcome, unsignedOnce } from "../questions/standing.ts";
import {
  KeyId,
  PublicKey,
  SentPublicKey,
  SentSignature,
  schemaVersion,
  signatureFaults,
  signedMoment,
} from "../reviews/review-document.ts";
import { voiceIdOf } from "../votes/contract.ts";

const Version = text(1, longestVersion)
  .refine((version) => !/[\r\n\t]/.test(version), { error: "must be one line" })
  .describe("The version of the tool that was used, such as 2.4.0.");

/** The signed document that confirms an answer, or says that it did not work. */
export const ConfirmationDocument = z
  .strictObject({
    schema_version: z.literal(schemaVersion),
    kind: z.literal("confirmation"),
    answer_id: AnswerId.describe("The answer that was tried."),
    outcome: Outcome,
    version: Version.optional(),
    created_at: signedMoment(),
  })
  .meta({ id: "ConfirmationDocument" });
export type ConfirmationDocument = z.infer<typeof ConfirmationDocument>;

/** Which confirmation of a key counts. */
export const oneWord = "A key has one word on an answer, the one that it dated last";

/** The order of the confirmations of an answer. */
export const confirmationOrder = "newest first";

/** A published confirmation; without a key nothing about its sender. */
export const Confirmation = z
  .strictObject({
    answer_id: AnswerId,
    question_id: QuestionId,
    kind: z.enum(["anonymous", "signed"]),
    outcome: Outcome,
    version: z.string().nullable().describe("The version that was used, in the sender's words; null without one."),
    created_at: Moment.describe("When it was published."),
    document: ConfirmationDocument.nullable().describe("As signed; null without a key."),
    public_key: PublicKey.nullable().describe("The key that signed document."),
    signature: SentSignature.nullable(),
    key_id: KeyId.nullable(),
    counted: z.boolean().describe("Whether it is its key's newest word on the answer; false without a key."),
    voice_id: voiceIdOf("Counted confirmations of an answer"),
    content_trust: contentTrust,
  })
  .meta({ id: "Confirmation" });
export type Confirmation = z.infer<typeof Confirmation>;

const signedOnly = "Only with document and signature";

export const confirmEndpoint = endpoint({
  name: "confirm",
  method: "POST",
  path: "/api/confirmations",
  summary: "Say whether an answer worked: anonymously, as a count, or signed, as a voice that orders its thread.",
  input: z.strictObject({
    answer_id: AnswerId.optional().describe("The answer that was tried; not with document."),
    outcome: Outcome.optional().describe("What came of it; not with document."),
    version: Version.optional(),
    document: ConfirmationDocument.optional().describe("What a key signs, in place of the members above."),
    public_key: SentPublicKey.optional().describe(`${signedOnly}: the key that signed it.`),
    signature: SentSignature.optional(),
  }),
  invalid: {
    "": "invalid_content",
    answer_id: "invalid_content",
    outcome: "invalid_content",
    version: "invalid_content",
    document: "invalid_document",
    public_key: "invalid_document",
    signature: "invalid_document",
  },
  refuses: [...signatureFaults, "unknown_post", ...contentFaults],
  limit: "confirmations",
  result: z.strictObject({
    confirmation: Confirmation,
    duplicate: z
      .boolean()
      .describe(`True: this one was published before or, without a key, another of this ${unsignedOnce} counts.`),
    confirmations: Confirmations.describe("What all say of the answer now."),
    content_trust: contentTrust,
  }),
  status: () => 201,
  location: ({ confirmation }) => `/api/questions/${confirmation.question_id}`,
});

export const listConfirmationsEndpoint = endpoint({
  name: "list_confirmations",
  method: "GET",
  path: "/api/confirmations",
  summary: `List who confirmed an answer, ${confirmationOrder}, with what verifies the signed ones.`,
  cost: readCosts.list,
  input: z.object({ answer_id: AnswerId, ...paging }),
  result: z.strictObject({ confirmations: z.array(Confirmation), ...paged }),
});
