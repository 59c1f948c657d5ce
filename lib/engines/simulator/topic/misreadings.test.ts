import { expect, test } from "vitest";
import type { StudyTypeId } from "../../study-types.ts";
import { readTopic } from "./read-topic.ts";

const read = (study_type: StudyTypeId, topic: string) =>
  readTopic({ study_type, topic, audience: "b2c", audience_description: null });

test("a sum far from another has no part of its unit", () => {
  const { prices } = read("pricing", "A cleaning robot costs €249 or €9 a month. Which would people take?");
  expect(prices.map(({ per }) => per)).toEqual([null, "month"]);
  expect(read("pricing", "Test 3.50, 4 and 4.50 euros").prices.map(({ amount }) => amount)).toEqual([3.5, 4, 4.5]);
  expect(read("pricing", "A box for €9 or €12 a month").prices.map(({ per }) => per)).toEqual(["month", "month"]);
});

test("what is charged today is compared with, and what is proposed is asked first", () => {
  const topic = "Our payroll tool currently costs $49/month plus $6 per employee. How would owners take a flat $199?";
  expect(read("pricing", topic).plan.prices.map(({ amount }) => amount)).toEqual([199, 49, 6]);
});

test("what residents report is not what they do today", () => {
  const topic = "Council app for reporting potholes and missed bins - why do residents stop half way through a report";
  expect(read("product", topic).statusQuo).toBeNull();
});

test.each([
  ["Our tool costs $40 a month and Harvest sells at 29. Are we too dear?", ["Harvest"]],
  ["Why do shops take cash registers from Vectron instead of ours?", ["Vectron"]],
  ["How does Notion compare with Confluence for documentation?", ["Confluence"]],
  ["Compare Spotify, Apple Music and YouTube Music for teenagers", ["Apple Music", "YouTube Music"]],
  ["How do nurses choose between Figs and Cherokee?", ["Cherokee"]],
  ["Would people take a night train between Berlin and Munich?", []],
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

test("a sum to which another is raised is a price as well", () => {
  const { prices } = read("pricing", "A permit costs 30 euros a year; the council wants to raise it to 120. Fair?");
  expect(prices.map(({ amount }) => amount)).toEqual([30, 120]);
});

test.each([["custom", "Do people still write letters by hand?", "writing letters by hand"]] as const)(
  "a %s study of “%s” is of a deed",
  (type, topic, deed) => {
    expect(read(type, topic).plan.subject).toBe(deed);
  },
);

test("what a thing is asked about as gives its kind, and where something is done does not", () => {
  const { category } = read("brand", "What do job seekers associate with our hospital as an employer?");
  expect(category?.label).toBe("ways of working");
  const { kind } = read(
    "segmentation",
    "What types of dog owners are there when it comes to picking up after the dog in the park?",
  );
  expect(kind.enjoyment).toBeUndefined();
});

test("nobody is tired of the wait in a message", () => {
  const { plan } = read("messaging", 'For a poster in a waiting room: does "Ticks do not take holidays" annoy people?');
  expect(plan.considerations).toEqual(["trust", "fit"]);
});

test.each([
  ["What keeps older people from paying by card at the market?", "price"],
  ["How do people feel about letters by hand?", "trust"],
  ["Why do so few residents use the free bulky-waste collection?", "claims"],
] as const)("%s: not for its %s", (topic, id) => {
  expect(read("custom", topic).plan.considerations).not.toContain(id);
});

test.each([
  ["cx", "How do people feel when they have to report a lost passport?", /^reporting a lost passport$/],
  ["custom", "What would make nurses recommend their hospital as an employer?", /^the question “/],
  ["cx", "What are the biggest fears of first-time divers at our dive school?", /^the dive school$|^the question “/],
  ["concept", "What keeps managers from adopting autonomous forklifts?", /^autonomous forklifts$/],
  ["custom", "How important is noise when people choose a flat?", /^noise$|^the question “/],
  ["concept", "Would couples consider a wedding without a gift table?", /^a wedding without a gift table$/],
  ["custom", "How do small breweries see contract canning?", /^the question “/],
  ["custom", "What would make people trust a robo-adviser with their pension?", /^a robo-adviser$/],
  ["cx", "What do students find hardest about moving to a new city?", /^moving to a new city$/],
  ["cx", "Why do people abandon their cart on our furniture site?", /^the furniture site$/],
  ["custom", "How do CFOs at mid-size manufacturers choose a bank?", /bank/],
  ["custom", "Do people find AI-generated news summaries trustworthy?", /^AI-generated news summaries$/],
  ["cx", "Where does checking in at our hotel go wrong?", /^checking in at the hotel$/],
  ["product", "Which functions of a stair lift matter most to old people?", /^a stair lift$/],
  [
    "competitor",
    "Plumbers get fittings from Screwfix, Toolstation or from us. On what do they decide?",
    /this offer and Screwfix$/,
  ],
] as const)("a %s study of “%s” is of %s", (type, topic, subject) => {
  expect(read(type, topic).plan.subject).toMatch(subject);
});

test.each([
  ["What do truck drivers expect from a shower at a motorway service area?", "service"],
  ["Who buys a hearing aid early and who waits for years?", "speed"],
  ["Why do people not take the stairs even though the lift is slow?", "speed"],
  ["How was the move for residents and their families?", "family"],
] as const)("%s: nothing of the %s", (topic, id) => {
  expect(read("segmentation", topic).plan.considerations).not.toContain(id);
});

test.each([
  ["custom", "What would get tenants to separate their rubbish?", /^separating your rubbish$/],
  ["product", "How happy are surveyors with our new camera?", /^the new camera$/],
] as const)("a %s study of “%s” is of what is done or meant, %s", (type, topic, subject) => {
  expect(read(type, topic).plan.subject).toMatch(subject);
});

test.each([
  ["A night taxi voucher for women, paid by the city.", "price"],
  ["Gloves that are given to warehouse workers.", "value"],
  ["A device for clinics that costs a third less than others.", "price_clarity"],
  ["Is the new screen a help to cooks?", "support"],
] as const)("%s: nobody weighs its %s", (topic, id) => {
  expect(read("product", topic).plan.considerations).not.toContain(id);
});
