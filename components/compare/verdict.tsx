import { relations, relationWords } from "#components/compare/comparison-sentence.ts";
import { titleOf } from "#components/tools/tool-words.ts";
import { measurement, oneDecimal } from "#lib/format.ts";
import { language } from "#lib/in-words.ts";
import type { dimensions } from "#lib/rubric/dimensions.ts";
import type { DimensionComparison } from "#lib/tools/compare/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";

type Dimension = Pick<(typeof dimensions)[number], "id" | "name">;
type Higher = DimensionComparison["higher"][number];
type Props = { dimension: Dimension; comparison: DimensionComparison; tools: Tool[] };

/** The verdict on a dimension in words and by shape: which tool is rated better, or why none is. */
export function Verdict({ dimension, comparison, tools }: Props) {
  const { verdict, higher } = comparison;
  const means = (ids: string[]) =>
    list.format(ids.map((one) => oneDecimal(toolOf(tools, one).usage.ratings[dimension.id]!.mean)));
  const contrary = higher.map((one) => contraryOf(dimension.id, tools, one));
  return (
    <div className="flex items-start gap-2">
      <VerdictMark verdict={verdict} />
      {higher.length > 0 ? (
        <ul className="min-w-0 space-y-1">
          {higher.map(({ tool_id, than }, at) => (
            <li key={tool_id} className={contrary[at] === null ? "font-semibold" : undefined}>
              <ToolNames tools={tools} ids={[tool_id]} /> is rated better on {dimension.name.toLowerCase()} than{" "}
              <ToolNames tools={tools} ids={than} />: {means([tool_id])} against {means(than)}
              {contrary[at]}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{relationWords[relations[verdict]]}</p>
      )}
    </div>
  );
}

const list = new Intl.ListFormat(language);
const toolOf = (tools: Tool[], id: string): Tool => tools.find(({ tool_id }) => tool_id === id)!;

/** What was measured of the two dimensions that have a measure. */
const measures = {
  cost: { id: "cost_usd", words: "Yet a run of it costs more", weighs: "what the result was worth" },
  speed: { id: "latency_ms", words: "Yet it takes longer", weighs: "what the task needs" },
} as const;

/** What was reported where it points the other way than the ratings; null where it does not. */
export function contraryOf(id: Dimension["id"], tools: Tool[], { tool_id, than }: Higher): string | null {
  if (id !== "cost" && id !== "speed") return null;
  const { words, weighs, ...measure } = measures[id];
  const medianOf = (tool: string) => toolOf(tools, tool).usage.metrics[measure.id]?.median ?? null;
  const own = medianOf(tool_id);
  const others = than.map(medianOf).filter((median) => median !== null && own !== null && median < own);
  if (own === null || others.length === 0) return null;
  const write = measurement[measure.id];
  return `. ${words}: ${write(own)} against ${list.format(others.map((median) => write(median!)))}. These are medians of different tasks, and a rating weighs them against ${weighs}.`;
}

const drawings = {
  apart: <path d="M2 4H11M17 12H26" strokeWidth="4" className="stroke-firsthand" />,
  alike: <path d="M2 4H18M10 12H26" strokeWidth="2" className="stroke-ink-2" />,
  unknown: <path d="M2 8H26" strokeWidth="2" strokeDasharray="3 4" className="stroke-ink-2" />,
};

/** A verdict by shape alone: two intervals apart, two that overlap, or none; words accompany it. */
function VerdictMark({ verdict }: { verdict: DimensionComparison["verdict"] }) {
  return (
    <svg viewBox="0 0 28 16" width="28" height="16" aria-hidden="true" className="shrink-0 translate-y-0.5">
      {drawings[relations[verdict]]}
    </svg>
  );
}

/** The names of tools as one list, each in its own text direction. */
export function ToolNames({ tools, ids }: { tools: Tool[]; ids: string[] }) {
  return list.formatToParts(ids).map(({ type, value }) =>
    type === "element" ? (
      <bdi key={value} className="wrap-anywhere">
        {nameOf(tools, value)}
      </bdi>
    ) : (
      value
    ),
  );
}

function nameOf(tools: Tool[], id: string): string {
  const tool = tools.find(({ tool_id }) => tool_id === id);
  return tool === undefined ? id : titleOf(tool);
}
