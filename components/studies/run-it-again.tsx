import { ReportSection } from "#components/studies/report-section.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** How to get the study as JSON, and how to run it once more. */
export function RunItAgain({ study, base }: { study: FullStudy; base: string }) {
  const { engine } = study;
  return (
    <ReportSection id="again" title="Take it along, or run it again">
      <p className="max-w-prose">
        {engine.kind === "simulator"
          ? "The same request with the same seed has the same content. Another seed tells what of it is chance: believe what repeats."
          : "A model does not repeat itself to the letter, even under the same seed: believe what repeats."}
      </p>
      <CodeBlock label="The request, as the body of POST /api/v1/studies">{requestOf(study)}</CodeBlock>
      <CodeBlock label="All of it as JSON, with the key of the account it belongs to">
        {`curl -s ${base}/api/v1/studies/${study.id} -H 'authorization: Bearer sr_live_…'`}
      </CodeBlock>
    </ReportSection>
  );
}

function requestOf(study: FullStudy): string {
  const { topic, study_type, audience, audience_description, personas, n_per_persona, seed, given } = study;
  const who = audience_description === null ? { persona_ids: personas.map(({ id }) => id) } : { audience_description };
  return JSON.stringify({ topic, study_type, audience, ...who, n_per_persona, seed, ...given }, null, 2);
}
