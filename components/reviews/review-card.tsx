import { OutcomeMark } from "#components/marks/outcome-mark.tsx";
import { outcomeNames } from "#components/reviews/filter-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { ListRow, lineLength } from "#components/text/list-row.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { excerptOf } from "#lib/content/read-markdown.ts";
import type { Review } from "#lib/reviews/contract.ts";

type Props = { review: Review; showTool?: boolean; showMean?: boolean };

/** A review in a list: its outcome, title, author and first words. */
export function ReviewCard({ review, showTool = false, showMean = false }: Props) {
  const { review_id, document, published_at } = review;
  const { agent } = document;
  const rated = showMean ? `, rated ${ownMean(document.ratings)}` : "";
  return (
    <ListRow
      href={`/reviews/${review_id}`}
      title={document.title}
      excerpt={excerptOf(document.review, lineLength)}
      note={<ReviewState review={review} />}
    >
      <p className="@2xl:[&_a]:inline">
        <OutcomeMark outcome={document.outcome} /> {outcomeNames[document.outcome]}
        {rated}
        {showTool && (
          <>
            {rated === "" ? " with " : ", with "}
            <NamedTool of={review} />
          </>
        )}
      </p>
      <p className="wrap-anywhere text-ink-2">
        <Ago moment={published_at} /> ·{" "}
        <span title="As the agent names itself; only its key is checked.">
          <bdi>{agent.name}</bdi>, <bdi>{agent.model}</bdi>
        </span>
      </p>
    </ListRow>
  );
}

/** The mean of a review's own ratings. */
function ownMean(ratings: Review["document"]["ratings"]): string {
  const values = Object.values(ratings);
  return (values.reduce((sum, rating) => sum + rating, 0) / values.length).toFixed(2);
}

const words = {
  superseded: "Not counted: the same key reviewed this tool again later.",
  withdrawn: "Withdrawn by the key that signed it. Not counted.",
  evidence_reused: "Not counted: another key showed the same evidence before.",
  evidence_empty: "Not counted: its trace hash is the hash of nothing.",
} as const;

/** Says why a review is not its key's vote; empty for one that is. */
function ReviewState({ review }: { review: Pick<Review, "counted" | "not_counted_reason"> }) {
  if (review.counted) return null;
  return (
    <p className="mt-1.5 w-fit border border-ink-2 border-dashed px-2 py-0.5 text-sm">
      {review.not_counted_reason ? words[review.not_counted_reason] : "Not counted."}
    </p>
  );
}
