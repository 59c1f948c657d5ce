import { type Names, QuoteList } from "#components/studies/quote-list.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import type { KeyFinding } from "#lib/engines/findings.ts";
import { plural } from "#lib/format.ts";

const strengths = { strong: "Strong support", moderate: "Moderate support", weak: "Weak support" } as const;

/** The key findings: each with how many say so, their words, and the words of those who say otherwise. */
export function FindingList({ findings, names }: { findings: KeyFinding[]; names: Names }) {
  return (
    <ReportSection id="findings" title="Findings, as hypotheses">
      {findings.length === 0 && <p>No theme was shared by two personas.</p>}
      <ol className="space-y-10">
        {findings.map((finding, at) => (
          <li key={finding.finding}>
            <Finding finding={finding} at={at + 1} names={names} />
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}

function Finding({ finding, at, names }: { finding: KeyFinding; at: number; names: Names }) {
  const { personas, of_personas, interviews, of_interviews, opposed } = finding.support;
  return (
    <article id={`finding-${at}`} className="space-y-3 border-hairline border-t pt-4">
      <h3 dir="auto" className="wrap-anywhere max-w-prose text-lg">
        {at}. {finding.finding}
      </h3>
      <p className="text-sm">
        <b>{strengths[finding.strength]}:</b> {personas} of {of_personas} personas, {interviews} of {of_interviews}{" "}
        simulated interviews
        {opposed.interviews > 0 &&
          `; on the other side ${plural(opposed.personas, "persona")}, ${plural(opposed.interviews, "interview")}`}
      </p>
      <p dir="auto" className="wrap-anywhere max-w-prose">
        {finding.evidence}
      </p>
      <QuoteList quotes={finding.quotes} names={names} />
      {finding.counter.length > 0 && (
        <>
          <h4 className="font-semibold text-base">Against it</h4>
          <QuoteList quotes={finding.counter} names={names} />
        </>
      )}
      <p dir="auto" className="wrap-anywhere max-w-prose">
        <b>What it would mean:</b> {finding.implication}
      </p>
    </article>
  );
}
