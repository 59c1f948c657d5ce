import type { ClosedAnswer } from "../../../engines/closed-answers.ts";
import { type ClosedReply, offeredOf, type ShownQuestion } from "../../../engines/closed-questions.ts";
import { type Draw, sample, shuffled } from "../../../engines/draw.ts";
import { largestRemainder } from "../../../engines/largest-remainder.ts";
import { rounded } from "../../../engines/statistics.ts";

const decimals = 4;

/** What is kept where no option was named. */
export const missingAnswer = ({ question, order, sets }: ShownQuestion): ClosedAnswer => ({
  question: question.id,
  state: "missing",
  chosen: [],
  number: null,
  shown: [...order],
  probabilities: null,
  sets: sets.map((places) => ({ shown: [...places], best: null, worst: null })),
});

/** A respondent's answer from what the engine replied: drawn where it gave probabilities; missing where it fits no option. */
export function drawAnswer(question: ShownQuestion, reply: ClosedReply | null, draw: Draw): ClosedAnswer {
  return { ...missingAnswer(question), ...(reply && answered(question, reply, draw)) };
}

type Outcome = Partial<ClosedAnswer> | null;

function answered({ question, sets }: ShownQuestion, reply: ClosedReply, draw: Draw): Outcome {
  const { kind, options, min, max, none_of_these, dont_know } = question;
  if ("said" in reply) return (reply.said === "none" ? none_of_these : dont_know) ? { state: reply.said } : null;
  if ("shares" in reply) {
    if (kind === "multi") return drawSeveral(question, reply.shares, draw);
    return kind === "scale" || kind === "choice" ? drawOne(question, reply.shares, draw) : null;
  }
  if ("number" in reply) {
    const { number } = reply;
    const isWithin = kind === "number" && Number.isFinite(number) && number >= min! && number <= max!;
    return isWithin ? { state: "answered", number } : null;
  }
  if ("ranking" in reply) {
    const isPermutation = kind === "rank" && reply.ranking.length === options.length && isSet(reply.ranking, options);
    return isPermutation ? { state: "answered", chosen: [...reply.ranking] } : null;
  }
  if ("picks" in reply && kind === "best_worst") {
    const picked = sets.map((set, at) => {
      const { best, worst } = reply.picks[at] ?? { best: -1, worst: -1 };
      const isPick = best !== worst && set.includes(best) && set.includes(worst);
      return { shown: [...set], best: isPick ? best : null, worst: isPick ? worst : null };
    });
    return picked.some(({ best }) => best !== null) ? { state: "answered", sets: picked } : null;
  }
  return null;
}

const isSet = (places: readonly number[], options: readonly string[]): boolean =>
  new Set(places).size === places.length && places.every((place) => options[place] !== undefined);

type Question = ShownQuestion["question"];

/** One of the options, "None of these" or "I don't know", by their probabilities. */
function drawOne(question: Question, shares: readonly number[], draw: Draw): Outcome {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (!areShares(question, shares) || !(sum > 0)) return null;
  const parts = largestRemainder(
    shares.map((share) => share / sum),
    10 ** decimals,
  );
  const probabilities = parts.map((part) => part / 10 ** decimals);
  const place = sample(draw, probabilities);
  const state = stateOf(question, place);
  return { state, probabilities, chosen: state === "answered" ? [place] : [] };
}

/**
 * Each option by its own probability; where more than may be chosen are drawn, chance says which of them stay. Nothing at
 * all is "None of these" where that is offered.
 */
function drawSeveral(question: Question, shares: readonly number[], draw: Draw): Outcome {
  if (!areShares(question, shares)) return null;
  const probabilities = shares.map((share) => rounded(Math.min(1, share), decimals));
  const drawn = probabilities.map((probability) => draw.next() < probability);
  // Who does not know, or wants none, chooses nothing.
  const beside = drawn.findLastIndex((isDrawn, place) => isDrawn && place >= question.options.length);
  if (beside >= 0) return { state: stateOf(question, beside), probabilities };
  const places = question.options.flatMap((_, place) => (drawn[place] ? [place] : []));
  const most = question.at_most ?? places.length;
  const picks = new Set(shuffled(draw, places).filter((_, at) => at < most));
  const chosen = places.filter((place) => picks.has(place));
  return { state: chosen.length === 0 && question.none_of_these ? "none" : "answered", probabilities, chosen };
}

const areShares = (question: Question, shares: readonly number[]): boolean =>
  shares.length === offeredOf(question).length && shares.every((share) => Number.isFinite(share) && share >= 0);

const stateOf = ({ options, none_of_these }: Question, place: number): ClosedAnswer["state"] =>
  place < options.length ? "answered" : place === options.length && none_of_these ? "none" : "dont_know";
