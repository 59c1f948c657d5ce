import { cache } from "react";
import { previewSize } from "#components/chrome/page-metadata.ts";
import { noStudyTitles } from "#components/studies/no-report.tsx";
import { pendingTitle } from "#components/studies/pending-study.tsx";
import { hasPreview } from "#components/studies/report-preview.tsx";
import { AppError, Removed } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { getReportOperation } from "#lib/studies/contract.ts";
import { getReport } from "#lib/studies/get-study.ts";
import { nobodyAsked } from "#lib/studies/report/label.ts";
import type { FullStudy, PendingStudy } from "#lib/studies/study-record.ts";

/** The study of a report's address, read once for a page and its metadata. */
export const reportOn = cache((study_id: string) => load(getReportOperation, getReport, { study_id }));

/** What search engines are to do with a page of a study: only those of public ones are listed. */
export const unlisted = { index: false, follow: false };

const alt = `A synthetic study: its question, its answer and its confidence. ${nobodyAsked}.`;

/** How a link to a report looks elsewhere: with its picture, or by its words alone where no picture can show them. */
export function linkPreview(report: Awaited<ReturnType<typeof reportOn>>, study_id: string) {
  const isShown = hasPreview(isFull(report) ? report : stateOf(report));
  const picture = { url: `/report/${study_id}/opengraph-image`, ...previewSize, alt, type: "image/png" };
  return {
    openGraph: isShown ? { images: [picture] } : {},
    twitter: { card: isShown ? ("summary_large_image" as const) : ("summary" as const) },
  };
}

/** The title and robots of a page below a report. */
export async function metadataBelow(study_id: string, name: string) {
  const report = await reportOn(study_id);
  const isPublic = isFull(report) && report.visibility === "public";
  const title = `${name} of a synthetic study`;
  return { title, ...linkPreview(report, study_id), ...(!isPublic && { robots: unlisted }) };
}

/** Why an address shows no findings, in a sentence. */
export function stateOf(report: Awaited<ReturnType<typeof reportOn>>): string {
  if (report instanceof Removed) return noStudyTitles.gone;
  if (report instanceof AppError) return noStudyTitles.none;
  return pendingTitle(report as PendingStudy);
}

/** Whether a study was found and has its findings. */
export const isFull = (report: Awaited<ReturnType<typeof reportOn>>): report is FullStudy =>
  !(report instanceof AppError) && report.status === "complete";
