import { DeskAssessment } from "#components/desk/desk-assessment.tsx";
import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { oneDecimal } from "#lib/format.ts";
import type { Assessment } from "#lib/tools/contract.ts";

/** What an AI wrote about the tool after reading: hatched, apart, and never part of a firsthand number. */
export function DeskPanel({ score, assessments }: { score: number | null; assessments: Assessment[] }) {
  return (
    <ProvenancePanel
      of="desk"
      title="assessment"
      note="By an AI, made by reading, never by use. It is not added to the firsthand scores."
    >
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
    </ProvenancePanel>
  );
}
