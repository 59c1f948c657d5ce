import { leastRank, type StudyForm } from "../study-form.ts";

/** Needs and segments: a map of needs. A few personas are no segments of a market, and are not called so. */
export const segmentation: StudyForm = {
  label: "Needs and segments",
  description: "How needs and trade-offs differ between people, as a map of needs.",
  default_audience: "b2c",
  slug: "needs-map",
  demo: {
    topic: "How do the needs of people who buy running shoes differ?",
    subject: "running shoes",
    category: "running shoes",
    audience_description: "people who run twice a week",
  },
  reading: "offer",
  ends: "no_side",
  guide: {
    swap: 4,
    questions: [
      {
        purpose: "last_time",
        ask: "Tell me about the last time, from the beginning.",
        seeks: ["example", "clarify"],
      },
      {
        purpose: "how_often",
        ask: "How often do you have to do with it, since when, and with whom?",
        seeks: ["example", "clarify"],
      },
      { purpose: "others", ask: "What do others you know do differently?", seeks: ["example", "clarify"] },
      {
        purpose: "goals",
        ask: "What matters most to you about {named}?",
        ofKind: "When you choose {category}, what matters most to you?",
        seeks: ["ladder", "example"],
      },
      { purpose: "put_up_with", ask: "What, if anything, do you put up with?", seeks: ["example", "ladder"] },
      {
        purpose: "give_up",
        ask: "When you cannot have everything, what do you give up first?",
        seeks: ["ladder", "contrast"],
      },
    ],
  },
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
      price: -0.2,
      enjoyment: 0.2,
      outcome: 0.06,
      convenience: -0.1,
      reliability: 0.04,
      service: 0.06,
      support: 0.04,
    },
  },
  closing: { ask: "All in all, how big a part does it play in your days?", scale: "part" },
  note: "Which kinds of people there are, only many real people can show: compare what those say who answer alike on how often, since when and with whom.",
  check: "Check whether the people you ask differ enough, as in how often and since when they have to do with it.",
  adds: [
    "Who does what, how often, since when and with whom",
    "What matters most to whom, and what each puts up with",
    "What each would give up first: there people part",
  ],
  openings: [
    {
      purpose: "last_time",
      all: "This week. It went as it usually does. / A few days ago, and only briefly. / Not long ago. I had something else on my mind. / It's a while ago. Nothing special. / The other day. It took longer than I'd planned. / Last week, between two other things. / Just now, more or less. / Recently, and I was in a hurry.",
    },
    {
      purpose: "how_often",
      all: "Often and for a long time, mostly by myself. / Now and then, not for long, with one other person. / Often, but only lately, with a few others. / Seldom, for a long time, by myself. / When I need it, with whoever is there. / Less than I used to, and mostly alone. / More than I used to, with others. / On and off for as long as I remember, with people close to me.",
    },
    {
      purpose: "others",
      all: "They take more time over it. / Most of them do as I do. / They do it more often than I do. / One of them plans it all beforehand. / They don't think about it much. / They make more of it than I do. / I couldn't say. / They'd rather do it together.",
    },
    {
      purpose: "goals",
      says: { of: "weighs", rank: 1 },
      all: "What I care about most is {weighs}. {because} / For me it's about {weighs}. {because} / Most of all I look at {weighs}. {because} / {Weighs}, more than anything. {because}",
    },
    {
      purpose: "put_up_with",
      all: "The time it takes. / Having to ask. / Not much, really. / That I have to plan ahead. / Some back and forth. / The same small things each time. / A little, and I don't mind it. / That others decide some of it.",
    },
    {
      purpose: "give_up",
      says: { of: "weighs", rank: leastRank },
      all: "I care least about {weighs}. / {Weighs} comes last for me. / I'd worry least about {weighs}. / {Weighs} matters least to me.",
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
