import type { Brief } from "../../engines/brief.ts";
import type { Answer, Engine, Situation } from "../../engines/engine.ts";
import { wordsOf } from "../../engines/marks.ts";
import type { Plan } from "../../engines/plan.ts";
import { drawFrom } from "../../engines/statistics.ts";
import { shareInWords } from "../../in-words.ts";
import { leastShare } from "../study-limits.ts";
import type { FollowUp } from "../study-record.ts";
import { unaided } from "./guides/guide.ts";
import { failedFor, inParallel, orStop } from "./study-clock.ts";

/** Who answers a follow-up: the persona of one interview, as it was held. `interview` counts from 0. */
export type Respondent = Omit<Situation, "brief" | "plan"> & { interview: number };

type FollowUpTask = {
  brief: Brief;
  plan: Plan;
  respondents: readonly Respondent[];
  question: string;
  signal: AbortSignal;
};

/**
 * Asks each respondent one more question, after its own interview. With the built-in engine the same
 * question has the same answers for any set of respondents.
 */
export async function askRespondents(
  task: FollowUpTask,
  engine: Engine,
): Promise<Pick<FollowUp, "answers" | "missing">> {
  const { respondents } = task;
  const results = await inParallel(respondents, respondents.length, (respondent) => askOne(task, respondent, engine));
  const answers = results.filter((result) => result.status === "fulfilled").map(({ value }) => value);
  const missing = respondents.length - answers.length;
  if (answers.length > 0 && answers.length >= respondents.length * leastShare.answered) return { answers, missing };
  throw failedFor(
    `${missing} of ${respondents.length} respondents gave no answer; at least ${shareInWords(leastShare.answered)} must give one. Nothing was charged.`,
    results.find((result) => result.status === "rejected")?.reason,
  );
}

async function askOne(
  { brief, plan, question: text, signal }: FollowUpTask,
  { interview, ...respondent }: Respondent,
  engine: Engine,
): Promise<FollowUp["answers"][number]> {
  const { persona, repeat } = respondent;
  const context = unaided({ brief, plan, ...respondent }, text);
  const question = { kind: "core", purpose: "follow_up", text } as const;
  const draw = drawFrom(`touchstone study ${brief.seed}`).at(persona.id).at(String(repeat)).at("follow_up").at(text);
  const answer = await orStop(signal, () => engine.respond({ ...context, question, draw, signal }));
  const { id: persona_id, name: persona_name } = persona;
  return { persona_id, persona_name, interview, answer: wordsOf(answer), ...markIn(answer) };
}

const markIn = ({ mark }: Answer) => ({ refused: mark === "refused", ...(mark !== null && { mark }) });
