import { expect, test } from "vitest";
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
  const body: unknown = JSON.parse(requestOf({ ...study, personas: [...study.personas], given }));
  expect(createStudyEndpoint.input.safeParse(body).error).toBeUndefined();
});
