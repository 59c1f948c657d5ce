import { ChartFigure } from "#components/charts/chart-figure.tsx";
import { reportHref } from "#components/studies/report-href.ts";
import { measured, measuredInterval } from "#components/studies/study-words.ts";
import { Section } from "#components/text/section.tsx";
import { coverage } from "#lib/in-words.ts";
import { chartsOf, figuresOf } from "#lib/studies/report/charts-of.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What a study of this type measures: its charts, then the numbers that need none. */
export function ChartSection({ study }: { study: FullStudy }) {
  const { measures } = study.quant;
  const charts = chartsOf(
    measures,
    study.objections.map(({ objection }) => objection),
  );
  const figures = figuresOf(measures);
  if (charts.length + figures.length === 0) return null;
  return (
    <Section id="measures" title="What was measured">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
        {charts.map((chart) => (
          <ChartFigure key={chart.id} chart={chart} href={reportHref(study.id, "charts", chart.id)} />
        ))}
      </div>
      <dl className="grid gap-x-12 text-sm empty:hidden sm:grid-cols-2">
        {figures.map((figure) => (
          <div key={figure.id} className="flex items-baseline justify-between gap-4 border-hairline border-t py-1.5">
            <dt>{figure.label}</dt>
            <dd className="text-end tabular-nums">
              <b>{measured(figure.value, figure.unit)}</b>
              {measuredInterval(figure) !== null && ` (${measuredInterval(figure)})`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2 text-sm">
        {figures.some((figure) => measuredInterval(figure) !== null) &&
          `In brackets: ${coverage} intervals of sampling error alone. `}
        <a href={reportHref(study.id, "method")}>How each is computed</a>
      </p>
    </Section>
  );
}
