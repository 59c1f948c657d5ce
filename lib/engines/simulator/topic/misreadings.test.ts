import { expect, test } from "vitest";
import type { StudyTypeId } from "../../study-types.ts";
import { readTopic } from "./read-topic.ts";

const read = (study_type: StudyTypeId, topic: string) =>
  readTopic({ study_type, topic, audience: "b2c", audience_description: null });

test("a sum far from another has no part of its unit", () => {
  const { prices } = read("pricing", "A cleaning robot costs €249 or €9 a month. Which would people take?");
  expect(prices.map(({ per }) => per)).toEqual([null, "month"]);
  expect(read("pricing", "A box for €9 or €12 a month").prices.map(({ per }) => per)).toEqual(["month", "month"]);
});

test.each([
  ["Our tool costs $40 a month and Harvest sells at 29. Are we too dear?", ["Harvest"]],
  ["Why do shops take cash registers from Vectron instead of ours?", ["Vectron"]],
])("%s: names its rivals", (topic, rivals) => {
  expect(read("competitor", topic).plan.competitors).toEqual(rivals);
});

test.each([
  "a speed limit of 30",
  "monitoring the heart at home",
  "a parcel locker late at night",
  "twice a week to cook",
])("%s: no fault", (topic) => {
  expect(Object.values(read("concept", topic).said).filter((level) => level < 0)).toEqual([]);
});

test("a scheme is known by what is done in it", () => {
  const { plan } = read("concept", "A scheme in which neighbours share one lawnmower");
  expect(plan.subject).toBe("a scheme in which neighbours share one lawnmower");
});

test.each([
  ["What kind of people go to a board game café?", "restaurants"],
  ["How do people see our shoe repair shop?", "shops"],
])("%s: the last noun gives the kind", (topic, kind) => {
  expect(read("brand", topic).category?.label).toBe(kind);
});

test("people do not enjoy a thing of which no kind is known", () => {
  const { kind } = read("winloss", "Why did landlords choose another property manager and not us?");
  expect(kind.enjoyment).toBeUndefined();
});
