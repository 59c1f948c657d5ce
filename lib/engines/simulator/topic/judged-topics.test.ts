import { expect, test } from "vitest";
import first from "../../../../evals/topics.json" with { type: "json" };
import later from "../../../../evals/topics-kept-back.json" with { type: "json" };
import type { StudyTypeId } from "../../study-types.ts";
import { understoodFrom } from "./plan-of.ts";
import { readTopic } from "./read-topic.ts";

const topics = [...first, ...later];

const read = ({ topic, study_type }: (typeof topics)[number]) =>
  readTopic({ topic, study_type: study_type as StudyTypeId, audience: "b2c", audience_description: null });

test("of 100 judged topics at least 95 are understood, and at most 3 by a wrong subject", () => {
  const missed = topics.filter((row) => read(row).plan.coverage < understoodFrom);
  const wrong = topics.filter((row) => {
    const subject = read(row).plan.subject.toLowerCase();
    const has = (words: string) => subject.includes(words.toLowerCase());
    return !row.subject_any.some(has) || row.subject_not.some(has);
  });
  expect(missed.map(({ id }) => id).length).toBeLessThanOrEqual(topics.length * 0.05);
  expect(wrong.map(({ id }) => id).length).toBeLessThanOrEqual(topics.length * 0.03);
});

test("shown words and prices of judged topics are read to the letter", () => {
  for (const row of first) {
    const { stimulus, plan } = read(row);
    expect(stimulus, row.id).toBe(row.stimulus);
    expect(plan.prices.map(({ amount }) => amount)).toEqual(expect.arrayContaining(row.prices));
  }
});
