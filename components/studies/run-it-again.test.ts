import { expect, test } from "vitest";
import { askedQuestions, ClosedQuestions } from "#lib/engines/closed-questions.ts";
import { defaultPersonas } from "#lib/personas/default-personas.ts";
import { createStudyEndpoint } from "#lib/studies/contract.ts";
import { requestOf } from "./run-it-again.tsx";

const study = {
  topic: "Would you pay for a shared tool shed?",
  study_type: "concept",
  audience: "b2c",
  audience_description: null,
  personas: defaultPersonas.b2c.slice(0, 2),
  n_per_persona: 1,
  seed: 7,
} as const;
const nothing = { subject: null, category: null, stimulus: null, rivals: [], price: null, questions: [] };

test.each([
  null,
  nothing,
  { ...nothing, subject: "the tool shed on Mill Lane", rivals: ["Toolpool"] },
  { ...nothing, price: { amount: 9, currency: "USD", per: null } },
])("the request that a report shows is one that is taken: %j", (given) => {
  const body: unknown = JSON.parse(requestOf({ ...study, personas: [...study.personas], given, quant: {} }));
  expect(createStudyEndpoint.input.safeParse(body).error).toBeUndefined();
});

test("the closed questions of the request are asked as those of the study were", () => {
  const options = ["Not at all", "A little", "Very"];
  const asked = askedQuestions(
    ClosedQuestions.parse([
      { kind: "scale", text: "How interested are you?", options, at_price: 0.5 },
      { id: "ease", kind: "scale", text: "How easy is it?", options, dont_know: true },
      { id: "ease", kind: "matrix", text: "How easy is each part?", items: ["To find", "To use"], options },
      { kind: "multi", text: "What would you use?", options, at_most: 2, none_of_these: true },
      { kind: "multi", text: "What have you used?", options },
      { kind: "number", text: "How long would it take?", unit: "minutes", min: 0, max: 60 },
    ]),
  );
  const source = { ...study, personas: [...study.personas], given: null, quant: { closed: asked } };
  const { closed_questions } = createStudyEndpoint.input.parse(JSON.parse(requestOf(source)));
  expect(askedQuestions(closed_questions!)).toEqual(asked);
});
