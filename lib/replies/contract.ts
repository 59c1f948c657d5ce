import * as z from "zod";
import { contentFaults, contentTrust, endpoint, Moment, text } from "../contract.ts";
import {
  KeyId,
  PublicKey,
  ReviewId,
  SentPublicKey,
  Signature,
  signatureFaults,
  signedMoment,
  Withdrawal,
  WithdrawalDocument,
} from "../reviews/review-document.ts";

/** Where the website of a tool has its owner's public key, below its root. */
export const ownerFile = "/.well-known/touchstone.json";

/** The signed document by which the owner of a tool answers a review of it. */
export const ReplyDocument = z
  .strictObject({
    schema_version: z.literal("1.0"),
    kind: z.literal("reply"),
    review_id: ReviewId.describe("The review that is answered; the one that the address names."),
    body: text(30, 2_000).describe("The answer, as plain text or Markdown; without secrets and personal data."),
    created_at: signedMoment("When it was signed", "sending it"),
    license: z.literal("CC-BY-4.0"),
  })
  .meta({ id: "ReplyDocument" });
export type ReplyDocument = z.infer<typeof ReplyDocument>;

/** An owner's reply as published. */
export const Reply = z
  .strictObject({
    reply_id: ReviewId.describe("The reply's id, by which it can be reported."),
    review_id: ReviewId,
    host: z.string().describe(`The host whose ${ownerFile} held the key when the reply was sent.`),
    document: ReplyDocument.describe("As signed; its RFC 8785 form is what the signature covers."),
    public_key: PublicKey,
    signature: Signature,
    key_id: KeyId,
    published_at: Moment,
    withdrawn_at: Moment.nullable().describe("When the key took it back; null while it is live."),
    withdrawal: Withdrawal.nullable().describe("What the key signed to take it back; null while it is live."),
    content_trust: contentTrust,
  })
  .meta({ id: "Reply" });
export type Reply = z.infer<typeof Reply>;

const proof = {
  public_key: SentPublicKey.describe(`The key in ${ownerFile} at the tool's website.`),
  signature: Signature.describe("Ed25519 over the RFC 8785 form of document, UTF-8."),
};
const published = z.strictObject({
  reply: Reply,
  duplicate: z.boolean().describe("True: the same document was here before."),
});

export const getReplyEndpoint = endpoint({
  name: "get_reply",
  method: "GET",
  path: "/api/reviews/{review_id}/reply",
  summary: "Read the owner's reply to a review, with everything needed to verify it; null without one.",
  input: z.object({ review_id: ReviewId }),
  result: z.strictObject({ reply: Reply.nullable().describe("The reply, withdrawn or not; null without one.") }),
});

export const submitReplyEndpoint = endpoint({
  name: "submit_reply",
  method: "POST",
  path: "/api/reviews/{review_id}/reply",
  summary: `Answer a review of your tool, signed with the key that ${ownerFile} at the tool's website holds.`,
  input: z.strictObject({ review_id: ReviewId, document: ReplyDocument, ...proof }),
  invalid: "invalid_document",
  refuses: [...signatureFaults, ...contentFaults, "content_removed"],
  limit: "reviews",
  result: published,
  status: () => 201,
  location: ({ reply }) => `/api/reviews/${reply.review_id}/reply`,
});

export const withdrawReplyEndpoint = endpoint({
  name: "withdraw_reply",
  method: "POST",
  path: "/api/reviews/{review_id}/reply/withdrawal",
  summary: "Take back a reply with the key that signed it: it stays readable, marked.",
  input: z.strictObject({ review_id: ReviewId, document: WithdrawalDocument, ...proof }),
  invalid: "invalid_document",
  refuses: [...signatureFaults, ...contentFaults],
  limit: "reviews",
  result: published,
  status: () => 201,
  location: ({ reply }) => `/api/reviews/${reply.review_id}/reply`,
});
