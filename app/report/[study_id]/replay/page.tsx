import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoReport } from "#components/studies/no-report.tsx";
import { personaLine } from "#components/studies/persona-line.ts";
import { reportHref } from "#components/studies/report-href.ts";
import { ReplayRun } from "#components/studies/run/replay-run.tsx";
import { StudyStrip } from "#components/studies/study-disclosure.tsx";
import { AppError } from "#lib/errors.ts";
import { isFull, metadataBelow, reportOn } from "../report-on.ts";

type Props = { params: Promise<{ study_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await metadataBelow((await params).study_id, "Replay")), robots: { index: false, follow: false } };
}

export default async function ReplayPage({ params }: Props) {
  const report = await reportOn((await params).study_id);
  if (report instanceof AppError) return <NoReport error={report} />;
  if (!isFull(report)) notFound();
  return (
    <div className="space-y-6">
      <StudyStrip study={report} />
      <div className="max-w-prose space-y-3">
        <h1>The interviews, question by question</h1>
        <p>
          What each of them answered. <a href={`${reportHref(report.id)}#interviews`}>Each interview in full</a>
        </p>
        <noscript>
          <p>Without script only the first question is shown here.</p>
        </noscript>
      </div>
      <ReplayRun
        personas={report.personas.map((persona) => ({
          name: persona.name,
          line: personaLine(persona, report.personas),
          interviews: report.interviews
            .map(({ persona_id, transcript }, at) => ({ persona_id, transcript, number: at + 1 }))
            .filter(({ persona_id }) => persona_id === persona.id),
        }))}
      />
    </div>
  );
}
