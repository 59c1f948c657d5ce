import { FirsthandDot } from "#components/marks/firsthand-dot.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { MeanRows } from "#components/stats/mean-rows.tsx";
import { Missing } from "#components/text/missing.tsx";
import type { Stats } from "#lib/about/contract.ts";
import { given, plural, whole } from "#lib/format.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";

/** The mean of all firsthand votes on each dimension, each on its rail with its number of votes. */
export function FirsthandMeans({ ratings }: { ratings: Stats["firsthand"] }) {
  return (
    <div>
      <MeanRows
        missing="nobody voted"
        rows={dimensions.map(({ id, name }) => {
          const summary = ratings[id];
          return {
            id,
            name,
            value: summary && given(summary.mean),
            basis: summary && plural(summary.count, "vote"),
            rail: summary && (
              <FirsthandDot
                value={summary.mean}
                label={`${name}: firsthand mean ${given(summary.mean)} of ${plural(summary.count, "vote")}`}
              />
            ),
          };
        })}
      />
      <DataTable
        caption="Means of firsthand votes by dimension"
        columns={["Dimension", "Mean", "Standard deviation", "Votes"]}
        rows={dimensions.map(({ id, name }) => {
          const summary = ratings[id];
          const deviation = summary?.standard_deviation ?? null;
          return {
            key: id,
            head: name,
            cells: [
              summary ? given(summary.mean) : <Missing key="mean" words="nobody voted" />,
              deviation === null ? <Missing key="deviation" /> : given(deviation),
              summary ? whole(summary.count) : "0",
            ],
          };
        })}
      />
    </div>
  );
}
