import { type Names, QuoteList } from "#components/studies/quote-list.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import type { CompetitiveSignal, DecisionCriterion } from "#lib/engines/findings.ts";
import { plural } from "#lib/format.ts";

const directions = {
  favors_you: "speaks for what was studied",
  favors_competitor: "speaks for the alternative",
  neutral: "speaks for neither",
} as const;
const met = { yes: "met", partly: "partly met", no: "not met", unknown: "unknown whether met" } as const;

/** What a respondent compares with, and what speaks for which side. */
export function SignalList({ signals, names }: { signals: CompetitiveSignal[]; names: Names }) {
  if (signals.length === 0) return null;
  return (
    <ReportSection id="signals" title="What it is compared with">
      <ul className="space-y-6">
        {signals.map((signal, at) => (
          <li key={signal.competitor + signal.signal} id={`signal-${at + 1}`} className="border-hairline border-t pt-3">
            <h3 dir="auto" className="wrap-anywhere text-base first-letter:uppercase">
              {signal.competitor}
            </h3>
            <p dir="auto" className="wrap-anywhere max-w-prose">
              {signal.signal}
            </p>
            <p className="mb-2 text-sm">
              In {plural(signal.interview_count, "simulated interview")}; {directions[signal.direction]}
            </p>
            <QuoteList quotes={signal.quotes} names={names} />
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

/** What the decision is made by, the weightiest first. */
export function CriterionList({ criteria, names }: { criteria: DecisionCriterion[]; names: Names }) {
  if (criteria.length === 0) return null;
  return (
    <ReportSection id="criteria" title="What the decision is made by">
      <p className="max-w-prose text-ink-2 text-sm">
        The weights of all criteria add up to 100. They are counted from what was said, not asked for.
      </p>
      <ol>
        {criteria.map((criterion, at) => (
          <li key={criterion.criterion} id={`criterion-${at + 1}`} className="border-hairline border-t py-2">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="wrap-anywhere">
                {criterion.rank}. <b>{criterion.criterion}</b>: {met[criterion.met]}
              </span>
              <span className="tabular-nums">{criterion.importance} of 100</span>
            </p>
            <Disclosure summary={`${plural(criterion.quotes.length, "quote")}: ${criterion.criterion.toLowerCase()}`}>
              <QuoteList quotes={criterion.quotes} names={names} />
            </Disclosure>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
