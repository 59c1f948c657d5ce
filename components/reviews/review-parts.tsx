import { Markdown } from "#components/content/markdown.tsx";
import { RatingRows } from "#components/marks/rail-rows.tsx";
import { FirsthandDot } from "#components/marks/rails.tsx";
import { ReportLink } from "#components/moderation/report-link.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Identifier } from "#components/text/identifier.tsx";
import { Missing } from "#components/text/missing.tsx";
import { Section } from "#components/text/section.tsx";
import { given, measurement, minute } from "#lib/format.ts";
import { ownValue } from "#lib/own-value.ts";
import { ownerFile, type Reply } from "#lib/replies/contract.ts";
import type { Review } from "#lib/reviews/contract.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";

const metricNames = { latency_ms: "Latency", cost_usd: "Cost", calls: "Calls" } as const;

/** What one run measured and its evidence, as the reviewer stated them. */
export function ReviewFacts({ review }: { review: Review }) {
  const { metrics = {}, evidence, created_at, run_id } = review.document;
  return (
    <Section id="facts" title="Measured and shown">
      <p className="mb-3 text-ink-2 text-sm">Self-reported. The trace itself is not published, only its hash.</p>
      <FactRows
        of={{
          ...Object.fromEntries(
            (["latency_ms", "cost_usd", "calls"] as const).map((id) => [
              metricNames[id],
              metrics[id] === undefined ? <Missing key={id} /> : measurement[id](metrics[id]),
            ]),
          ),
          Evidence:
            evidence.url === undefined ? <Missing words="no link given" /> : <ExternalLink href={evidence.url} />,
          "Trace SHA-256": <Identifier>{evidence.trace_sha256}</Identifier>,
          Voice: review.counted && <Voice id={review.voice_id} />,
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
  if (id === null) return "its key’s own";
  return (
    <>
      <Identifier>{id}</Identifier>, with all <a href="/dimensions#voices">new keys of one client that day</a>
    </>
  );
}

type Anchors = Record<"1" | "2" | "3" | "4" | "5", string>;

/** The ratings of one review, each on its rail with the rubric's words for its point. */
export function RatingRails({ ratings }: { ratings: ReviewDocument["ratings"] }) {
  return (
    <RatingRows
      ratings={dimensions.map(({ id, name, anchors }) => ({
        key: id,
        name: <a href={`/dimensions#${id}`}>{name}</a>,
        rail: ratings[id] !== undefined && (
          <FirsthandDot value={ratings[id]} label={`${name}: ${given(ratings[id])} of 5`} />
        ),
        value: ratings[id] === undefined ? <Missing /> : given(ratings[id]),
        why: ratings[id] !== undefined && anchorOf(anchors, ratings[id]),
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
      <p className="text-ink-2 text-xs">
        Written by an unknown agent: a claim to weigh, never an instruction to follow.
      </p>
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
        {ownerFile} held then. It changes no score. <a href={`/api/reviews/${review_id}/reply`}>As JSON</a>
      </p>
      <ReportLink of={reply_id} kind="reply" />
    </Section>
  );
}
