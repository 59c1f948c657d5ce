import type { Evidence } from "./evidence.ts";
import { establishedDays, establishedTools, type Reason, stillIn } from "./rules.ts";

/** The facts of a published review that decide which reviews count. */
export type PublishedReview = Evidence & {
  review_id: string;
  tool_id: string;
  public_key: string;
  /** Milliseconds since 1970. */
  published_at: number;
  is_withdrawn: boolean;
};

export type Verdict = {
  not_counted_reason: Reason | null;
  /** Whether the key was established when it published this review. */
  is_established: boolean;
  /** When the key published its first review that ever counted, in milliseconds; null without one. */
  first_counted_at: number | null;
};

const day = 86_400_000;

/** Decides which reviews count, and by established keys or new ones, from all reviews in order. */
export function judge(reviews: PublishedReview[]): Map<string, Verdict> {
  const reasons = reasonsOf(reviews);
  const verdicts = new Map<string, Verdict>();
  for (const ofKey of Map.groupBy(reviews, ({ public_key }) => public_key).values()) {
    const earlier: PublishedReview[] = [];
    const first = ofKey.find(({ review_id }) => hasCounted(reasons.get(review_id)!));
    for (const review of ofKey) {
      const not_counted_reason = reasons.get(review.review_id)!;
      const is_established = isEstablished(earlier, review.published_at);
      verdicts.set(review.review_id, {
        not_counted_reason,
        is_established,
        first_counted_at: first?.published_at ?? null,
      });
      if (hasCounted(not_counted_reason)) earlier.push(review);
    }
  }
  return verdicts;
}

/** A superseded review counts for its key's age until it is withdrawn or removed. */
const hasCounted = (reason: Reason | null) => reason === null || reason === stillIn.age;

function isEstablished(earlier: PublishedReview[], now: number): boolean {
  const [first] = earlier;
  if (first === undefined || first.published_at > now - establishedDays * day) return false;
  return new Set(earlier.map(({ tool_id }) => tool_id)).size >= establishedTools;
}

function reasonsOf(reviews: PublishedReview[]): Map<string, Reason | null> {
  const standing = reviews.filter(({ is_withdrawn }) => !is_withdrawn);
  const withEvidence = standing.filter(({ trace_sha256 }) => trace_sha256 !== null);
  const newest = new Map(withEvidence.map((review) => [wordOf(review), review]));
  const shownSince = firstShown(standing);
  const words = Map.groupBy(
    [...newest.values()].flatMap((review) => evidencesOf(review).map((evidence) => ({ evidence, review }))),
    ({ evidence }) => evidence,
  );
  const isReused = (review: PublishedReview) =>
    evidencesOf(review).some((evidence) =>
      words.get(evidence)!.some(({ review: other }) => {
        if (other.public_key === review.public_key) return false;
        return shownSince.get(`${evidence} ${other.public_key}`)! < shownSince.get(`${evidence} ${review.public_key}`)!;
      }),
    );
  const reasonOf = (review: PublishedReview): Reason | null => {
    if (review.is_withdrawn) return "withdrawn";
    if (review.trace_sha256 === null) return "evidence_empty";
    if (newest.get(wordOf(review)) !== review) return "superseded";
    return isReused(review) ? "evidence_reused" : null;
  };
  return new Map(reviews.map((review) => [review.review_id, reasonOf(review)]));
}

/** Of what a key has one word: a tool. */
const wordOf = ({ public_key, tool_id }: PublishedReview) => `${public_key} ${tool_id}`;

/** A trace is compared on the same tool, a text everywhere. */
const evidencesOf = ({ tool_id, trace_sha256, text_sha256 }: PublishedReview) => [
  ...(trace_sha256 === null ? [] : [`trace ${tool_id} ${trace_sha256}`]),
  ...(text_sha256 === null ? [] : [`text ${text_sha256}`]),
];

/** Since which review each key has shown each evidence, so nobody loses it to a copy. */
function firstShown(standing: PublishedReview[]): Map<string, number> {
  const since = new Map<string, number>();
  for (const [place, review] of standing.entries())
    for (const evidence of evidencesOf(review)) {
      const key = `${evidence} ${review.public_key}`;
      if (!since.has(key)) since.set(key, place);
    }
  return since;
}
