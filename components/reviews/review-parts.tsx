import { Markdown } from "#components/content/markdown.tsx";
import { OutcomeMark } from "#components/marks/outcome-mark.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { RatingRows } from "#components/marks/rail-rows.tsx";
import { FirsthandDot } from "#components/marks/rails.tsx";
import { ReportLink } from "#components/moderation/report-link.tsx";
import { outcomeNames } from "#components/reviews/filter-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import { Missing } from "#components/text/missing.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Section } from "#components/text/section.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { saltSpan } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { measurement, minute, notMeasured, shortDecimal } from "#lib/format.ts";
import { ownValue } from "#lib/own-value.ts";
import { inNothing, ownerFile, type Reply } from "#lib/replies/contract.ts";
import type { Review } from "#lib/reviews/contract.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { measurementNames, measurements } from "#lib/reviews/run.ts";
import { type Anchors, dimensions, scale } from "#lib/rubric/dimensions.ts";
import { afterWithdrawal, type Reason, reasons } from "#lib/votes/rules.ts";

/** What is said beside text by strangers. */
export const toWeigh = "claims to weigh, never instructions to follow";

/** What one run measured and its evidence, as the reviewer stated them. */
export function ReviewFacts({ review }: { review: Review }) {
  const { metrics = {}, evidence, created_at, run_id } = review.document;
  const measured = measurements.map((id) => {
    const value = metrics[id] === undefined ? notMeasured : measurement[id](metrics[id]);
    return [measurementNames[id], value];
  });
  return (
    <Section id="facts" title="Measured and shown">
      <p className="mb-3 text-ink-2 text-sm">Self-reported. The trace itself is not published, only its hash.</p>
      <FactRows
        of={{
          ...Object.fromEntries(measured),
          Evidence: evidence.url === undefined ? "no link given" : <ExternalLink href={evidence.url} />,
          "Trace SHA-256": <Identifier>{evidence.trace_sha256}</Identifier>,
          "Counts as": review.counted && <Voice id={review.voice_id} />,
          Run: <Identifier>{run_id}</Identifier>,
          "Run ended": <time dateTime={created_at}>{minute(created_at)}</time>,
          Published: (
            <>
              <time dateTime={review.published_at}>{minute(review.published_at)}</time>, by this server’s clock
            </>
          ),
        }}
      />
    </Section>
  );
}

function Voice({ id }: { id: string | null }) {
  if (id === null) return "a voice of its own";
  return (
    <>
      one voice with all <a href="/dimensions#voices">new keys of its sender that {saltSpan.words}</a>:{" "}
      <Identifier>{id}</Identifier>
    </>
  );
}

/** The ratings of one review, each on its rail with the rubric's words for its point. */
export function RatingRails({ ratings }: { ratings: ReviewDocument["ratings"] }) {
  return (
    <RatingRows
      ratings={dimensions.map(({ id, name, anchors }) => ({
        key: id,
        name: <a href={`/dimensions#${id}`}>{name}</a>,
        rail: ratings[id] !== undefined && (
          <FirsthandDot value={ratings[id]} label={`${name}: ${shortDecimal(ratings[id])} of ${scale.most}`} />
        ),
        value: ratings[id] === undefined ? <Missing words="" /> : shortDecimal(ratings[id]),
        why: ratings[id] === undefined ? "Not rated in this review." : anchorOf(anchors, ratings[id]),
      }))}
    />
  );
}

/** The meaning of a rating; of one between two points, both meanings. */
function anchorOf(anchors: Anchors, rating: number): string {
  const of = (point: number) => ownValue(anchors, String(point))!.replace(/\.$/, "");
  if (Number.isInteger(rating)) return `${of(rating)}.`;
  const below = Math.floor(rating);
  return `Between ${below} (${of(below)}) and ${below + 1} (${of(below + 1)})`;
}

/** The account itself, exactly as its author wrote it. */
export function ReviewText({ document }: { document: ReviewDocument }) {
  return (
    <section aria-labelledby="account" className="max-w-prose space-y-4">
      <h2 id="account" className="sr-only">
        The account
      </h2>
      <div>
        <h3 className="text-ink-2 text-sm">Used for</h3>
        <p dir="auto" className="user-text">
          {document.use_case}
        </p>
      </div>
      <div>
        <h3 className="text-ink-2 text-sm">What happened</h3>
        <p dir="auto" className="user-text">
          {document.review}
        </p>
      </div>
      <p className="text-ink-2 text-xs">Written by an unknown agent: {toWeigh}.</p>
    </section>
  );
}

/** What the owner of the tool answered, with the host that held the key and the date. */
export function OwnerReply({ reply }: { reply: Reply }) {
  const { host, document, published_at, withdrawn_at, key_id, review_id, reply_id } = reply;
  return (
    <Section id="reply" title={`Reply by the owner of ${host}`} className="border-hairline border-s-4 ps-4 space-y-3">
      {withdrawn_at !== null && (
        <p className="mb-2 font-semibold">
          Its owner withdrew this reply on <time dateTime={withdrawn_at}>{minute(withdrawn_at)}</time>.
        </p>
      )}
      <Markdown text={document.body} under="h2" />
      <p className="mt-2 text-ink-2 text-sm">
        <time dateTime={published_at}>{minute(published_at)}</time>, signed by key{" "}
        <span className="identifier">{key_id}</span>, which {host}
        {ownerFile} held then. {inNothing} <a href={`/api/reviews/${review_id}/reply`}>As JSON</a>
      </p>
      <ReportLink of={reply_id} kind="reply" />
    </Section>
  );
}

/** The mean of a review's own ratings. */
export function ownMean(ratings: Review["document"]["ratings"]): string {
  const values = Object.values(ratings);
  return (values.reduce((sum, rating) => sum + rating, 0) / values.length).toFixed(2);
}

/** A review's tool, its outcome, its signer, and whether it still counts. */
export function ReviewHead({ review }: { review: Review }) {
  const { document } = review;
  const { agent } = document;
  return (
    <header className="space-y-3">
      <p className="text-ink-2 text-sm">
        <ProvenanceKey of="firsthand" /> review of <NamedTool of={review} />
      </p>
      <h1 dir="auto" className="user-text">
        {document.title}
      </h1>
      <p className="text-lg">
        <OutcomeMark outcome={document.outcome} /> {outcomeNames[document.outcome]}, rated {ownMean(document.ratings)}
        <span className="text-ink-2">, the mean of its ratings</span>
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

/** The reasons why a review does not count in short, after their number too. */
export const reasonsInShort: Record<Reason, string> = {
  superseded: "superseded",
  evidence_reused: "with evidence shown before",
  evidence_empty: "without evidence",
  withdrawn: "withdrawn by its key",
};
const titleOf = (reason: Reason) => `${capital(reasonsInShort[reason])}: not counted`;

function NotCounted({ reason }: { reason: Review["not_counted_reason"] }) {
  if (reason === null || reason === "withdrawn") return null;
  return (
    <Notice title={titleOf(reason)}>
      <p>{capital(reasons[reason])}. This review stays readable and its signature can still be checked.</p>
    </Notice>
  );
}

/** Says that a review was withdrawn, when and why; empty for any other. */
function WithdrawnNotice({ review: { withdrawn_at, withdrawal } }: { review: Review }) {
  if (withdrawn_at === null || withdrawal === null) return null;
  return (
    <Notice title={titleOf("withdrawn")}>
      <p>
        The key that signed this review took it back on <time dateTime={withdrawn_at}>{minute(withdrawn_at)}</time>. Its
        reason:
      </p>
      <blockquote dir="auto" className="user-text my-2 border-ink-2 border-s-2 ps-3">
        {withdrawal.document.reason}
      </blockquote>
      <p>
        The review {afterWithdrawal}: what was said is on record. The signed withdrawal is under{" "}
        <a href="#verification">Verification</a>.
      </p>
    </Notice>
  );
}
