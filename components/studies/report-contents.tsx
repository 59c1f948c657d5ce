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
] as const;

/** The parts of a report, beside it where there is room. */
export function ReportContents({ hasAnswers }: { hasAnswers: boolean }) {
  const shown = parts.filter(([id]) => id !== "answers" || hasAnswers);
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
