import { describe, expect, test } from "vitest";
import { closedForms, closedKinds, todayOption } from "./closed-kinds.ts";
import { askedQuestions, ClosedQuestions } from "./closed-questions.ts";
import type { Plan } from "./plan.ts";
import { closedLimit } from "./simulator/rating/answer-closed.ts";

const text = "Which of these do you mean?";
const options = ["One", "Two", "Three", "Four"];
const faultsOf = (questions: unknown) =>
  ClosedQuestions.safeParse(questions).error?.issues.map(({ path, message }) => `${path.join("/")} ${message}`) ?? [];

describe("a request's closed questions", () => {
  test.each<[string, unknown, RegExp]>([
    ["no options", { kind: "choice", text }, /^0\/options must be given for a choice question/],
    ["a number without a range", { kind: "number", text, min: 1 }, /^0\/max must be given for a number question/],
    ["a range the wrong way round", { kind: "number", text, min: 5, max: 5 }, /^0\/max must be more than min/],
    [
      "a member of another kind",
      { kind: "scale", text, options, unit: "USD" },
      /^0\/unit must be left out of a scale question/,
    ],
    ["three options of best_worst", { kind: "best_worst", text, options: options.slice(1) }, /must be 4 to 12/],
    ["more than there are", { kind: "multi", text, options, at_most: 5 }, /^0\/at_most must be at most the number/],
    ["two equal options", { kind: "choice", text, options: ["One", "One"] }, /^0\/options must be different options/],
    [
      "options that differ in case and blanks only",
      { kind: "choice", text, options: ["One", "one "] },
      /^0\/options must be different/,
    ],
    [
      "an option that is offered beside them",
      { kind: "choice", text, options: ["One", "none of these"], none_of_these: true },
      /^0\/options must not have “None of these”, which is offered beside them/,
    ],
    ["an id with a space", { id: "my id", kind: "choice", text, options }, /^0\/id must be 1 to 32 small letters/],
    ["an unknown kind", { kind: "slider", text, options }, /^0\/kind /],
  ])("%s is refused with what to do", (_, question, fault) => {
    expect(faultsOf([question]).join("\n")).toMatch(fault);
  });

  test("ids differ, also from those that questions without one have", () => {
    const question = { kind: "choice", text, options };
    expect(faultsOf([question, { ...question, id: "q1" }])[0]).toMatch(/must have different ids/);
    expect(faultsOf([question, { ...question, id: "q2" }])).toEqual([]);
  });

  test("no id is the name of another column of the answers", () => {
    const question = { kind: "choice", text, options };
    for (const id of ["provenance", "persona", "interview", "seed", "q1_first_shown"])
      expect(faultsOf([question, { ...question, id }])).toEqual([
        ` must have different ids: answers.csv would have two columns ${id}. Those without an id are q1, q2 and so on, items of a matrix q1_1, q1_2`,
      ]);
    expect(
      faultsOf([
        { ...question, kind: "scale" },
        { ...question, id: "q1_first_shown" },
      ]),
    ).toEqual([]);
  });

  test("there are at most 12, and 24 with each item of a matrix", () => {
    const question = { kind: "choice", text, options };
    const items = Array.from({ length: 12 }, (_, at) => `Item ${at}`);
    const matrix = { kind: "matrix", text, options, items };
    expect(faultsOf(Array(13).fill(question))).not.toEqual([]);
    expect(faultsOf([matrix, matrix])).toEqual([]);
    expect(faultsOf([matrix, matrix, question])[0]).toMatch(/at most 24/);
  });
});

test.each(closedKinds)("the form says of %s whether the built-in engine answers it", (kind) => {
  const plan = {
    subject: "Tally",
    competitors: [],
    prices: [{ amount: 9, currency: "USD", per: null }],
  } as unknown as Plan;
  const question = { kind, text, options: ["Tally", todayOption], items: ["One"], unit: "USD", none_of_these: false };
  const [one] = askedQuestions([{ ...question, dont_know: false }]);
  expect(closedLimit(one!, plan).isEmpty).toBe(closedForms[kind].builtIn === undefined);
});
