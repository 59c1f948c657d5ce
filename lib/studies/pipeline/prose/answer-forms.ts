import { themeOfCriterion } from "../../../engines/considerations/wording-of.ts";
import type { Quote } from "../../../engines/findings.ts";
import type { Plan } from "../../../engines/plan.ts";
import { called, isNameless } from "../../../engines/subject-words.ts";
import { largestRemainder } from "../largest-remainder.ts";
import { leaningOf, type Material, ofAll, type Point, sideWord } from "./material.ts";
import { afterFirst, alsoInWords, asOftenAs, countsInWords, pointInWords, pointsOn, quotesOf } from "./points.ts";

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

/** The most named point of a side as the answer, and the next two after it. */
function ranked(material: Material, side: 1 | -1, lead: (point: Point, counted: string) => string[]): Answer {
  const points = pointsOn(material, side);
  const [first] = points;
  if (first === undefined) return nothingOn(side);
  const others = afterFirst(points).slice(0, 2);
  const also = others.length === 0 ? [] : [`After that: ${alsoInWords(others, material.interviews.length)}.`];
  const leads = countsInWords(material, first).flatMap((counted) => lead(first, counted));
  return { leads, further: also, quotes: quotesOf([first, ...others]) };
}

/** Why something is not done, or is left. */
export const reasonAgainst = (material: Material): Answer =>
  ranked(material, -1, ({ words }, counted) =>
    leadsOf(
      material.plan,
      [`The reason named most against ${called(material.plan)} is ${words}: ${counted}.`],
      [`The reason named most is ${words}: ${counted}.`],
    ),
  );

/** Why something is done, or kept. */
export const reasonFor = (material: Material): Answer =>
  ranked(material, 1, ({ words }, counted) =>
    leadsOf(
      material.plan,
      [`The reason named most for ${called(material.plan)} is ${words}: ${counted}.`],
      [`The reason named most is ${words}: ${counted}.`],
    ),
  );

export const worst = (material: Material): Answer =>
  ranked(material, -1, ({ words }, counted) =>
    leadsOf(
      material.plan,
      [`What troubles people most with ${called(material.plan)} is ${words}: ${counted}.`],
      [`What troubles people most is ${words}: ${counted}.`],
    ),
  );

export const best = (material: Material): Answer =>
  ranked(material, 1, ({ words }, counted) =>
    leadsOf(
      material.plan,
      [`What people value most in ${called(material.plan)} is ${words}: ${counted}.`],
      [`What people value most is ${words}: ${counted}.`],
    ),
  );

/** What would have to be different. */
export function change(material: Material): Answer {
  const answer = ranked(material, -1, ({ words, wording, interviews }) => [
    `What would help most is ${wording.see}; ${ofAll(material, interviews)} ${interviews === 1 ? "names" : "name"} ${words} as an objection.`,
    `What would help most is ${wording.see}, against ${words}.`,
    `What would help most is ${wording.see}.`,
  ]);
  const points = pointsOn(material, -1);
  const [first] = points;
  if ("cannot_tell" in answer || first === undefined) return answer;
  const [second] = afterFirst(points);
  const next = second === undefined ? [] : [`Next comes ${second.wording.see}, for ${pointInWords(material, second)}.`];
  return { ...answer, further: [`To try first: ${first.wording.mend}.`, ...next] };
}

/** What a decision turns on. */
export function criteria(material: Material): Answer {
  const named = material.criteria.map(({ criterion, quotes }) => ({
    words: `“${themeOfCriterion(criterion)}”`,
    quotes,
    interviews: material.interviews.filter(({ analysis }) => analysis.criteria.includes(criterion)).length,
  }));
  const [first, ...next] = named;
  if (first === undefined) return weighed(material);
  const isTied = ({ interviews }: typeof first) => interviews === first.interviews;
  const counted = `${ofAll(material, first.interviews)}${asOftenAs(next.filter(isTied).map(({ words }) => words))}`;
  const others = next
    .filter((one) => !isTied(one))
    .sort((one, other) => other.interviews - one.interviews)
    .slice(0, 2)
    .map(({ words, interviews }) => `${words} (${interviews} of ${material.interviews.length})`);
  return {
    leads: leadsOf(
      material.plan,
      [`What weighs most when it comes to ${called(material.plan)} is ${first.words}, named in ${counted}.`],
      [
        `What weighs most is ${first.words}, named in ${counted}.`,
        `What weighs most is ${first.words}, named in ${ofAll(material, first.interviews)}.`,
      ],
    ),
    further: others.length === 0 ? [] : [`After that: ${others.join(" and ")}.`],
    quotes: first.quotes.slice(0, 2),
  };
}

/** What was named most on either side, where no criterion was. */
function weighed(material: Material): Answer {
  const all = [...pointsOn(material, 1), ...pointsOn(material, -1)];
  const [first] = all.sort((one, other) => other.interviews - one.interviews);
  if (first === undefined) return { cannot_tell: "No interview names what it decides by." };
  return {
    leads: [`What is weighed most often is ${pointInWords(material, first)}.`],
    further: [],
    quotes: quotesOf([first]),
  };
}

/** Whether: by the stances of the interviews. */
export function whether(material: Material): Answer {
  const { pro, con, side } = leaningOf(material);
  const subject = called(material.plan);
  const [forIt] = pointsOn(material, 1);
  const [againstIt] = pointsOn(material, -1);
  const against = con === 0 ? "none" : con;
  const lean = `${ofAll(material, pro)} ${pro === 1 ? "leans" : "lean"}`;
  const short = `${lean} in favour and ${against} against`;
  const counts = isNameless(material.plan) ? short : `${lean} towards ${subject} and ${against} against`;
  const reason = side === "no" ? againstIt : side === "yes" ? forIt : undefined;
  const because =
    reason === undefined ? "" : `; named most is ${reason.words} (${reason.interviews}${asOftenAs(reason.tied)})`;
  return {
    leads: [`${sideWord[side]}: ${counts}${because}.`, `${sideWord[side]}: ${counts}.`, `${sideWord[side]}: ${short}.`],
    further: sidesOf(material, forIt, againstIt),
    quotes: quotesOf([forIt, againstIt]),
  };
}

function sidesOf(material: Material, forIt: Point | undefined, againstIt: Point | undefined): string[] {
  const said = [
    ...(forIt === undefined ? [] : [`the argument for is ${pointInWords(material, forIt)}`]),
    ...(againstIt === undefined ? [] : [`the argument against is ${pointInWords(material, againstIt)}`]),
  ];
  return said.length === 0 ? [] : [`Named most: ${said.join("; ")}.`];
}

/** How it is seen. */
export function perception(material: Material): Answer {
  const { pro, con, side } = leaningOf(material);
  const [forIt] = pointsOn(material, 1);
  const [againstIt] = pointsOn(material, -1);
  const subject = called(material.plan);
  const seen = {
    yes: "mostly with favour",
    no: "mostly with reserve",
    divided: "with mixed feelings",
    undecided: "without taking sides",
  }[side];
  const counts = `${pro} of ${material.interviews.length} simulated interviews ${pro === 1 ? "is" : "are"} in favour, ${con} against`;
  const about = [forIt?.words, againstIt && `on the other hand ${againstIt.words}`].filter(Boolean).join(", ");
  return {
    leads: leadsOf(
      material.plan,
      [
        `People see ${subject} ${seen} (${counts})${about === "" ? "" : `: they name ${about}`}.`,
        `People see ${subject} ${seen}: ${counts}.`,
      ],
      [`People answer ${seen}: ${counts}.`],
    ),
    further: sidesOf(material, forIt, againstIt),
    quotes: quotesOf([forIt, againstIt]),
  };
}

/** An option leads by at least this share. */
const leadsFrom = 0.05;

/** Which of some options: the expected number of interviews that pick each. */
export function which(material: Material, options: readonly { label: string; value: number | null }[]): Answer {
  const known = options.filter((option): option is { label: string; value: number } => option.value !== null);
  if (known.length < 2) return { cannot_tell: "The interviews gave no usable pick among the options." };
  const counts = largestRemainder(
    known.map(({ value }) => value),
    material.interviews.length,
  );
  const order = known
    .map(({ label, value }, place) => ({ label, value, count: counts[place]! }))
    .sort((one, other) => other.value - one.value);
  const [first, ...others] = order as [(typeof order)[number], ...typeof order];
  const rest = others.map(({ label, count }) => `“${label}” in ${count}`).join(", ");
  const isOpen = first.value - others[0]!.value < leadsFrom || first.count === others[0]!.count;
  const counted = first.count === 0 ? "hardly any interview" : `about ${ofAll(material, first.count)}`;
  return {
    leads: isOpen
      ? [
          `No option leads: “${first.label}” would be picked in ${counted}, ${rest}.`,
          `No option leads among ${known.length}; “${first.label}” would be picked in ${counted}.`,
          `No option leads among ${known.length}: at most ${counted} would pick the same one.`,
        ]
      : [
          `“${first.label}” is picked most, in ${counted}; ${rest}.`,
          `“${first.label}” is picked most, in ${counted}.`,
          `One option is picked most, in ${counted}.`,
        ],
    further: [],
    quotes: [],
  };
}
