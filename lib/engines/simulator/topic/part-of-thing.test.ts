import { describe, expect, test } from "vitest";
import type { StudyTypeId } from "../../study-types.ts";
import { isQuestion } from "../../subject-words.ts";
import { readTopic } from "./read-topic.ts";

const planOf = (study_type: StudyTypeId, topic: string) =>
  readTopic({ study_type, topic, audience: "b2c", audience_description: null }).plan;

describe("the subject is the thing that a topic concerns", () => {
  test.each([
    ["churn", "Netflix cancellations after the password sharing crackdown", "Netflix"],
    ["segmentation", "electric bike buyers uk - commuters vs leisure vs older riders", "an electric bike"],
    ["winloss", "Won deals: what made practices choose our dental software in the spring?", "the dental software"],
    ["cx", "Delivery experience of IKEA large furniture", "delivery experience of IKEA"],
    ["cx", "customer support wait times - how long is too long before customers get annoyed", "customer support"],
    ["competitor", "How does our gym compare with PureGym and The Gym Group on price and hours?", "the gym"],
    ["custom", "A community fridge run by the library. Would locals use it?", "a community fridge"],
    ["product", "why arent people using the savings goals feature in our banking app", "the savings goals feature"],
    ["churn", "Why are corner shops sending our card terminal back?", "the card terminal"],
  ] as const)("%s: %s", (type, topic, subject) => expect(planOf(type, topic).subject).toBe(subject));

  test.each([
    ["winloss", "Lost deals: did prospects go with a rival or just do nothing?"],
    ["segmentation", "segments of small business owners by how they do their bookkeeping"],
    ["churn", "Would pausing instead of cancelling keep our language-tutoring subscribers?"],
    ["custom", "We run a chain of laundromats in college towns. Should we go cashless? Who would be upset?"],
  ] as const)("%s: %s (none)", (type, topic) => expect(isQuestion(planOf(type, topic).subject)).toBe(true));

  test("a rival's weak points are no subject", () => {
    const { subject, brand } = planOf("competitor", "What are Xero's weak points that we could use against them?");
    expect(subject).not.toContain("weak points");
    expect(brand).not.toBe("Xero's");
  });
});

test.each([
  ["Would a pause option stop people cancelling their gym membership in the summer?", "a pause option"],
  ["Would a cheaper off-peak tier keep people from leaving our climbing gym?", "a cheaper off-peak tier"],
])("%s: the option is weighed", (topic, subject) => expect(planOf("churn", topic).subject).toBe(subject));

test.each([
  [
    "An AI assistant that writes tender responses for small construction firms - is there interest?",
    "an AI assistant that writes tender responses",
  ],
  [
    "A smart collar that tells you when your cat is stressed. Appealing?",
    "a smart collar that tells you when your cat is stressed",
  ],
  [
    "Concept: a vending machine that sells hot ramen in office lobbies for $9. Would people buy it?",
    "a vending machine that sells hot ramen in office lobbies",
  ],
  [
    "Would dog owners use a subscription service that sends a vet to your home for £15 a month?",
    "a subscription service that sends a vet to your home",
  ],
])("%s: a new thing is told by what it does", (topic, subject) =>
  expect(planOf("concept", topic).subject).toBe(subject),
);

test.each(["booking a GP appointment", "the MOT reminder", "the VAT return", "the CSV export"])(
  "%s is of no brand",
  (thing) => expect(planOf("cx", `How do people find ${thing} online?`).brand).toBeNull(),
);

test("a name that one had before is no rival, and the one of today is one's own", () => {
  const renaming = planOf("brand", "Should we rename our community bakery from 'The Crusty Loaf' to 'Rise'?");
  expect(renaming.competitors).toEqual([]);
  const { brand, competitors } = planOf("brand", "We used to be called Hartley & Sons and now we are Hartwell. Known?");
  expect([brand, competitors]).toEqual(["Hartwell", []]);
});

test("where a thing is sold is no brand", () => {
  const topic =
    "Idea: insurance that pays gig drivers who are sick, $18 a month, sold through the Uber and Lyft apps. OK?";
  expect(planOf("concept", topic).brand).toBeNull();
});

test("a place where people are is not studied", () => {
  expect(planOf("brand", "What do dairy farmers in Friesland think of when they hear Melkora?").brand).toBe("Melkora");
});

describe("the asker's own thing is named whole", () => {
  test.each([
    [
      "competitor",
      "How does our online maths tutoring stack up against what parents pay for?",
      "the online maths tutoring",
    ],
    ["winloss", "Win loss on our kitchen fitting quotes", "the kitchen fitting"],
    ["product", "Which parts of our parcel locker rental do small shops use?", "the parcel locker rental"],
    ["cx", "What is it like to book our bike fitting online?", "the bike fitting"],
    [
      "product",
      "We make handheld gas meters for surveyors. What do they struggle with on site?",
      "handheld gas meters",
    ],
    ["churn", "We offer payroll support for cafes. Six have left since June. Why?", "payroll support"],
    ["competitor", "Compare our language classes with free apps as seen by adults", "the language classes"],
    ["concept", "A robot that waters roses", "a robot that waters roses"],
    ["concept", "Launching a rental scheme for school uniforms. Would parents go for it?", "a rental scheme"],
  ] as const)("%s: %s", (type, topic, subject) => expect(planOf(type, topic).subject).toBe(subject));
});

test.each([
  [
    "idea: a bike cafe on a subscription for kids bikes. would parents go for it",
    "a bike cafe on a subscription for kids bikes",
  ],
  ["Concept: a bread box with a breakfast bag. Would families want it?", "a bread box with a breakfast bag"],
])("%s: a new thing with its parts", (topic, subject) => expect(planOf("concept", topic).subject).toBe(subject));

test.each([
  [
    "messaging",
    "We need to tell people that bin collections are moving to every three weeks. What makes sense to them?",
    "bin collections moving to every three weeks",
  ],
  ["messaging", "We need to tell tenants that rents are going up in April. How?", "rents going up in April"],
  [
    "messaging",
    "We let members know the pool will close for a week. What should we say?",
    "the pool closing for a week",
  ],
  ["pricing", "Should the club put swimming lessons up from £6.50 to £8?", "a higher price for swimming lessons"],
  [
    "pricing",
    "We charge per seat for our payroll software and want to move to per employee paid. Would firms accept it?",
    "moving to per employee paid for the payroll software",
  ],
  ["winloss", "why do we lose bids for school bus contracts", "the bid for school bus contracts"],
] as const)("%s: %s: the change or the bid is studied", (type, topic, subject) => {
  expect(planOf(type, topic).subject).toBe(subject);
});
