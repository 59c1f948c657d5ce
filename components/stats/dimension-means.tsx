import { RailRows } from "#components/marks/rail-rows.tsx";
import { DeskRail, FirsthandDot } from "#components/marks/rails.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { Missing } from "#components/text/missing.tsx";
import { plural, whole } from "#lib/format.ts";
import { type DimensionId, dimensions } from "#lib/rubric/dimensions.ts";

type Summary = { mean: number; count: number; standard_deviation?: number | null };
type Props = { of: keyof typeof kinds; ratings: Record<DimensionId, Summary | null> };

/** Firsthand is solid and spreads; desk is hatched, apart, and has no spread. */
const kinds = {
  firsthand: { Mark: FirsthandDot, unit: "vote", missing: "nobody voted" },
  desk: { Mark: DeskRail, unit: "tool", missing: "not assessed" },
} as const;

/** The mean of all ratings of one kind on each dimension, each on its rail with its number of votes or tools. */
export function DimensionMeans({ of, ratings }: Props) {
  const { Mark, unit, missing } = kinds[of];
  const means = dimensions.map(({ id, name }) => ({ id, name, summary: ratings[id] }));
  const labelOf = (name: string, { mean, count }: Summary) =>
    `${name}: ${of} mean ${mean.toFixed(2)} of ${plural(count, unit)}`;
  return (
    <div>
      <RailRows
        rows={means.map(({ id, name, summary }) => ({
          key: id,
          name: <a href={`/dimensions#${id}`}>{name}</a>,
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
