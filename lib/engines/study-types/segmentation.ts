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
  guide: [
    {
      purpose: "last_time",
      ask: "When did it last play a part in your day, and how did it go?",
      ofKind: "Tell me about the last time you chose {category}, from the beginning.",
      seeks: ["example", "clarify"],
    },
    { purpose: "how_often", ask: "How often is that, and since when?", seeks: ["example", "clarify"] },
    { purpose: "with_whom", ask: "Who was with you, if anyone?", seeks: ["example", "clarify"] },
    {
      purpose: "goals",
      ask: "What did you want from it, most of all?",
      seeks: ["ladder", "example"],
    },
    { purpose: "unmet", ask: "What, if anything, did you need and not get?", seeks: ["clarify", "counter"] },
    {
      purpose: "give_up",
      ask: "When you cannot have everything, what do you give up first?",
      ofKind: "When you choose {category} and cannot have everything, what do you give up first?",
      seeks: ["ladder", "contrast"],
    },
    { purpose: "others", ask: "How do others you know go about it?", seeks: ["example", "clarify"] },
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
  note: "Five to ten interviews show which needs there are, not how common each is.",
  check: "Check whether the people you ask are different enough from each other.",
  adds: [
    "What each did the last time, how often, since when and with whom",
    "What each wanted most, and what they did not get",
    "What each would give up first",
  ],
  openings: [
    {
      purpose: "last_time",
      all: "This week. It went as it usually does. / A few days ago, and only briefly. / Not long ago. I had something else on my mind. / It's a while ago. Nothing special. / The other day. It took longer than I'd planned. / Last week, and I still think about it. / Only yesterday, in passing. / Recently, and I was in a hurry.",
    },
    {
      purpose: "last_time",
      where: "kind",
      all: "A few weeks ago. I looked around a little, and then it was settled. / This month. Someone told me about it, and I said yes. / Not long ago. It took longer than I'd planned. / It's a while ago. I went with what I knew. / The other day. I didn't think about it for long. / Last month. I compared two or three and took one. / Recently, and in a hurry. I took what there was. / Some time ago. I put it off for a while, and then I did it.",
    },
    {
      purpose: "how_often",
      all: "Often, and for a long time. / Now and then, and not for long. / Often, but only lately. / Seldom, but for a long time. / When I need it, from the start. / Less than I used to. / More than I used to. / On and off, for as long as I remember.",
    },
    {
      purpose: "with_whom",
      all: "Nobody. It was only me. / One other person. / A few people I know. / Someone close to me. / I was by myself. / Two or three of us. / Others were there, but not with me. / The same people as always.",
    },
    {
      purpose: "others",
      all: "They take more time over it. / Much as I do. / They do it more often than I do. / One of them plans it all beforehand. / They don't think about it much. / They make more of it than I do. / I couldn't say. / They do it together.",
    },
    {
      purpose: "goals",
      says: "weighs",
      all: "{Weighs}, more than anything. {because} / Most of all {weighs}. {because} / I wanted {weighs}, above all. {because} / {Weighs}, first and foremost. {because}",
    },
    {
      purpose: "unmet",
      all: "More time. / A word of advice. / Nothing that I could name. / A little more to choose from. / I got what I needed. / Less waiting. / A better idea of what to expect. / Nothing. I was content.",
    },
    {
      purpose: "give_up",
      all: "The extras. I can do without those. / A bit of time. I don't mind if it takes longer. / Being able to choose. One is enough for me. / What is only nice to have. / Having it at once. I can wait. / The finer points. I'd hardly notice them. / The last bit of comfort. / Something small. It depends on the day.",
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
