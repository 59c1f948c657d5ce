import type { ReactNode } from "react";
import { Ago } from "#components/text/ago.tsx";
import { stallWindow } from "#lib/about/contract.ts";
import { givenUpHours, nearlyFull, type Overview, type Reading, type Series, series } from "#lib/console/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { measurement, notKnown, plural, whole } from "#lib/format.ts";
import { deliveryStates } from "#lib/webhooks/contract.ts";
import { bytes, MiniBars, written } from "./mini-bars.tsx";
import { ReadPart } from "./read-part.tsx";

type Props = { now: Overview["now"]; counted: Overview["counted"]; length: string };

/** The figures of this moment, each read on its own, with their means over the span. */
export function NowFacts({ now, ...span }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3 lg:grid-cols-6">
      <Fact name="queued" of={now.jobs} {...span}>
        {({ running, oldest_job_at: oldest }) => (
          <>
            {whole(running)} more {running === 1 ? "is" : "are"} running.{" "}
            {oldest && <Since words="Oldest:" moment={oldest} />}
          </>
        )}
      </Fact>
      <Fact name="webhooks_owed" of={now.webhooks} {...span}>
        {({ oldest_webhook_at: oldest, webhooks_refused: refused, webhooks_failed: failed }) => (
          <>
            {oldest && <Since words="The oldest is from" moment={oldest} />}
            {refused > 0 && <b>{whole(refused)} refused by the receiver so far. </b>}
            {whole(failed)} {deliveryStates.failed.label} in {givenUpHours} hours.
          </>
        )}
      </Fact>
      <Fact name="disk_used" of={now.disks} {...span}>
        {({ disks }) =>
          disks.map(({ of, path, used, free_bytes: free, free_files: files }) => (
            <span key={of} className="wrap-anywhere block">
              {path !== null && `${of} is in ${path}. `}
              {of === "DATA_DIR" && path === null
                ? "The folder of DATA_DIR is not there: put it back."
                : used === null || free === null
                  ? `${of}’s own disk cannot be seen from here: watch it at its host.`
                  : `The disk of ${of} is ${Math.round(used * 100)} % full: ${bytes(free)}${used < nearlyFull || files === null ? "" : ` and ${plural(files, "file")}`} free.`}
            </span>
          ))
        }
      </Fact>
      <Fact name="database_bytes" of={now.database} {...span}>
        {({ storage_ms: ms }) => `With its indexes. It answers a simple question in ${measurement.latency_ms(ms)}.`}
      </Fact>
      <Fact name="memory_bytes" of={now.process} {...span}>
        {() => "Of the process that answered."}
      </Fact>
      <Fact name="stall_ms" of={now.process} {...span}>
        {({ started_at }) => (
          <>
            The longest time in which one of the processes answered nothing, in the last{" "}
            {stallWindow.seconds * stallWindow.kept} seconds.{" "}
            <Since words="The one that answered started" moment={started_at} />
          </>
        )}
      </Fact>
    </dl>
  );
}

const Since = ({ words, moment }: { words: string; moment: string }) => (
  <>
    {words} <Ago moment={moment} />.{" "}
  </>
);

type FactProps<Name extends Series, Value> = Omit<Props, "now"> & {
  name: Name;
  of: Reading<Value>;
  children: (of: Value) => ReactNode;
};

/** A figure under its name, which leads to its list, where that is another page. */
function Fact<Name extends Series, Value extends Record<Name, number | null>>(props: FactProps<Name, Value>) {
  const { name, of, counted, length, children } = props;
  const { words, list } = series[name];
  return (
    <div id={name} className="min-w-0 border-hairline border-t pt-2">
      <dt>{list.startsWith("/") ? <a href={list}>{words}</a> : words}</dt>
      <dd>
        <ReadPart of={of}>
          {(figures) => (
            <>
              <b className="text-2xl tabular-nums">{written(name, figures[name]) ?? capital(notKnown)}</b>
              {"value" in counted && <MiniBars bars={counted.value.bars} of={name} length={length} />}
              <span className="block text-ink-2">{children(figures)}</span>
            </>
          )}
        </ReadPart>
      </dd>
    </div>
  );
}
