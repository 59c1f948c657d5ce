/** A scale of a chart: where a value lies, in percent of the drawing's width, and the values that have ticks. */
export type Scale = { at: (value: number) => number; ticks: number[] };

/** The room left and right of the outermost values, in percent. */
const margin = 3;

/** A scale on which equal differences are equal lengths. */
export function linearScale(from: number, to: number, ticks = evenTicks(from, to)): Scale {
  return { at: placeBetween(from, to), ticks };
}

/** A scale on which equal ratios are equal lengths, for prices; its values are over 0. */
export function ratioScale(from: number, to: number, ticks: number[]): Scale {
  const place = placeBetween(Math.log(from), Math.log(to));
  return { at: (value) => place(Math.log(value)), ticks };
}

const placeBetween = (from: number, to: number) => (value: number) => {
  const share = to === from ? 0.5 : (Math.min(Math.max(value, from), to) - from) / (to - from);
  return margin + share * (100 - 2 * margin);
};

/** Three to six round values from one end to the other. */
function evenTicks(from: number, to: number): number[] {
  const span = to - from;
  if (!(span > 0)) return [from];
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const first = Math.ceil(from / step - 1e-9) * step;
  const count = Math.floor((to - first) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, at) => Math.round((first + at * step) * 1e6) / 1e6);
}
