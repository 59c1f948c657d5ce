import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { charts, edgeCharts } from "#app/kit/samples.ts";
import { type BarChart, type Chart, inUnit } from "#lib/studies/report/chart.ts";
import { linearScale, ratioScale } from "./axis.tsx";
import { ChartFigure } from "./chart-figure.tsx";

const markupOf = (chart: Chart) => renderToStaticMarkup(createElement(ChartFigure, { chart }));

describe("a chart", () => {
  test.each(charts)("$id has a title, a name for its picture, an axis and a table", (chart) => {
    const markup = markupOf(chart);
    expect(markup).toContain(`role="img" aria-label="${chart.title}.`);
    expect(markup).toContain("<table");
    expect(markup.match(/<text/g)!.length).toBeGreaterThan(5);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });

  test.each(edgeCharts)("$id is drawn within its bounds, with its numbers as a table", (chart) => {
    const markup = markupOf(chart);
    expect(markup).not.toMatch(/NaN|Infinity|undefined|-\d[\d.]*%/);
    expect(markup).toContain("<table");
    const places = [...markup.matchAll(/ (?:x|x1|x2|width)="([\d.]+)%"/g)].map(([, place]) => Number(place));
    expect(places.every((place) => place <= 100)).toBe(true);
    for (const [, text] of markup.matchAll(/<text[^>]*>([^<]*)/g)) expect(text!.length).toBeLessThan(54);
  });

  test("draws no bar for a value that is missing, and writes a dash", () => {
    const bars = charts[0] as BarChart;
    expect(markupOf(bars).match(/fill="url/g)).toHaveLength(bars.bars.filter(({ value }) => value !== null).length);
    expect(markupOf(bars)).toContain("—");
  });

  test("has as many decimals in all its values, and in each column of its table", () => {
    const bars = [1.5, 2, 0.625].map((value, at) => ({ label: `Option ${at}`, value, low: 0, high: value + 0.25 }));
    const markup = markupOf({ ...(charts[0] as BarChart), unit: "number", bars });
    for (const number of ["1.50", "2.00", "0.63"]) expect(markup.split(`>${number}<`)).toHaveLength(3);
    expect(markup).toContain(">1.75<");
  });

  test("shortens a long label in the drawing, and has it whole in the table", () => {
    const long = (charts[0] as BarChart).bars[1]!.label;
    expect(markupOf(charts[0]!).split(long).length - 1).toBe(2);
    expect(markupOf(charts[0]!)).toContain("…");
  });

  test("draws bars to the left of zero for values below it", () => {
    const rects = [...markupOf(charts[1]!).matchAll(/<rect x="([\d.]+)%" width="([\d.]+)%" y="21"/g)];
    const [right, left] = rects.map(([, x, width]) => [Number(x), Number(x) + Number(width)]);
    expect(right![0]).toBe(50);
    expect(left![1]).toBeCloseTo(50);
  });
});

describe("a scale", () => {
  test.each([
    [0, 1, [0, 0.25, 0.5, 0.75, 1]],
    [-1, 1, [-1, -0.5, 0, 0.5, 1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [0, 37, [0, 10, 20, 30]],
    [2, 2, [2]],
  ])("from %d to %d has round ticks", (from, to, ticks) => expect(linearScale(from, to).ticks).toEqual(ticks));

  test("keeps what lies outside at its end, and puts equal ratios at equal lengths", () => {
    const scale = linearScale(0, 10);
    expect([scale.at(-5), scale.at(15)]).toEqual([scale.at(0), scale.at(10)]);
    const prices = ratioScale(1, 100, [1, 10, 100]);
    expect(prices.at(10)).toBeCloseTo(50);
  });
});

test("a number is written in its unit, and a missing one is not 0", () => {
  expect([inUnit(0.375, "share"), inUnit(-0.333, "signed"), inUnit(0.2, "signed"), inUnit(null, "number")]).toEqual([
    "38 %",
    "−0.33",
    "+0.2",
    "—",
  ]);
});
