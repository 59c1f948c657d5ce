import { randomUUID } from "node:crypto";
import type { Metadata, Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { formHref } from "#components/studies/form-href.ts";
import { NoReport } from "#components/studies/no-report.tsx";
import { PendingStudy } from "#components/studies/pending-study.tsx";
import { RerunForm } from "#components/studies/rerun-form.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { isFull, reportOn, unlisted } from "../report-on.ts";
import { readRerun, readRerunOperation } from "./read-rerun.ts";

type Props = {
  params: Promise<{ study_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const metadata: Metadata = { title: "Run a synthetic study again", robots: unlisted };

export default async function RerunPage({ params, searchParams }: Props) {
  const { study_id } = await params;
  const report = await reportOn(study_id);
  if (report instanceof AppError) return <NoReport error={report} />;
  if (!isFull(report)) return <PendingStudy study={report} />;
  const cookie = (await headers()).get("cookie") ?? "";
  const offer = await load(readRerunOperation, readRerun, { study_id, cookie });
  if (offer instanceof AppError) return <NotMade error={offer} />;
  if (typeof offer === "string") redirect(formHref(report) as Route);
  const { refused, ...typed } = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0]]),
  );
  return <RerunForm study={report} offer={offer} once={randomUUID()} refused={refused} typed={typed} />;
}
