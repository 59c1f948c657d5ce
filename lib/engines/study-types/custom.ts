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
        ask: "How does it affect you, or how would it?",
        seeks: ["example", "clarify"],
      },
      { purpose: "matters", ask: "What matters most to you about it?", seeks: ["ladder", "example"] },
      { purpose: "reaction", ask: "What do you make of it?", seeks: ["ladder", "clarify"] },
      { purpose: "barrier", ask: "What, if anything, speaks against it for you?", seeks: ["example", "ladder"] },
      {
        purpose: "help",
        ask: "What, if anything, would help you with it?",
        seeks: ["counter", "clarify"],
        hypothetical: true,
      },
      {
        purpose: "next_step",
        ask: "What, if anything, would you do about it?",
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
      for: "Not much. At most {want}. / A small thing: {want}. / I need no help with it. / I'm all right as it is. / Nothing that I can name. / I manage without.",
    },
    {
      purpose: "next_step",
      against: "Nothing, I think. / I'd say what I think of it. / I'd raise my doubts. / I'd talk to others about it.",
      torn: "I'd wait. / I'd ask around. / I'd look into it. / I'd think about it first.",
      for: "I'd go along with it. / I'd say that I'm for it. / I'd tell others about it. / I'd see how it goes.",
    },
  ],
  closing: "All in all, is it a good thing or a bad one?",
  verdicts: [
    "I could do without it. / It's a bad thing, if you ask me. / I'm firmly against it. / It's a clear no from me.",
    "More bad than good. / It's not a good thing, on the whole. / I'm not happy with it, on the whole. / I lean towards a no.",
    "I could go either way. / I haven't made up my mind. / I'm on the fence. / It's neither good nor bad.",
    "More good than bad. / I'm fine with it, on the whole. / I lean towards a yes. / It's good, on the whole.",
    "It's a good thing, if you ask me. / I'm all for it. / I'm glad of it. / A clear yes from me.",
  ],
};
