import type { FullStudy } from "#lib/studies/study-record.ts";

const parts = [
  ["confidence", "How sure is it?"],
  ["answers", "Answers"],
  ["findings", "Findings"],
  ["themes", "Themes"],
  ["objections", "Objections"],
  ["outlook", "What it suggests"],
  ["people", "Check with real people"],
  ["numbers", "Numbers"],
  ["personas", "Personas"],
  ["transcripts", "Transcripts"],
  ["follow-ups", "Asked later"],
] as const;

/** The parts of a report, beside it where there is room. */
export function ReportContents({ study }: { study: Pick<FullStudy, "answers" | "follow_ups"> }) {
  const counts: { [id in string]?: number } = { answers: study.answers.length, "follow-ups": study.follow_ups.length };
  const shown = parts.filter(([id]) => counts[id] !== 0);
  return (
    <nav aria-label="In this report" data-screen-only="" className="sticky top-4 text-sm max-lg:hidden">
      <ul className="border-hairline border-s ps-4">
        {shown.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
