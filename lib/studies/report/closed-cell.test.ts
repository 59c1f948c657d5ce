import { expect, test } from "vitest";
import { askedQuestions, ClosedQuestions } from "#lib/engines/closed-questions.ts";
import type { ClosedResult } from "#lib/engines/measured.ts";
import { drawFrom } from "../../engines/draw.ts";
import { drawAnswer } from "../pipeline/closed/draw-answer.ts";
import { cellOf } from "./closed-cell.ts";

test("a multi question of which nothing was chosen is not empty, as one that is missing is", () => {
  const [question] = askedQuestions(
    ClosedQuestions.parse([{ kind: "multi", text: "Which of these do you use?", options: ["One", "Two"] }]),
  );
  const result = question as ClosedResult;
  const shown = { question: question!, order: [0, 1], sets: [] };
  const answered = (shares: number[]) => drawAnswer(shown, { shares }, drawFrom("x"));
  expect(cellOf(result, answered([0, 0]))).toBe("Nothing chosen");
  expect(cellOf(result, answered([1, 1]))).toBe("One | Two");
  expect(cellOf(result, drawAnswer(shown, null, drawFrom("x")))).toBeNull();
});
