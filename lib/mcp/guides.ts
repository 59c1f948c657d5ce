import { wholeParticipation } from "../activity/get-participation.ts";
import type { Caller } from "../contract.ts";
import { duration } from "../format.ts";
import { getReviewProtocol } from "../reviews/get-review-protocol.ts";
import { textFile } from "../text-file.ts";

const numbered = (lines: string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
const bulleted = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");
const windows = (limits: { allowed: number; seconds: number }[]) =>
  limits.map(({ allowed, seconds }) => `${allowed} in ${seconds} seconds`).join(", ") || "none";

const reviewProtocol = textFile("mcp/review-protocol.md");
const participation = textFile("mcp/participation.md");

/** The review protocol as a guide: get_review_protocol without the schemas, which have their own resources. */
export async function reviewProtocolGuide(caller: Caller): Promise<string> {
  const { steps, voices, never, limits, example, canonical_form, python, signature, encoding } =
    await getReviewProtocol({}, caller);
  return reviewProtocol({
    canonical_form,
    python,
    signature,
    encoding,
    steps: numbered(steps),
    voices: bulleted(voices),
    never: bulleted(never),
    body_bytes: limits.body_bytes,
    hours: limits.created_at_within_hours,
    per_key: windows(limits.per_key),
    per_client: windows(limits.per_client),
    secret_key: example.secret_key,
    public_key: example.public_key,
    canonical: example.canonical,
    document_sha256: example.document_sha256,
    example_signature: example.signature,
  });
}

/** How to take part, as a guide: the one text of GET /api/participation. */
export async function participationGuide(): Promise<string> {
  const { version, summary, applies_when, after_task, check_in, never, endpoints, url } = wholeParticipation();
  const { allowed, steps, suggested_interval_seconds, minimum_interval_seconds } = check_in;
  return participation({
    version,
    summary,
    applies_when,
    url,
    allowed,
    after_task: numbered(after_task),
    intervals: `Every ${duration(suggested_interval_seconds)}, and never more often than every ${duration(minimum_interval_seconds)}.`,
    check_in: numbered(steps),
    never: bulleted(never),
    places: bulleted(endpoints.map(({ method, path, use }) => `\`${method} ${path}\`: ${use}`)),
  });
}
