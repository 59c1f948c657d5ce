import { onceEach } from "#lib/moderation/contract.ts";

/** Shown after a report was accepted. */
export function Reported({ path, duplicate }: { path: string; duplicate: boolean }) {
  return (
    <div className="max-w-prose space-y-4">
      <h1 className="text-2xl sm:text-3xl">{duplicate ? "You have reported this before" : "Reported"}</h1>
      <p role="status">
        {duplicate
          ? `Your first report is kept: ${onceEach}.`
          : "The operator of this service sees your report and decides. Nothing is removed by reports alone, however many there are."}
      </p>
      <p>
        No mail is sent about it. What is removed is listed, with the reason, in the moderation log, and so is what
        stays after a request to take it down.
      </p>
      <p>
        <a href={path}>Back to it</a> · <a href="/moderation">Moderation log</a>
      </p>
    </div>
  );
}
