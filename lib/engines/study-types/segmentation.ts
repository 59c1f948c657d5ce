import type { StudyForm } from "../study-form.ts";

/** Needs and segments: a map of needs. A few personas are no segments of a market, and are not called so. */
export const segmentation: StudyForm = {
  label: "Needs and segments",
  description: "How needs and trade-offs differ between people, as a map of needs.",
  default_audience: "b2c",
  slug: "needs-map",
  demo: {
    topic: "How do the needs of people who buy running shoes differ?",
    subject: "running shoes",
    audience_description: "people who run twice a week",
  },
  reading: "offer",
  ends: "no_side",
  guide: {
    swap: 4,
    questions: [
      { purpose: "day_in_life", ask: "How did this become part of your life?", seeks: ["example", "clarify"] },
      {
        purpose: "how_often",
        ask: "How often do you have to do with it, and since when?",
        seeks: ["example", "clarify"],
      },
      { purpose: "goals", ask: "What matters most to you about {named}?", seeks: ["ladder", "example"] },
      { purpose: "how_choose", ask: "And what else matters to you?", seeks: ["example", "ladder"] },
      { purpose: "unmet", ask: "What would you want that you do not get today?", seeks: ["clarify", "counter"] },
      {
        purpose: "would_stop",
        ask: "What, if anything, would make you stop?",
        seeks: ["ladder", "contrast"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    {
      is: "aspects",
      prefix: "need",
      text: "When you choose {category}, how important is “{criterion}” to you?",
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
      formula: "Mean probability of agreement (the two highest of five points); net: less that of disagreement",
      source: "boxes",
    },
  ],
  levels: {
    base: 0.1,
    emphasis: [],
    brings: {
      price: -0.2,
      enjoyment: 0.2,
      outcome: 0.06,
      convenience: -0.1,
      reliability: 0.04,
      service: 0.06,
      support: 0.04,
    },
  },
  closing: { ask: "All in all, how big a part does {named} play in your life?", scale: "part" },
  note: "Which kinds of people there are, only many real people can show.",
  check: "Check whether the people you ask differ enough, as in how often and since when they have to do with it.",
  adds: [
    "How it became part of people's lives, and what matters to them",
    "What people want and do not get today",
    "What would make people stop",
  ],
  openings: [
    {
      purpose: "day_in_life",
      all: "I need it. / I like it. / Someone took me along. / Habit, mostly. / I was looking for it. / It came up at the right time. / A bit of everything. / Nothing in particular.",
    },
    {
      purpose: "goals",
      says: { of: "weighs", rank: 1 },
      all: "What I care about most is {weighs}. {because} / For me it's about {weighs}. {because} / Most of all I look at {weighs}. {because} / {Weighs}, more than anything. {because}",
    },
    {
      purpose: "how_choose",
      says: { of: "weighs", rank: 2 },
      all: "I look at {weighs}, too. {because} / Next comes {weighs}. {because} / Then I look at {weighs}. {because} / After that I look at {weighs}. {because}",
    },
    {
      purpose: "would_stop",
      all: "If it took too much time. / If it got too much. / Nothing that I could name. / If I could no longer rely on it. / If something better came along. / If others stopped, too. / I haven't thought of stopping. / Not a lot.",
    },
    {
      purpose: "how_often",
      all: "Often, and for a long time. / Now and then, and not for long. / Often, but only lately. / Seldom, but for a long time. / When I need it, from the start. / Less than I used to. / More than I used to. / On and off, for as long as I remember.",
    },
    {
      purpose: "unmet",
      all: "More time. / Someone to ask. / Nothing that I could name. / A bit more peace. / An answer now and then. / Less to see to. / I get what I need. / A little more say in it.",
    },
  ],
  words: {
    price: { criterion: "A low price" },
    convenience: { criterion: "Little trouble" },
    reliability: { criterion: "Being able to count on it" },
    outcome: { criterion: "Making a difference" },
    support: { criterion: "Having someone to ask" },
  },
};
