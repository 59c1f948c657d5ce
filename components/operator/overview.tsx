import type { ReactNode } from "react";
import { DataTable } from "#components/stats/data-table.tsx";
import { Ago } from "#components/text/ago.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Notice } from "#components/text/notice.tsx";
import {
  type Alert,
  alertKinds,
  type Bar,
  baseOf,
  type Counts,
  type Overview,
  type Reading,
  type Series,
  type Span,
  series,
  seriesNames,
  spans,
} from "#lib/console/contract.ts";
import { measurement, minute, plural, whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import { CountTables } from "./count-tables.tsx";
import { MiniBars } from "./mini-bars.tsx";
import { NowFacts } from "./now-facts.tsx";
import { Ways } from "./operator-head.tsx";
import { Part, ReadPart } from "./read-part.tsx";

const writers: Partial<Record<Series, (value: number) => string>> = {
  cost_usd: money,
  p50_ms: measurement.latency_ms,
  p95_ms: measurement.latency_ms,
};

const spanLinks = Object.entries(spans).map(([name, { words }]): [string, string] => [`/operator?span=${name}`, words]);

/** What needs the operator now, the worst first. */
export function Needs({ alerts }: { alerts: Alert[] }) {
  return (
    <section aria-labelledby="needs" className="space-y-3">
      <h2 id="needs" className="text-xl">
        {alerts.length === 0
          ? "Nothing needs you now"
          : `${plural(alerts.length, "thing")} ${alerts.length === 1 ? "needs" : "need"} you`}
      </h2>
      {alerts.map(({ kind, sentence, began_at }) => {
        const [href, words] = alertKinds.get(baseOf(kind))?.place ?? [];
        return (
          <Notice key={kind} title={sentence}>
            <p>
              Since {minute(began_at)}, <Ago moment={began_at} />. {href && <a href={href}>{words}</a>}
              {kind.startsWith("storage") && ". What is counted below comes late until writes work again."}
            </p>
          </Notice>
        );
      })}
    </section>
  );
}

/** How the service is and was: figures with small charts, then the rows behind them; each part is read on its own. */
export function OverviewPart({ overview }: { overview: Overview }) {
  const { span, now, counted, posts, past, faults } = overview;
  return (
    <section aria-label="Overview" className="space-y-8">
      <NowFacts now={now} />
      <Ways label="Span of the charts" to={spanLinks} at={`/operator?span=${span}`} />
      <ReadPart of={counted}>
        {(rows) => (
          <>
            <Charts span={span} counted={rows} posts={posts} />
            <CountTables counted={rows} />
          </>
        )}
      </ReadPart>
      <Listed id="past" title="Past alerts" of={past}>
        {({ kind, sentence, began_at, ended_at }) => (
          <li key={`${kind} ${began_at}`} className="wrap-anywhere border-hairline border-t py-2 text-sm">
            {sentence} From {minute(began_at)} to {minute(ended_at!)}.
          </li>
        )}
      </Listed>
      <Listed id="faults" title="The last errors" of={faults}>
        {({ request_id, at, sentence }) => {
          const [why, ...frames] = sentence.split(/\n(?=\s+at )/);
          return (
            <li key={request_id} className="border-hairline border-t py-2 text-sm">
              <p>
                {minute(at)}, <Ago moment={at} />, request <code className="wrap-anywhere">{request_id}</code>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{why}</p>
              {frames.length > 0 && (
                <Disclosure summary="Where it was thrown">
                  <p className="wrap-anywhere whitespace-pre-line">{frames.join("\n")}</p>
                </Disclosure>
              )}
            </li>
          );
        }}
      </Listed>
    </section>
  );
}

type ListProps<Row> = { id: string; title: string; of: Reading<Row[]>; children: (row: Row) => ReactNode };

/** A list under its heading, or why it could not be read. */
function Listed<Row>({ of, children, ...own }: ListProps<Row>) {
  return (
    <Part {...own}>
      <ReadPart of={of}>
        {(rows) =>
          rows.length === 0 ? <p>None.</p> : <ul className="border-hairline border-b">{rows.map(children)}</ul>
        }
      </ReadPart>
    </Part>
  );
}

type ChartsProps = { span: Span; counted: Counts; posts: Overview["posts"] };

function Charts({ span, counted: { bars, total }, posts }: ChartsProps) {
  const minutes = spans[span].minutes / spans[span].bars;
  const length = minutes < 60 ? plural(minutes, "minute") : plural(minutes / 60, "hour");
  const seen = bars.filter((bar) => seriesNames.some((of) => bar[of] > 0));
  return (
    <div className="space-y-4">
      <p className="text-sm">
        {spans[span].words} until now, in UTC. Each bar is {length}, from {minute(bars[0]!.at)}.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {seriesNames.map((of) => (
          <li key={of} className="flex min-w-0 flex-col border-hairline border-t pt-2">
            <p className="text-sm">
              <a href={series[of].list}>{series[of].words}</a>
            </p>
            <ReadPart of={of === "posts" ? posts : { value: null }}>
              {() => <Chart bars={bars} of={of} total={total[of]} length={length} />}
            </ReadPart>
          </li>
        ))}
      </ul>
      {seen.length > 0 && (
        <DataTable
          caption="Each figure by bar, where there was any"
          columns={["From (UTC)", ...seriesNames.map((of) => series[of].words)]}
          rows={seen.map((bar) => [minute(bar.at), ...seriesNames.map((of) => written(of, bar[of]))])}
        />
      )}
    </div>
  );
}

type ChartProps = { bars: Bar[]; of: Series; total: number; length: string };

function Chart({ bars, of, total, length }: ChartProps) {
  const most = Math.max(...bars.map((bar) => bar[of]));
  const words = most === 0 ? "none" : `at most ${written(of, most)} in ${length}`;
  return (
    <>
      <p className={`mt-auto text-2xl tabular-nums ${total === 0 ? "text-ink-2" : "font-bold"}`}>
        {written(of, total)}
      </p>
      <MiniBars bars={bars} of={of} most={most} words={words} />
      <p className="text-ink-2 text-xs">{words}</p>
    </>
  );
}

const written = (of: Series, value: number) => (writers[of] ?? whole)(value);
