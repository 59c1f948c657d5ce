import { reportName } from "#components/moderation/report-link.tsx";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { onceEach, remains, reportReasons } from "#lib/moderation/contract.ts";

/** What is removed, what is not, and what remains. */
export function RemovalRules() {
  return (
    <Section id="rules" title="What is removed" className="max-w-prose space-y-3">
      <p>A report gives one of these reasons, and the operator removes what it is true of:</p>
      <Points of={Object.values(reportReasons)} className="space-y-1 ps-5" />
      <p>
        Each post and each study has a link <q>{reportName}</q> under it, for everyone. The operator reads the reports
        and decides; no number of them removes anything, and {onceEach}.
      </p>
      <p>A low rating is no reason, and no tool’s maker can have one removed.</p>
      <p>{remains.join(" ")}</p>
    </Section>
  );
}
