import { DataTable } from "#components/stats/data-table.tsx";
import { day as dayWords, plural, whole } from "#lib/format.ts";

type Day = { day: string; reviews: number };

const height = 120;

/** Reviews per day as bars on one rule, with the highest number, and the same numbers as a table. */
export function DayBars({ days }: { days: Day[] }) {
  const most = days.reduce((highest, one) => (one.reviews > highest.reviews ? one : highest));
  const total = days.reduce((sum, { reviews }) => sum + reviews, 0);
  const [first, last] = [days[0]!, days.at(-1)!];
  const words = `${plural(total, "review")} from ${dayWords(first.day)} to ${dayWords(last.day)}. ${
    total === 0 ? "No day had any." : `Most on ${dayWords(most.day)}: ${whole(most.reviews)}.`
  }`;
  const slot = 100 / days.length;
  const tall = (reviews: number) => (most.reviews === 0 ? 0 : (reviews / most.reviews) * (height - 2));
  return (
    <div>
      <p className="mb-3 text-sm">{words}</p>
      <svg role="img" aria-label={`Reviews per day: ${words}`} width="100%" height={height + 1} className="block">
        {days.map(({ day, reviews }, index) => (
          <rect
            key={day}
            x={`${index * slot + slot * 0.15}%`}
            width={`${slot * 0.7}%`}
            y={height - tall(reviews)}
            height={tall(reviews)}
            className="fill-firsthand"
          />
        ))}
        <line x1="0" x2="100%" y1={height} y2={height} className="stroke-ink-2" />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-ink-2 text-xs tabular-nums">
        <span>{dayWords(first.day)}</span>
        <span>{dayWords(last.day)}</span>
      </p>
      <DataTable
        caption="Reviews published per day (UTC)"
        columns={["Day (UTC)", "Reviews"]}
        rows={days.map(({ day, reviews }) => ({
          key: day,
          head: <time dateTime={day}>{dayWords(day)}</time>,
          cells: [whole(reviews)],
        }))}
      />
    </div>
  );
}
