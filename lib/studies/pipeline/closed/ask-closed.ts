import type { Brief } from "../../../engines/brief.ts";
import type { BlockDesign, ClosedAnswer } from "../../../engines/closed-answers.ts";
import {
  type AskedQuestion,
  askedQuestions,
  type ClosedLimit,
  type ShownQuestion,
} from "../../../engines/closed-questions.ts";
import { type Draw, shuffled } from "../../../engines/draw.ts";
import type { Engine, Turn } from "../../../engines/engine.ts";
import { isAnswer } from "../../../engines/marks.ts";
import type { Plan } from "../../../engines/plan.ts";
import { plural } from "../../../format.ts";
import { logUnexpected } from "../advice-of.ts";
import type { Talk } from "../moderate.ts";
import { orStop } from "../or-stop.ts";
import type { Clock } from "../study-clock.ts";
import { blockDesign } from "./block-design.ts";
import { drawAnswer } from "./draw-answer.ts";

/** A closed question of a study, with what limits its engine's answers; of best_worst with the sets that all respondents see. */
export type DesignedQuestion = { question: AskedQuestion; limit: ClosedLimit | null; design: BlockDesign | null };

/** The closed questions of a study, and who hears what was answered to them. */
export type Questionnaire = {
  questions: readonly DesignedQuestion[];
  clock: Clock;
  onQuestionnaire: (answers: ClosedAnswer[]) => void;
};

/** What one respondent answered, and why all of it is missing where no reply came. */
export type ClosedTalk = { answers: ClosedAnswer[]; silence: string | null };

/** The closed questions of a request, each best_worst with sets that follow from the study's seed. */
export const designedQuestions = (brief: Brief, plan: Plan, engine: Engine, draw: Draw): DesignedQuestion[] =>
  askedQuestions(brief.closed_questions ?? []).map((question) => ({
    question,
    limit: engine.closedLimit?.(question, plan) ?? null,
    design: question.kind === "best_worst" ? blockDesign(question.options.length, draw.at(question.id)) : null,
  }));

/** How many closed questions a study would put, and which would stay empty, and why; undefined without any. */
export function foreseeClosed({ closed_questions = [] }: Brief, plan: Plan, engine: Engine): string | undefined {
  const asked = askedQuestions(closed_questions);
  if (asked.length === 0) return undefined;
  const empty = asked.flatMap(({ id, item, ...question }) => {
    const limit = engine.closedLimit?.({ id, item, ...question }, plan);
    return limit?.isEmpty ? [{ id: item === null ? id : id.replace(/_\d+$/, ""), why: limit.why }] : [];
  });
  const reasons = [...Map.groupBy(empty, ({ why }) => why)].map(
    ([why, own]) => `${why} (${[...new Set(own.map(({ id }) => id))].join(", ")})`,
  );
  const outcome =
    empty.length === 0
      ? "each of which can be answered"
      : `of which ${empty.length} will stay empty, as the built-in engine reads no question: ${reasons.join("; ")}. A language model answers all: it takes a server with AI_MODEL, and in a browser an account`;
  const counting = asked.length > closed_questions.length ? ", counting each item of a matrix" : "";
  return `${plural(asked.length, "closed question")}${counting}, ${outcome}.`;
}

/**
 * Puts all closed questions to a respondent in one call after the interview. An answer that does not come, or names no
 * option, is missing.
 */
export async function askClosed(
  { engine, situation, draw }: Pick<Talk, "engine" | "situation" | "draw">,
  transcript: Turn[],
  { questions, clock, onQuestionnaire }: Questionnaire,
): Promise<ClosedTalk> {
  const [chance, signal] = [draw.at("closed"), clock.coding];
  const isAsked = questions.length > 0 && transcript.some(isAnswer);
  const shown = questions.map((one) =>
    isAsked && !one.limit?.isEmpty
      ? shownTo(one, chance.at(one.question.id))
      : { question: one.question, order: [], sets: [] },
  );
  const task = { ...situation, transcript, shown, signal, draw: chance };
  const replies = isAsked ? await orStop(signal, () => engine.answerClosed(task)).catch(noReplies) : [];
  clock.stopped.throwIfAborted();
  const answers = shown.map((one, place) =>
    drawAnswer(one, replies[place] ?? null, chance.at(one.question.id).at("answer")),
  );
  onQuestionnaire(answers);
  const silence = isAsked ? "no reply came" : "the interview has no answer to go by";
  return { answers, silence: replies.length === 0 ? silence : null };
}

function noReplies(error: unknown): [] {
  logUnexpected("Closed questions could not be asked:", error);
  return [];
}

/** A question with its options, and its sets, in this respondent's order; the points of a scale keep their own. */
function shownTo({ question, design }: DesignedQuestion, draw: Draw): ShownQuestion {
  const places = question.options.map((_, place) => place);
  const order = question.kind === "scale" ? places : shuffled(draw.at("order"), places);
  const sets = design === null ? [] : shuffled(draw.at("sets"), design.sets);
  return { question, order, sets: sets.map((set, at) => shuffled(draw.at(`set ${at}`), set)) };
}
