import { capital } from "../../cut-text.ts";
import { agreementFormula, fewPeople, type StudyForm } from "../study-form.ts";

/** A map of needs. A few personas are no segments of a market, and are not called so. */
export const segmentation: StudyForm = {
  label: "Needs and segments",
  description: "How needs and trade-offs differ between people, as a map of needs.",
  default_audience: "b2c",
  slug: "needs-map",
  demo: {
    topic: "How do the needs of people who buy running shoes differ?",
    subject: "buying running shoes",
    category: "running shoes",
    audience: "b2c",
  },
  reading: "offer",
  ends: "no_side",
  sample: "others",
  guide: [
    {
      purpose: "first_thought",
      ask: "What comes to mind when you think of {subject}?",
      seeks: ["clarify", "example"],
    },
    { purpose: "goals", ask: "What matters most to you about it?", seeks: ["ladder", "example"] },
    { purpose: "likes", ask: "What, if anything, do you like about it?", seeks: ["ladder", "example"] },
    { purpose: "bothers", ask: "What, if anything, bothers you about it?", seeks: ["ladder", "contrast"] },
    { purpose: "when", ask: "When, or for what, does it suit you?", seeks: ["example", "clarify"] },
    { purpose: "others", ask: "How do people you know see it?", seeks: ["contrast", "example"] },
    { purpose: "who_for", ask: "Whom is it for, as you see it?", seeks: ["clarify", "example"] },
  ],
  closed: [
    {
      is: "aspects",
      prefix: "need",
      text: "When it comes to {category}, how important is “{criterion}” to you?",
      scale: "important",
    },
    {
      is: "item",
      id: "attitude_new",
      text: "How far do you agree: “Trying new things matters to me”?",
      scale: "agree",
      measures: { of: "consideration", id: "novelty", isImportance: true },
    },
    {
      is: "item",
      id: "attitude_price",
      text: "How far do you agree: “A low price matters to me above most”?",
      scale: "agree",
      measures: { of: "consideration", id: "price", isImportance: true },
    },
    {
      is: "item",
      id: "attitude_others",
      text: "How far do you agree: “I go by what people I know recommend”?",
      scale: "agree",
      measures: { of: "consideration", id: "references", isImportance: true },
    },
  ],
  measures: [
    { is: "best_worst", id: "need_importance", label: "Needs by importance" },
    { is: "needs_map" },
    { is: "eta_squared" },
    {
      is: "shares",
      id: "attitudes",
      label: "Attitudes",
      items: [
        { id: "attitude_new", label: "Trying new things matters to me" },
        { id: "attitude_price", label: "A low price matters to me above most" },
        { id: "attitude_others", label: "I go by what people I know recommend" },
      ],
      formula: agreementFormula,
      source: "boxes",
    },
  ],
  levels: {
    base: 0.1,
    emphasis: [],
    brings: {
      price: -0.06,
      quality: 0.06,
      convenience: -0.06,
      fit: 0.06,
      novelty: 0.06,
      trust: 0.06,
      references: -0.06,
    },
  },
  closing: { ask: "All in all, how much does it matter to you?", scale: "much" },
  note: `${capital(fewPeople)} people show how people differ. To learn how many are alike, ask many.`,
  check: "Check whether the people you ask are different enough from each other.",
  adds: [
    "What comes to mind, and what matters most to each",
    "What each likes about it, what bothers each, and when it suits them",
    "Whom people think it is for, and how others see it",
  ],
  openings: [
    {
      purpose: "first_thought",
      all: "People I know, first of all. / The last time, and how it went. / Time that I don't always have. / Good things, mostly. / Not all that much. / A bit of everything. / Something that I know from home. / How it used to be.",
    },
    {
      purpose: "goals",
      says: "weighs",
      all: "{Weighs}, more than anything. {because} / Most of all {weighs}. {because} / I want {weighs}, above all. {because} / {Weighs}, first and foremost. {because}",
    },
    {
      purpose: "likes",
      all: "That I know what I get. / That it takes no planning. / The people, I'd say. / That it's near. / That I can take my time. / Nothing in particular. / That it's something different. / That I can do it my way.",
    },
    {
      purpose: "bothers",
      all: "It takes too much of my time. / Nobody can tell me what I'd get. / It's too much trouble. / I can't see what I'd get. / I don't like to be rushed. / I've been let down before. / Not much, I think. / There's too much to choose from.",
    },
    {
      purpose: "when",
      all: "At weekends, if at all. / When I have time. / For a special occasion. / Whenever it comes up. / Not all year round. / When somebody comes along. / In the holidays. / For small things, mostly.",
    },
    {
      purpose: "others",
      all: "Much as I do. / They don't think about it much. / They make more of it than I do. / I couldn't say. / Some as I do, some not at all. / They'd say it's for others. / My friends like it. / We don't talk about it.",
    },
    {
      purpose: "who_for",
      all: "People like me, I'd say. / Anybody who has the time. / Families, mostly. / People who live near. / Those who know it already. / Not just one kind of people. / People with a bit of patience. / Older people than me.",
    },
  ],
  words: {
    price: {
      criterion: "A low price",
      weighs: "a low price",
    },
    quality: {
      weighs: "good quality",
    },
    convenience: {
      criterion: "Little trouble",
      weighs: "little trouble",
    },
    fit: {
      weighs: "something that suits me",
    },
    novelty: {
      weighs: "something new",
      because: "I like to try things. / I soon get bored. / I look for what is new. / I'm curious by nature.",
    },
    trust: { weighs: "something I can trust" },
    references: {
      weighs: "something that people I know like",
    },
  },
};
