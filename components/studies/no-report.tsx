import { OnwardLink, PageLink } from "#components/chrome/page-names.tsx";
import { reportHref } from "#components/studies/report-href.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { type AppError, Removed } from "#lib/errors.ts";

type Props = { error: AppError } | { study_id: string; interviews: number };

/** What a page is called where no study opens, or one is gone. */
export const noStudyTitles = { none: "No study opens at this address", gone: "This study is gone" };

/** Shown where no study opens, or where a study has no such interview. */
export function NoReport(props: Props) {
  if ("error" in props && props.error.code !== "not_found") return <NotMade error={props.error} />;
  if ("error" in props && props.error instanceof Removed) return <GoneStudy message={props.error.message} />;
  return (
    <div className="max-w-prose space-y-4">
      <h1>{"error" in props ? noStudyTitles.none : "This study has no such interview"}</h1>
      {"error" in props ? (
        <p>
          Check it against the address that you were sent: its end may be missing. A study that was not in the list and
          was deleted with its account leaves nothing here.
        </p>
      ) : (
        <p>
          It has {props.interviews}. <a href={reportHref(props.study_id)}>The report</a> leads to each of them.
        </p>
      )}
      <p>
        <OnwardLink to="/studies" /> · <OnwardLink to="/research" />
      </p>
    </div>
  );
}

/** What is left of a study that was removed, or deleted with its account: when, and why. */
function GoneStudy({ message }: { message: string }) {
  return (
    <div className="max-w-prose space-y-4">
      <h1>{noStudyTitles.gone}</h1>
      <p className="user-text">{message}</p>
      <p>
        <PageLink to="/moderation" /> · <OnwardLink to="/studies" />
      </p>
    </div>
  );
}
