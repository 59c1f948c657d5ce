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
  isChosen: true,
  ends: "no_side",
  sample: "habits",
  guide: [
    {
      purpose: "last_time",
      ask: "Tell me about the last time you had anything to do with it.",
      ofKind: "Tell me about the last time you chose {category}.",
      seeks: ["example", "clarify"],
    },
    { purpose: "habits", ask: "How do you usually go about it?", seeks: ["example", "clarify"] },
    {
      purpose: "changes",
      ask: "What, if anything, has changed in that over the years?",
      seeks: ["example", "clarify"],
    },
    {
      purpose: "goals",
      ask: "What matters most to you in it?",
      ofKind: "What matters most to you when you choose {category}?",
      seeks: ["ladder", "example"],
    },
    { purpose: "puts_off", ask: "What, if anything, puts you off?", seeks: ["ladder", "contrast"] },
    {
      purpose: "life",
      ask: "What does it have to fit in with in your life?",
      seeks: ["example", "clarify"],
    },
    {
      purpose: "known",
      ask: "What have you had to do with {subject} so far, if anything?",
      seeks: ["clarify", "example"],
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
  closing: { ask: "All in all, how much do you care about {subject}?", scale: "much" },
  note: "Five to ten people show how people differ. To learn how many are alike, ask many.",
  check: "Check whether the people you ask are different enough from each other.",
  adds: [
    "How people went about it the last time, how they usually do, and what has changed",
    "What matters most to each, and what puts each off",
    "What it has to fit in with in their lives, and what they have had to do with it so far",
  ],
  openings: [
    {
      purpose: "last_time",
      all: "It's a while ago. I took the one I know. / It was quickly done. I did as I always do. / Not long ago. I looked at two or three. / A while back. I asked someone, and went by that. / It took me some time to decide. / I'd thought about it for a while. / It wasn't planned. It just came up. / A few weeks ago. It was soon settled.",
    },
    {
      purpose: "habits",
      all: "Much the same each time. / I take my time over it. / I ask around first. / I look at two or three, and then decide. / In passing, mostly. / It depends on how busy I am. / I plan it beforehand. / I leave it until I have to.",
    },
    {
      purpose: "changes",
      all: "Nothing much. It's been like this for years. / I take more time over it now. / I take less time over it now. / I ask around more. / I know better what I want. / It changed little by little. / I do it less often now. / I do it more often now.",
    },
    {
      purpose: "goals",
      says: "weighs",
      all: "{Weighs}, more than anything. {because} / Most of all {weighs}. {because} / I want {weighs}, above all. {because} / {Weighs}, first and foremost. {because}",
    },
    {
      purpose: "puts_off",
      all: "When it takes too much of my time. / When nobody can tell me what I get. / When it's too much trouble. / When I can't see what I get. / When I feel rushed. / When I've been let down before. / Not much, I think. / When there's too much to choose from.",
    },
    {
      purpose: "life",
      all: "My working hours. / The family, mostly. / Not much, really. / With whatever else is going on. / What I can spend. / The time of year. / The weekends. / Everything else that has to be done.",
    },
    {
      purpose: "known",
      all: "Not a great deal. / A time or two. / Nothing yet. / Only what people say. / Once, some time ago. / More than most, I think. / A little, through others. / Now and then.",
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
