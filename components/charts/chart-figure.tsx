import { Fragment } from "react";
import { decimalsOf } from "#components/charts/axis.tsx";
import { Drawing, heightOf } from "#components/charts/drawing.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { shortDecimal } from "#lib/format.ts";
import { type Chart, chartFiles, chartTable, inUnit } from "#lib/studies/report/chart.ts";

/** A chart with its title, its drawing, the same numbers as a table, and both as files where it has an address. */
export function ChartFigure({ chart, href }: { chart: Chart; href?: string }) {
  const { id, title, about } = chart;
  const { columns, rows } = chartTable(chart);
  const decimals = columns.map((_, at) => decimalsOf(rows.map((row) => row[at])));
  return (
    <figure id={`chart-${id}`} className="min-w-0 break-inside-avoid">
      <figcaption className="mb-3">
        <h3 className="text-base">{title}</h3>
        <p className="text-ink-2 text-sm">
          {about}
          {href !== undefined && (
            <span data-screen-only="">
              {chartFiles.map((file, place) => (
                <Fragment key={file}>
                  {place === 0 ? " " : " · "}
                  <a href={`${href}.${file}`}>{file.toUpperCase()}</a>
                </Fragment>
              ))}
            </span>
          )}
        </p>
      </figcaption>
      <svg role="img" aria-label={`${title}. ${about}`} width="100%" height={heightOf(chart)} className="block">
        <Drawing chart={chart} />
      </svg>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows.map((row, nth) => columns.map((_, at) => cellOf(chart, nth, row[at], decimals[at]!)))}
      />
    </figure>
  );
}

/** A number reads in the table as it does in the drawing; the price of a mark is in its name. */
function cellOf(chart: Chart, row: number, cell: string | number | null | undefined, decimals: number) {
  if (chart.kind === "curves" && row >= chart.steps.length) return typeof cell === "string" ? cell : "";
  if (typeof cell !== "number") return cell;
  if (chart.kind === "points") return Number(shortDecimal(cell)).toFixed(decimals);
  return inUnit(cell, chart.kind === "bars" ? chart.unit : "share", decimals);
}
