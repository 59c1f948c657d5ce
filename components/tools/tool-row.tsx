import { Tick } from "#components/compare/tick-list.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { DeskRail, ScoreRail } from "#components/marks/rails.tsx";
import { Ago } from "#components/text/ago.tsx";
import { hasAny, Marked } from "#components/text/marked.tsx";
import { Missing } from "#components/text/missing.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import { UnverifiedMark } from "#components/tools/unverified.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { capital, partOf } from "#lib/cut-text.ts";
import { excerpt, firsthandScore, notKnown, oneDecimal, plural } from "#lib/format.ts";
import { categories } from "#lib/tools/categories.ts";
import type { compareToolsEndpoint } from "#lib/tools/compare/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";
import { factFacets, noDesk, setupCommand } from "#lib/tools/facts/contract.ts";

/** The columns of a wide list, of its head and its rows alike. */
export const columns = "md:grid-cols-[1.125rem_minmax(0,1fr)_13rem_6rem]";

/** How many characters of a description are shown, and how many of them where it has one line. */
/** The most characters of a description in a list. */
export const longestText = 160;
const lineLength = 108;

/** One tool in a list, with the searched words marked: its identity, what use says, and apart what reading says. */
export function ToolRow({ tool, facets, terms }: { tool: Tool; facets: string[]; terms: string[] }) {
  const unknown = factFacets.filter(({ id }) => facets.includes(id) && !tool.meets.includes(id));
  const kinds = [
    typeNames[tool.type],
    tool.deprecated && "deprecated",
    categories.find(({ id }) => id === tool.category)?.label,
    tool.meets.includes("connect") && `has a ${setupCommand}`,
  ].filter((kind) => typeof kind === "string");
  // A tool whose own words do not say why it is found has the use that does first.
  const use = hasAny(tool.name + tool.description, terms) ? null : tool.use_cases.find((one) => hasAny(one, terms));
  const text = excerpt(use ? `For “${use}”: ${tool.description}` : tool.description, longestText);
  const beginning = excerpt(text, lineLength).replace(text.length > lineLength ? /…$/ : "", "");
  const rest = partOf(text, beginning.length);
  return (
    <li
      className={`grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-hairline border-t py-2 md:min-h-16 md:items-center md:gap-x-6 ${columns}`}
      data-row=""
    >
      <Tick name={"tools" satisfies MemberOf<typeof compareToolsEndpoint>} value={tool.tool_id} what={tool.name} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 lg:flex-nowrap">
          <h3 className="wrap-anywhere min-w-0 text-base lg:max-w-full lg:shrink-0">
            <a href={`/tools/${tool.tool_id}`} dir="auto">
              <Marked text={tool.name} terms={terms} />
            </a>
          </h3>
          {/* Where there is too little room, the last of these give way, each as a whole. */}
          <p className="min-w-0 flex-wrap gap-x-1 text-ink-2 text-sm lg:flex lg:h-[1lh] lg:overflow-clip">
            {kinds.map((kind, at) => (
              <span key={kind} className="lg:whitespace-nowrap">
                {at > 0 && " · "}
                {kind}
              </span>
            ))}
          </p>
        </div>
        <p dir="auto" className="wrap-anywhere text-sm xl:h-[1lh] xl:overflow-clip">
          <Marked text={beginning} terms={terms} />
          {rest !== "" && (
            <>
              <span className="xl:hidden">
                <Marked text={rest} terms={terms} />
              </span>
              <span className="max-xl:hidden">…</span>
            </>
          )}
        </p>
        {unknown.length > 0 && (
          <p className="text-ink-2 text-sm">
            {`${capital(notKnown)}: `}
            {unknown.map(({ label }) => label.toLowerCase()).join(", ")}
          </p>
        )}
        <UnverifiedMark tool={tool} />
      </div>
      <FirsthandCell tool={tool} />
      <DeskCell tool={tool} />
    </li>
  );
}

function FirsthandCell({ tool }: { tool: Tool }) {
  const score = firsthandScore(tool);
  const { last_review_at } = tool.usage;
  if (score.kind === "none") return <p className="col-start-2 text-ink-2 text-sm md:col-start-3">{score.words}</p>;
  return (
    <div className="col-start-2 md:col-start-3">
      <ScoreRail score={score} />
      <p className="flex flex-wrap justify-between gap-x-2 text-xs">
        <span className="md:sr-only">
          <ProvenanceKey of="firsthand" />
        </span>
        <span>
          <b className="text-sm tabular-nums">{score.value}</b> <span className="text-ink-2">({score.interval})</span>
        </span>
        <span className="text-ink-2" title={score.basis}>
          {score.kind === "few" ? `too few: ${tool.usage.voices}` : plural(tool.usage.voices, "reviewer")}
          {last_review_at && (
            <span className="sr-only">
              , last review <Ago moment={last_review_at} />
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

function DeskCell({ tool }: { tool: Tool }) {
  const { assessment_score } = tool;
  // A single column has no head to explain a lone dash.
  if (assessment_score === null)
    return (
      <p className="text-ink-2 text-sm max-md:hidden md:col-start-4">
        <Missing words={noDesk} />
      </p>
    );
  return (
    <div className="col-start-2 text-sm md:col-start-4">
      <DeskRail value={assessment_score} label={`Desk ${oneDecimal(assessment_score)}, made by reading`} />
      <p className="flex justify-between gap-x-2">
        <span className="text-xs md:sr-only">
          <ProvenanceKey of="desk" />
        </span>
        <b className="tabular-nums">{oneDecimal(assessment_score)}</b>
      </p>
    </div>
  );
}
