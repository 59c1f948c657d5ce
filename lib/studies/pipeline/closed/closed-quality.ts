import table from "#lib/engines/closed-words.json" with { type: "json" };
import type { ClosedAnswer, ClosedQuality } from "../../../engines/closed-answers.ts";
import { besideOptions, isOfShares } from "../../../engines/closed-kinds.ts";
import type { AskedQuestion } from "../../../engines/closed-questions.ts";
import { type Draw, mean, quantile, rounded, shuffled, spreadOf } from "../../../engines/statistics.ts";
import { cannotAnswer } from "../../../engines/study-form.ts";
import { plural } from "../../../format.ts";
import { levelInTen, tail } from "../../../in-words.ts";
import reportWords from "../../report/report-words.json" with { type: "json" };
import type { InterviewSession } from "../hold-interview.ts";
import { chanceAt } from "../measures/measure-of.ts";
import type { DesignedQuestion } from "./ask-closed.ts";
import { valuesOf } from "./count-closed.ts";

type Sessions = readonly Pick<InterviewSession, "closed">[];

/** How good the answers to the closed question in a place are: who answered, what random answers give, how often the first option shown was taken. */
export function closedQuality({ question, limit }: DesignedQuestion, place: number, sessions: Sessions): ClosedQuality {
  const answers = sessions.map(({ closed }) => closed.answers[place]!);
  const count = (state: ClosedAnswer["state"]) => answers.filter((answer) => answer.state === state).length;
  const picks = answers.flatMap((answer) => picksOf(question, answer));
  const { kind, min, max } = question;
  const random = picks.length === 0 ? null : atRandom(question, answers);
  const gap =
    kind === "number" ? `no amount from ${min} to ${max} could be read` : "the reply has no answer that could be read";
  const gaps = sessions.flatMap(({ closed }, at) => {
    if (answers[at]!.state !== "missing") return [];
    return limit?.isEmpty ? `${cannotAnswer} such a question` : (closed.silence ?? gap);
  });
  const quality = {
    question: question.id,
    ...{ answered: count("answered"), none: count("none"), dont_know: count("dont_know"), missing: count("missing") },
    first_shown: firstShown(question, picks),
    spread: random && { value: rounded(spreadIn(question, answers), 4), ...random.spread },
    // One interview does not show chance.
    chance: random && answers.length - gaps.length > 1 ? random.chance : null,
  };
  const nothing = kind === "multi" ? picks.filter(({ ticks }) => ticks.length === 0).length : 0;
  return { ...quality, words: inWords(question, quality, { nothing, gaps, isMadeUp: limit !== null }) };
}

type Choice = { ticks: readonly number[]; shown: readonly number[] };

function picksOf({ kind }: AskedQuestion, { state, chosen, shown, sets }: ClosedAnswer): Choice[] {
  if (kind === "number" || state !== "answered") return [];
  if (kind === "best_worst") return sets.flatMap((set) => (set.best === null ? [] : [{ ...set, ticks: [set.best] }]));
  return [{ ticks: kind === "rank" ? [chosen[0]!] : chosen, shown }];
}

function firstShown({ kind }: AskedQuestion, picks: readonly Choice[]): ClosedQuality["first_shown"] {
  if (kind === "scale" || picks.length === 0) return null;
  return {
    taken: picks.filter(({ ticks, shown }) => ticks.includes(shown[0]!)).length,
    of: picks.length,
    chance: rounded(mean(picks.map(({ ticks, shown }) => ticks.length / shown.length)), 4),
  };
}

function spreadIn(question: AskedQuestion, answers: readonly ClosedAnswer[]): number {
  const places = answers.flatMap((answer) => picksOf(question, answer)).flatMap((pick) => pick.ticks);
  return spreadOf(question.options.map((_, place) => places.filter((one) => one === place).length));
}

const tries = 200;

/** Where the values and the spread are in most studies that give as many answers at random. */
function atRandom(question: AskedQuestion, answers: readonly ClosedAnswer[]) {
  let place = 0;
  const draw = { next: () => chanceAt(place++) };
  const studies = Array.from({ length: tries }, () => answers.map((answer) => randomAnswer(question, answer, draw)));
  const valuesIn = (study: readonly ClosedAnswer[]) => valuesOf(question, study).values.flatMap((value) => value ?? []);
  const within = (lows: number[], highs: number[]) => ({
    low: rounded(quantile(lows, tail), 4),
    high: rounded(quantile(highs, 1 - tail), 4),
  });
  const values = studies.map(valuesIn);
  const range = within(
    values.map((one) => Math.min(...one)),
    values.map((one) => Math.max(...one)),
  );
  const spreads = studies.map((study) => spreadIn(question, study));
  return {
    chance: { ...range, is_beyond: valuesIn(answers).some((value) => value < range.low || value > range.high) },
    spread: within(spreads, spreads),
  };
}

const randomAnswer = (
  { options }: AskedQuestion,
  { chosen, sets, ...answer }: ClosedAnswer,
  draw: Pick<Draw, "next">,
) => ({
  ...answer,
  chosen: shuffled(draw, [...options.keys()]).slice(0, chosen.length),
  sets: sets.map((set) => {
    const [best, worst] = set.best === null ? [null, null] : shuffled(draw, set.shown);
    return { ...set, best: best!, worst: worst! };
  }),
});

const points = (value: number) => value.toFixed(2).replace("-", "−");

function inWords(
  { kind, options }: AskedQuestion,
  quality: Omit<ClosedQuality, "words">,
  { nothing, gaps, isMadeUp }: { nothing: number; gaps: string[]; isMadeUp: boolean },
) {
  const { answered, none, dont_know, missing, first_shown, spread, chance } = quality;
  const all = answered + none + dont_know + missing;
  const isShare = isOfShares(kind);
  const number = (value: number) => (isShare ? `${Math.round(100 * value)} %` : points(value));
  const others: [number, string][] = [
    [nothing, "chose none of them"],
    [none, `said “${besideOptions.none}”`],
    [dont_know, `said “${besideOptions.dont_know}”`],
    ...[...Map.groupBy(gaps, (gap) => gap)].map(([gap, { length }]): [number, string] => [length, `missing: ${gap}`]),
  ];
  const rest = others.flatMap(([count, words]) => (count === 0 ? [] : `; ${count} ${words}`)).join("");
  const lines = [`Answered: ${answered} of ${plural(all, "interview")}${rest}`];
  if (chance) {
    const isAlike = spread !== null && spread.value < spread.low;
    const within = `cannot be told apart from random ones${isAlike ? ", but are more alike than those" : ""}`;
    const beyond = `differ from random ones by more than chance does in ${levelInTen} such questions`;
    const whose = isMadeUp ? reportWords.titles.madeUp.toLowerCase() : "answers";
    lines.unshift(
      `${kind === "scale" ? "By their mean these" : "These"} ${whose} ${chance.is_beyond ? beyond : within}.`,
    );
    const agreement = kind === "rank" ? `; an agreement of ${points(1 / answered)} on average` : "";
    lines.push(
      `Random answers: ${table[kind].noise} ${number(chance.low)} to ${number(chance.high)} in ${levelInTen} studies of this size${agreement}`,
    );
  }
  if (chance && first_shown !== null) {
    const { taken, of, chance: share } = first_shown;
    const expected = kind === "multi" ? `${rounded(share * of, 1)} of ${of}` : `1 of ${Math.round(1 / share)}`;
    const isMore = taken > of * share + 2 * Math.sqrt(of * share * (1 - share));
    lines.push(
      `Option shown first: taken in ${taken} of ${of} ${kind === "best_worst" ? "sets" : "answers"}; by chance ${expected}${isMore ? ". The answers follow the order of the options" : ""}`,
    );
  }
  if (chance && spread !== null)
    lines.push(
      `How varied: ${points(spread.value)}, from 0 (all the same) to 1 (all ${options.length} options equally often); random answers ${points(spread.low)} to ${points(spread.high)}`,
    );
  return lines.join("\n");
}
