import { PageLink } from "#components/chrome/page-names.tsx";
import { inLog, onceEach } from "#lib/moderation/contract.ts";

/** Shown after a report was accepted. */
export function Reported({ path, duplicate }: { path: string; duplicate: boolean }) {
  return (
    <div className="max-w-prose space-y-4">
      <h1>{duplicate ? "You have reported this before" : "Reported"}</h1>
      <p role="status">
        {duplicate
          ? `Your first report is kept: ${onceEach}.`
          : "The operator of this service sees your report and decides."}
      </p>
      <p>The moderation log says {inLog.join(", and ")}.</p>
      <p>
        <a href={path}>Back to it</a> · <PageLink to="/moderation" />
      </p>
    </div>
  );
}
