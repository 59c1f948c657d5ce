import { wordingOfTheme } from "../../../engines/considerations/wording-of.ts";
import type { Quote } from "../../../engines/findings.ts";
import type { Plan } from "../../../engines/plan.ts";
import { called, isNameless, sideOf } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { leaningOf, type Material, ofAll, type Point, sideInWords } from "./material.ts";
import {
  afterFirst,
  alsoInWords,
  fittingQuotes,
  pointInWords,
  pointsOn,
  type TopFrame,
  topSentence,
} from "./points.ts";

/** An answer: its first sentence in several lengths, the longest first, what may follow it, and what it rests on. */
export type AnswerDraft = { leads: string[]; further: string[]; quotes: readonly Quote[] };
/** An answer, or why there is none. */
export type Answer = AnswerDraft | { cannot_tell: string };

const nothingOn = (side: 1 | -1): Answer => ({
  cannot_tell: `${side === 1 ? "Nothing in favour" : "No objection"} was said in enough of these interviews to be counted.`,
});

/** The sentences that name the subject, before those that do not; the latter alone where it has no name. */
export const leadsOf = (plan: Plan, named: string[], unnamed: string[]): string[] =>
  isNameless(plan) ? unnamed : [...named, ...unnamed];

/** The most named point of a side as the answer, framed with and without the subject's name, and the next two after it. */
function ranked(material: Material, side: 1 | -1, named: TopFrame, unnamed: TopFrame): Answer {
  const points = pointsOn(material, side);
  const [first] = points;
  if (first === undefined) return nothingOn(side);
  const others = afterFirst(points).slice(0, 2);
  const also = others.length === 0 ? [] : [`After that: ${alsoInWords(others, material.interviews.length)}.`];
  const lead = (frame: TopFrame) => [topSentence(material, points, frame)];
  return {
    leads: leadsOf(material.plan, lead(named), lead(unnamed)),
    further: also,
    quotes: fittingQuotes(material, first),
  };
}

const reasons = (words: string): TopFrame => ({
  most: `the reason named most${words} is`,
  one: `reason${words}`,
  several: `reasons${words}`,
});

/** Why something is not done, or is left. */
export const reasonAgainst = (material: Material): Answer =>
  ranked(material, -1, reasons(` against ${called(material.plan)}`), reasons(""));

/** Why something is done, or kept. */
export const reasonFor = (material: Material): Answer =>
  ranked(material, 1, reasons(` for ${called(material.plan)}`), reasons(""));

/** Troubles, as they are spoken of. */
export const troubles = (words: string): TopFrame => ({
  most: `what troubles people most${words} is`,
  one: `trouble${words}`,
  several: `troubles${words}`,
});

/** What troubles people. */
export const worst = (material: Material): Answer =>
  ranked(material, -1, troubles(` with ${called(material.plan)}`), troubles(""));

/** Merits, as they are spoken of. */
export const merits = (words: string): TopFrame => ({
  most: `what people value most${words} is`,
  one: `merit${words}`,
  several: `merits${words}`,
});

/** What people value. */
export const best = (material: Material): Answer =>
  ranked(material, 1, merits(` in ${called(material.plan)}`), merits(""));

/** What would have to be different. */
export function change(material: Material): Answer {
  const points = pointsOn(material, -1);
  const [first] = points;
  if (first === undefined) return noneToMend(material);
  const { words, wording, interviews } = first;
  const tied = points.filter((point) => point.interviews === interviews);
  const [second] = afterFirst(points);
  const next = second === undefined ? [] : [`Next comes ${second.wording.see}, for ${pointInWords(material, second)}.`];
  const names = interviews === 1 ? "names" : "name";
  const one = [
    `What would help most is ${wording.see}; ${ofAll(material, interviews)} ${names} ${words} as an objection.`,
    `What would help most is ${wording.see}, against ${words}.`,
    `What would help most is ${wording.see}.`,
  ];
  const several = [
    `No one thing would help most: ${listed(tied.map((point) => point.words))} are named equally often as objections, in ${ofAll(material, interviews)} each.`,
    `No one thing would help most: ${tied.length} objections are named equally often, in ${ofAll(material, interviews)} each.`,
  ];
  const mends = tied.slice(0, 3).map((point) => `Against ${point.words}: ${point.wording.mend}.`);
  return {
    leads: tied.length === 1 ? one : several,
    further: tied.length === 1 ? [`To try first: ${wording.mend}.`, ...next] : [...mends, ...next],
    quotes: [first, tied[1] ?? second].flatMap((point) => fittingQuotes(material, point)),
  };
}

/** What would help where no objection is named often enough: nothing to mend, and what people value. */
function noneToMend(material: Material): Answer {
  const valued = best(material);
  if ("cannot_tell" in valued) return nothingOn(-1);
  return { ...valued, further: [...valued.further, "No objection is named often enough to say what else to mend."] };
}

/** What a decision turns on: the themes that most interviews raise, on either side. */
export function criteria(material: Material): Answer {
  const named = raisedThemes(material);
  const [first] = named;
  if (first === undefined) return { cannot_tell: "No interview names what it decides by." };
  const others = afterFirst(named).slice(0, 2);
  const about = ` when it comes to ${called(material.plan)}`;
  const lead = (words: string) => [
    topSentence(material, named, {
      most: `what weighs most often${words} is`,
      one: `theme${words}`,
      several: `themes${words}`,
    }),
  ];
  return {
    leads: leadsOf(material.plan, lead(about), lead("")),
    further: others.length === 0 ? [] : [`After that: ${alsoInWords(others, material.interviews.length)}.`],
    quotes: fittingQuotes(material, first),
  };
}

/** The themes by how many interviews raise them, as an objection or in favour. */
export const raisedThemes = ({ counted }: Material): Point[] =>
  counted
    .map(
      ({ fact, quotes, theme }): Point => ({
        label: fact.label,
        words: `“${fact.label}”`,
        wording: wordingOfTheme(fact.label),
        interviews: theme.interviews.length,
        quotes,
      }),
    )
    .sort((one, other) => other.interviews - one.interviews);

/** Whether: by the stances of the interviews. */
export function whether(material: Material): Answer {
  const [forIt] = pointsOn(material, 1);
  const [againstIt] = pointsOn(material, -1);
  const short = sidesInWords(material, ["leans in favour", "lean in favour"], "against", "undecided");
  const counts = sidesInWords(
    material,
    [`leans towards ${called(material.plan)}`, `lean towards ${called(material.plan)}`],
    "against",
    "undecided",
  );
  return {
    leads: leadsOf(material.plan, [sideInWords(material, counts)], [sideInWords(material, short)]),
    further: sidesOf(material),
    quotes: leadingQuotes(material, forIt, againstIt),
  };
}

/** How many interviews are for it, against it and neither, so that all are accounted for. */
export function sidesInWords(
  material: Material,
  [one, several]: readonly [string, string],
  against: string,
  neither: string,
): string {
  const { pro, con } = leaningOf(material);
  const rest = material.interviews.length - pro - con;
  const are = (some: number) => (some === 1 ? "is" : "are");
  const middle = rest === 0 ? "" : `, ${rest} ${are(rest)} ${neither}`;
  return `${ofAll(material, pro)} ${pro === 1 ? one : several}, ${con === 0 ? "none" : con} ${against}${middle}`;
}

/** The quote of the side that leads; where none does, one of each or none. */
export function leadingQuotes(material: Material, forIt: Point | undefined, againstIt: Point | undefined): Quote[] {
  const { side } = leaningOf(material);
  if (side === "yes" || side === "no") return fittingQuotes(material, side === "yes" ? forIt : againstIt);
  const both = [forIt, againstIt].flatMap((point) => fittingQuotes(material, point));
  return both.length === 2 ? both : [];
}

/** What is named most for it and against it. */
export function sidesOf(material: Material): string[] {
  return ([1, -1] as const).flatMap((side) => {
    const points = pointsOn(material, side);
    return points.length === 0 ? [] : [topSentence(material, points, argumentsOn(material.plan, side))];
  });
}

/** How the most named point of a side is spoken of. */
export function argumentsOn(plan: Plan, side: 1 | -1): TopFrame {
  const words = isNameless(plan) ? (side === 1 ? "in favour" : "against") : sideOf(plan, side);
  return {
    most: `what ${side === 1 ? "speaks" : "weighs"} most ${words} is`,
    one: `argument ${words}`,
    several: `arguments ${words}`,
  };
}

/** How it is seen. */
export function perception(material: Material): Answer {
  const { pro, con, side } = leaningOf(material);
  const [forIt] = pointsOn(material, 1);
  const [againstIt] = pointsOn(material, -1);
  const seen = {
    yes: "mostly with favour",
    no: "mostly with reserve",
    divided: "with mixed feelings",
    partly: pro > con ? "partly with favour" : con > pro ? "partly with reserve" : "with mixed feelings",
    undecided: "mostly without taking sides",
  }[side];
  const counts = sidesInWords(material, ["is in favour", "are in favour"], "against", "undecided");
  return {
    leads: leadsOf(
      material.plan,
      [`People see ${called(material.plan)} ${seen}: ${counts}.`],
      [`People answer ${seen}: ${counts}.`],
    ),
    further: sidesOf(material),
    quotes: leadingQuotes(material, forIt, againstIt),
  };
}
