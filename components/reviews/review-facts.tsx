import type { ReactNode } from "react";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Missing } from "#components/text/missing.tsx";
import { Section } from "#components/text/section.tsx";
import { measurement, minute } from "#lib/format.ts";
import type { Review } from "#lib/reviews/contract.ts";

const metricNames = { latency_ms: "Latency", cost_usd: "Cost", calls: "Calls" } as const;

/** What one run measured and its evidence, as the reviewer stated them. */
export function ReviewFacts({ review }: { review: Review }) {
  const { metrics = {}, evidence, created_at, run_id } = review.document;
  return (
    <Section id="facts" title="Measured and shown">
      <p className="mb-3 text-ink-2 text-sm">Self-reported. The trace itself is not published, only its hash.</p>
      <dl className="text-sm sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
        {(["latency_ms", "cost_usd", "calls"] as const).map((id) => (
          <Fact key={id} name={metricNames[id]}>
            {metrics[id] === undefined ? <Missing /> : measurement[id](metrics[id])}
          </Fact>
        ))}
        <Fact name="Evidence">
          {evidence.url === undefined ? <Missing words="no link given" /> : <ExternalLink href={evidence.url} />}
        </Fact>
        <Fact name="Trace SHA-256">
          <bdi dir="ltr" className="identifier">
            {evidence.trace_sha256}
          </bdi>
        </Fact>
        {review.counted && (
          <Fact name="Voice">
            {review.voice_id === null ? (
              "its key’s own"
            ) : (
              <>
                <bdi className="identifier">{review.voice_id}</bdi>, with all{" "}
                <a href="/dimensions#voices">new keys of one client that day</a>
              </>
            )}
          </Fact>
        )}
        <Fact name="Run">
          <bdi className="identifier">{run_id}</bdi>
        </Fact>
        <Fact name="Run ended">
          <time dateTime={created_at}>{minute(created_at)}</time>
        </Fact>
        <Fact name="Published">
          <time dateTime={review.published_at}>{minute(review.published_at)}</time>, by this server’s clock
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="border-hairline border-t pt-1.5 text-ink-2 sm:py-1.5">{name}</dt>
      <dd className="pb-1.5 tabular-nums sm:border-hairline sm:border-t sm:pt-1.5">{children}</dd>
    </>
  );
}
