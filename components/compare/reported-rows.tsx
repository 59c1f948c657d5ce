import type { CompareRow } from "#components/compare/compare-table.tsx";
import { OutcomeMark, outcomes } from "#components/marks/outcome-mark.tsx";
import { Missing } from "#components/text/missing.tsx";
import { measurement, plural, whole } from "#lib/format.ts";
import type { Tool } from "#lib/tools/contract.ts";

const metrics = [
  ["latency_ms", "Latency"],
  ["cost_usd", "Cost per run"],
  ["calls", "Calls"],
] as const;

const ended: CompareRow = {
  id: "outcomes",
  head: "Outcomes",
  cellOf: ({ usage }) =>
    usage.status === "no_data" ? (
      <Missing />
    ) : (
      <ul>
        {outcomes.map(([outcome, one, many]) => (
          <li key={outcome} className={usage.outcomes[outcome] === 0 ? "text-ink-2" : undefined}>
            <OutcomeMark outcome={outcome} /> {plural(usage.outcomes[outcome], one, many)}
          </li>
        ))}
      </ul>
    ),
};

/** Measurements by reviewers. Their tasks differ, so the tools are not ranked by them. */
export const reportedRows: CompareRow[] = [
  ended,
  ...metrics.map(([id, name]) => ({
    id,
    head: (
      <>
        {name}
        <p className="text-ink-2 text-xs">median, self-reported, not compared</p>
      </>
    ),
    cellOf: ({ usage }: Tool) => {
      const summary = usage.metrics[id];
      if (summary === null) return <Missing />;
      return (
        <span className="tabular-nums">
          {measurement[id](summary.median)} <span className="text-ink-2">(n = {whole(summary.count)})</span>
        </span>
      );
    },
  })),
];
