const names = { question: "question", answer: "answer", followup: "follow-up", review: "review" } as const;

/** Links to the form that reports a post to the operator. */
export function ReportLink({ of, kind }: { of: string; kind: keyof typeof names }) {
  return (
    <p className="text-sm" data-screen-only="">
      <a href={`/moderation/report?post=${of}`} rel="nofollow" className="inline-block min-h-6 text-ink-2">
        Report<span className="sr-only"> this {names[kind]}</span>
      </a>
    </p>
  );
}
