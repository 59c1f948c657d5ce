import { ExternalLink } from "#components/text/external-link.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Identifier } from "#components/text/identifier.tsx";
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
