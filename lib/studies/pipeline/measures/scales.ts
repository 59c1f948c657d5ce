import words from "#lib/studies/pipeline/measures/scales.json" with { type: "json" };

/** The points of the closed questions in words, lowest first. */
export const scales = words;

/** Eleven points from 0 to 10 of which the ends are named. */
export const fromZeroToTen = (lowest: string, highest: string): string[] =>
  Array.from({ length: 11 }, (_, point) => {
    if (point === 0) return `0 – ${lowest}`;
    return point === 10 ? `10 – ${highest}` : String(point);
  });
