import { Missing } from "#components/text/missing.tsx";
import { Section } from "#components/text/section.tsx";
import { capital } from "#lib/cut-text.ts";
import { confidenceMeaning, mostConfidence, Quality } from "#lib/engines/measured.ts";
import { notMeasured } from "#lib/format.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

const parts = ["agreement", "convergence", "repeatability", "grounding", "validity", "engine_factor"] as const;

/** What the confidence of a study is made of, and what was lost on the way. */
export function QualityParts({ study: { overall_confidence, quality } }: { study: FullStudy }) {
  return (
    <Section id="confidence" title="What its confidence is made of">
      <p className="max-w-prose">
        {overall_confidence} of {mostConfidence}. {confidenceMeaning}
      </p>
      <Components quality={quality} />
    </Section>
  );
}

function Components({ quality }: { quality: Quality }) {
  return (
    <div className="space-y-4">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {parts.map((id) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-hairline border-t py-2">
            <dt>
              {capital(id.replace("_", " "))}
              <span className="block text-ink-2 text-sm">{Quality.shape[id].description}</span>
            </dt>
            <dd className="font-semibold tabular-nums">
              {quality[id] === null ? (
                <Missing words={`${notMeasured}: no persona was asked twice`} />
              ) : (
                quality[id].toFixed(2)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-sm">
        They are weighed for {quality.n_effective} independent {quality.n_effective === 1 ? "interview" : "interviews"}.{" "}
        {quality.quotes_checked} quotes were looked up in the transcripts, {quality.quotes_repaired} corrected,{" "}
        {quality.quotes_rejected} dropped. {quality.findings_dropped} of {quality.candidates} candidate findings were
        dropped, and {quality.numbers_corrected} sentences left out that no quote or count carries.
      </p>
    </div>
  );
}
