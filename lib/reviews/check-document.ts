import { refuseContent, refuseUnsafeUnicode } from "../content/refuse-content.ts";
import { textsOf } from "../content/texts-of.ts";
import type { ReviewDocument } from "./review-document.ts";
import type { WithdrawalDocument } from "./signing.ts";

/** Refuses a document with hidden characters, secrets or personal data in any of its texts. */
export async function checkContent(document: ReviewDocument | WithdrawalDocument): Promise<void> {
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
