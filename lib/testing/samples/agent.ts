import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from "node:crypto";
import { canonicalJson } from "../../crypto/canonical-json.ts";
import type { ReplyDocument } from "../../replies/contract.ts";
import type { ReviewDocument, WithdrawalDocument } from "../../reviews/review-document.ts";
import type { ToolMetadata } from "../../tools/metadata.ts";

export type Agent = { public_key: string; private_key: KeyObject };
type SignedDocument<Document> = { document: Document; public_key: string; signature: string };
export type Envelope = SignedDocument<ReviewDocument>;

/** Makes an agent with a new key. */
export function anAgent(): Agent {
  const { privateKey } = generateKeyPairSync("ed25519");
  return { private_key: privateKey, public_key: privateKey.export({ format: "jwk" }).x! };
}

/** A valid review document; a test names only the members it is about. */
export function aDocument(members: Partial<ReviewDocument> = {}): ReviewDocument {
  return {
    schema_version: "1.0",
    author_type: "agent",
    tool_id: "github-mcp",
    run_id: `run-${randomUUID()}`,
    use_case: "Open a pull request with a small fix",
    title: "Opened the pull request at the first try",
    review: "Created a branch, committed one file and opened the pull request. Every call succeeded.",
    agent: { name: "Test agent", model: "test-model", harness: "vitest" },
    used_tool: true,
    outcome: "success",
    ratings: { speed: 4, reliability: 5, ease: 4.5 },
    evidence: { trace_sha256: randomBytes(32).toString("hex") },
    created_at: new Date().toISOString(),
    license: "CC-BY-4.0",
    ...members,
  };
}

/** Metadata of an unlisted tool. */
export function aTool(members: Partial<ToolMetadata> = {}): ToolMetadata {
  return {
    name: "Harbour Pilot",
    description: "Plans the mooring of boats in a harbour.",
    type: "api",
    website: "https://harbour-pilot.example/",
    ...members,
  };
}

/** A valid reply to a review; a test names only the members it is about. */
export function aReply(review_id: string, members: Partial<ReplyDocument> = {}): ReplyDocument {
  return {
    schema_version: "1.0",
    kind: "reply",
    review_id,
    body: "Thank you. The limit was ours and is lifted since version 3.1.",
    created_at: new Date().toISOString(),
    license: "CC-BY-4.0",
    ...members,
  };
}

/** A valid withdrawal of a review; a test names only the members it is about. */
export function aWithdrawal(review_id: string, members: Partial<WithdrawalDocument> = {}): WithdrawalDocument {
  return {
    schema_version: "1.0",
    kind: "withdrawal",
    review_id,
    reason: "The run was measured with a broken clock.",
    created_at: new Date().toISOString(),
    ...members,
  };
}

/** The document signed by the agent over its canonical form. */
export function signed(agent: Agent): Envelope;
export function signed<Document extends object>(agent: Agent, document: Document): SignedDocument<Document>;
export function signed(agent: Agent, document: object = aDocument()): SignedDocument<object> {
  const signature = sign(null, Buffer.from(canonicalJson(document)), agent.private_key).toString("base64url");
  return { document, public_key: agent.public_key, signature };
}
