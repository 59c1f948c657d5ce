import { coverage } from "#lib/in-words.ts";
import type { Chart } from "#lib/studies/report/chart.ts";

const prices = [3, 4.8, 7.2, 9.6, 12, 15, 19, 26, 36];
const line = (label: string, shares: number[]) => ({ label, points: prices.map((x, at) => ({ x, y: shares[at]! })) });

/** A chart of each kind. */
export const charts: Chart[] = [
  {
    kind: "bars",
    id: "sample-bars",
    title: "Would be chosen",
    about: `Share of 12 simulated interviews, with ${coverage} intervals.`,
    unit: "share",
    from: 0,
    to: 1,
    rule: { value: 0.4, label: "40 % rule" },
    bars: [
      { label: "What I use today", value: 0.32, low: 0.11, high: 0.64 },
      { label: "A name that is far too long to be drawn on one line of a phone", value: 0.3, low: 0.1, high: 0.63 },
      { label: "Not measured", value: null },
    ],
  },
  {
    kind: "bars",
    id: "sample-sides",
    title: "What matters most",
    about: "Best minus worst, from −1 to 1.",
    unit: "signed",
    from: -1,
    to: 1,
    rule: null,
    bars: [
      { label: "Easy to begin", value: 0.36 },
      { label: "Reliable every day", value: -0.33 },
    ],
  },
  {
    kind: "curves",
    id: "sample-curves",
    title: "What each price feels like",
    about: "Share of 12 simulated interviews, by price a month.",
    axis: "Price a month",
    steps: prices.map((x) => ({ x, label: `$${x} a month` })),
    lines: [
      line("Too cheap", [0.92, 0.58, 0, 0, 0, 0, 0, 0, 0]),
      line("Cheap", [1, 0.92, 0.58, 0.08, 0, 0, 0, 0, 0]),
      line("Expensive", [0, 0, 0, 0, 0.08, 0.42, 1, 1, 1]),
      line("Too expensive", [0, 0, 0, 0, 0, 0.08, 0.42, 0.92, 1]),
    ],
    marks: [
      { label: "Lowest accepted price, $7.20", x: 7.2, low: null, high: null },
      { label: "Optimal price, $7.20", x: 7.2, low: null, high: null },
      { label: "Highest accepted price, $19", x: 19, low: null, high: null },
    ],
    range: { from: 7.2, to: 19, label: "Accepted range" },
  },
  {
    kind: "points",
    id: "sample-points",
    title: "Camps",
    about: "Each invented persona by two needs, from 1 to 5.",
    x: "Fits the budget",
    y: "Made for a case like mine",
    from: 1,
    to: 5,
    points: [
      { label: "Jenna", x: 3.2, y: 4.1 },
      { label: "Tyrell", x: 4.2, y: 3.7 },
      { label: "Walter", x: 2.1, y: 1.4 },
    ],
  },
  {
    kind: "sides",
    id: "sample-sides-of-two",
    title: "Which does better, by criterion",
    about: "Share of 12 simulated interviews that find one of the two better; the rest see no difference.",
    left: "Ledgerly",
    right: "Acme Pay",
    rows: [
      { label: "Does what they need", left: 0.2, right: 0.55 },
      { label: "Fits the budget", left: 0.61, right: 0.1 },
      { label: "Not asked", left: null, right: null },
    ],
  },
];

const longName =
  "A name that goes on and on, as the names of departments, laws and machines do, without a place to break it";
const none = { from: 0, to: 1, rule: null };

/** Charts of what seldom comes: few people, no answers, one category, long names, and answers that are all the same. */
export const edgeCharts: Chart[] = [
  {
    ...{
      kind: "bars",
      id: "edge-few",
      title: "Too few people",
      about: "Share of 1 simulated interview.",
      unit: "share",
    },
    ...none,
    bars: [
      { label: "Would be chosen", value: 1, low: 0.27, high: 1 },
      { label: "Would be missed", value: 0, low: 0, high: 0.73 },
    ],
  },
  {
    ...{ kind: "bars", id: "edge-none", title: "No usable answers", about: "0 simulated interviews.", unit: "number" },
    ...none,
    bars: [
      { label: "Price", value: null, note: "No usable answer" },
      { label: "Time", value: null, note: "No usable answer" },
    ],
  },
  {
    ...{ kind: "bars", id: "edge-one", title: "One category", about: "Points of 100.", unit: "number" },
    ...{ from: 0, to: 100, rule: null },
    bars: [{ label: "Price", value: 100 }],
  },
  {
    ...{ kind: "bars", id: "edge-long", title: longName, about: "Share of 12 interviews.", unit: "share" },
    ...none,
    bars: [
      { label: longName, value: 0.5, low: 0.2, high: 0.8 },
      { label: longName.toUpperCase(), value: 0.5, low: 0.2, high: 0.8 },
    ],
  },
  {
    ...{ kind: "curves", id: "edge-equal", title: "All say the same", about: "Share of 4 interviews, by price." },
    axis: "Price",
    steps: prices.map((x) => ({ x, label: `$${x}` })),
    lines: [line("Would buy", Array(prices.length).fill(0.5))],
    marks: [],
    range: null,
  },
  {
    ...{ kind: "points", id: "edge-together", title: "All in one place", about: "Two needs, from 1 to 5." },
    ...{ x: longName, y: longName, from: 1, to: 5 },
    points: ["Jenna", "Tyrell", "Walter", "Maria"].map((label) => ({ label, x: 3, y: 3 })),
  },
  {
    ...{ kind: "sides", id: "edge-sides", title: "Neither is better", about: "Share of 4 simulated interviews." },
    ...{ left: longName, right: longName },
    rows: [
      { label: longName, left: 0, right: 0 },
      { label: "Price", left: null, right: null },
    ],
  },
];

const cell = (key: string, count: number, objecting = 0) => ({
  ...{ key, count, objecting, of: 3 },
  href: count === 0 ? null : "#",
});

/** Themes by personas. */
export const matrix = {
  caption: "Themes by personas",
  corner: "Theme",
  columns: [
    { key: "a", name: "Dana Whitfield", role: "Head of finance at a maker of machines" },
    { key: "b", name: "Ravi Menon", role: "Chief technology officer" },
    { key: "c", name: "Claudia Torres", role: "Student" },
  ],
  rows: [
    {
      id: "price",
      title: "Price against budget",
      note: "a price within reach · a price beyond the budget",
      total: 8,
      of: 9,
      cells: [cell("a", 3), cell("b", 2, 1), cell("c", 3, 3)],
    },
    {
      id: "time",
      title: "Time saved",
      note: "",
      total: 2,
      of: 9,
      cells: [cell("a", 0), cell("b", 2), cell("c", 0)],
    },
  ],
};

/** Bars. */
export const ranked = [
  { id: "effort", title: "It is too much work to begin", words: "weighs heavily, 3 of 12", share: 0.25 },
  { id: "price", title: "It costs more than there is to spend", words: "would stop them, 9 of 12", share: 0.75 },
];
