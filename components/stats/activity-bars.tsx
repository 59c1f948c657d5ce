import { DataTable } from "#components/stats/data-table.tsx";
import type { Stats } from "#lib/about/contract.ts";
import { day as dayWords, plural, whole } from "#lib/format.ts";

type Day = Stats["activity"]["per_day"][number];

const kinds = [
  ["questions", "Questions", "question"],
  ["answers", "Answers", "answer"],
  ["followups", "Follow-ups", "follow-up"],
  ["ratings", "Reviews", "review"],
] as const;

const height = 48;

/** Posts per day: a row of bars for each kind on one scale, and the same numbers as a table. */
export function ActivityBars({ days }: { days: Day[] }) {
  const most = Math.max(1, ...days.flatMap((day) => kinds.map(([kind]) => day[kind])));
  const slot = 100 / days.length;
  const [first, last] = [days[0]!, days.at(-1)!];
  return (
    <div>
      <ul className="space-y-4">
        {kinds.map(([kind, name, one]) => {
          const total = plural(
            days.reduce((sum, day) => sum + day[kind], 0),
            one,
          );
          return (
            <li key={kind}>
              <p className="mb-1 flex justify-between text-sm">
                <span>{name}</span>
                <span className="text-ink-2 tabular-nums">{total}</span>
              </p>
              <svg
                role="img"
                aria-label={`${name} per day: ${total} from ${dayWords(first.day)} to ${dayWords(last.day)}.`}
                width="100%"
                height={height + 1}
                className="block"
              >
                {days.map((day, index) => {
                  const tall = (day[kind] / most) * (height - 2);
                  return (
                    <rect
                      key={day.day}
                      x={`${index * slot + slot * 0.15}%`}
                      width={`${slot * 0.7}%`}
                      y={height - tall}
                      height={tall}
                      className="fill-ink-2"
                    />
                  );
                })}
                <line x1="0" x2="100%" y1={height} y2={height} className="stroke-ink-2" />
              </svg>
            </li>
          );
        })}
      </ul>
      <p aria-hidden="true" className="mt-1 flex justify-between text-ink-2 text-xs tabular-nums">
        <span>{dayWords(first.day)}</span>
        <span>{dayWords(last.day)}</span>
      </p>
      <DataTable
        caption="Published per day (UTC), by kind"
        columns={["Day (UTC)", ...kinds.map(([, name]) => name)]}
        rows={days.map((day) => ({
          key: day.day,
          head: <time dateTime={day.day}>{dayWords(day.day)}</time>,
          cells: kinds.map(([kind]) => whole(day[kind])),
        }))}
      />
    </div>
  );
}
