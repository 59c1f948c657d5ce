import { DataTable } from "#components/stats/data-table.tsx";
import { type PartDay, type PartHistory, parts, stateWords, statusDays } from "#lib/console/contract.ts";
import { day as dayWords, plural, whole } from "#lib/format.ts";

const dayMs = 86_400_000;
const height = 28;
/** The least width of a day where few are known. */
const leastPx = 10;

/** A part of the service: how it is, its uptime, and a strip of days. */
export function PartStrip({ history: { part, state, days } }: { history: PartHistory }) {
  const today = Date.now();
  const byDay = new Map(days.map((one) => [one.day, one]));
  const every = Array.from({ length: statusDays }, (_, index) => {
    const day = new Date(today - (statusDays - 1 - index) * dayMs).toISOString().replace(/T.*$/, "");
    return byDay.get(day) ?? { day, up: 0, down: 0, missed: 0 };
  });
  // A new service has known days only since its first.
  const strip = every.slice(every.findIndex((one) => one.up + one.down + one.missed > 0));
  const sum = (of: (day: PartDay) => number) => strip.reduce((total, one) => total + of(one), 0);
  const [up, missed] = [sum((one) => one.up), sum((one) => one.missed)];
  const down = sum((one) => one.down) + missed;
  // Minutes that are missed say nothing of a part that was never used.
  const isKnown = up + down > missed;
  const note = missed === 0 ? "" : `, counting ${plural(missed, "minute")} without a record as down`;
  const uptime = isKnown ? `${uptimeOf(up, down)} since ${dayOf(strip[0]!)}${note}` : "No record yet";
  return (
    <li className="border-hairline border-t pt-3">
      <p className="mb-2 flex flex-wrap justify-between gap-x-6">
        <span>
          <b>{parts[part]}</b>: {stateWords[state]}
        </span>{" "}
        {(state !== "off" || isKnown) && <span className="text-ink-2 tabular-nums">{uptime}</span>}
      </p>
      {isKnown && (
        <>
          <Strip strip={strip} label={`${parts[part]} in ${plural(strip.length, "day")}: ${uptime}.`} />
          <DataTable
            caption={`Minutes of ${parts[part]} by day`}
            columns={["Day (UTC)", "Up", "Down", "No record, counted as down"]}
            rows={days.map((one) => [dayOf(one), ...[one.up, one.down, one.missed].map(whole)])}
          />
        </>
      )}
    </li>
  );
}

/** The known days to today: filled for the share that was up, open for the rest, a line without a record; one word for those before. */
function Strip({ strip, label }: { strip: PartDay[]; label: string }) {
  const slot = 100 / strip.length;
  const width = `min(100%, max(${(100 * strip.length) / statusDays}%, ${strip.length * leastPx}px))`;
  const isNew = strip.length < statusDays;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-1 text-ink-2 text-xs">
      <span aria-hidden="true">{isNew ? `Nothing known before ${dayOf(strip[0]!)}` : dayOf(strip[0]!)}</span>
      <svg
        role="img"
        aria-label={label}
        style={{ width }}
        height={height}
        className={isNew ? "block" : "order-first block"}
      >
        {strip.map((one, index) => {
          const recorded = one.up + one.down + one.missed;
          const share = recorded === 0 ? 0 : (one.down + one.missed) / recorded;
          const fall = share === 0 ? 0 : Math.max(4, share * height);
          const at = { x: `${index * slot + slot * 0.1}%`, width: `${slot * 0.8}%` };
          if (recorded === 0) return <rect key={one.day} {...at} y={height - 3} height={3} className="fill-hairline" />;
          return (
            <g key={one.day}>
              <rect {...at} y={0} height={height - fall} className="fill-ink-2" />
              {fall > 0 && <rect {...at} y={height - fall + 1} height={fall - 1} className="fill-none stroke-ink" />}
            </g>
          );
        })}
      </svg>
      <span aria-hidden="true" className={isNew ? "ms-auto sm:ms-0" : "ms-auto"}>
        today
      </span>
    </div>
  );
}

const dayOf = ({ day }: Pick<PartDay, "day">): string => dayWords(`${day}T00:00:00Z`);

/** A share only where some minutes were down. */
const uptimeOf = (up: number, down: number): string =>
  down === 0 ? "Up in every record" : `${Math.min((100 * up) / (up + down), 99.99).toFixed(2)} % up`;
