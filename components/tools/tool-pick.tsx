import type { ReactNode } from "react";
import type * as z from "zod";
import { ExternalLink } from "#components/text/external-link.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { interval, notKnown, oneDecimal, plural } from "#lib/format.ts";
import type { getToolEndpoint, ListedTool, SearchResult, ToolMatch } from "#lib/tools/contract.ts";
import { facets, factFacets, setupCommand } from "#lib/tools/facts/contract.ts";
import { type Recommendation, type recommendToolsEndpoint, shownFailure } from "#lib/tools/recommend/contract.ts";
import { unreliable } from "#lib/votes/rules.ts";

type Result = z.output<(typeof recommendToolsEndpoint)["result"]>;
type Query = Partial<Record<MemberOf<typeof getToolEndpoint>, string>>;
type Props = Pick<Result, "verdict" | "tools" | "ruled_out" | "client"> & {
  /** The type that the need names. */
  namedType: Recommendation["type"] | null;
  /** The search that it is picked from. */
  among: Pick<SearchResult, "tools" | "match">;
};

/** The tool that fits a need best or is nearest to it: why, how it failed, what is not known of it, and who comes next; else why there is none. */
export function ToolPick({ verdict, tools: [pick, next], ruled_out, client, namedType, among }: Props) {
  const { tools, match } = among;
  if (pick === undefined) return <NoPick match={match} ruled_out={ruled_out} />;
  const tool = tools.find((one) => one.tool_id === pick.tool_id);
  const [first] = tools;
  // The tool's page then shows the line of that client first.
  const hrefOf = ({ tool_id }: { tool_id: string }) =>
    `/tools/${tool_id}${client ? `?${new URLSearchParams({ client } satisfies Query)}` : ""}`;
  const { name, fit, lacks, meets, failure, page, sister, warning, not_known } = pick;
  return (
    <section aria-labelledby="pick" className="mb-6 border border-ink p-4">
      <h2 id="pick" className="text-base">
        {verdict === "match" ? "The pick for this need" : "No pick for this need. Nearest"}:{" "}
        <a href={hrefOf(pick)} className="wrap-anywhere inline-block min-h-6">
          <bdi>{name}</bdi>
        </a>
      </h2>
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Row name="What it is for">
          <span dir="auto" className="user-text">
            {fit}
            {tool?.use_cases.some((use) => use.startsWith(fit.replace(/…$/, ""))) && (
              <span className="text-ink-2"> (one use, in an AI assessor’s words)</span>
            )}
          </span>
        </Row>
        <Row name="Not said">
          {lacks.length > 0 && (
            <span dir="auto">
              Its entry here does not say {inQuotes(lacks)}
              {verdict === "nearest" && ", and no tool here has all of these words"}.
            </span>
          )}
        </Row>
        <Row name="Why">
          {reasonOf(pick, tool?.meets)}
          {next && oneDecimal(next.desk?.score ?? 0) > oneDecimal(pick.desk?.score ?? 0) && (
            <>
              {" "}
              <bdi>{next.name}</bdi> has the higher desk score, but {aheadBy(pick, next, namedType)}.
            </>
          )}
          {first && first !== tool && (
            <>
              {" "}
              By words alone <bdi>{first.name}</bdi> comes first, {passedOver(first, pick, namedType)}.
            </>
          )}
        </Row>
        <Row name="As you ticked">
          {facets.flatMap(({ id, label }) => (meets.includes(id) ? [label] : [])).join(", ")}
        </Row>
        <Row name={capital(shownFailure.words)}>
          {failure && (
            <a href={`/reviews/${failure.review_id}`} dir="auto">
              {failure.title}
            </a>
          )}
        </Row>
        <Row name="Warning">{warning}</Row>
        {verdict === "match" && (
          <Row name="To connect">
            {page === null && <a href={`${hrefOf(pick)}#connect`}>Its {setupCommand}</a>}
            {page !== null && (
              <>
                No {setupCommand} is known. Its makers’ page: <ExternalLink href={page} />.
              </>
            )}
            {sister && (
              <>
                {" "}
                <a href={`${hrefOf(sister)}#connect`}>
                  <bdi>{sister.name}</bdi>
                </a>
                , of the same product, has a {setupCommand}.
              </>
            )}
          </Row>
        )}
        <Row name={capital(notKnown)}>
          {not_known.length > 0 && `${capital([...new Set(not_known.map(topicOf))].join(", "))}.`}
        </Row>
        <Row name="Next best">
          {next && (
            <>
              <a href={hrefOf(next)}>
                <bdi>{next.name}</bdi>
              </a>
              : {reasonOf(next)}
              {next.lacks.length > 0 && <span dir="auto"> It does not say {inQuotes(next.lacks)}.</span>}
            </>
          )}
        </Row>
      </dl>
    </section>
  );
}

const otherType = "is of another type than you name";

/** One thing that is said of the pick; nothing where it has none. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <>
        <dt className="text-ink-2">{name}</dt>
        <dd className="wrap-anywhere">{children}</dd>
      </>
    )
  );
}

/** What sets the pick apart from a next best with the higher desk score. */
function aheadBy(pick: Recommendation, next: Recommendation, named: Props["namedType"]): string {
  if (pick.type === named && next.type !== named) return otherType;
  if (pick.meets.length > next.meets.length) return "less of what you ticked is known of it";
  if (pick.lacks.length < next.lacks.length) return "says less of what you need";
  return pick.use === null ? "is further from your words" : "comes second in use or in words";
}

/** Why a search has no pick. */
function NoPick({ match, ruled_out }: Pick<Props, "ruled_out"> & { match: ToolMatch | null }) {
  const why =
    match === "all" || match === "corrected"
      ? "these words name tools, and do not say what for. Say in a few words what you want to do."
      : "no tool here has enough of these words together in what it is for. The list has what comes nearest.";
  return (
    <p className="mb-4 max-w-prose">
      <b>No pick for this need</b>:{" "}
      {ruled_out.length > 0 ? "what is known of each tool that does it rules it out." : why}
      {ruled_out.map(
        ({ tool_id, name, successor }) =>
          successor && (
            <span key={tool_id}>
              {" "}
              The makers of <bdi>{name}</bdi> have ended it, and name instead: <ExternalLink href={successor} />.
            </span>
          ),
      )}
    </p>
  );
}

/** Why the first of a search is not its pick. */
function passedOver({ deprecated, type }: ListedTool, pick: Recommendation, named: Props["namedType"]): string {
  if (deprecated) return "which its makers have ended";
  const isOther = pick.type === named && type !== named;
  return isOther ? `which ${otherType}` : "which says less of what you need";
}

const inQuotes = (words: string[]) => words.map((word) => `“${word}”`).join(", ");

/** The topic of a facet that facts decide; any other words as they are. */
const topicOf = (word: string) => factFacets.find(({ id }) => id === word)?.topic ?? word;

/** Use before reading, each in its own words and never in one number. */
function reasonOf({ use, desk }: Recommendation, facts: string[] = []): string {
  const deskWords = desk && `desk score ${oneDecimal(desk.score)}, read with ${desk.confidence} confidence`;
  const known = factFacets.flatMap(({ id, label }) => (id !== "connect" && facts.includes(id) ? [label] : []));
  if (use === null)
    return deskWords
      ? `From reading alone: ${deskWords}.`
      : `By its description ${known.length > 0 ? `and facts (${known.join(", ")})` : "alone"}: nobody has used or assessed it here.`;
  const basis = `${use.status === "ok" ? "" : `${unreliable}: `}${plural(use.voices, "reviewer")}`;
  return `${oneDecimal(use.score)} from use (${interval(use.low, use.high)}), ${basis}${deskWords ? `; apart from it, ${deskWords}` : ""}.`;
}
