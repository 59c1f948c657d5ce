import type { StudyForm } from "../study-form.ts";

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  label: "Custom question",
  description:
    "A question of your own: first thought, experience, what matters, worries, what would help, what should happen.",
  default_audience: "b2c",
  slug: "study",
  demo: {
    topic: "Should a city replace free parking with a park and ride service?",
    subject: "a park and ride service instead of free parking",
    audience_description: "commuters who drive to work",
  },
  reading: "offer",
  asksTopic: true,
  guide: {
    swap: 3,
    questions: [
      { purpose: "reaction", ask: "What is your first thought?", seeks: ["ladder", "clarify"] },
      {
        purpose: "context",
        ask: "What have you had to do with it yourself so far?",
        seeks: ["example", "clarify"],
      },
      { purpose: "matters", ask: "What matters most to you about {named}?", seeks: ["ladder", "example"] },
      { purpose: "barrier", ask: "What, if anything, worries you about it?", seeks: ["example", "ladder"] },
      {
        purpose: "help",
        ask: "What, if anything, would make it better for you?",
        seeks: ["counter", "clarify"],
        hypothetical: true,
      },
      {
        purpose: "next_step",
        ask: "What should happen, if it were up to you?",
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
    "What people think first, and what they have lived of it",
    "What matters to people, and what worries them",
    "What would make it better, and what should happen, in their own words",
  ],
  openings: [
    {
      purpose: "context",
      all: "Not much so far. / More than I'd have thought. / It comes up now and then. / Only in passing. / I know it from others. / A little, some time ago. / Enough to have an opinion. / I've only heard of it.",
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
        "More bad than good. → / It doesn't sit well with me. → / I'm not happy with it. → / I don't think much of it. →",
      torn: "I can see both sides. → / I'm torn. → / I'm undecided. → / I like half of it. →",
      for: "More good than bad. → / I'm fine with it. → / I think it's a good thing. → / I can say yes to it. →",
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
      against:
        "I'd leave things as they are. / Think it over again. / Ask the people it concerns. / I'd take a step back.",
      torn: "I'd try it for a while. / Hear both sides first. / I'd wait and see. / Find out more, then decide.",
      for: "Go ahead. / I'd make a start. / More of it, if it were me. / I'd carry on with it.",
    },
  ],
};
