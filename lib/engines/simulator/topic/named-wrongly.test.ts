import { describe, expect, test } from "vitest";
import type { StudyTypeId } from "../../study-types.ts";
import { isQuestion } from "../../subject-words.ts";
import { readTopic } from "./read-topic.ts";

const planOf = (study_type: StudyTypeId, topic: string) =>
  readTopic({ study_type, topic, audience: "b2c", audience_description: null }).plan;

describe("a verb or an adverb is no part of a thing's name", () => {
  test.each([
    ["product", "Why do people who own a bread oven stop running it after a month?", "a bread oven"],
    ["product", "Why do parents who get a bike trailer stop using it after a year?", "a bike trailer"],
    ["churn", "Why do teams that adopt a wiki tool stop updating it?", "a wiki tool"],
    ["product", "What makes nurses who tried our shift app give up on it?", "the shift app"],
    ["product", "How are packers using handheld label printers day to day?", "handheld label printers"],
    ["product", "What do care workers make of the rota screen hour by hour?", "the rota screen"],
    ["cx", "When does setting up our card reader annoy stallholders?", "the card reader"],
    [
      "product",
      "What do weekend cyclists find annoying about bike computers when they are on a long ride?",
      "bike computers",
    ],
    ["cx", "make the returns desk less slow", "the returns desk"],
    ["cx", "Trying to make hospital parking less of a nightmare - what do visitors go through?", "hospital parking"],
    ["concept", "would a sewing bot that explains itself appeal to tailors", "a sewing bot that explains itself"],
    ["concept", "Would a lunch box that warms itself tempt office workers?", "a lunch box that warms itself"],
    ["churn", "Cancelling Spotify: what tips people over the edge", "Spotify"],
    ["churn", "What would make somebody who cancelled Audible pick it up again?", "Audible"],
  ] as const)("%s: %s", (type, topic, subject) => expect(planOf(type, topic).subject).toBe(subject));
});

describe("a way through is the subject, not whom or what it is gone with", () => {
  test.each([
    [
      "What's it like to return something bought online from Zara or H&M?",
      "returning something bought online from Zara or H&M",
    ],
    ["How is it to get a refund from Ryanair?", "getting a refund from Ryanair"],
    ["How was it to register a death at the town hall?", "registering a death at the town hall"],
    ["What is it like to return a sofa to us, from the first call to the refund?", "returning a sofa"],
    ["What is it like to book our bike fitting online?", "the bike fitting"],
  ])("%s", (topic, subject) => expect(planOf("cx", topic).subject).toBe(subject));
});

describe("a name that people leave or use is the subject where nothing else is", () => {
  test.each([
    ["churn", "Reasons people cancel Netflix and whether they come back", "Netflix"],
    ["churn", "reasons teams stop using Slack", "Slack"],
    ["brand", "do people still trust Volkswagen", "Volkswagen"],
  ] as const)("%s: %s", (type, topic, name) => {
    const { subject, brand, competitors } = planOf(type, topic);
    expect([subject, brand, competitors]).toEqual([name, name, []]);
  });

  test("nobody's offer is chosen against a name where nothing is the asker's", () => {
    const { subject } = planOf("custom", "How does Slack compare with Microsoft Teams for remote teams?");
    expect(subject).not.toContain("this offer");
  });
});

test.each([
  ["winloss", "Why did families choose a different private school after coming to our open day?"],
  ["winloss", "Why did couples pick another wedding venue after visiting ours?"],
  ["winloss", "Why did the council go with a rival contractor?"],
  ["concept", "what do kids' bikes need that current bikes don't give them"],
  ["competitor", "What do patients get from competing clinics that we don't offer?"],
  ["churn", "Why do learners move to other driving schools halfway through?"],
  ["winloss", "Our win rate on payroll deals fell from 40% to 25%. What changed?"],
  ["cx", "Our review scores on Booking fell since the refit. What bothers guests?"],
  ["messaging", '"Slow roads, quick coffee" or "Your table by the A9"? For a roadside café near Pitlochry.'],
] as const)("%s: %s: nothing is named", (type, topic) => expect(isQuestion(planOf(type, topic).subject)).toBe(true));

test.each([
  ["Footfall in our garden centre dropped this spring. Why?", "the garden centre"],
  ["Retention at our language school is down. What is going on?", "the language school"],
])("%s: what is measured is studied, not its figure", (topic, subject) =>
  expect(planOf("churn", topic).subject).toBe(subject),
);

test.each([
  [
    "Wolt vs Bolt Food vs Foodora - how do people in Finland and Estonia choose which one to open?",
    ["Bolt Food", "Foodora"],
  ],
  ["Lost deals to Salesforce - why?", ["Salesforce"]],
  ["Would agencies pay $49 a month for Reportnest, or expect a flat fee?", []],
  ["Hauliers ask us for a price and then book with Maersk. Why?", ["Maersk"]],
  ["Asana vs Monday vs us (Stackwell): who do project leads prefer?", []],
])("%s: names no rival that is none", (topic, rivals) => {
  expect(planOf("competitor", topic).competitors).toEqual(rivals);
});

test.each([
  [
    "Kindling Coffee started as one cafe and now sells beans in Woolworths. What do people think of us?",
    "Kindling Coffee",
  ],
  ["Hollow Oak Brewery began in a garage and is now in every Tesco. Do fans feel we are theirs?", "Hollow Oak Brewery"],
  ["We make a rota app called Shiftwell and half the managers never open it. What stops them?", "Shiftwell"],
  ["Ledgermint is an add-on for bookkeepers. What do they think of us?", "Ledgermint"],
  ["Our project management tool for architects, Planwright, charges $29 a month. Fair?", "Planwright"],
  ["PureGym is opening two streets away. We're a fitness studio. Who stays?", null],
  ["Our translation service, Q3: how do cafés see it?", null],
])("%s: is of %s", (topic, brand) => expect(planOf("brand", topic).brand).toBe(brand));
