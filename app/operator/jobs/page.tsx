import type { Metadata } from "next";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { JobList } from "#components/operator/job-list.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { listJobs } from "#lib/console/lists.ts";
import { AppError } from "#lib/errors.ts";
import { loadForOperator } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "Studies and webhooks", robots: { index: false, follow: false } };

export default async function JobsPage() {
  const result = await loadForOperator(listJobs);
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <h1 className="text-2xl sm:text-3xl">Studies and webhooks</h1>
      <p>
        <a href="/operator">The operator’s page</a>
      </p>
      <JobList studies={result.studies} deliveries={result.deliveries} />
    </div>
  );
}
