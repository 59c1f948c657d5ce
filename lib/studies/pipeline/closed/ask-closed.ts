import type { Brief } from "../../../engines/brief.ts";
import type { BlockDesign, ClosedAnswer } from "../../../engines/closed-answers.ts";
import { type AskedQuestion, askedQuestions, type ShownQuestion } from "../../../engines/closed-questions.ts";
import { type Draw, shuffled } from "../../../engines/draw.ts";
import type { Turn } from "../../../engines/engine.ts";
import { isAnswer } from "../../../engines/marks.ts";
import { logUnexpected } from "../advice-of.ts";
import type { Talk } from "../moderate.ts";
import { orStop } from "../or-stop.ts";
import type { Clock } from "../study-clock.ts";
import { blockDesign } from "./block-design.ts";
import { drawAnswer } from "./draw-answer.ts";

/** A closed question of a study; of best_worst with the sets that all respondents see. */
export type DesignedQuestion = { question: AskedQuestion; design: BlockDesign | null };

/** The closed questions of a study, and who hears what was answered to them. */
export type Questionnaire = {
  questions: readonly DesignedQuestion[];
  clock: Clock;
  onQuestionnaire: (answers: ClosedAnswer[]) => void;
};

/** What one respondent answered, and what the engine notes of a question, by its place. */
export type ClosedTalk = { answers: ClosedAnswer[]; notes: (string | null)[] };

/** The closed questions of a request, each best_worst with sets that follow from the study's seed. */
export const designedQuestions = ({ closed_questions = [] }: Brief, draw: Draw): DesignedQuestion[] =>
  askedQuestions(closed_questions).map((question) => ({
    question,
    design: question.kind === "best_worst" ? blockDesign(question.options.length, draw.at(question.id)) : null,
  }));

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
  const shown = questions.map((one) => shownTo(one, chance.at(one.question.id)));
  const task = { ...situation, transcript, shown, signal, draw: chance };
  const isAsked = shown.length > 0 && transcript.some(isAnswer);
  const replies = isAsked ? await orStop(signal, () => engine.answerClosed(task)).catch(noReplies) : [];
  clock.stopped.throwIfAborted();
  const answers = shown.map((one, place) =>
    drawAnswer(one, replies[place] ?? null, chance.at(one.question.id).at("answer")),
  );
  onQuestionnaire(answers);
  return { answers, notes: shown.map((_, place) => replies[place]?.note ?? null) };
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
