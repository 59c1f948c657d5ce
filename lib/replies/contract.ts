import * as z from "zod";
import { contentFaults, contentLicence, contentTrust, endpoint, text } from "../contract.ts";
import { inChoice } from "../in-words.ts";
import {
  ReviewId,
  SentPublicKey,
  SentSignature,
  schemaVersion,
  signatureFaults,
  signedMembers,
  signedMoment,
  WithdrawalDocument,
} from "../reviews/review-document.ts";
import type { Tool } from "../tools/contract.ts";
import { staysMarked } from "../votes/rules.ts";

/** Where the website of a tool has its owner's public key, below its root. */
export const ownerFile = "/.well-known/touchstone.json";

/** The listings whose owner can reply, and what else `proveOwner` checks. */
export const openListings: Tool["listing"][] = ["catalog", "imported"];
export const openTo = `tools with the listing ${inChoice(openListings)} whose website is the root of a host of their own`;
/** What becomes of the reply that is there. */
export const replacing = "A later reply of the same key takes the place of the earlier one.";
/** What a reply changes. */
export const inNothing = "It is in no score, no count and no feed.";

/** The signed document by which the owner of a tool answers a review of it. */
export const ReplyDocument = z
  .strictObject({
    schema_version: z.literal(schemaVersion),
    kind: z.literal("reply"),
    review_id: ReviewId.describe("The review that is answered; the one that the address names."),
    body: text(30, 2_000).describe("The answer, as plain text or Markdown; without secrets and personal data."),
    created_at: signedMoment(),
    license: z.literal(contentLicence.id),
  })
  .meta({ id: "ReplyDocument" });
export type ReplyDocument = z.infer<typeof ReplyDocument>;

/** An owner's reply as published. */
export const Reply = z
  .strictObject({
    reply_id: ReviewId.describe("The reply's id, by which it can be reported."),
    review_id: ReviewId,
    host: z.string().describe(`The host whose ${ownerFile} held the key when the reply was sent.`),
    ...signedMembers(ReplyDocument),
    content_trust: contentTrust,
  })
  .meta({ id: "Reply" });
export type Reply = z.infer<typeof Reply>;

const proof = {
  public_key: SentPublicKey.describe(`The key in ${ownerFile} at the tool's website.`),
  signature: SentSignature,
};
const published = z.strictObject({
  reply: Reply,
  duplicate: z.boolean().describe("True: the same document was here before."),
});
const ofReply = {
  ...({ invalid: "invalid_document", limit: "reviews", result: published } as const),
  status: () => 201 as const,
  location: ({ reply }: z.output<typeof published>) => `/api/reviews/${reply.review_id}/reply` as const,
};

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
  refuses: [...signatureFaults, ...contentFaults, "content_removed"],
  ...ofReply,
});

export const withdrawReplyEndpoint = endpoint({
  name: "withdraw_reply",
  method: "POST",
  path: "/api/reviews/{review_id}/reply/withdrawal",
  summary: `Take back a reply with the key that signed it: it ${staysMarked}.`,
  input: z.strictObject({ review_id: ReviewId, document: WithdrawalDocument, ...proof }),
  refuses: [...signatureFaults, ...contentFaults],
  ...ofReply,
});
