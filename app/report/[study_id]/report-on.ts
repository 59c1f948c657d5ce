import { cache } from "react";
import { pendingWords } from "#components/studies/pending-study.tsx";
import { AppError, Removed } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { getReportOperation } from "#lib/studies/contract.ts";
import { getReport } from "#lib/studies/get-report.ts";
import type { FullStudy, PendingStudy } from "#lib/studies/study-record.ts";

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

/** Why an address shows no findings, in a sentence. */
export function stateOf(found: Awaited<ReturnType<typeof reportOn>>): string {
  if (found instanceof Removed) return "This study is gone";
  if (found instanceof AppError) return "No study opens at this address";
  return pendingWords[(found as PendingStudy).status];
}

/** Whether a study was found and has its findings. */
export const isFull = (found: Awaited<ReturnType<typeof reportOn>>): found is FullStudy =>
  !(found instanceof AppError) && found.status === "complete";
