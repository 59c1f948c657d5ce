import { expect, test } from "vitest";
import type { Plan } from "../../engines/plan.ts";
import { askableQuestions, eachAsked, topicQuestions } from "./topic-questions.ts";

test.each([
  [
    "Is there interest, what are the worries, would they pay?",
    ["Is there interest?", "What are the worries?", "Would they pay?"],
  ],
  ["Which do families prefer and why?", ["Which do families prefer?", "Why?"]],
  ["Which customers leave, why?", ["Which customers leave?", "Why?"]],
  ["Would people join, and why or why not?", ["Would people join?", "Why?"]],
  ["Would managers buy it, any worries about privacy?", ["Would managers buy it?", "Any worries about privacy?"]],
  ["How is the booking, where do patients get stuck?", ["How is the booking?", "Where do patients get stuck?"]],
  [
    "What kinds of members are there, what does each want?",
    ["What kinds of members are there?", "What does each want?"],
  ],
  ["Good idea, who would use it, is it worth it?", ["Good idea?", "Who would use it?", "Is it worth it?"]],
  ["How was the checkout, where did shoppers struggle?", ["How was the checkout?", "Where did shoppers struggle?"]],
  [
    "What made them sign with us, was it the trial or the price?",
    ["What made them sign with us?", "Was it the trial or the price?"],
  ],
  ["Who goes, where do they go, what would stop them?", ["Who goes?", "Where do they go?", "What would stop them?"]],
  ["How do they see us, if they've heard of us at all?", ["How do they see us?", "Have they heard of us at all?"]],
  ["What sorts of people rent plots, what they grow?", ["What sorts of people rent plots?", "What do they grow?"]],
  ["Do they know who we are, what they pay for?", ["Do they know who we are, what they pay for?"]],
  ["How do they find it and have they heard of the chat?", ["How do they find it?", "Have they heard of the chat?"]],
  ["Why, and what would make them stay?", ["Why, and what would make them stay?"]],
  ["Is it boredom, guilt, or did they go to Duolingo?", ["Is it boredom, guilt, or did they go to Duolingo?"]],
  [
    "Which groups do you see in what they earn, what they fear?",
    ["Which groups do you see in what they earn, what they fear?"],
  ],
  ["Lidl or the market, where would families rather shop?", ["Lidl or the market, where would families rather shop?"]],
])("“%s” asks %j", (question, each) => expect(eachAsked(question)).toEqual(each));

const plan = { decision: null, questions: ["What speaks for it?"], subject: "it" } as unknown as Plan;

test("a topic that asks with a noun asks each of its halves, the first one first", () => {
  const topic = "reasons customers leave our app in the first month and what we could change";
  expect(topicQuestions({ topic }, plan)).toEqual([
    "Reasons customers leave our app in the first month?",
    "What could we change?",
    "What speaks for it?",
  ]);
});

test.each([
  [
    "We plan a van. Before we buy it I want reactions to the idea and what would stop them using it.",
    ["Reactions to the idea?", "What would stop them using it?"],
  ],
  [
    "Different types of cafe owner and how they each choose a supplier. My reps need something to use.",
    ["What different types of cafe owner are there?", "How do they each choose a supplier?"],
  ],
  [
    "We run buses. We'd like to understand the different types of riders we have now, why they travel, and which of them could travel more.",
    ["What different types of riders do we have now?", "Why do they travel?", "Which of them could travel more?"],
  ],
  [
    "Help us work out the main groups among farmers in Kenya, how they save, and what they would want from a bank.",
    ["What main groups are there among farmers in Kenya?", "How do they save?", "What would they want from a bank?"],
  ],
  [
    "Reasons people leave the club and whether they come back",
    ["Reasons people leave the club?", "Do they come back?"],
  ],
  ["Find out how guests book and whether our staff would like it", ["How do guests book?", "Would our staff like it?"]],
  [
    "Group our members into a few types and say how each likes to be contacted",
    ["Group our members into a few types", "How each likes to be contacted?"],
  ],
])("“%s” asks several things", (topic, each) =>
  expect(topicQuestions({ topic }, plan).slice(0, each.length)).toEqual(each),
);

test("a clause that the topic has after whether is asked as a question", () => {
  const topic = "We want to know whether tenants see a use in it and whether 'mutual' means anything to them";
  const questions = ["Tenants see a use in it?", "'mutual' means anything to them?"];
  const read = topicQuestions({ topic }, { ...plan, decision: questions[0]!, questions });
  expect(read).toEqual(["Do tenants see a use in it?", "Does 'mutual' mean anything to them?"]);
});

test("questions in a row are each asked", () => {
  const topic = "Idea: a night bus you book by app. Interest? Worries? Fair price?";
  expect(topicQuestions({ topic }, plan).slice(0, 3)).toEqual(["Interest?", "Worries?", "Fair price?"]);
});

test("a topic that asks nothing stays whole", () => {
  const topic = "An app for cooks and how it is made";
  expect(topicQuestions({ topic }, plan)[0]).toBe(topic);
});

test("respondents are not asked a bare why", () => {
  const asked = { ...plan, decision: "Would people join, and why?", questions: [] };
  expect(askableQuestions(asked)).toEqual(["Would people join?"]);
});

test.each([
  ["Where they get stuck?", "Where do they get stuck?"],
  ["What they'd miss?", "What would they miss?"],
  ["How florists order from us?", "How do florists order from us?"],
  ["What they do today?", "What do they do today?"],
  ["What they have tried?", "What have they tried?"],
  ["What makes people stay?", "What makes people stay?"],
  ["Why they left?", "Why did they leave?"],
  ["How appealing that is?", "How appealing is that?"],
  ["What worries they'd have about it?", "What worries would they have about it?"],
  ["How they felt about the wait?", "How did they feel about the wait?"],
  ["When they learn of it, do they laugh?", "When they learn of it, do they laugh?"],
  ["How people now in their twenties found it?", "How people now in their twenties found it?"],
])("“%s” is put as “%s”", (question, put) =>
  expect(topicQuestions({ topic: "" }, { ...plan, decision: question, questions: [] })).toEqual([put]),
);
