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
  sample: "depends",
  guide: [
    {
      purpose: "usual",
      ask: "In a usual month, what, if anything, do you have to do with it?",
      ofKind: "When it comes to {category}, what is a usual month like for you?",
      seeks: ["example", "clarify"],
    },
    { purpose: "depends", ask: "What does that depend on?", seeks: ["example", "clarify"] },
    { purpose: "before", ask: "What, if anything, did you do differently before?", seeks: ["example", "clarify"] },
    {
      purpose: "goals",
      ask: "What do you want from it, most of all?",
      ofKind: "What do you want from {category}, most of all?",
      seeks: ["ladder", "example"],
    },
    {
      purpose: "stop",
      ask: "What, if anything, would make you stop, or never begin?",
      seeks: ["ladder", "contrast"],
      hypothetical: true,
    },
    { purpose: "others", ask: "How do others you know go about it?", seeks: ["example", "clarify"] },
    { purpose: "known", ask: "What do you know about {subject}?", seeks: ["clarify", "example"] },
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
  closing: { ask: "All in all, how much does {subject} matter to you?", scale: "much" },
  note: "Five to ten people show how people differ; how many are like that, only many can show.",
  check: "Check whether the people you ask are different enough from each other, and whether they know what it is.",
  adds: [
    "What a usual month is like for each, what it depends on, and how it was before",
    "What each wants most, and what would make each stop",
    "How others go about it, and what each knows of it",
  ],
  openings: [
    {
      purpose: "usual",
      all: "Much the same every week. / It changes from month to month. / It comes up once or twice. / There isn't a lot to tell, as a rule. / A little each week. / Some weeks more, some weeks less. / More than a year ago. / Less than it used to be.",
    },
    {
      purpose: "depends",
      all: "On how much time I have. / On the time of year. / On what else is going on. / On how I feel that day. / On how busy things are. / On what comes up. / On other people, mostly. / Not on much. It's a habit by now.",
    },
    {
      purpose: "before",
      all: "Nothing much. It's been like this for years. / I took more time over it. / I took less time over it. / I didn't think about it much. / I left it to others. / I did without. / It changed little by little. / I asked around more.",
    },
    {
      purpose: "goals",
      says: "weighs",
      all: "{Weighs}, more than anything. {because} / Most of all {weighs}. {because} / I want {weighs}, above all. {because} / {Weighs}, first and foremost. {because}",
    },
    {
      purpose: "stop",
      all: "If it took too much of my time. / If it no longer suited me. / If something better came along. / If things changed for me. / If I was let down by it. / If I had no more need of it. / Not much, I think. / If it became too much trouble.",
    },
    {
      purpose: "others",
      all: "They take more time over it. / Much as I do. / They do it in their own way. / One of them plans it all beforehand. / They don't think about it much. / They make more of it than I do. / I couldn't say. / Some like me, some not at all.",
    },
    {
      purpose: "known",
      all: "Not a great deal. / What one hears. / As much as I need to. / A little, from others. / The main points, I think. / More than I did a year ago. / Enough for my purposes. / Some of it. I'd have to ask about the rest.",
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
