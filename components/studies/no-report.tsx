import { reportHref } from "#components/studies/report-href.ts";
import { NotMade } from "#components/text/not-made.tsx";
import type { AppError } from "#lib/errors.ts";

type Props = { error: AppError } | { study_id: string; interviews: number };

/** Shown where no study opens, or where a study has no such interview. */
export function NoReport(props: Props) {
  if ("error" in props && props.error.code !== "not_found") return <NotMade error={props.error} />;
  return (
    <div className="max-w-prose space-y-4">
      <h1 className="text-2xl sm:text-3xl">
        {"error" in props ? "No study opens at this address" : "This study has no such interview"}
      </h1>
      {"error" in props ? (
        <p>
          Check it against the address that you were sent: it has 36 characters after “/report/”. A study that its
          account deleted does not come back.
        </p>
      ) : (
        <p>
          It has {props.interviews}. <a href={reportHref(props.study_id)}>The report</a> leads to each of them.
        </p>
      )}
      <p>
        <a href="/studies">Public studies</a> · <a href="/docs/research">Run a study</a>
      </p>
    </div>
  );
}
