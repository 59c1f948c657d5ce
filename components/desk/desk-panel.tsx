import { DeskAssessment } from "#components/desk/desk-assessment.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { oneDecimal } from "#lib/format.ts";
import type { Assessment } from "#lib/tools/contract.ts";

/** What an AI wrote about the tool after reading: hatched, apart, and never part of a firsthand number. */
export function DeskPanel({ score, assessments }: { score: number | null; assessments: Assessment[] }) {
  return (
    <section aria-labelledby="desk" className="border border-desk border-dashed">
      <div aria-hidden="true" className="hatch h-2" />
      <div className="space-y-6 p-4 sm:p-6">
        <div>
          <h2 id="desk" className="text-xl">
            <ProvenanceKey of="desk" /> assessment
          </h2>
          <p className="text-ink-2 text-sm">
            By an AI, made by reading, never by use. It is not added to the firsthand scores.
          </p>
        </div>
        {score !== null && (
          <p>
            <b className="text-3xl tabular-nums">{oneDecimal(score)}</b> <span className="text-lg">desk</span>
            <span className="block text-ink-2 text-sm">
              Mean of the rated dimensions in the newest assessment. No interval, because nothing was measured.
            </span>
          </p>
        )}
        {assessments.map((assessment) => (
          <DeskAssessment key={assessment.assessment_id} assessment={assessment} />
        ))}
      </div>
    </section>
  );
}
