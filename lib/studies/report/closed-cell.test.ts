import { expect, test } from "vitest";
import { askedQuestions, ClosedQuestions } from "#lib/engines/closed-questions.ts";
import type { ClosedResult } from "#lib/engines/measured.ts";
import { drawFrom } from "../../engines/statistics.ts";
import { drawAnswer } from "../pipeline/closed/ask-closed.ts";
import { cellOf } from "./closed-cell.ts";

test("a multi question of which nothing was chosen is not empty, as one that is missing is", () => {
  const [question] = askedQuestions(
    ClosedQuestions.parse([{ kind: "multi", text: "Which of these do you use?", options: ["One", "Two"] }]),
  );
  const result = question as ClosedResult;
  const shown = { question: question!, order: [0, 1], sets: [] };
  const answered = (shares: number[]) => drawAnswer(shown, { shares }, drawFrom("x"));
  expect(cellOf(result, answered([0, 0]))).toBe("Chose none");
  expect(cellOf(result, answered([1, 1]))).toBe("One | Two");
  expect(cellOf(result, drawAnswer(shown, null, drawFrom("x")))).toBeNull();
});

test("options with the marks between options in them can be told apart, and sets read as best over worst", () => {
  const [multi, sets] = askedQuestions(
    ClosedQuestions.parse([
      { kind: "multi", text: "Which of these do you use?", options: ["A | B", "C > D", "E\\"] },
      { kind: "best_worst", text: "Which is best?", options: ["A", "B", "C", "D"] },
    ]),
  );
  const chosen = drawAnswer({ question: multi!, order: [0, 1, 2], sets: [] }, { shares: [1, 1, 1] }, drawFrom("x"));
  expect(cellOf(multi as ClosedResult, chosen)).toBe("A \\| B | C \\> D | E\\\\");
  const shown = {
    question: sets!,
    order: [0, 1, 2, 3],
    sets: [
      [0, 1, 2],
      [1, 2, 3],
    ],
  };
  const picked = drawAnswer(shown, { picks: [{ best: 2, worst: 0 }, null] }, drawFrom("x"));
  expect(cellOf(sets as ClosedResult, picked)).toBe("C > A | ?");
});
