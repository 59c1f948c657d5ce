import { notAssessed } from "#components/desk/desk-panel.tsx";
import { OutcomeMark } from "#components/marks/outcome-mark.tsx";
import { RailRows } from "#components/marks/rail-rows.tsx";
import { DeskRail, FirsthandDot } from "#components/marks/rails.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { percent } from "#components/stats/percent.ts";
import { Missing } from "#components/text/missing.tsx";
import { day as dayWords, plural, whole } from "#lib/format.ts";
import { outcomeIds, outcomes as outcomeWords } from "#lib/reviews/run.ts";
import { type DimensionId, dimensions } from "#lib/rubric/dimensions.ts";
import type { Usage } from "#lib/votes/contract.ts";

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

const height = 24;
/** Filled like the outcome's own mark: whole, half or empty. */
const filled = { success: 1, partial: 0.5, failure: 0 } as const;

/** How the counted runs ended: one strip in full, half and open like the marks, with counts and shares in words. */
export function OutcomeBar({ outcomes }: { outcomes: Usage["outcomes"] }) {
  const total = outcomeIds.reduce((sum, outcome) => sum + outcomes[outcome], 0);
  const parts = outcomeWords.map(([outcome, one, many]) => ({ outcome, one, many, count: outcomes[outcome] }));
  const start = (index: number) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  const words = parts
    .map(({ one, many, count }) => `${plural(count, one, many)} (${percent(count, total)})`)
    .join(", ");
  return (
    <div>
      <svg
        role="img"
        aria-label={`Outcomes of ${plural(total, "counted review")}: ${words}`}
        width="100%"
        height={height}
        className="block"
      >
        {parts.map(({ outcome, count }, index) => {
          const [x, width] = [`${(100 * start(index)) / total}%`, `${(100 * count) / total}%`];
          const solid = height * filled[outcome];
          return (
            <g key={outcome}>
              <rect x={x} width={width} y={height - solid} height={solid} className="fill-ink" />
              <rect x={x} width={width} y="0" height={height} strokeWidth="2" className="fill-none stroke-ink" />
            </g>
          );
        })}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ outcome, one, many, count }) => (
          <li key={outcome} className="flex items-center gap-1.5">
            <OutcomeMark outcome={outcome} /> {plural(count, one, many)} ({percent(count, total)})
          </li>
        ))}
      </ul>
      <DataTable
        caption="Outcomes of counted reviews"
        columns={["Outcome", "Reviews", "Share"]}
        rows={parts.map(({ one, count }) => [one, whole(count), percent(count, total)])}
      />
    </div>
  );
}

type Summary = { mean: number; count: number; standard_deviation?: number | null };
type DimensionMeansProps = { of: keyof typeof kinds; ratings: Record<DimensionId, Summary | null> };

/** Firsthand is solid and spreads; desk is hatched, apart, and has no spread. */
const kinds = {
  firsthand: { Mark: FirsthandDot, unit: "vote", missing: "nobody voted" },
  desk: { Mark: DeskRail, unit: "tool", missing: notAssessed },
} as const;

/** The mean of all ratings of one kind on each dimension, each on its rail with its number of votes or tools. */
export function DimensionMeans({ of, ratings }: DimensionMeansProps) {
  const { Mark, unit, missing } = kinds[of];
  const means = dimensions.map(({ id, name }) => ({ id, name, summary: ratings[id] }));
  const labelOf = (name: string, { mean, count }: Summary) =>
    `${name}: ${of} mean ${mean.toFixed(2)} of ${plural(count, unit)}`;
  return (
    <div>
      <RailRows
        rows={means.map(({ id, name, summary }) => ({
          key: id,
          name: (
            <a href={`/dimensions#${id}`} className="inline-block min-h-6">
              {name}
            </a>
          ),
          rail: summary && <Mark value={summary.mean} label={labelOf(name, summary)} />,
          words: summary ? (
            <>
              <b>{summary.mean.toFixed(2)}</b> <span className="text-ink-2">({plural(summary.count, unit)})</span>
            </>
          ) : (
            <Missing words={missing} />
          ),
        }))}
      />
      <DataTable
        caption={`Means of ${of} ratings by dimension`}
        columns={["Dimension", "Mean", ...(of === "firsthand" ? ["Standard deviation"] : []), `Number of ${unit}s`]}
        rows={means.map(({ name, summary }) => [
          name,
          summary?.mean.toFixed(2),
          ...(of === "firsthand" ? [summary?.standard_deviation?.toFixed(2) ?? null] : []),
          whole(summary?.count ?? 0),
        ])}
      />
    </div>
  );
}
