import { BarDrawing, heightOfBars } from "#components/charts/bar-drawing.tsx";
import { CurveDrawing, heightOfCurves } from "#components/charts/curve-drawing.tsx";
import { heightOfPoints, PointDrawing } from "#components/charts/point-drawing.tsx";
import { heightOfSides, SideDrawing } from "#components/charts/side-drawing.tsx";
import type { Chart } from "#lib/studies/report/chart.ts";

/** How high a chart's drawing is, in pixels. */
export function heightOf(chart: Chart): number {
  if (chart.kind === "bars") return heightOfBars(chart);
  if (chart.kind === "sides") return heightOfSides(chart);
  return chart.kind === "curves" ? heightOfCurves(chart) : heightOfPoints;
}

/** What is inside a chart's svg element, on a page and in a file alike. */
export function Drawing({ chart }: { chart: Chart }) {
  if (chart.kind === "bars") return <BarDrawing chart={chart} />;
  if (chart.kind === "sides") return <SideDrawing chart={chart} />;
  return chart.kind === "curves" ? <CurveDrawing chart={chart} /> : <PointDrawing chart={chart} />;
}
