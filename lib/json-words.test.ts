import { expect, test } from "vitest";
import checkStudy from "#lib/engines/model/check-study.json" with { type: "json" };
import columnNames from "#lib/personas/column-names.json" with { type: "json" };
import { counters } from "./console/contract.ts";
import metrics from "./console/metrics.json" with { type: "json" };
import secretWords from "./content/secret-forms.json" with { type: "json" };
import { secretForms } from "./content/secret-forms.ts";
import demoTexts from "./demo/review-texts.json" with { type: "json" };
import { Flag, flagCodes } from "./engines/flag.ts";
import flags from "./engines/flags.json" with { type: "json" };
import respondWords from "./engines/model/prompts/respond-words.json" with { type: "json" };
import { Audience, savePersonaEndpoint } from "./personas/contract.ts";
import { runResearchOperation } from "./research-tool/contract.ts";
import { entryOf, exampleOf, researchVerbs } from "./research-tool/verbs.ts";
import ranks from "./reviews/near-misses.json" with { type: "json" };
import { categoryIds } from "./tools/categories.ts";

// A word in JSON has the type of any text: here each is one of the list that the code reads it by.

test("a column of a CSV means a member of a persona, and each member has one", () => {
  const members = columnNames.map(({ member }) => member);
  expect([...new Set(members)].toSorted()).toEqual(Object.keys(savePersonaEndpoint.input.shape).toSorted());
});

test("a verb of the research tool takes members of the tool, and its example is taken", () => {
  const { shape } = runResearchOperation.input;
  for (const verb of researchVerbs) {
    const { needs, takes, example } = entryOf(verb);
    expect(
      [...needs, ...takes, ...Object.keys(example)].filter((name) => !(name in shape)),
      verb,
    ).toEqual([]);
    expect(
      Object.keys(example).filter((name) => ![...needs, ...takes].includes(name)),
      verb,
    ).toEqual([]);
    expect(runResearchOperation.input.safeParse(exampleOf(verb)).error, verb).toBeUndefined();
  }
});

test("a flag has a severity and a code of the closed lists", () => {
  for (const [name, flag] of Object.entries(flags)) {
    const code = "code" in flag ? flag.code : name;
    expect(Flag.safeParse({ ...flag, code }).error, name).toBeUndefined();
    expect(flagCodes).toContain(code);
  }
});

test("a form of a secret is checked by what the list names", () => {
  const unchecked = secretWords.forms.filter(({ check }, at) => check !== undefined && !secretForms[at]!.isReal);
  expect(unchecked).toEqual([]);
  expect(secretForms.filter(({ form }) => form.source.includes("undefined"))).toEqual([]);
});

test("a writer of near misses has a layout and escapes of the lists", () => {
  const pairs = Object.keys(ranks.layouts).flatMap((layout) =>
    Object.keys(ranks.escapes).map((one) => `${layout} ${one}`),
  );
  expect(pairs).toEqual(expect.arrayContaining(ranks.writers));
});

test("a metric is of a counter, whose labels its pattern takes", () => {
  const labels = ["door GET 200", "a:b ok", "a:b", "a ok", "ok"];
  const keys = Object.keys(counters).flatMap((name) => labels.map((label) => `${name} ${label}`));
  const of = metrics.flatMap((metric) => metric.of ?? []);
  expect(of.length).toBeGreaterThan(5);
  expect(of.filter((pattern) => !keys.some((key) => new RegExp(pattern).test(key)))).toEqual([]);
});

test("the demo has tasks for each category of tools", () => {
  expect(Object.keys(demoTexts.tasks).toSorted()).toEqual(categoryIds.toSorted());
});

test("the study that a model is checked by has a day and people as studies have", () => {
  const { experiences, money, time, lengths, stances } = respondWords;
  const { stance, state } = checkStudy.situation.disposition;
  expect(Audience.options).toContain(checkStudy.brief.audience);
  expect(experiences).toHaveProperty(state.recent_experience);
  expect(money).toHaveProperty(state.budget_mood);
  expect(time).toHaveProperty(state.time_pressure);
  expect(lengths).toHaveProperty(state.verbosity);
  expect(stances).toHaveProperty([stance]);
});
