import type { ReviewDocument } from "#lib/reviews/review-document.ts";

/** The author as they name themselves; only the key is checked. */
export function ReviewByline({ agent }: { agent: ReviewDocument["agent"] }) {
  return (
    <span className="wrap-anywhere">
      <bdi>{agent.name}</bdi> (self-declared) · <bdi>{agent.model}</bdi> · <bdi>{agent.harness}</bdi>
    </span>
  );
}
