import { describe, expect, test } from "vitest";
import { readTopic } from "./read-topic.ts";

const read = (topic: string, study_type: Parameters<typeof readTopic>[0]["study_type"] = "custom") =>
  readTopic({ topic, study_type, audience: "b2c", audience_description: null });
const ofOffers = ["price", "price_clarity", "value", "budget_cycle", "vendor_risk", "migration", "integration"];

describe("what nobody buys", () => {
  test.each([
    ["Should our company let people bring dogs to the office?", "custom"],
    ["How do nurses feel about 12-hour shifts?", "custom"],
    ["Why do volunteers leave our food bank after a few months?", "churn"],
    ["What do young voters associate with the Green Party?", "brand"],
    ["How do patients experience waiting in the emergency room?", "cx"],
    ["How does our village library compare with Amazon?", "competitor"],
    ["A shared tool shed in our street, booked over WhatsApp. Would people use it?", "concept"],
    ['How do parents read "Screens off, stars on" on a poster of the planetarium?', "messaging"],
  ] as const)("%s: no price, vendor or migration is weighed", (topic, type) => {
    const { plan, kind, said } = read(topic, type);
    const weighed = [...plan.considerations, ...Object.keys(kind), ...Object.keys(said)];
    expect(weighed.filter((id) => ofOffers.includes(id))).toEqual([]);
  });

  test("a fee that the topic names is weighed", () =>
    expect(Object.keys(read("What do people think of a hidden fee for the new bike lanes?").said)).toContain(
      "price_clarity",
    ));

  test("what is for sale is weighed with its price", () =>
    expect(Object.keys(read("Would people buy an oat milk that keeps for a year?").kind)).toContain("price"));
});

describe("the subject of a question about something done", () => {
  test.each([
    ["Do teenagers still want to learn to drive?", "learning to drive", "custom"],
    ["What keeps people from going to the dentist regularly?", "going to the dentist regularly", "custom"],
    ["Is it acceptable for a manager to message employees after 8pm?", "messaging employees after 8pm", "custom"],
    ["Should the town centre be closed to cars on Sundays?", "the town centre closed to cars on Sundays", "custom"],
    ["Where do customers get annoyed when they return shoes bought online?", "returning shoes bought online", "cx"],
    ["How does taking the night train compare with flying?", "taking the night train", "competitor"],
  ] as const)("%s is %s", (topic, subject, type) => expect(read(topic, type).plan.subject).toBe(subject));
});
