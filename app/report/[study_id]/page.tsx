import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { NoReport } from "#components/studies/no-report.tsx";
import { PendingStudy } from "#components/studies/pending-study.tsx";
import { Report } from "#components/studies/report.tsx";
import { reportContent } from "#components/studies/report-content.ts";
import { RunPage } from "#components/studies/run/run-page.tsx";
import { AppError } from "#lib/errors.ts";
import { excerpt, feedAddresses } from "#lib/format.ts";
import { load } from "#lib/http/load.ts";
import { studyTitle } from "#lib/studies/report/label.ts";
import { inReadersWords, themeMatrix } from "#lib/studies/report-themes.ts";
import { type PendingStudy as Pending, StudyId } from "#lib/studies/study-record.ts";
import { hasEnded } from "#lib/studies/study-status.ts";
import { readOwn, readOwnOperation } from "./read-own.ts";
import { readRun, readRunOperation } from "./read-run.ts";
import { isFull, linkPreview, reportOn, stateOf, unlisted } from "./report-on.ts";

type Props = {
  params: Promise<{ study_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The most characters of the question in a description, of which most sites show 200. */
const mostOfQuestion = 200;

/** A link preview elsewhere says that the study is synthetic before it says what it found. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { study_id } = await params;
  const report = await reportOn(study_id);
  const { openGraph, twitter } = linkPreview(report, study_id);
  if (!isFull(report)) return { title: stateOf(report), openGraph, twitter, robots: unlisted };
  const title = studyTitle(report);
  const description = `${excerpt(report.topic, mostOfQuestion)} · ${report.disclaimer}`;
  return {
    title,
    description,
    alternates: {
      canonical: report.report_url,
      ...(report.visibility === "public" && { types: feedAddresses("/feeds/studies") }),
    },
    openGraph: { ...openGraph, title, description, url: report.report_url, type: "article" },
    twitter,
    ...(report.visibility === "unlisted" && { robots: unlisted }),
  };
}

/** A study without findings: what happens in it while it runs, else why it has none. */
async function Unfinished({ study }: { study: Pending }) {
  if (hasEnded(study.status)) return <PendingStudy study={study} />;
  const cookie = (await headers()).get("cookie") ?? "";
  const run = await load(readRunOperation, readRun, { study_id: study.id, cookie });
  if (run instanceof AppError) return <NoReport error={run} />;
  if (run === null) notFound();
  return <RunPage study={study} {...run} />;
}

export default async function ReportPage({ params, searchParams }: Props) {
  const report = await reportOn((await params).study_id);
  if (report instanceof AppError) return <NoReport error={report} />;
  if (!isFull(report)) return <Unfinished study={report} />;
  const cookie = (await headers()).get("cookie") ?? "";
  const isOwn = (await load(readOwnOperation, readOwn, { study_id: report.id, cookie })) === true;
  const first = StudyId.safeParse([(await searchParams).first].flat()[0]);
  return (
    <Report
      content={reportContent(inReadersWords(report), themeMatrix(report))}
      isOwn={isOwn}
      first={first.success ? first.data : null}
    />
  );
}
