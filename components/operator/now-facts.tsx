import type { ReactNode } from "react";
import { Ago } from "#components/text/ago.tsx";
import { stallWindow } from "#lib/about/contract.ts";
import { givenUpHours, nearlyFull, type Overview, type Reading, type Series } from "#lib/console/contract.ts";
import { measurement, plural, whole } from "#lib/format.ts";
import { bytes, MiniBars } from "./mini-bars.tsx";
import { ReadPart } from "./read-part.tsx";

type Props = { now: Overview["now"]; counted: Overview["counted"]; length: string };

/** The figures of this moment, each read on its own, with their means over the span. */
export function NowFacts({ now, counted, length }: Props) {
  const chartOf = (of: Series) => "value" in counted && <MiniBars bars={counted.value.bars} of={of} length={length} />;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3 lg:grid-cols-6">
      <Fact
        name="Studies in the queue"
        chart={chartOf("queued")}
        href="/operator/jobs"
        of={now.jobs}
        value={({ queued }) => whole(queued)}
      >
        {({ running, oldest_job_at: oldest }) => (
          <>
            {whole(running)} more {running === 1 ? "is" : "are"} running.{" "}
            {oldest && <Since words="Oldest:" moment={oldest} />}
          </>
        )}
      </Fact>
      <Fact
        name="Webhooks waiting"
        chart={chartOf("webhooks_owed")}
        href="/operator/jobs#webhooks"
        of={now.webhooks}
        value={(one) => whole(one.webhooks_owed)}
      >
        {({ oldest_webhook_at: oldest, webhooks_refused: refused, webhooks_failed: failed }) => (
          <>
            {oldest && <Since words="The oldest is from" moment={oldest} />}
            {refused > 0 && <b>{whole(refused)} refused by the receiver so far. </b>}
            {whole(failed)} given up in {givenUpHours} hours.
          </>
        )}
      </Fact>
      <Fact
        id="disk"
        name="Disk"
        chart={chartOf("disk_used")}
        of={now.disks}
        value={({ disk_used: used }) => (used === null ? "Not known" : `${Math.round(used * 100)} % full`)}
      >
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
      <Fact
        name="Database"
        chart={chartOf("database_bytes")}
        of={now.database}
        value={({ database_bytes: size }) => bytes(size)}
      >
        {() => "With its indexes."}
      </Fact>
      <Fact
        name="Memory"
        chart={chartOf("memory_bytes")}
        of={now.process}
        value={({ memory_bytes: size }) => bytes(size)}
      >
        {() => "Of the process that answered."}
      </Fact>
      <Fact
        name="Longest pause"
        chart={chartOf("stall_ms")}
        of={now.process}
        value={({ stall_ms: ms }) => measurement.latency_ms(ms)}
      >
        {({ started_at }) => (
          <>
            The longest time without an answer in the last {stallWindow.seconds * stallWindow.kept} seconds.{" "}
            <Since words="Started" moment={started_at} />
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

type FactProps<Value> = {
  id?: string;
  name: string;
  href?: string;
  chart: ReactNode;
  of: Reading<Value>;
  value: (of: Value) => string;
  children: (of: Value) => ReactNode;
};

function Fact<Value>({ id, name, href, chart, of, value, children }: FactProps<Value>) {
  return (
    <div id={id} className="min-w-0 border-hairline border-t pt-2">
      <dt>{href === undefined ? name : <a href={href}>{name}</a>}</dt>
      <dd>
        <ReadPart of={of}>
          {(figure) => (
            <>
              <b className="text-2xl tabular-nums">{value(figure)}</b>
              {chart}
              <span className="block text-ink-2">{children(figure)}</span>
            </>
          )}
        </ReadPart>
      </dd>
    </div>
  );
}
