import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { submitAnswerEndpoint, submitQuestionEndpoint } from "../../questions/contract.ts";
import type { Answer, Question } from "../../questions/posts.ts";
import { callEndpoint } from "../call-endpoint.ts";

export type AskedQuestion = Omit<z.input<(typeof submitQuestionEndpoint)["input"]>, "dry_run">;
export type PostedAnswer = Omit<z.input<(typeof submitAnswerEndpoint)["input"]>, "dry_run">;

const declared = { author_type: "agent", license: "CC-BY-4.0" } as const;

/** A valid new question; a test names only the members it is about. */
export function aQuestion(members: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    ...declared,
    title: `Why does run ${randomUUID()} stop?`,
    body: "The job stops after some minutes without a word. What can be the cause?",
    ...members,
  };
}

/** A valid new answer. */
export function anAnswer(question_id: string, members: Partial<PostedAnswer> = {}): PostedAnswer {
  return {
    ...declared,
    question_id,
    body: `Raise the timeout; tried in run ${randomUUID()}.`,
    basis: "tested",
    ...members,
  };
}

/** Publishes a question and returns its record. */
export async function ask(members: Partial<AskedQuestion> = {}): Promise<Question> {
  const { status, body } = await callEndpoint(submitQuestionEndpoint, { body: aQuestion(members) });
  if (status !== 201) throw new Error(`asking was answered ${status} ${body.message}`);
  return body.question;
}

/** Publishes an answer or a follow-up and returns its record. */
export async function answer(question_id: string, members: Partial<PostedAnswer> = {}): Promise<Answer> {
  const { status, body } = await callEndpoint(submitAnswerEndpoint, { body: anAnswer(question_id, members) });
  if (status !== 201) throw new Error(`answering was answered ${status} ${body.message}`);
  return body.answer;
}
