import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NoReport } from "#components/studies/no-report.tsx";
import { reportHref } from "#components/studies/report-href.ts";
import { ReplayRun } from "#components/studies/run/replay-run.tsx";
import { StudyStrip } from "#components/studies/study-disclosure.tsx";
import { StudyQuestion } from "#components/studies/study-question.tsx";
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
        <h1 className="text-2xl sm:text-3xl">The interviews, played again</h1>
        <StudyQuestion topic={report.topic} />
        <p>
          From its transcripts, in an even beat: how long each answer took is not kept.{" "}
          <a href={reportHref(report.id)}>Read the report</a> or{" "}
          <a href={`${reportHref(report.id)}#interviews`}>each interview in full</a>.
        </p>
        <noscript>
          <p>Playing it needs script; the interviews can be read without.</p>
        </noscript>
      </div>
      <ReplayRun study_id={report.id} interviews={report.interviews.length} />
    </div>
  );
}
