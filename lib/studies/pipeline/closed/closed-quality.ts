import table from "#lib/engines/closed-words.json" with { type: "json" };
import type { ClosedAnswer, ClosedQuality } from "../../../engines/closed-answers.ts";
import type { AskedQuestion } from "../../../engines/closed-questions.ts";
import { expected, mean, rounded, z90 } from "../../../engines/statistics.ts";
import { plural } from "../../../format.ts";
import type { InterviewSession } from "../hold-interview.ts";
import { type Interval, meanInterval } from "../measures/interval.ts";
import type { DesignedQuestion } from "./ask-closed.ts";
import { boundsOf, randomSpread, spreadOf } from "./rank-statistics.ts";

type Sessions = readonly Pick<InterviewSession, "closed">[];

/** How good the answers to the closed question in a place are: who answered, what chance alone gives, how often the first option shown was taken. */
export function closedQuality({ question, limit }: DesignedQuestion, place: number, sessions: Sessions): ClosedQuality {
  const answers = sessions.map(({ closed }) => closed.answers[place]!);
  const count = (state: ClosedAnswer["state"]) => answers.filter((answer) => answer.state === state).length;
  const picks = answers.filter(({ state }) => state === "answered").flatMap((answer) => picksOf(question, answer));
  const quality = {
    question: question.id,
    ...{ answered: count("answered"), none: count("none"), dont_know: count("dont_know"), missing: count("missing") },
    ...{ first_shown: firstShown(question, picks), spread: spread(question, picks) },
  };
  const cannot = limit?.isEmpty ? "the built-in engine cannot answer such a question" : null;
  const { kind, min, max } = question;
  const unread =
    kind === "number" ? `no amount from ${min} to ${max} was named` : "the reply named nothing that was offered";
  const gaps = sessions.flatMap(({ closed }, at) =>
    answers[at]!.state === "missing" ? (cannot ?? closed.silence ?? unread) : [],
  );
  // One interview shows neither noise nor spread.
  const isFew = quality.answered === 0 || answers.length - gaps.length === 1;
  const chance = () => [randomInWords(question, answers.length - gaps.length, picks), drawInWords(question, answers)];
  return { ...quality, words: inWords(question, quality, gaps, isFew ? [] : chance()) };
}

/** Options that were chosen out of those shown, in the order shown. */
type Choice = { taken: readonly number[]; shown: readonly number[] };

/** What an answer took: of best_worst the best of each set, of a ranking its first place. */
function picksOf({ kind }: AskedQuestion, { chosen, shown, sets }: ClosedAnswer): Choice[] {
  if (kind === "number") return [];
  if (kind === "best_worst") return sets.flatMap((set) => (set.best === null ? [] : [{ ...set, taken: [set.best] }]));
  return [{ taken: kind === "rank" ? [chosen[0]!] : chosen, shown }];
}

/** The share that answers at random would take of what is shown. */
const chanceOf = (picks: readonly Choice[]) => mean(picks.map(({ taken, shown }) => taken.length / shown.length));

function firstShown({ kind }: AskedQuestion, picks: readonly Choice[]): ClosedQuality["first_shown"] {
  if (kind === "scale" || picks.length === 0) return null;
  return {
    taken: picks.filter(({ taken, shown }) => taken.includes(shown[0]!)).length,
    of: picks.length,
    chance: rounded(chanceOf(picks), 4),
  };
}

function spread({ options }: AskedQuestion, picks: readonly Choice[]): ClosedQuality["spread"] {
  const picked = picks.flatMap((pick) => pick.taken);
  if (picked.length === 0) return null;
  const counts = options.map((_, place) => picked.filter((one) => one === place).length);
  return { value: rounded(spreadOf(counts), 4), ...randomSpread(picked.length, options.length) };
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
const points = (value: number) => value.toFixed(2).replace("-", "−");

/** What answers at random give of a question's main numbers. */
function randomInWords({ kind, options }: AskedQuestion, answers: number, picks: readonly Choice[]): string {
  const sentence = (interval: Interval, inWords: (value: number) => string) =>
    `Answers at random give ${table[kind].noise} ${inWords(interval!.low)} to ${inWords(interval!.high)} in 9 of 10 studies of this size${kind === "rank" ? `, and rankings an agreement of ${points(1 / answers)} on average` : ""}.`;
  if (kind === "number") return table.number.noise;
  if (kind === "choice" || kind === "multi") {
    const share = (chanceOf(picks) * picks.length) / answers;
    return sentence(meanInterval(share, share * (1 - share), answers, 0, 1), percent);
  }
  const { least, most } = boundsOf(kind, options.length);
  // A point or a rank is one of m, each as likely; in a set of m an option is best or worst with 1 / m each.
  const m = picks[0]!.shown.length;
  const isOfSets = kind === "best_worst";
  const [square, n] = [
    isOfSets ? 2 / m : (m ** 2 - 1) / 12,
    (picks.length * (isOfSets ? m : options.length)) / options.length,
  ];
  return sentence(meanInterval((least + most) / 2, square, n, least, most), points);
}

/** How far the draw alone sets two such questions of equal leanings apart; "" where nothing is drawn. */
function drawInWords({ kind, options }: AskedQuestion, answers: readonly ClosedAnswer[]): string {
  const isScale = kind === "scale";
  // A mean is of those who name a point; a share is of all.
  const drawn = answers.flatMap(({ state, probabilities }) =>
    probabilities === null || (isScale && state !== "answered") ? [] : [probabilities],
  );
  if (drawn.length === 0) return "";
  const squares = isScale
    ? [drawn.map((one) => pointVariance(one.slice(0, options.length)))]
    : options.map((_, place) => drawn.map((one) => one[place]! * (1 - one[place]!)));
  const apart = z90 * Math.sqrt((2 * Math.max(...squares.map(mean))) / drawn.length);
  const gap = isScale ? points(apart) : `${Math.round(100 * apart)} percentage points`;
  return `In 9 of 10 cases chance alone sets two questions that people feel the same about up to ${gap} apart, so a smaller difference between them means nothing.`;
}

/** The variance of a point that is drawn by these probabilities, which are parts of any whole. */
function pointVariance(probabilities: readonly number[]): number {
  const whole = probabilities.reduce((sum, one) => sum + one, 0);
  const middle = expected(probabilities, 0) / whole;
  return probabilities.reduce((sum, one, point) => sum + (one / whole) * (point - middle) ** 2, 0);
}

function inWords(question: AskedQuestion, quality: Omit<ClosedQuality, "words">, gaps: string[], noise: string[]) {
  const { answered, none, dont_know, missing, first_shown, spread } = quality;
  const { kind, options } = question;
  const { taken, of, chance } = first_shown ?? { taken: 0, of: 0, chance: 1 };
  const byChance = kind === "multi" ? percent(chance) : `1 of ${Math.round(1 / chance)}`;
  const isSeveral = answered + none + dont_know > 1;
  return [
    `${answered} of ${plural(answered + none + dont_know + missing, "interview")} answered.`,
    none > 0 && `${none} said “None of these”.`,
    dont_know > 0 && `${dont_know} said “I don't know”.`,
    ...[...new Set(gaps)].map((gap) => `Missing: ${gap} (${gaps.filter((one) => one === gap).length}).`),
    ...noise,
    isSeveral &&
      first_shown !== null &&
      `The option shown first was taken in ${taken} of ${of} ${kind === "best_worst" ? "sets" : "answers"}; by chance it would be ${byChance}.`,
    isSeveral &&
      spread !== null &&
      `Spread over the ${options.length} options: ${points(spread.value)}, where 0 is all alike and 1 all equally often; as many answers at random give ${points(spread.low)} to ${points(spread.high)}.`,
  ]
    .filter((sentence) => sentence !== false && sentence !== "")
    .join(" ");
}
