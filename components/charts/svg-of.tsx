import { Drawing, heightOf } from "#components/charts/drawing.tsx";
import { light } from "#components/chrome/colours.ts";
import { markupOf } from "#components/text/markup-of.ts";
import { excerpt } from "#lib/format.ts";
import type { Chart } from "#lib/studies/report/chart.ts";

const width = 720;
const margin = 24;
const head = 56;
const foot = 52;
const titleLength = 80;

/** The looks that a page gives a drawing, for a file of its own. */
const looks = `svg{font-family:"Atkinson Hyperlegible Next",system-ui,sans-serif;font-size:13px}
.text-sm{font-size:14px}.title{font-size:17px;font-weight:650}
${Object.entries(light)
  .map(([name, colour]) => `.fill-${name}{fill:${colour}}.stroke-${name}{stroke:${colour}}`)
  .join("\n")}`;

/** A chart as an SVG file: title, drawing, and the label burned in. */
export async function svgOf(chart: Chart, label: string): Promise<string> {
  const tall = heightOf(chart);
  const height = head + tall + foot + margin;
  const markup = await markupOf(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width + 2 * margin}
      height={height}
      viewBox={`0 0 ${width + 2 * margin} ${height}`}
      role="img"
      aria-label={`${chart.title}. ${label}`}
    >
      <style>{looks}</style>
      <rect width="100%" height="100%" className="fill-paper" />
      <text x={margin} y="30" className="title fill-ink">
        {excerpt(chart.title, titleLength)}
      </text>
      <text x={margin} y="48" className="fill-ink-2">
        {chart.about}
      </text>
      <svg x={margin} y={head + 8} width={width} height={tall} overflow="visible" aria-hidden="true">
        <Drawing chart={chart} />
      </svg>
      <rect
        x="4"
        y="4"
        width={width + 2 * margin - 8}
        height={height - 8}
        fill="none"
        strokeWidth="2"
        strokeDasharray="0.1 5"
        strokeLinecap="round"
        className="stroke-synthetic"
      />
      {label.split(/(?<=\.) /).map((sentence, at) => (
        <text key={sentence} x={margin} y={height - 36 + at * 18} className="fill-synthetic">
          {sentence}
        </text>
      ))}
    </svg>,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}
