import type { Metadata } from "next";
import { cache } from "react";
import { PendingStudy } from "#components/studies/pending-study.tsx";
import { Report } from "#components/studies/report.tsx";
import { reportJsonLd } from "#components/studies/report-json-ld.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { getReportOperation } from "#lib/studies/contract.ts";
import { getReport } from "#lib/studies/get-report.ts";

type Props = { params: Promise<{ study_id: string }> };

const unlisted = { index: false, follow: false };

const read = cache((study_id: string) => load(getReportOperation, getReport, { study_id }));

/** A link preview elsewhere says that the study is synthetic before it says what it found. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read((await params).study_id);
  if (found instanceof AppError) return { title: "Not found", robots: unlisted };
  if (found.status !== "complete") return { title: "Synthetic study", robots: unlisted };
  const title = `Synthetic study: ${found.headline_finding}`;
  const description = found.disclaimer;
  return {
    title,
    description,
    openGraph: { title, description },
    ...(found.visibility === "unlisted" && { robots: unlisted }),
  };
}

export default async function ReportPage({ params }: Props) {
  const found = await read((await params).study_id);
  if (found instanceof AppError) return <NotMade error={found} />;
  if (found.status !== "complete") return <PendingStudy study={found} />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: reportJsonLd(found) }} />
      <Report study={found} base={env().PUBLIC_URL} />
    </>
  );
}
