import type { Metadata } from "next";
import { NoReport } from "#components/studies/no-report.tsx";
import { PendingStudy } from "#components/studies/pending-study.tsx";
import { methodTitle } from "#components/studies/study-disclosure.tsx";
import { StudyMethod } from "#components/studies/study-method.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { AppError } from "#lib/errors.ts";
import { isFull, metadataBelow, reportOn } from "../report-on.ts";

type Props = { params: Promise<{ study_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataBelow((await params).study_id, methodTitle);
}

export default async function MethodPage({ params }: Props) {
  const report = await reportOn((await params).study_id);
  if (report instanceof AppError) return <NoReport error={report} />;
  if (!isFull(report)) return <PendingStudy study={report} />;
  return (
    <StaticPart>
      <StudyMethod study={report} />
    </StaticPart>
  );
}
