import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { NoReport } from "#components/studies/no-report.tsx";
import { PendingStudy } from "#components/studies/pending-study.tsx";
import { Report } from "#components/studies/report.tsx";
import { reportContent } from "#components/studies/report-content.ts";
import { RunPage } from "#components/studies/run/run-page.tsx";
import { AppError } from "#lib/errors.ts";
import { excerpt } from "#lib/format.ts";
import { load } from "#lib/http/load.ts";
import { inReadersWords, themeMatrix } from "#lib/studies/report-themes.ts";
import { type PendingStudy as Pending, StudyId } from "#lib/studies/study-record.ts";
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
  const found = await reportOn(study_id);
  const { openGraph, twitter } = linkPreview(found, study_id);
  if (!isFull(found)) return { title: stateOf(found), openGraph, twitter, robots: unlisted };
  const title = `Synthetic study: ${found.headline_finding}`;
  const description = `${excerpt(found.topic, mostOfQuestion)} · ${found.disclaimer}`;
  return {
    title,
    description,
    alternates: { canonical: found.report_url },
    openGraph: { ...openGraph, title, description, url: found.report_url, type: "article" },
    twitter,
    ...(found.visibility === "unlisted" && { robots: unlisted }),
  };
}

/** A study without findings: what happens in it while it runs, else why it has none. */
async function Unfinished({ study }: { study: Pending }) {
  if (study.status === "failed" || study.status === "cancelled") return <PendingStudy study={study} />;
  const cookie = (await headers()).get("cookie") ?? "";
  const found = await load(readRunOperation, readRun, { study_id: study.id, cookie });
  if (found instanceof AppError) return <NoReport error={found} />;
  if (found === null) notFound();
  return <RunPage study={study} {...found} />;
}

export default async function ReportPage({ params, searchParams }: Props) {
  const found = await reportOn((await params).study_id);
  if (found instanceof AppError) return <NoReport error={found} />;
  if (!isFull(found)) return <Unfinished study={found} />;
  const cookie = (await headers()).get("cookie") ?? "";
  const isOwn = (await load(readOwnOperation, readOwn, { study_id: found.id, cookie })) === true;
  const first = StudyId.safeParse([(await searchParams).first].flat()[0]);
  return (
    <Report
      content={reportContent(inReadersWords(found), themeMatrix(found))}
      isOwn={isOwn}
      first={first.success ? first.data : null}
    />
  );
}
