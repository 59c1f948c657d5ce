import type { Metadata } from "next";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { JobList } from "#components/operator/job-list.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { listJobs } from "#lib/console/overview.ts";
import { AppError } from "#lib/errors.ts";
import { loadForOperator } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "Studies and webhooks", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function JobsPage({ searchParams }: Props) {
  const sent = [(await searchParams).sent].flat()[0];
  const result = await loadForOperator(listJobs);
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <OperatorHead title="Studies and webhooks" at="/operator/jobs" />
      <JobList studies={result.studies} deliveries={result.deliveries} sent={sent} />
    </div>
  );
}
