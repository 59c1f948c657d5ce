import type { StudyForm } from "../study-form.ts";

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  label: "Custom question",
  description:
    "A question of your own: first thoughts, the last time, good and bad, what matters, what would help, what to do differently.",
  default_audience: "b2c",
  slug: "study",
  demo: {
    topic: "Should a city replace free parking with a park and ride service?",
    subject: "a park and ride service instead of free parking",
    audience_description: "commuters who drive to work",
  },
  endWords: { "in favour": "a good feeling", undecided: "a mixed one", against: "a bad one" },
  reading: "use",
  guide: [
    { purpose: "reaction", ask: "What comes to mind first?", seeks: ["ladder", "clarify"] },
    {
      purpose: "context",
      ask: "When did it last play a part in your day, and how did it go?",
      seeks: ["example", "clarify"],
    },
    { purpose: "sides", ask: "What is good about it, and what is not?", seeks: ["example", "ladder"] },
    { purpose: "matters", ask: "What matters most to you about it?", seeks: ["ladder", "example"] },
    {
      purpose: "help",
      ask: "What, if anything, would make it easier or better for you?",
      seeks: ["counter", "clarify"],
      hypothetical: true,
    },
    {
      purpose: "next_step",
      ask: "What, if anything, would you do differently?",
      seeks: ["counter", "ladder"],
      hypothetical: true,
    },
  ],
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
    emphasis: ["outcome"],
    brings: { outcome: 0.1, convenience: -0.02, effort: -0.08, enjoyment: 0 },
  },
  closing: { ask: "All in all, how do you feel about it?", scale: "good" },
  check: "Check whether the questions cover all that you want to know.",
  adds: [
    "What comes to mind first, and how it was the last time",
    "What is good about it and what is not, with quotes",
    "What matters most, what would make it better, and what people would do differently",
  ],
  openings: [
    {
      purpose: "context",
      all: "Only the other day, and it went as usual. / It's a while ago. I'd have to think back. / This week, in passing. / All the time. It's part of my day. / Not long ago, and I still think about it. / Quite recently. Nothing out of the ordinary. / Last week. It took longer than planned. / Someone brought it up, and we talked about it.",
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
        "More bad than good. → / It doesn't sit well with me. → / I don't much like it. → / I don't think much of it. →",
      torn: "I can see both sides. → / I'm torn. → / I'm undecided. → / I like half of it. →",
      for: "More good than bad. → / I'm fine with it. → / I think it's a good thing. → / I can say yes to it. →",
    },
    {
      purpose: "sides",
      says: { against: "against", torn: "own", for: "for" },
      against:
        "I'd begin with what is not. → / What isn't comes first. → / The bad side is plain to me. → / Not all of it is good. →",
      torn: "Some of each. → / It has two sides. → / Good days and bad. → / That's hard to part. →",
      for: "The good is easily named. → / What is good comes first. → / I'd begin with the good. → / Mostly the good. →",
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
        "I'd think it over again. / Most of it, I think. / I'd ask the people it concerns. / I'd take a step back.",
      torn: "A thing or two. / I'd hear what others think. / I'd take more time over it. / I'd find out more first.",
      for: "Not much. / I'd carry on as it is. / Hardly a thing. / A little more of it, if it were me.",
    },
  ],
};
