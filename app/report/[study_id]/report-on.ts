import { cache } from "react";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { getReportOperation } from "#lib/studies/contract.ts";
import { getReport } from "#lib/studies/get-report.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** The study of a report's address, read once for a page and its metadata. */
export const reportOn = cache((study_id: string) => load(getReportOperation, getReport, { study_id }));

/** What search engines are to do with a page of a study: only those of public ones are listed. */
export const unlisted = { index: false, follow: false };

/** The title and robots of a page below a report. */
export async function metadataBelow(study_id: string, name: string) {
  const found = await reportOn(study_id);
  const isPublic = isFull(found) && found.visibility === "public";
  return { title: `${name} of a synthetic study`, ...(!isPublic && { robots: unlisted }) };
}

/** Whether a study was found and has its findings. */
export const isFull = (found: Awaited<ReturnType<typeof reportOn>>): found is FullStudy =>
  !(found instanceof AppError) && found.status === "complete";
