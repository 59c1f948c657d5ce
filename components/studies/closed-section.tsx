import { ChartFigure } from "#components/charts/chart-figure.tsx";
import { NumberTable } from "#components/stats/data-table.tsx";
import { fileHref, reportHref } from "#components/studies/report-href.ts";
import { measured, measuredInterval } from "#components/studies/study-words.ts";
import { Section } from "#components/text/section.tsx";
import { wordsOfQuestion } from "#lib/engines/closed-questions.ts";
import type { ClosedResult, Measure } from "#lib/engines/measured.ts";
import { withStop } from "#lib/engines/texts.ts";
import { coverage } from "#lib/in-words.ts";
import { closedCharts } from "#lib/studies/report/charts-of.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";

/** The request's own closed questions: each with its result, how far chance goes, and the same by persona. */
export function ClosedSection({ study }: { study: FullStudy }) {
  const { closed = [] } = study.quant;
  if (closed.length === 0) return null;
  return (
    <Section id="closed-questions" title={reportWords.titles.closed}>
      <p className="max-w-prose">
        Asked after each interview. <a href={fileHref(study.id, "answers")}>All answers as a table (CSV)</a>
        {" · "}
        <a href={fileHref(study.id, "codebook")}>What each column is (CSV)</a>
      </p>
      <ol className="space-y-8">
        {closed.map((result) => (
          <ClosedQuestionResult key={result.id} study={study} result={result} />
        ))}
      </ol>
    </Section>
  );
}

function ClosedQuestionResult({ study, result }: { study: FullStudy; result: ClosedResult }) {
  const quality = study.quality.closed?.find(({ question }) => question === result.id);
  const lines = quality?.words.split("\n") ?? [];
  const conclusion = lines.length > 1 && !labelPattern.test(lines[0]!) ? lines[0] : null;
  const charts = closedCharts(result, study);
  const figures = result.measures.filter(({ value }) => value !== null);
  return (
    <li id={`closed-${result.id}`} className="space-y-3 border-hairline border-t pt-4">
      <h3 className="wrap-anywhere font-semibold text-base" dir="auto">
        {wordsOfQuestion(result)} <span className="font-normal text-ink-2 text-sm">({result.id})</span>
      </h3>
      {conclusion && <p className="font-semibold">{conclusion}</p>}
      {figures.map((figure) => (
        <Figure key={figure.id} figure={figure} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 empty:hidden lg:grid-cols-2">
        {charts.map((chart) => (
          // The question is above: its charts are called by what they count.
          <ChartFigure
            key={chart.id}
            chart={{ ...chart, title: nameOf(chart.title) }}
            href={reportHref(study.id, "charts", chart.id)}
          />
        ))}
      </div>
      {result.note !== null && <p className="max-w-prose text-sm">{result.note}</p>}
      <Facts lines={lines.filter((line) => line !== conclusion)} />
      {quality != null && quality.first_shown !== null && (
        <p className="max-w-prose text-ink-2 text-sm">The order of the options was shuffled for each person.</p>
      )}
      {result.measures.length > 0 && <ByPersona study={study} result={result} />}
    </li>
  );
}

/** A fact of the answers, after its name. */
const labelPattern = /^([^:]+): (.+)$/;

/** How good the answers are, a fact in each row; of an older study a paragraph. */
function Facts({ lines }: { lines: string[] }) {
  if (lines.length < 2) return <p className="max-w-prose text-ink-2 text-sm empty:hidden">{lines[0]}</p>;
  return (
    <dl className="grid max-w-prose gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {lines.map((line) => {
        const [, name = "", fact = line] = labelPattern.exec(line) ?? [];
        return (
          <div key={line} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What a measure counts, without its question. */
const nameOf = (label: string): string => label.split(":")[0]!;

function Figure({ figure }: { figure: Measure }) {
  const { label, value, unit, items, formula, source } = figure;
  const interval = measuredInterval(figure);
  return (
    <div className="max-w-prose text-sm">
      <p>
        {nameOf(label)}: <b className="tabular-nums">{measured(value, unit)}</b>
        {interval !== null && ` (${coverage} interval ${interval})`}
        {items.length > 0 &&
          `; ${items.map((item) => `${item.label.toLowerCase()} ${measured(item.value, unit)}`).join(", ")}`}
      </p>
      <p className="text-ink-2">
        {withStop(formula)} {withStop(source)}
      </p>
    </div>
  );
}

/** What the values of each kind are in. */
const unitOf = {
  ...{ scale: "mean", rank: "mean", best_worst: "mean", number: "score", choice: "share", multi: "share" },
} as const satisfies Record<ClosedResult["kind"], Measure["unit"]>;

const ordinals = ["first", "second", "third"];

/** The values of each persona and of each repeat, as a table. */
function ByPersona({ study, result }: { study: FullStudy; result: ClosedResult }) {
  const { value_labels, by_persona, by_repeat, design } = result;
  const unit = unitOf[result.kind];
  const names = new Map(study.personas.map(({ id, name }) => [id, name]));
  const rows = [
    ...by_persona.map(({ persona_id, ...row }) => ({ ...row, name: names.get(persona_id) ?? persona_id })),
    ...by_repeat.map(({ repeat, ...row }) => ({
      ...row,
      name: `All ${ordinals[repeat - 1] ?? `${repeat}th`} interviews`,
    })),
  ];
  return (
    <details className="disclosure">
      <summary>By persona and by interview{design === null ? "" : ", and the sets that were shown"}</summary>
      <div className="space-y-2">
        <NumberTable
          caption={`${wordsOfQuestion(result)}, by persona and by interview`}
          columns={["Who", "Answers", ...value_labels]}
          rows={rows.map(({ name, n, values }) => [
            name,
            n,
            ...value_labels.map((_, at) => measured(values[at] ?? null, unit)),
          ])}
        />
        {design !== null && (
          <p className="text-ink-2">
            {design.sets.length} sets of {design.sets[0]!.length}; each option in {inRange(design.option_counts)} of
            them, each two together in{" "}
            {inRange(design.pair_counts.flatMap((row, one) => row.filter((_, other) => other !== one)))}.{" "}
            {withStop(design.source)}
          </p>
        )}
      </div>
    </details>
  );
}

/** A number, or a range of them. */
function inRange(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least} to ${most}`;
}
