import type { StudyForm } from "../study-form.ts";

/** Needs and segments: a map of needs. A few personas are no segments of a market, and are not called so. */
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
  sample: "last_time",
  guide: [
    {
      purpose: "last_time",
      ask: "Tell me about the last time you had anything to do with it.",
      seeks: ["example", "clarify"],
    },
    { purpose: "wanted", ask: "What did you want from it?", seeks: ["clarify", "example"] },
    { purpose: "elsewhere", ask: "Where else do you get the same, if anywhere?", seeks: ["example", "clarify"] },
    { purpose: "goals", ask: "What matters most to you about {subject}?", seeks: ["ladder", "example"] },
    { purpose: "puts_off", ask: "What, if anything, puts you off?", seeks: ["ladder", "contrast"] },
    {
      purpose: "changes",
      ask: "What, if anything, has changed in that over the years?",
      seeks: ["example", "clarify"],
    },
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
      formula: "Mean probability of agreement (the two highest of five points); net: less that of disagreement",
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
  note: "Five to ten people show how people differ. To learn how many are alike, ask many.",
  check: "Check whether the people you ask are different enough from each other.",
  adds: [
    "The last time, as people tell it, and what they wanted from it",
    "What matters most to each, and what puts each off",
    "Where else they get the same, and what has changed",
  ],
  openings: [
    {
      purpose: "last_time",
      all: "It's a while ago. I'd have to think back. / Not long ago. There isn't much to tell. / It was quickly over. / A while back, and only briefly. / Last month. It took longer than I'd thought. / It wasn't planned. It just came up. / A few weeks ago. It went as usual. / Some time last year.",
    },
    {
      purpose: "wanted",
      all: "What I always want. / A small thing, really. / To get it over with. / To see what it's like. / Something that I couldn't get elsewhere. / I hadn't thought about it much. / A good hour, no more. / To have it done before the weekend.",
    },
    {
      purpose: "elsewhere",
      all: "Nowhere that I know of. / In one or two places. / Through people I know. / Online, now and then. / Not far from here. / I've never looked. / Here and there. / I do some of it myself.",
    },
    {
      purpose: "goals",
      says: "weighs",
      all: "{Weighs}, more than anything. {because} / Most of all {weighs}. {because} / I want {weighs}, above all. {because} / {Weighs}, first and foremost. {because}",
    },
    {
      purpose: "puts_off",
      all: "It takes too much of my time. / Nobody can tell me what I'd get. / It's too much trouble. / I can't see what I'd get. / I don't like to be rushed. / I've been let down before. / Not much, I think. / There's too much to choose from.",
    },
    {
      purpose: "changes",
      all: "Nothing much. It's been like this for years. / I have less time than before. / I have more time than before. / I ask around more. / I know better what I want. / It changed little by little. / I take more care now. / I plan less than I did.",
    },
  ],
  words: {
    price: {
      criterion: "A low price",
      weighs: "a low price",
    },
    quality: {
      weighs: "something good",
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
