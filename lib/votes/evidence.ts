import { createHash } from "node:crypto";
import type { ReviewDocument } from "../reviews/review-document.ts";
import { longText } from "./rules.ts";

/** The evidence of a review: equal values mean the same run. */
export type Evidence = {
  /** The trace's hash in lower case; null for the hash of nothing. */
  trace_sha256: string | null;
  /** The hash of the title and the review, normalised; null for a review too short to be a copy. */
  text_sha256: string | null;
};

const ofNothing = [sha256(""), "0".repeat(64)];

/** Computes a review's evidence: the hash of its trace, and of its text when long enough to be distinctive. */
export function evidenceOf({
  title,
  review,
  evidence,
}: Pick<ReviewDocument, "title" | "review" | "evidence">): Evidence {
  const trace = evidence.trace_sha256.toLowerCase();
  const text = writtenAlike(review);
  return {
    trace_sha256: ofNothing.includes(trace) ? null : trace,
    text_sha256: [...text].length < longText ? null : sha256(`${writtenAlike(title)}\n${text}`),
  };
}

/** A text in NFKC, its letters A to Z in lower case and every run of white space one space. */
function writtenAlike(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[ \t\n\r]+/g, " ")
    .replace(/^ | $/g, "");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
