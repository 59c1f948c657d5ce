import { DataTable } from "#components/stats/data-table.tsx";
import { day as dayWords, plural, whole } from "#lib/format.ts";

type Kind<Name extends string> = { kind: Name; name: string; one: string };
type Props<Name extends string> = {
  caption: string;
  days: ({ day: string } & Record<Name, number>)[];
  kinds: readonly Kind<Name>[];
  isFirsthand?: boolean;
};

/** What was published per day: a row of bars for each kind on one scale, its sum and highest day, and a table. */
export function DayBars<Name extends string>({ caption, days, kinds, isFirsthand = false }: Props<Name>) {
  const most = Math.max(1, ...days.flatMap((day) => kinds.map(({ kind }) => day[kind])));
  const height = kinds.length === 1 ? 120 : 48;
  const slot = 100 / days.length;
  const [first, last] = [days[0]!, days.at(-1)!];
  return (
    <div>
      <ul className="space-y-4">
        {kinds.map(({ kind, name, one }) => {
          const total = days.reduce((sum, day) => sum + day[kind], 0);
          const highest = days.reduce((top, day) => (day[kind] > top[kind] ? day : top));
          const words = `${plural(total, one)}${total > 0 ? `, most on ${dayWords(highest.day)}: ${whole(highest[kind])}` : ""}`;
          return (
            <li key={kind}>
              <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
                <span>{name}</span>
                <span className="text-ink-2 tabular-nums">{words}</span>
              </p>
              {total > 0 && (
                <svg
                  role="img"
                  aria-label={`${name} per day, ${dayWords(first.day)} to ${dayWords(last.day)}: ${words}.`}
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
                        className={isFirsthand ? "fill-firsthand" : "fill-ink-2"}
                      />
                    );
                  })}
                  <line x1="0" x2="100%" y1={height} y2={height} className="stroke-ink-2" />
                </svg>
              )}
            </li>
          );
        })}
      </ul>
      <p aria-hidden="true" className="mt-1 flex justify-between text-ink-2 text-xs tabular-nums">
        <span>{dayWords(first.day)}</span>
        <span>{dayWords(last.day)}</span>
      </p>
      <DataTable
        caption={caption}
        columns={["Day (UTC)", ...kinds.map(({ name }) => name)]}
        rows={days.map((day) => [
          <time key="day" dateTime={day.day}>
            {dayWords(day.day)}
          </time>,
          ...kinds.map(({ kind }) => whole(day[kind])),
        ])}
      />
    </div>
  );
}
