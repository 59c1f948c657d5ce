import { wordingOfObjection, wordingOfTheme } from "../../../engines/considerations/wording-of.ts";
import { considerations } from "../../../engines/considerations.ts";
import type { Quote } from "../../../engines/findings.ts";
import { capital } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { conWords } from "./con-words.ts";
import { type Material, ofAll, type Point } from "./material.ts";

/** What speaks for (1) or against (−1), the most named first; against, objections to counted themes join those that lean there. */
export function pointsOn(material: Material, side: 1 | -1): Point[] {
  const themes = material.counted
    .filter(({ theme }) => theme.side === side)
    .map(({ fact, quotes }): Point => {
      const wording = wordingOfTheme(fact.label);
      const words = side === 1 ? wording.pro : conWords(wording, material);
      return { label: fact.label, words, wording, interviews: fact.interviews, quotes };
    });
  if (side === 1) return ranked(themes);
  const counted = new Set(material.counted.map(({ fact }) => wordingOfTheme(fact.label).con));
  const objections = material.raised
    .map((one) => pointOfObjection(material, one))
    .filter(({ wording }) => counted.has(wording.con));
  const isNew = ({ words }: Point) => !objections.some((one) => one.words === words);
  return ranked([...objections, ...themes.filter(isNew)]);
}

const ranked = (points: Point[]): Point[] => points.sort((one, other) => other.interviews - one.interviews);

/** The points that fewer interviews name than the first. */
export const afterFirst = (points: readonly Point[]): Point[] =>
  points.filter(({ interviews }) => interviews < points[0]!.interviews);

function pointOfObjection(
  material: Material,
  { objection, interview_count, quotes }: Material["raised"][number],
): Point {
  const wording = wordingOfObjection(objection);
  return { label: objection, words: conWords(wording, material), wording, interviews: interview_count, quotes };
}

/** A point with its count: "a price beyond the budget (5 of 8 simulated interviews)". */
export const pointInWords = (material: Material, { words, interviews }: Pick<Point, "words" | "interviews">): string =>
  `${words} (${ofAll(material, interviews)})`;

/** How the most named of some points is spoken of: before it, and as one and several of their kind. */
export type TopFrame = { most: string; one: string; several: string };

/** Of more points that tie, so many are named; a single one is left out only where the names would be too long. */
const mostTied = 3;
const longest = 90;

/** What is named most, without a period, the names first; two that tie are both named, and of more none leads. */
export function topInWords(
  material: Material,
  points: readonly Pick<Point, "words" | "interviews">[],
  { most, one, several }: TopFrame,
): string {
  const [first] = points as [Point];
  const top = points.filter(({ interviews }) => interviews === first.interviews);
  if (top.length === 1) return `${most} ${pointInWords(material, first)}`;
  const each = `(${ofAll(material, first.interviews)} each)`;
  if (top.length === 2) return `${top[0]!.words} and ${top[1]!.words} are the two most named ${several} ${each}`;
  const words = top.map((point) => point.words);
  const isWhole = top.length === mostTied + 1 && listed(words).length <= longest;
  const named = isWhole ? words : words.slice(0, mostTied);
  const more = top.length - named.length;
  const names = listed(more > 0 ? [...named, `${more} more`] : named);
  return `${names} are named equally often ${each}, and no ${one} leads`;
}

/** The same as a sentence. */
export const topSentence = (...asked: Parameters<typeof topInWords>): string => `${capital(topInWords(...asked))}.`;

/** Points after the first as a list: "a, b and c"; only the count of the first says "simulated interviews". */
export function alsoInWords(points: readonly Point[], of: number): string {
  return listed(points.map(({ words, interviews }) => `${words} (${interviews} of ${of})`));
}

/** The clearest quote of each point. */
export const quotesOf = (points: readonly (Point | undefined)[]): Quote[] =>
  points.flatMap((point) => point?.quotes.slice(0, 1) ?? []);

const misfit = considerations.fit.objection;

/** The quotes of a point that its side holds: none of a persona who says that what is studied is not for people like them. */
export function fittingQuotes(material: Material, point: Point | undefined): Quote[] {
  const isFitting = ({ interview }: Quote) => !material.interviews[interview]?.analysis.objections.includes(misfit);
  const quotes = point?.quotes ?? [];
  return (point?.label === misfit ? quotes : quotes.filter(isFitting)).slice(0, 1);
}
