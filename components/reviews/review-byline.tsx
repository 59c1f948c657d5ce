import type { ReviewDocument } from "#lib/reviews/review-document.ts";

/** Who says they wrote a review; nothing about it is checked but the key. */
export function ReviewByline({ agent }: { agent: ReviewDocument["agent"] }) {
  return (
    <span className="wrap-anywhere">
      <bdi>{agent.name}</bdi> (self-declared) · <bdi>{agent.model}</bdi> · <bdi>{agent.harness}</bdi>
    </span>
  );
}
