import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { InterviewTranscript } from "#components/studies/interview-transcript.tsx";
import { NoReport } from "#components/studies/no-report.tsx";
import { PendingStudy } from "#components/studies/pending-study.tsx";
import { AppError } from "#lib/errors.ts";
import { answerWith } from "#lib/net/page-answer.ts";
import { isFull, metadataBelow, reportOn } from "../../report-on.ts";

type Props = { params: Promise<{ study_id: string; interview: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { study_id, interview } = await params;
  return metadataBelow(study_id, `Interview ${Number(interview)}`);
}

export default async function InterviewPage({ params }: Props) {
  const { study_id, interview } = await params;
  const report = await reportOn(study_id);
  if (report instanceof AppError) return <NoReport error={report} />;
  if (!isFull(report)) return <PendingStudy study={report} />;
  const at = /^[1-9]\d{0,3}$/.test(interview) ? Number(interview) - 1 : -1;
  if (report.interviews[at] === undefined) {
    if (!answerWith(404)) notFound();
    return <NoReport interviews={report.interviews.length} study_id={report.id} />;
  }
  return <InterviewTranscript study={report} at={at} />;
}
