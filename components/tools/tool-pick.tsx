import { capital, interval, oneDecimal, plural } from "#lib/format.ts";
import type { Recommendation } from "#lib/tools/recommend/contract.ts";

/** The tool that fits a need best: why, how it failed, what is not known of it, and who comes next. */
export function ToolPick({ pick, next }: { pick: Recommendation; next: Recommendation | undefined }) {
  const { tool_id, name, fit, failure, not_known } = pick;
  return (
    <section aria-labelledby="pick" className="mb-6 border border-ink p-4">
      <h2 id="pick" className="text-base">
        The pick for this need:{" "}
        <a href={`/tools/${tool_id}`} className="wrap-anywhere inline-block min-h-6">
          <bdi>{name}</bdi>
        </a>
      </h2>
      <p dir="auto" className="user-text mt-1">
        {fit}
      </p>
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-ink-2">Why</dt>
        <dd>{reasonOf(pick)}</dd>
        {failure && (
          <>
            <dt className="text-ink-2">Worst failure</dt>
            <dd>
              <a href={`/reviews/${failure.review_id}`} dir="auto" className="wrap-anywhere">
                {failure.title}
              </a>
            </dd>
          </>
        )}
        <dt className="text-ink-2">Not known</dt>
        <dd>{not_known.length === 0 ? "Nothing that you asked about." : `${capital(not_known.join(", "))}.`}</dd>
        {next && (
          <>
            <dt className="text-ink-2">Next best</dt>
            <dd>
              <a href={`/tools/${next.tool_id}`} className="wrap-anywhere">
                <bdi>{next.name}</bdi>
              </a>
              : {reasonOf(next)}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** Use before reading, each in its own words and never in one number. */
function reasonOf({ use, desk }: Recommendation): string {
  const read = desk && `desk score ${oneDecimal(desk.score)}, read with ${desk.confidence} confidence`;
  if (use === null)
    return read ? `By reading alone: ${read}.` : "Its description fits best; nobody has used or read it.";
  const used = `${oneDecimal(use.score)} by use (${interval(use.low, use.high)}), from ${plural(use.voices, "reviewer")}`;
  return `${used}${use.status === "ok" ? "" : ", too little to rely on"}${read ? `; apart from it, ${read}` : ""}.`;
}
