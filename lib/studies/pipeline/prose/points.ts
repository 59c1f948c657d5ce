import { wordingOfObjection, wordingOfTheme } from "../../../engines/considerations/wording-of.ts";
import type { Quote } from "../../../engines/findings.ts";
import { type Material, ofAll, type Point } from "./material.ts";

/** What speaks for (1) or against (−1), the most named first; against, objections join the themes that lean there. */
export function pointsOn(material: Material, side: 1 | -1): Point[] {
  const themes = material.counted
    .filter(({ theme }) => theme.side === side)
    .map(({ fact, quotes }): Point => {
      const wording = wordingOfTheme(fact.label);
      const words = side === 1 ? wording.pro : wording.con;
      return { label: fact.label, words, wording, interviews: fact.interviews, quotes, tied: [] };
    });
  const objections = side === 1 ? [] : material.raised.map(pointOfObjection);
  return withTies(distinct([...themes, ...objections]).sort((one, other) => other.interviews - one.interviews));
}

const withTies = (points: readonly Point[]): Point[] =>
  points.map((point) => ({
    ...point,
    tied: points.filter((one) => one !== point && one.interviews === point.interviews).map(({ words }) => words),
  }));

/** The points that fewer interviews name than the first. */
export const afterFirst = (points: readonly Point[]): Point[] =>
  points.filter(({ interviews }) => interviews < points[0]!.interviews);

function pointOfObjection({ objection, interview_count, quotes }: Material["raised"][number]): Point {
  const wording = wordingOfObjection(objection);
  return { label: objection, words: wording.con, wording, interviews: interview_count, quotes, tied: [] };
}

/** Of points in the same words the first: a theme's count is the one that its finding has. */
const distinct = (points: readonly Point[]): Point[] =>
  points.filter(({ words }, place) => points.findIndex((one) => one.words === words) === place);

/** A point with its count: "a price beyond the budget (5 of 8 simulated interviews)". */
export const pointInWords = (material: Material, point: Point): string =>
  `${point.words} (${countsInWords(material, point)[0]})`;

/** In how many interviews a point was named and what was named as often: by name, and shorter by number. */
export function countsInWords(material: Material, { interviews, tied }: Point): [string, string] {
  const counted = ofAll(material, interviews);
  const others =
    tied.length === 0 ? "" : tied.length === 1 ? ", as often as another point" : `, as often as ${tied.length} others`;
  return [`${counted}${asOftenAs(tied)}`, `${counted}${others}`];
}

const mostTied = 2;

/** What ties with something, after its count; "" where nothing does. */
export function asOftenAs(tied: readonly string[]): string {
  if (tied.length === 0) return "";
  const named = tied.length > mostTied ? [tied[0]!, `${tied.length - 1} more`] : tied;
  return `, as often as ${named.join(" and ")}`;
}

/** Points after the first as a list: "then a, b and c"; only the count of the first says "simulated interviews". */
export function alsoInWords(points: readonly Point[], of: number): string {
  const listed = points.map(({ words, interviews }) => `${words} (${interviews} of ${of})`);
  return listed.length > 1 ? `${listed.slice(0, -1).join(", ")} and ${listed.at(-1)}` : (listed[0] ?? "");
}

/** The clearest quote of each point. */
export const quotesOf = (points: readonly (Point | undefined)[]): Quote[] =>
  points.flatMap((point) => point?.quotes.slice(0, 1) ?? []);
