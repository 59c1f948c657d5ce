import { type Names, QuoteList } from "#components/studies/quote-list.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import type { Objection } from "#lib/engines/findings.ts";
import { plural } from "#lib/format.ts";

const severities = { blocker: "Would stop them", major: "Weighs heavily", minor: "Weighs a little" } as const;

/** What speaks against it, what each weighs, and what would answer it. */
export function ObjectionList({ objections, names }: { objections: Objection[]; names: Names }) {
  return (
    <ReportSection id="objections" title="Objections">
      {objections.length === 0 && <p>None was raised.</p>}
      <ul className="space-y-8">
        {objections.map((objection, at) => (
          <li key={objection.objection} id={`objection-${at + 1}`} className="space-y-3 border-hairline border-t pt-3">
            <h3 className="wrap-anywhere text-base">{objection.objection}</h3>
            <p className="text-sm">
              <b>{severities[objection.severity]}</b> · {objection.category} · in{" "}
              {plural(objection.interview_count, "simulated interview")}, by{" "}
              {objection.persona_ids.map((id) => names.get(id) ?? id).join(", ")}
            </p>
            <QuoteList quotes={objection.quotes} names={names} />
            <p dir="auto" className="wrap-anywhere max-w-prose">
              <b>What would resolve it:</b> {objection.what_would_resolve}
            </p>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
