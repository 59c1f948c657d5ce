import table from "#lib/studies/pipeline/closed/block-designs.json" with { type: "json" };
import type { Brief } from "../../../engines/brief.ts";
import type { BlockDesign, ClosedAnswer } from "../../../engines/closed-answers.ts";
import {
  type AskedQuestion,
  askedQuestions,
  besideOf,
  type ClosedLimit,
  type ClosedReply,
  countingItems,
  offeredOf,
  requestedId,
  type ShownQuestion,
} from "../../../engines/closed-questions.ts";
import type { Engine, Turn } from "../../../engines/engine.ts";
import { isAnswer } from "../../../engines/marks.ts";
import type { Plan } from "../../../engines/plan.ts";
import { readsNone } from "../../../engines/simulator/words/notes.ts";
import { type Draw, largestRemainder, rounded, sample, shuffled } from "../../../engines/statistics.ts";
import { plural } from "../../../format.ts";
import { ownValue } from "../../../own-value.ts";
import type { Talk } from "../moderate.ts";
import { type Clock, logUnexpected, orStop } from "../study-clock.ts";

/** A closed question of a study, with what limits its engine's answers; of `best_worst` with the sets that all respondents see. */
export type DesignedQuestion = { question: AskedQuestion; limit: ClosedLimit | null; design: BlockDesign | null };

/** The closed questions of a study, and who hears what was answered to them. */
export type Questionnaire = {
  questions: readonly DesignedQuestion[];
  clock: Clock;
  onQuestionnaire: (answers: ClosedAnswer[]) => void;
};

/** What one respondent answered, and why all of it is missing where no reply came. */
export type ClosedTalk = { answers: ClosedAnswer[]; silence: string | null };

/** The closed questions of a request, each `best_worst` with sets that follow from the study's seed. */
export const designedQuestions = (brief: Brief, plan: Plan, engine: Engine, draw: Draw): DesignedQuestion[] =>
  askedQuestions(brief.closed_questions ?? []).map((question) => ({
    question,
    limit: engine.closedLimit?.(question, plan) ?? null,
    design: question.kind === "best_worst" ? blockDesign(question.options.length, draw.at(question.id)) : null,
  }));

/** How many closed questions a study would put, and which would stay empty, and why; undefined without any. */
export function foreseeClosed({ closed_questions = [] }: Brief, plan: Plan, engine: Engine): string | undefined {
  const questions = askedQuestions(closed_questions);
  if (questions.length === 0) return undefined;
  const empty = questions.flatMap((question) => {
    const limit = engine.closedLimit?.(question, plan);
    return limit?.isEmpty ? [{ id: requestedId(question), why: limit.why }] : [];
  });
  const reasons = [...Map.groupBy(empty, ({ why }) => why)].map(
    ([why, own]) => `${why} (${[...new Set(own.map(({ id }) => id))].join(", ")})`,
  );
  const outcome =
    empty.length === 0
      ? "each of which can be answered"
      : `of which ${empty.length} will stay empty, as the ${readsNone}: ${reasons.join("; ")}. A language model answers all, on a server with AI_MODEL and in a browser with an account`;
  const counting = questions.length > closed_questions.length ? `, ${countingItems}` : "";
  return `${plural(questions.length, "closed question")}${counting}, ${outcome}.`;
}

/** Puts all closed questions to a respondent in one call after the interview. What does not come or fit is missing. */
export async function askClosed(
  { engine, situation, draw }: Pick<Talk, "engine" | "situation" | "draw">,
  transcript: Turn[],
  { questions, clock, onQuestionnaire }: Questionnaire,
): Promise<ClosedTalk> {
  const [chance, signal] = [draw.at("closed"), clock.coding];
  const isAsked = transcript.some(isAnswer);
  const displays = questions.map((one) =>
    isAsked && !one.limit?.isEmpty
      ? shownTo(one, chance.at(one.question.id))
      : { question: one.question, order: [], sets: [] },
  );
  const task = { ...situation, transcript, displays, signal, draw: chance };
  const noReplies = (error: unknown) => void logUnexpected("Closed questions could not be asked:", error);
  const asking = isAsked ? orStop(signal, () => engine.answerClosed(task)).catch(noReplies) : undefined;
  const replies = (await asking) ?? [];
  clock.stopped.throwIfAborted();
  const answers = displays.map((one, place) =>
    drawAnswer(one, replies[place] ?? null, chance.at(one.question.id).at("answer")),
  );
  onQuestionnaire(answers);
  const silence = isAsked ? "no reply came that could be read" : "the interview has no answer to go by";
  return { answers, silence: replies.length === 0 ? silence : null };
}

/** A question with its options, and its sets, in this respondent's order; the points of a scale keep their own. */
function shownTo({ question, design }: DesignedQuestion, draw: Draw): ShownQuestion {
  const places = question.options.map((_, place) => place);
  const order = question.kind === "scale" ? places : shuffled(draw.at("order"), places);
  const sets = design === null ? [] : shuffled(draw.at("sets"), design.sets);
  return { question, order, sets: sets.map((set, at) => shuffled(draw.at(`set ${at}`), set)) };
}

const decimals = 4;

/** A respondent's answer from what the engine replied: drawn where it gave probabilities; missing where it fits no option. */
export function drawAnswer(display: ShownQuestion, reply: ClosedReply | null, draw: Draw): ClosedAnswer {
  const { question, order, sets } = display;
  return {
    ...{ question: question.id, state: "missing", chosen: [], number: null, shown: [...order], probabilities: null },
    sets: sets.map((set) => ({ shown: [...set], best: null, worst: null })),
    ...(reply && (insteadOf(display, reply) ?? readers[question.kind](display, reply, draw))),
  };
}

/** What a reply comes to; null where it names no option. */
type Reader = (display: ShownQuestion, reply: ClosedReply, draw: Draw) => Partial<ClosedAnswer> | null;

const insteadOf = ({ question }: ShownQuestion, { beside }: ClosedReply) =>
  beside !== undefined && besideOf(question).includes(beside) ? { state: beside } : null;

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
  // Who does not know, or wants none, chooses nothing; no choice at all counts as the offer of none, where there is one.
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
    const choices = sets.map((set, at) => {
      const { best, worst } = picks[at] ?? { best: -1, worst: -1 };
      const isPick = best !== worst && set.includes(best) && set.includes(worst);
      return { shown: [...set], best: isPick ? best : null, worst: isPick ? worst : null };
    });
    return choices.some(({ best }) => best !== null) ? { state: "answered", sets: choices } : null;
  },
  number: ({ question: { min, max } }, { number = Number.NaN }) =>
    number >= min! && number <= max! ? { state: "answered", number } : null,
};

/** The size of drawn sets, how often each option is in one at least, and how many designs are drawn to choose from. */
export const sizes = { size: 4, times: 3, designs: 200 };

/**
 * The sets of a `best_worst` question: balanced incomplete blocks of the table of Cochran and Cox 1957 (11.3) where it has
 * one that is short enough, else the best of the drawn designs.
 */
export function blockDesign(options: number, draw: Draw): BlockDesign {
  const row = ownValue(table as Record<string, string>, String(options));
  const sets = row === undefined ? bestOfDrawn(options, draw) : row.split(" ").map((set) => set.split(",").map(Number));
  return {
    sets,
    source:
      row === undefined
        ? `The best of ${sizes.designs} designs drawn by the seed: options equally often ± 1, pairs as evenly as any had them`
        : "Cochran and Cox 1957, Experimental Designs, table 11.3: each option and each pair equally often",
    option_counts: range(options).map((option) => sets.filter((set) => set.includes(option)).length),
    pair_counts: pairCounts(sets, options),
  };
}

/** The design, of those whose sets repeat no option, in which pairs are together as evenly as in any. */
function bestOfDrawn(options: number, draw: Draw): number[][] {
  const designs = range(sizes.designs).map((at) => drawnDesign(options, draw.at(String(at))));
  const unevenness = designs.map((sets) =>
    sets.some((set) => new Set(set).size < set.length)
      ? Number.POSITIVE_INFINITY
      : pairCounts(sets, options)
          .flat()
          .reduce((sum, count) => sum + count ** 2, 0),
  );
  return designs[unevenness.indexOf(Math.min(...unevenness))]!;
}

/** All options in an order of chance, and again and again, cut into sets. */
function drawnDesign(options: number, draw: Draw): number[][] {
  const places = range(sizes.times + 1).flatMap(() => shuffled(draw, range(options)));
  return range(Math.ceil((options * sizes.times) / sizes.size)).map((at) =>
    places.slice(at * sizes.size, (at + 1) * sizes.size),
  );
}

const pairCounts = (sets: readonly number[][], options: number): number[][] =>
  range(options).map((one) =>
    range(options).map((other) =>
      one === other ? 0 : sets.filter((set) => set.includes(one) && set.includes(other)).length,
    ),
  );

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
