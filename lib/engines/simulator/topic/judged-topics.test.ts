import { expect, test } from "vitest";
import first from "../../../../evals/topics.json" with { type: "json" };
import fourth from "../../../../evals/topics-fourth.json" with { type: "json" };
import later from "../../../../evals/topics-kept-back.json" with { type: "json" };
import third from "../../../../evals/topics-third.json" with { type: "json" };
import type { StudyTypeId } from "../../study-types.ts";
import { isQuestion } from "../../subject-words.ts";
import { understoodFrom } from "./plan-of.ts";
import { readTopic } from "./read-topic.ts";

const topics = process.env.FULL_TESTS ? [...first, ...later, ...third, ...fourth] : first;

const read = ({ topic, study_type }: (typeof topics)[number]) =>
  readTopic({ topic, study_type: study_type as StudyTypeId, audience: "b2c", audience_description: null });

test("of 100 judged topics at least 95 are understood, at least 30 by a subject, and at most 3 by a wrong one", () => {
  const plans = topics.map((row) => ({ row, plan: read(row).plan }));
  const understood = plans.filter(({ plan }) => plan.coverage >= understoodFrom);
  const named = understood.filter(({ plan }) => !isQuestion(plan.subject));
  const wrong = named.filter(({ row, plan }) => {
    const has = (words: string) => plan.subject.toLowerCase().includes(words.toLowerCase());
    return !row.subject_any.some(has) || row.subject_not.some(has);
  });
  expect(understood.length).toBeGreaterThanOrEqual(topics.length * 0.95);
  expect(named.length).toBeGreaterThanOrEqual(topics.length * 0.3);
  expect(wrong.map(({ row }) => row.id).length).toBeLessThanOrEqual(topics.length * 0.03);
});

test("shown words and prices of judged topics are read to the letter", () => {
  for (const row of first) {
    const { stimulus, plan } = read(row);
    expect(stimulus, row.id).toBe(row.stimulus);
    expect(plan.prices.map(({ amount }) => amount)).toEqual(expect.arrayContaining(row.prices));
  }
});
