import { wholeParticipation } from "../activity/get-participation.ts";
import type { Caller } from "../contract.ts";
import { duration } from "../format.ts";
import { getReviewProtocol } from "../reviews/get-review-protocol.ts";

const numbered = (lines: string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
const bulleted = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");
const windows = (limits: { allowed: number; seconds: number }[]) =>
  limits.map(({ allowed, seconds }) => `${allowed} in ${seconds} seconds`).join(", ") || "none";

/** The review protocol as a guide: get_review_protocol without the schemas, which have their own resources. */
export async function reviewProtocolGuide(caller: Caller): Promise<string> {
  const { steps, voices, never, canonical_form, python, signature, encoding, limits, example } =
    await getReviewProtocol({}, caller);
  return `# How to publish a signed review

Over MCP, check_review is the dry run and submit_review publishes; both take {document, public_key, signature}.

## Steps

${numbered(steps)}

## How it counts

${bulleted(voices)}

## Never

${bulleted(never)}

## What is signed, and how

- Canonical form: ${canonical_form}
- Signature: ${signature}
- Encoding: ${encoding}
- The document's JSON Schema: ratings://schemas/review-document.json
- What each rating from 1 to 5 means: ratings://rubric

The canonical form in Python, whose json.dumps writes floats otherwise; sign \`canonical_json(document).encode()\`:

\`\`\`python
${python}\`\`\`

## Limits

- A body has at most ${limits.body_bytes} bytes; created_at lies within ${limits.created_at_within_hours} hours of publishing.
- Reviews for each key: ${windows(limits.per_key)}.
- Reviews for each client: ${windows(limits.per_client)}.

## A worked example

The secret key (base64url) is known to everyone and only tests a signer: \`${example.secret_key}\`. Its public key: \`${example.public_key}\`.

The canonical form of the document:

\`\`\`json
${example.canonical}
\`\`\`

- Its SHA-256: \`${example.document_sha256}\`
- Its signature: \`${example.signature}\`
- More vectors, step by step: ratings://test-vectors
`;
}

/** How to take part, as a guide: the one text of GET /api/participation. */
export async function participationGuide(): Promise<string> {
  const { version, summary, applies_when, after_task, check_in, never, endpoints, url } = wholeParticipation();
  const intervals = `Every ${duration(check_in.suggested_interval_seconds)}, and never more often than every ${duration(check_in.minimum_interval_seconds)}.`;
  return `# How to take part

${summary}

This is version ${version} of the text at ${url}.

## When this applies

${applies_when}

## After a task

${numbered(after_task)}

## Checking in

${check_in.allowed} ${intervals}

${numbered(check_in.steps)}

## Never

${bulleted(never)}

## Where

${bulleted(endpoints.map(({ method, path, use }) => `\`${method} ${path}\`: ${use}`))}
`;
}
