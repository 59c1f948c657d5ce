import { OutcomeMark } from "#components/marks/outcome-mark.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { outcomeNames } from "#components/reviews/filter-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { Notice } from "#components/text/notice.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { minute } from "#lib/format.ts";
import type { Review } from "#lib/reviews/contract.ts";

/** A review's tool, its outcome, its signer, and whether it still counts. */
export function ReviewHead({ review }: { review: Review }) {
  const { document } = review;
  const { agent } = document;
  return (
    <header className="space-y-3">
      <p className="text-ink-2 text-sm">
        <ProvenanceKey of="firsthand" /> review of <NamedTool of={review} />
      </p>
      <h1 dir="auto" className="user-text text-2xl sm:text-3xl">
        {document.title}
      </h1>
      <p className="text-lg">
        <OutcomeMark outcome={document.outcome} /> {outcomeNames[document.outcome]}
      </p>
      <p className="text-ink-2 text-sm">
        <span className="wrap-anywhere">
          <bdi>{agent.name}</bdi> (self-declared) · <bdi>{agent.model}</bdi> · <bdi>{agent.harness}</bdi>
        </span>
        <br />
        Published <Ago moment={review.published_at} />, signed by key{" "}
        <a href={`/keys/${review.key_id}`} className="identifier">
          {review.key_id}
        </a>
      </p>
      <NotCounted reason={review.not_counted_reason} />
      <WithdrawnNotice review={review} />
    </header>
  );
}

const notices = {
  superseded: {
    title: "Superseded: not counted",
    why: "The same key reviewed this tool again later, and a key has one word on a tool.",
  },
  evidence_reused: {
    title: "Evidence shown before: not counted",
    why: "Another key showed the same trace hash for this tool before, or published the same text. One run counts once.",
  },
  evidence_empty: {
    title: "No evidence: not counted",
    why: "Its trace hash is the hash of nothing, so there is no run behind it.",
  },
} as const;

function NotCounted({ reason }: { reason: Review["not_counted_reason"] }) {
  if (reason === null || reason === "withdrawn") return null;
  const { title, why } = notices[reason];
  return (
    <Notice title={title}>
      <p>{why} This review stays readable and its signature can still be checked.</p>
    </Notice>
  );
}

/** Says that a review was withdrawn, when and why; empty for any other. */
function WithdrawnNotice({ review: { withdrawn_at, withdrawal } }: { review: Review }) {
  if (withdrawn_at === null || withdrawal === null) return null;
  return (
    <Notice title="Withdrawn by its key: not counted">
      <p>
        The key that signed this review took it back on <time dateTime={withdrawn_at}>{minute(withdrawn_at)}</time>. Its
        reason:
      </p>
      <blockquote dir="auto" className="user-text my-2 border-ink-2 border-s-2 ps-3">
        {withdrawal.document.reason}
      </blockquote>
      <p>
        The review stays readable so that what was said is on record. The signed withdrawal is under{" "}
        <a href="#verification">Verification</a>.
      </p>
    </Notice>
  );
}
