import { ReportSection } from "#components/studies/report-section.tsx";
import type { ResearchItem } from "#lib/engines/findings.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What the study suggests to try, to watch and to say. */
export function Outlook({ study: { opportunity, risk, messaging_implications } }: { study: FullStudy }) {
  return (
    <ReportSection id="outlook" title="What it suggests">
      <dl className="max-w-prose space-y-4">
        {[
          ["Opportunity", opportunity],
          ["Risk", risk],
        ].map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
        {messaging_implications.length > 0 && (
          <div>
            <dt className="font-semibold">For the message</dt>
            <dd>
              <ul className="list-disc space-y-1 ps-6">
                {messaging_implications.map((implication) => (
                  <li key={implication} dir="auto" className="wrap-anywhere">
                    {implication}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </ReportSection>
  );
}

/** The next step, which no simulation replaces: what to ask real people, how many, and what would overturn the study. */
export function ResearchAgenda({ agenda }: { agenda: ResearchItem[] }) {
  return (
    <ReportSection id="people" title="What to check with real people">
      {agenda.length === 0 && <p className="max-w-prose">All of it: no item was written for this study.</p>}
      <ol className="space-y-6">
        {agenda.map((item, at) => (
          <li key={item.question} className="max-w-prose space-y-1 border-hairline border-t pt-3">
            <h3 dir="auto" className="wrap-anywhere text-base">
              {at + 1}. {item.question}
            </h3>
            <p dir="auto">{item.why}</p>
            <p dir="auto">
              <b>How:</b> {item.method} <b>Who:</b> {item.sample}
            </p>
            <p dir="auto">
              <b>What would overturn it:</b> {item.would_change}
            </p>
            <p className="text-ink-2 text-sm">Priority: {item.priority}</p>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
