import { DeskRail } from "#components/marks/desk-rail.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { MeanRows } from "#components/stats/mean-rows.tsx";
import { Missing } from "#components/text/missing.tsx";
import type { Stats } from "#lib/about/contract.ts";
import { given, plural, whole } from "#lib/format.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";

/** The mean of all desk ratings on each dimension, hatched and apart from use. */
export function DeskMeans({ ratings }: { ratings: Stats["desk"]["ratings"] }) {
  return (
    <div>
      <MeanRows
        missing="not assessed"
        rows={dimensions.map(({ id, name }) => {
          const summary = ratings[id];
          return {
            id,
            name,
            value: summary && given(summary.mean),
            basis: summary && plural(summary.count, "tool"),
            rail: summary && (
              <DeskRail
                value={summary.mean}
                label={`${name}: desk mean ${given(summary.mean)} over ${plural(summary.count, "tool")}`}
              />
            ),
          };
        })}
      />
      <DataTable
        caption="Means of desk ratings by dimension"
        columns={["Dimension", "Mean", "Tools rated"]}
        rows={dimensions.map(({ id, name }) => {
          const summary = ratings[id];
          return {
            key: id,
            head: name,
            cells: [
              summary ? given(summary.mean) : <Missing key="mean" words="not assessed" />,
              summary ? whole(summary.count) : "0",
            ],
          };
        })}
      />
    </div>
  );
}
