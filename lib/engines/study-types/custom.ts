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
        ask: "How does this affect you, now or later?",
        seeks: ["example", "clarify"],
      },
      { purpose: "matters", ask: "What matters most to you here?", seeks: ["ladder", "example"] },
      { purpose: "reaction", ask: "What do you make of this?", seeks: ["ladder", "clarify"] },
      { purpose: "barrier", ask: "What, if anything, worries you about this?", seeks: ["example", "ladder"] },
      {
        purpose: "help",
        ask: "What, if anything, would make this better for you?",
        seeks: ["counter", "clarify"],
        hypothetical: true,
      },
      {
        purpose: "next_step",
        ask: "What else would you want to know about this?",
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
  closing: { ask: "All in all, what do you think of this?", scale: "good" },
  check: "Check whether this is one question: two things are better asked one at a time.",
  adds: [
    "What people say for and against it, in their own words",
    "Who sees it how, and what divides them",
    "What would have to change, and for whom",
  ],
  openings: [
    {
      purpose: "context",
      all: "In a few small ways. / In how my days go. / In more ways than one. / Here and there, from day to day. / Not in many ways, but in some. / In what I do from day to day. / More than it seems at first. / In one or two ways.",
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
