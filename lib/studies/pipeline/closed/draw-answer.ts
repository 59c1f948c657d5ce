import type { ClosedAnswer } from "../../../engines/closed-answers.ts";
import { besideOf, type ClosedReply, offeredOf, type ShownQuestion } from "../../../engines/closed-questions.ts";
import { type Draw, sample, shuffled } from "../../../engines/draw.ts";
import { largestRemainder } from "../../../engines/largest-remainder.ts";
import { rounded } from "../../../engines/statistics.ts";

const decimals = 4;

/** A respondent's answer from what the engine replied: drawn where it gave probabilities; missing where it fits no option. */
export function drawAnswer(shown: ShownQuestion, reply: ClosedReply | null, draw: Draw): ClosedAnswer {
  const { question, order, sets } = shown;
  return {
    ...{ question: question.id, state: "missing", chosen: [], number: null, shown: [...order], probabilities: null },
    sets: sets.map((set) => ({ shown: [...set], best: null, worst: null })),
    ...(reply && (insteadOf(shown, reply) ?? readers[question.kind](shown, reply, draw))),
  };
}

/** What a reply comes to; null where it names no option. */
type Reader = (shown: ShownQuestion, reply: ClosedReply, draw: Draw) => Partial<ClosedAnswer> | null;

const insteadOf = ({ question }: ShownQuestion, { said }: ClosedReply) =>
  said !== undefined && besideOf(question).includes(said) ? { state: said } : null;

const drawn: Reader = ({ question }, { shares = [] }, draw) => {
  const { kind, options, at_most } = question;
  const isMulti = kind === "multi";
  const fits = shares.length === offeredOf(question).length && shares.every((one) => Number.isFinite(one) && one >= 0);
  if (!fits || (!isMulti && shares.every((share) => share === 0))) return null;
  const probabilities = isMulti
    ? shares.map((share) => rounded(Math.min(1, share), decimals))
    : largestRemainder(shares, 10 ** decimals).map((part) => part / 10 ** decimals);
  const places = isMulti
    ? probabilities.flatMap((probability, place) => (draw.next() < probability ? [place] : []))
    : [sample(draw, probabilities)];
  // Who does not know, or wants none, chooses nothing; nothing at all is "None of these" where that is offered.
  const beside = places.findLast((place) => place >= options.length);
  const state = beside === undefined ? "answered" : besideOf(question)[beside - options.length]!;
  if (state !== "answered") return { state, probabilities };
  const chosen = shuffled(draw, places).slice(0, at_most ?? 1);
  const isNone = chosen.length === 0 && question.none_of_these;
  return { state: isNone ? "none" : "answered", probabilities, chosen: chosen.sort((one, other) => one - other) };
};

const readers: Record<ShownQuestion["question"]["kind"], Reader> = {
  scale: drawn,
  choice: drawn,
  multi: drawn,
  rank: ({ question: { options } }, { ranking = [] }) => {
    const isWhole = ranking.length === options.length && options.every((_, place) => ranking.includes(place));
    return isWhole ? { state: "answered", chosen: [...ranking] } : null;
  },
  best_worst: ({ sets }, { picks = [] }) => {
    const read = sets.map((shown, at) => {
      const { best, worst } = picks[at] ?? { best: -1, worst: -1 };
      const isPick = best !== worst && shown.includes(best) && shown.includes(worst);
      return { shown: [...shown], best: isPick ? best : null, worst: isPick ? worst : null };
    });
    return read.some(({ best }) => best !== null) ? { state: "answered", sets: read } : null;
  },
  number: ({ question: { min, max } }, { number = Number.NaN }) =>
    number >= min! && number <= max! ? { state: "answered", number } : null,
};
