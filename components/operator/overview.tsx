import type { ReactNode } from "react";
import { NumberTable } from "#components/stats/data-table.tsx";
import { Ago } from "#components/text/ago.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Notice } from "#components/text/notice.tsx";
import { type Bar, type Overview, type Series, type Span, series, seriesNames, spans } from "#lib/console/contract.ts";
import { measurement, minute, oneDecimal, plural, whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import { ownValue } from "#lib/own-value.ts";
import { CountTables } from "./count-tables.tsx";
import { MiniBars } from "./mini-bars.tsx";

/** Where the rows behind a figure are. */
const lists: Partial<Record<Series, string>> = {
  requests: "#doors",
  client_errors: "#refused",
  limited: "#limited",
  server_errors: "#faults",
  p50_ms: "#doors",
  p95_ms: "#doors",
  tools: "#tools-called",
  posts: "/operator/posts",
  studies: "/operator/jobs",
  studies_failed: "/operator/jobs",
  model_calls: "#models",
  model_faults: "#models",
  cost_usd: "#models",
};
const writers: Partial<Record<Series, (value: number) => string>> = {
  cost_usd: money,
  p50_ms: measurement.latency_ms,
  p95_ms: measurement.latency_ms,
};

/** Where the operator looks first, by the kind of an alert. */
const places: Record<string, [href: string, words: string]> = {
  storage: ["/status", "How each part is"],
  disk: ["#disk", "The disk now"],
  errors: ["#faults", "The last errors"],
  refused: ["#limited", "Requests over a limit"],
  silent: ["/operator/jobs", "Studies that wait or run"],
  model: ["/operator/doctor", "Test the models"],
  mail: ["/operator/doctor", "Test the mail server"],
  jobs: ["/operator/jobs", "Studies that wait or run"],
  webhooks: ["/operator/jobs#webhooks", "Webhooks and their receivers"],
};

const PlaceLink = ({ place }: { place: [href: string, words: string] | undefined }) =>
  place === undefined ? null : <a href={place[0]}>{place[1]}</a>;

/** How the service is and was: what needs the operator first, then figures with small charts, then the rows behind them. */
export function OverviewPart({ overview }: { overview: Overview }) {
  const { span, bars, alerts, faults } = overview;
  const open = alerts.filter(({ ended_at }) => ended_at === null);
  return (
    <section aria-labelledby="overview" className="space-y-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="overview" className="text-xl">
          {open.length === 0
            ? "Nothing needs you now"
            : `${plural(open.length, "thing")} ${open.length === 1 ? "needs" : "need"} you`}
        </h2>
        <SpanLinks span={span} />
      </div>
      {open.map(({ kind, sentence, began_at }) => (
        <Notice key={kind} title={sentence}>
          <p>
            Began <Ago moment={began_at} />. <PlaceLink place={ownValue(places, kind)} />
            {kind === "storage" && ". What is counted below comes late until writes work again."}
          </p>
        </Notice>
      ))}
      <NowFacts now={overview.now} />
      <div className="space-y-4">
        <p className="text-sm">
          {spans[span].words} until now, in UTC. Each bar is {barInWords(span)}, from {minute(bars[0]!.at)}.
        </p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
          {seriesNames.map((of) => (
            <Tile key={of} span={span} bars={bars} of={of} total={overview.total[of]} />
          ))}
        </ul>
        <BarTable bars={bars} />
      </div>
      <CountTables overview={overview} />
      <Past alerts={alerts.filter(({ ended_at }) => ended_at !== null)} />
      <section aria-labelledby="faults" className="space-y-2">
        <h3 id="faults" className="text-lg">
          {faults.length === 0 ? "No errors" : "The last errors"}
        </h3>
        <p className="text-sm">Each 5xx: where it was, why, and its request id, which the reader’s error shows too.</p>
        <ul className="border-hairline border-b empty:hidden">
          {faults.map(({ request_id, at, sentence }) => (
            <li key={request_id} className="border-hairline border-t py-2 text-sm">
              <p>
                <Ago moment={at} />, request <code className="wrap-anywhere">{request_id}</code>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{sentence}</p>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

function SpanLinks({ span }: { span: Span }) {
  return (
    <nav aria-label="Span of the charts" className="flex flex-wrap gap-x-4">
      {Object.entries(spans).map(([name, { words }]) => (
        <a
          key={name}
          href={`/operator?span=${name}`}
          aria-current={name === span ? "true" : undefined}
          className="aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {words}
        </a>
      ))}
    </nav>
  );
}

/** How long a bar is. */
function barInWords(span: Span): string {
  const minutes = spans[span].minutes / spans[span].bars;
  return minutes < 60 ? plural(minutes, "minute") : plural(minutes / 60, "hour");
}

const written = (of: Series, value: number) => (writers[of] ?? whole)(value);

function Tile({ span, bars, of, total }: Pick<Overview, "span" | "bars"> & { of: Series; total: number }) {
  const most = Math.max(...bars.map((bar) => bar[of]));
  const words = most === 0 ? "none" : `at most ${written(of, most)} in ${barInWords(span)}`;
  return (
    <li className="flex min-w-0 flex-col border-hairline border-t pt-2">
      <p className="text-sm">
        <a href={lists[of]}>{series[of].words}</a>
      </p>
      <p className={`mt-auto text-2xl tabular-nums ${total === 0 ? "text-ink-2" : "font-bold"}`}>
        {written(of, total)}
      </p>
      <MiniBars bars={bars} of={of} words={words} />
      <p className="text-ink-2 text-xs">{words}</p>
    </li>
  );
}

function BarTable({ bars }: { bars: Bar[] }) {
  const seen = bars.filter((bar) => seriesNames.some((of) => bar[of] > 0));
  if (seen.length === 0) return null;
  return (
    <Disclosure summary="These numbers as a table">
      <NumberTable
        caption="Each figure by bar, where there was any"
        columns={["From (UTC)", ...seriesNames.map((of) => series[of].words)]}
        rows={seen.map((bar) => [minute(bar.at), ...seriesNames.map((of) => written(of, bar[of]))])}
      />
    </Disclosure>
  );
}

const bytes = (count: number): string =>
  count >= 1e9 ? `${oneDecimal(count / 1e9)} GB` : `${whole(Math.round(count / 1e6))} MB`;

function NowFacts({ now }: { now: Overview["now"] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3 lg:grid-cols-6">
      <Fact name="Studies in the queue" href="/operator/jobs" value={whole(now.queued)}>
        {whole(now.running)} more {now.running === 1 ? "is" : "are"} running.{" "}
        {now.oldest_job_at !== null && (
          <>
            Oldest: <Ago moment={now.oldest_job_at} />.
          </>
        )}
      </Fact>
      <Fact name="Webhooks waiting" href="/operator/jobs#webhooks" value={whole(now.webhooks_owed)}>
        {now.oldest_webhook_at !== null && (
          <>
            The oldest is from <Ago moment={now.oldest_webhook_at} />.{" "}
          </>
        )}
        {now.webhooks_refused > 0 && <b>{whole(now.webhooks_refused)} refused by the receiver so far. </b>}
        {whole(now.webhooks_failed)} given up in a day.
      </Fact>
      <Fact
        id="disk"
        name="Disk"
        value={now.disk_used === null ? "Not known" : `${Math.round(now.disk_used * 100)} % full`}
      >
        {now.disk_free_bytes !== null && `${bytes(now.disk_free_bytes)} free.`}
      </Fact>
      <Fact name="Database" value={bytes(now.database_bytes)}>
        With its indexes.
      </Fact>
      <Fact name="Memory" value={bytes(now.memory_bytes)}>
        Of the process that answered.
      </Fact>
      <Fact name="Longest pause" value={measurement.latency_ms(now.stall_ms)}>
        The longest time without an answer in the last minute. Started <Ago moment={now.started_at} />.
      </Fact>
    </dl>
  );
}

type FactProps = { id?: string; name: string; href?: string; value: string; children: ReactNode };

function Fact({ id, name, href, value, children }: FactProps) {
  return (
    <div id={id} className="min-w-0 border-hairline border-t pt-2">
      <dt>{href === undefined ? name : <a href={href}>{name}</a>}</dt>
      <dd>
        <b className="text-2xl tabular-nums">{value}</b>
        <span className="block text-ink-2">{children}</span>
      </dd>
    </div>
  );
}

function Past({ alerts }: { alerts: Overview["alerts"] }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="past" className="space-y-2">
      <h3 id="past" className="text-lg">
        Past alerts
      </h3>
      <ul className="list-disc ps-5 text-sm">
        {alerts.map(({ sentence, began_at, ended_at }) => (
          <li key={began_at} className="wrap-anywhere">
            {sentence} From {minute(began_at)} to {minute(ended_at!)}.
          </li>
        ))}
      </ul>
    </section>
  );
}
