import type { Metadata } from "next";
import { NoReport } from "#components/studies/no-report.tsx";
import { PendingStudy } from "#components/studies/pending-study.tsx";
import { Report } from "#components/studies/report.tsx";
import { reportJsonLd } from "#components/studies/report-json-ld.ts";
import { AppError } from "#lib/errors.ts";
import { StudyId } from "#lib/studies/study-record.ts";
import { themeMatrix } from "#lib/studies/theme-matrix.ts";
import { isFull, reportOn, stateOf, unlisted } from "./report-on.ts";

type Props = {
  params: Promise<{ study_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A link preview elsewhere says that the study is synthetic before it says what it found. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const found = await reportOn((await params).study_id);
  if (!isFull(found)) return { title: stateOf(found), robots: unlisted };
  const title = `Synthetic study: ${found.headline_finding}`;
  const description = found.disclaimer;
  return {
    title,
    description,
    alternates: { canonical: found.report_url },
    openGraph: { title, description, url: found.report_url, type: "article" },
    twitter: { card: "summary_large_image" },
    ...(found.visibility === "unlisted" && { robots: unlisted }),
  };
}

export default async function ReportPage({ params, searchParams }: Props) {
  const found = await reportOn((await params).study_id);
  if (found instanceof AppError) return <NoReport error={found} />;
  if (!isFull(found)) return <PendingStudy study={found} />;
  const first = StudyId.safeParse([(await searchParams).first].flat()[0]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: reportJsonLd(found) }} />
      <Report study={found} themes={themeMatrix(found)} first={first.success ? first.data : null} />
    </>
  );
}
