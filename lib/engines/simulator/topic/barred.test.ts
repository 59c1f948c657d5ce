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

describe("what no reading of a topic can say of it", () => {
  const weighedIn = (
    topic: string,
    type: Parameters<typeof readTopic>[0]["study_type"],
    audience: "b2b" | "b2c" = "b2c",
  ) => {
    const { plan, kind, said } = readTopic({ topic, study_type: type, audience, audience_description: null });
    return [...plan.considerations, ...Object.keys(kind), ...Object.keys(said)];
  };
  test.each([
    ["We lost two tenders for our lecture capture system. Why?", "winloss"],
    ["What do warehouse managers think of forklift telematics?", "product"],
    ["Why do people stop using their electric toothbrush?", "churn"],
    ["How do buyers see our oat milk?", "brand"],
  ] as const)("%s: at work nothing is bought for pleasure or health", (topic, type) =>
    expect(weighedIn(topic, type, "b2b").filter((id) => /^(?:enjoyment|health|status|family)$/.test(id))).toEqual([]),
  );
  test.each([
    ["What annoys people most about hospital waiting rooms?", "cx"],
    ["How do customers experience returns in our shop?", "cx"],
    ["Where do residents get stuck with a parking permit?", "cx"],
  ] as const)("%s: what is gone through is neither new nor done without", (topic, type) =>
    expect(weighedIn(topic, type).filter((id) => /^(?:habit|claims|novelty|status)$/.test(id))).toEqual([]),
  );
  test.each([
    ["What does the public library mean to people under 30?", "brand"],
    ["I run a small dog grooming salon. Is $55 too much?", "pricing"],
    ["Would people use a city bike repair cafe?", "concept"],
    ["A Saturday sourdough subscription at £7.50 a week. Would regulars sign up?", "concept"],
  ] as const)("%s: nobody doubts a promise that is not made", (topic, type) =>
    expect(weighedIn(topic, type).filter((id) => /^(?:claims|proof)$/.test(id))).toEqual([]),
  );
  test.each([
    ["People's trust in tap water after the pipe works in our town", "brand"],
    ["Should pupils get a salad bar or a hot meal?", "custom"],
    ["Our podcast lost a third of its listeners when it moved to a paid feed", "churn"],
    ["How do tenants see our housing association?", "brand"],
  ] as const)("%s: of what nobody knows the kind of nothing is too much work", (topic, type) =>
    expect(weighedIn(topic, type)).not.toContain("effort"),
  );
  test("a promise that is made is doubted", () =>
    expect(weighedIn("An organic face cream, proven to calm the skin. Would people buy it?", "concept")).toContain(
      "claims",
    ));
});

describe("what a kind brings up by itself", () => {
  test.each([
    ["A kitchen bin that weighs food waste. Would households want it?", "concept"],
    ["Where do customers get stuck when they open a business bank account online?", "cx"],
    ["How do visitors choose a soap?", "custom"],
    ["Why do small restaurants choose Toast over Square for taking payments?", "competitor"],
  ] as const)("%s: neither waste nor looks", (topic, type) =>
    expect(Object.keys(read(topic, type).kind).filter((id) => /^(?:sustainability|status)$/.test(id))).toEqual([]),
  );
  test.each([
    ["Would museums pay 400 euros a year for climate sensors and support?", "pricing", "industrial equipment"],
    ["Why do small restaurants choose Toast over Square for taking payments?", "competitor", "payments"],
  ] as const)("%s: neither those who act nor a name give the kind", (topic, type, label) =>
    expect(read(topic, type).category?.label).toBe(label),
  );
  test.each([
    ["What do schools want of school websites?", "product"],
    ["I run a small dog grooming salon. Could I charge $60?", "pricing"],
    ["How was the last hotel breakfast for guests?", "cx"],
    ["Would office workers use a vending machine for fresh pasta?", "concept"],
  ] as const)("%s: a word before another noun gives no kind", (topic, type) =>
    expect(read(topic, type).category).toBe(null),
  );
  test("what is sold is weighed with its price, even a choir", () =>
    expect(Object.keys(read("Is 15 pounds a month too much for a community choir?", "pricing").kind)).toContain(
      "price",
    ));
  test("where things happen is nobody's conscience", () =>
    expect(read("Why do young people not vote in local elections?").said).toEqual({}));
  test("a journey is dealt with and not enjoyed", () => {
    const { kind } = read("What frustrates tenants about reporting a broken heater?", "cx");
    expect([kind.enjoyment, kind.quality, kind.fit, Math.sign(kind.speed!)]).toEqual([
      undefined,
      undefined,
      undefined,
      -1,
    ]);
  });
  test("a notice that promises nothing is not too good to be true", () => {
    const kindOf = (quote: string) => Object.keys(read(`How do tenants read "${quote}"?`, "messaging").kind);
    expect(kindOf("Your heating will be serviced on Monday")).not.toContain("claims");
    expect(kindOf("Cheap heating, easy to use")).toContain("claims");
  });
  test("what a slogan says is no fault", () => {
    expect(read('Does "The train that waits for you" appeal to commuters?', "messaging").said).toEqual({});
  });
});
describe("the subject of a question about something done", () => {
  test.each([
    ["How do guests experience checking out of our hotel?", "checking out of the hotel", "cx"],
    ["How does taking the night train compare with flying?", "taking the night train", "competitor"],
  ] as const)("%s is %s", (topic, subject, type) => expect(read(topic, type).plan.subject).toBe(subject));
});
