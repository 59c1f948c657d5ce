import type { StudyForm } from "../study-form.ts";

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  label: "Custom question",
  description: "A question of your own: context, behaviour, reaction, barriers, comparison, next step.",
  default_audience: "b2c",
  slug: "study",
  demo: {
    topic: "Should a city replace free parking with a park and ride service?",
    subject: "a park and ride service instead of free parking",
    audience_description: "commuters who drive to work",
  },
  reading: "offer",
  guide: {
    swap: 3,
    questions: [
      {
        purpose: "context",
        ask: "How does this work for you today?",
        seeks: ["example", "clarify"],
      },
      { purpose: "reaction", ask: "What goes well with it, and what does not?", seeks: ["ladder", "clarify"] },
      { purpose: "matters", ask: "What matters most to you about {named}?", seeks: ["ladder", "example"] },
      { purpose: "barrier", ask: "What, if anything, worries you about it?", seeks: ["example", "ladder"] },
      {
        purpose: "help",
        ask: "What, if anything, would you change?",
        seeks: ["counter", "clarify"],
        hypothetical: true,
      },
      {
        purpose: "next_step",
        ask: "What else would you want to know about it?",
        seeks: ["counter", "ladder"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    { is: "item", id: "interest", text: "How interested are you in {thing}?", scale: "degree" },
    {
      is: "aspects",
      prefix: "side",
      usual: ["value", "effort", "trust", "fit"],
      text: "How well does {thing} do on “{criterion}”?",
      scale: "well",
    },
  ],
  measures: [
    { is: "top_box", id: "interest_t2b", label: "Interested", item: "interest", top: 2 },
    {
      is: "shares",
      id: "sides",
      label: "How it does on what the topic touches",
      formula: "Mean probability of the two highest of five points; net: less that of the two lowest",
      source: "boxes",
    },
  ],
  levels: {
    base: 0.3,
    emphasis: ["outcome", "ethics"],
    brings: { outcome: 0.1, convenience: -0.02, effort: -0.06, habit: -0.1, ethics: 0.06 },
  },
  closing: { ask: "All in all, what do you think of {named}?", scale: "good" },
  check: "Check whether the questions cover all that you want to know, and add your own.",
  adds: [
    "How it works today, in people's own words",
    "What goes well and what does not, and what worries people",
    "What people would change",
  ],
  openings: [
    {
      purpose: "context",
      all: "As it always has. / It depends on the day. / Somehow. / I don't think about it much. / Some days better than others. / I take it as it comes. / It has its ups and downs. / As well as it can.",
    },
    {
      purpose: "matters",
      says: { of: "weighs", rank: 1 },
      all: "What matters most to me is {weighs}. {because} / Mostly {weighs}. {because} / It comes down to {weighs}. {because} / I look at {weighs} first. {because}",
    },
    {
      purpose: "reaction",
      says: "own",
      against:
        "I see more bad than good in it. → / It doesn't sit well with me. → / I'm not happy with it. → / I don't think much of it. →",
      torn: "I can see both sides. → / I'm torn. → / I'm undecided. → / I like half of it. →",
      for: "I see more good than bad in it. → / I'm fine with it. → / I think it's a good thing. → / I can say yes to it. →",
    },
    {
      purpose: "barrier",
      says: "against",
      against: "Quite a lot. →→ / More than one thing. →→ / Enough to say no. → / Something that matters. →",
      torn: "Something does. → / There is one thing. → / I have a doubt or two. → / A small worry. →",
      for: "Very little. → / Hardly anything. → / Nothing big. → / A trifle. →",
    },
    {
      purpose: "help",
      says: "want",
      against:
        "A lot would. First of all {want}. / What I really need is {want}. / I'd need {want}, to begin with. / Only {want}.",
      torn: "I'd like {want}. / Perhaps {want}. / I could do with {want}. / {Want}, maybe.",
      for: "Not much. At most {want}. / A small thing: {want}. / I'm all right as it is. / Nothing that I can name. / It's fine as it is.",
    },
    {
      purpose: "next_step",
      all: "What comes next. / How it goes elsewhere. / Who decides about it. / What it means for others. / What it costs. / How long it takes. / What the other side says. / Not much more.",
    },
  ],
};
