import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { onceEach, reportReasons } from "#lib/moderation/contract.ts";

/** What is removed, what is not, and what remains. */
export function RemovalRules() {
  return (
    <Section id="rules" title="What is removed" className="max-w-prose space-y-3">
      <p>A report gives one of these reasons, and the operator removes what it is true of:</p>
      <Points of={Object.values(reportReasons)} className="space-y-1 ps-5" />
      <p>
        Each post and each study has a link <q>Report</q> under it, for everyone. The operator reads the reports and
        decides; no number of them removes anything, and {onceEach}.
      </p>
      <p>A low rating is no reason, and no tool’s maker can have one removed.</p>
      <p>
        A removal deletes the text and takes a review’s vote out of the score. The id, the kind, the two dates and the
        reason stay, and the same content is refused when it is sent again. A question takes its answers and follow-ups
        along, each with its own line; a removed answer leaves its place in the thread, and replies to it stay. A study
        takes its interviews along; its address says that it was removed, and why.
      </p>
    </Section>
  );
}
