import type { ReactNode } from "react";
import { DataTable } from "#components/stats/data-table.tsx";
import { Ago } from "#components/text/ago.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Notice } from "#components/text/notice.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import {
  type Alert,
  alertKinds,
  baseOf,
  type Counts,
  type Overview,
  places,
  type Reading,
  type Span,
  sections,
  sentencesOf,
  series,
  seriesNames,
  spans,
} from "#lib/console/contract.ts";
import { minute, notKnown, plural, second } from "#lib/format.ts";
import { ownValue } from "#lib/own-value.ts";
import { CountTables } from "./count-tables.tsx";
import { MiniBars, written } from "./mini-bars.tsx";
import { NowFacts } from "./now-facts.tsx";
import { Ways } from "./operator-head.tsx";
import { Part, ReadPart } from "./read-part.tsx";

const spanLinks = Object.entries(spans).map(([name, { words }]): [string, string] => [`/operator?span=${name}`, words]);

/** What needs the operator now, the worst first, and below what may be over. */
export function Needs({ alerts }: { alerts: Alert[] }) {
  const { length } = alerts.filter(({ quiet_since }) => quiet_since === undefined);
  return (
    <section aria-labelledby="needs" className="space-y-3">
      <h2 id="needs" className="text-xl">
        {length === 0 ? "Nothing needs you now" : `${plural(length, "thing")} ${length === 1 ? "needs" : "need"} you`}
      </h2>
      {alerts.map(({ kind, sentence, began_at, quiet_since }) => {
        const [href = "", words = ownValue<string>({ ...places, ...sections }, href.replace("#", ""))] =
          alertKinds.get(baseOf(kind))?.place ?? [];
        const [what, ...rest] = sentencesOf(sentence);
        return (
          <Notice
            key={kind}
            title={quiet_since === undefined ? what! : `Not seen since ${second(quiet_since)}. ${what}`}
          >
            {rest.length > 0 && <p className="wrap-anywhere">{rest.join(" ")}</p>}
            <p>
              Since {second(began_at)}, <Ago moment={began_at} />. {href && <a href={href}>{words}</a>}
              {baseOf(kind) === "storage" &&
                quiet_since === undefined &&
                ". What is counted below comes late until writes work again."}
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
    <StaticPart>
      <section aria-label={places["/operator"]} className="space-y-8">
        <NowFacts now={now} counted={counted} length={barLength(span)} />
        <Ways label="Span of the charts" to={spanLinks} at={`/operator?span=${span}`} />
        <ReadPart of={counted}>
          {(rows) => (
            <>
              <Charts span={span} counted={rows} posts={posts} />
              <CountTables counted={rows} />
            </>
          )}
        </ReadPart>
        <Listed id="past" title={places["/operator/alerts"]} of={past}>
          {(alert) => <PastAlert key={`${alert.kind} ${alert.began_at}`} {...alert} />}
        </Listed>
        <p>
          <a href="/operator/alerts">All {places["/operator/alerts"].toLowerCase()}</a>
        </p>
        <Listed id="faults" title={sections.faults} of={faults}>
          {({ request_id, at, sentence }) => {
            const [why, ...frames] = sentence.split(/\n(?=\s+at )/);
            return (
              <li key={request_id} className="border-hairline border-t py-2 text-sm">
                <p>
                  {second(at)}, <Ago moment={at} />, request <code className="wrap-anywhere">{request_id}</code>
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
    </StaticPart>
  );
}

/** A box that is over. */
export const PastAlert = ({ sentence, began_at, ended_at }: Alert) => (
  <li className="wrap-anywhere border-hairline border-t py-2 text-sm">
    {sentence} From {second(began_at)} to {second(ended_at!)}.
  </li>
);

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

/** How long a bar of this span is, in words. */
function barLength(span: Span): string {
  const minutes = spans[span].minutes / spans[span].bars;
  return minutes < 60 ? plural(minutes, "minute") : plural(minutes / 60, "hour");
}

/** The charts of what was counted; those of the figures of now are beside them. */
const charted = seriesNames.filter((of) => !series[of].is_mean);

type ChartsProps = { span: Span; counted: Counts; posts: Overview["posts"] };

function Charts({ span, counted: { bars, total }, posts }: ChartsProps) {
  const length = barLength(span);
  const seen = bars.filter((bar) => seriesNames.some((of) => (bar[of] ?? 0) > 0));
  return (
    <div className="space-y-4">
      <p className="text-sm">
        {spans[span].words} until now, in UTC. Each bar is {length}, from {minute(bars[0]!.at)}.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {charted.map((of) => (
          <li key={of} className="flex min-w-0 flex-col border-hairline border-t pt-2">
            <p className="text-sm">
              <a href={series[of].list}>{series[of].words}</a>
            </p>
            <ReadPart of={of === "posts" ? posts : { value: null }}>
              {() => (
                <>
                  <p className={`mt-auto text-2xl tabular-nums ${(total[of] ?? 0) === 0 ? "text-ink-2" : "font-bold"}`}>
                    {written(of, total[of]) ?? (series[of].needs_price ? notKnown : "none")}
                  </p>
                  <MiniBars bars={bars} of={of} length={length} />
                </>
              )}
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
