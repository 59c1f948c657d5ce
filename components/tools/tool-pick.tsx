import { capital, interval, oneDecimal, plural } from "#lib/format.ts";
import type { SearchResult, ToolMatch } from "#lib/tools/contract.ts";
import { facets, factFacets } from "#lib/tools/facts/contract.ts";
import type { Recommendation } from "#lib/tools/recommend/contract.ts";

type Props = {
  tools: Recommendation[];
  ruled_out: unknown[];
  /** The search that it is picked from. */
  among: Pick<SearchResult, "tools" | "match">;
};

/** The tool that fits a need best: why, how it failed, what is not known of it, and who comes next; else why there is none. */
export function ToolPick({ tools: [pick, next], ruled_out, among: { tools, match } }: Props) {
  const tool = tools.find((one) => one.tool_id === pick?.tool_id);
  if (pick === undefined || tool === undefined) return <NoPick match={match} isRuledOut={ruled_out.length > 0} />;
  const { tool_id, name, fit, meets, failure, lacks, warning, not_known } = pick;
  const line = tool.meets.includes("connect") ? pick : pick.sister;
  return (
    <section aria-labelledby="pick" className="mb-6 border border-ink p-4">
      <h2 id="pick" className="text-base">
        The pick for this need:{" "}
        <a href={`/tools/${tool_id}`} className="wrap-anywhere inline-block min-h-6">
          <bdi>{name}</bdi>
        </a>
      </h2>
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="text-ink-2">What it is for</dt>
        <dd dir="auto" className="user-text">
          {fit}
          {!tool.description.startsWith(fit.replace(/…$/, "")) && (
            <span className="text-ink-2"> (one use, in an AI assessor’s words)</span>
          )}
        </dd>
        <dt className="text-ink-2">Why</dt>
        <dd>{tools[0] === tool ? reasonOf(pick) : `${reasonOf(pick)} ${passedOver}`}</dd>
        {meets.length > 0 && (
          <>
            <dt className="text-ink-2">As you ticked</dt>
            <dd>{facets.flatMap(({ id, label }) => (meets.includes(id) ? [label] : [])).join(", ")}</dd>
          </>
        )}
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
        {warning && (
          <>
            <dt className="text-ink-2">Warning</dt>
            <dd className="wrap-anywhere">{warning}</dd>
          </>
        )}
        {line && (
          <>
            <dt className="text-ink-2">To connect</dt>
            <dd>
              <a href={`/tools/${line.tool_id}#connect`} className="wrap-anywhere">
                {line === pick ? "Copy its setup command" : <bdi>{line.name}</bdi>}
              </a>
              {line !== pick && ", of the same product, has a setup command."}
            </dd>
          </>
        )}
        {lacks.length > 0 && (
          <>
            <dt className="text-ink-2">It does not say</dt>
            <dd dir="auto">{lacks.map((word) => `“${word}”`).join(", ")}</dd>
          </>
        )}
        <dt className="text-ink-2">Not known</dt>
        <dd>
          {not_known.length === 0
            ? "Nothing that you asked about."
            : `${capital([...new Set(not_known.map(topicOf))].join(", "))}.`}
        </dd>
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

/** Why a search has no pick. */
function NoPick({ match, isRuledOut }: { match: ToolMatch | null; isRuledOut: boolean }) {
  const isWhole = match === "all" || match === "corrected";
  const why = isWhole
    ? "these words name tools, and do not say what for. Say in a few words what you want to do."
    : "no tool here has enough of these words together in what it is for. The list has what comes nearest.";
  return (
    <p className="mb-4 max-w-prose">
      <b>No pick for this need</b>: {isRuledOut ? "what is known of each tool that does it rules it out." : why}
    </p>
  );
}

const passedOver = "What the list has first is ended by its makers, or is what you want to replace.";

/** The topic of a facet that facts decide; any other words as they are. */
const topicOf = (word: string) => factFacets.find(({ id }) => id === word)?.topic ?? word;

/** Use before reading, each in its own words and never in one number. */
function reasonOf({ use, desk }: Recommendation): string {
  const deskWords = desk && `desk score ${oneDecimal(desk.score)}, read with ${desk.confidence} confidence`;
  if (use === null)
    return deskWords
      ? `From reading alone: ${deskWords}.`
      : "By its description alone: nobody has used or assessed it here.";
  const basis = `${use.status === "ok" ? "" : "too little to rely on: "}${plural(use.voices, "reviewer")}`;
  return `${oneDecimal(use.score)} from use (${interval(use.low, use.high)}), ${basis}${deskWords ? `; apart from it, ${deskWords}` : ""}.`;
}
