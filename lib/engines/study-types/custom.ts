import type { StudyForm } from "../study-form.ts";

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  label: "Custom question",
  description:
    "A question of your own: first thoughts, what brings it up, good and bad, what matters, what would help, what comes next.",
  default_audience: "b2c",
  slug: "study",
  demo: {
    topic: "Should a city replace free parking with a park and ride service?",
    subject: "a park and ride service instead of free parking",
    category: "a way to get to work",
    questions: [
      "How do you get to work now, and where do you park?",
      "What would you do if the free parking in the city closed?",
      "When did you last leave the car and go on by bus or train, and how was it?",
      "Should the city do it? What speaks for it, and what against it?",
    ],
    audience_description: "office workers in their 40s",
  },
  endWords: { for: "a good feeling", torn: "a mixed one", against: "a bad one" },
  reading: "use",
  aroundOwn: {
    ofKind: {
      purpose: "last_time",
      ask: "Tell me about the last time you chose {category}.",
      seeks: ["example", "clarify"],
    },
    guide: [{ purpose: "matters", ask: "What matters most to you about {subject}?", seeks: ["ladder", "example"] }],
    adds: [
      "What people say to the added questions, in their own words",
      "What matters most to them",
      "How they feel about it in the end",
    ],
  },
  sample: "context",
  guide: [
    { purpose: "reaction", ask: "What comes to mind first?", seeks: ["ladder", "clarify"] },
    {
      purpose: "context",
      ask: "When did you last think about it, and what brought it up?",
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
      ask: "What, if anything, do you plan to do about it?",
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
    brings: { outcome: 0.1, convenience: -0.1, urgency: 0, fit: 0 },
  },
  closing: { ask: "All in all, how do you feel about {subject}?", scale: "good" },
  check: "Check whether the questions cover all that you want to know.",
  adds: [
    "What comes to mind first, and what brings it up",
    "What is good about it and what is not, with quotes",
    "What matters most, what would make it better, and what people plan to do",
  ],
  openings: [
    {
      purpose: "last_time",
      all: "It's a while ago. I took the one I know. / It was quickly done. I did as I always do. / Not long ago. I looked at two or three. / A while back. I asked someone, and went by that.",
    },
    {
      purpose: "context",
      all: "The other day, when someone brought it up. / It's a while ago. I'd have to think back. / This week, in passing. / Not long ago, and it stayed with me. / Quite recently. I'd read something about it. / Last month, and only briefly. / Last week. We talked about it. / More than once this year. Things came up.",
    },
    {
      purpose: "matters",
      says: { of: "weighs", except: ["urgency"] },
      all: "What matters most to me is {weighs}. {because} / Mostly {weighs}. {because} / It comes down to {weighs}. {because} / First of all {weighs}. {because}",
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
      torn: "Some of each. → / It has two sides. → / Good days and bad. → / It's hard to say. →",
      for: "The good is easily named. → / What is good comes first. → / I'd begin with the good. → / Mostly the good. →",
    },
    {
      purpose: "help",
      says: { of: "want", except: ["outcome"] },
      against:
        "A lot would. First of all {want}. / What I really need is {want}. / I'd need {want}, to begin with. / Only {want}.",
      torn: "I'd like {want}. / Perhaps {want}. / I could do with {want}. / {Want}, maybe.",
      for: "Not much. At most {want}. / A small thing: {want}. / I'm content with it. Maybe {want}. / If anything, {want}.",
    },
    {
      purpose: "next_step",
      against: "Keep away from it, I think. / Nothing for now. / Think it over again. / Leave it alone.",
      torn: "I'll hear what others think. / Wait and see. / I'll find out more first. / Nothing yet.",
      for: "Carry on as it is. / Go along with it. / Nothing special. It's fine as it is. / Tell others about it.",
    },
  ],
  words: {
    outcome: {
      weighs: "whether it does any good",
      because:
        "I want it to lead to something. / I want it to be worth it. / I like to see the point of a thing. / I think of what it's for.",
      for: [
        "There's some good in it. / I can see a use for it. / It does some good. / I can see the sense in it.",
        "It does a lot of good. / I can see the good in it. / It makes sense to me. / It's worth it.",
        "It does a great deal of good. / It makes a real difference. / It makes perfect sense to me. / I can think of few better things.",
      ],
      against: [
        "I'm not sure that it's worth it. / I'm not sure that it does much good. / I can't quite see the use of it. / I have my doubts about it.",
        "It doesn't do much good. / I see little use in it. / It makes little sense to me. / I can't see the good in it.",
        "It does no good at all. / I see no point in it. / It makes no sense to me. / I can't see any use for it.",
      ],
      want: "a good reason for it",
    },
    convenience: {
      weighs: "how much trouble it is",
      for: [
        "It's little trouble. / It's not much bother. / It's easy enough. / I can manage it.",
        "It's no trouble. / It's easy for me. / I don't mind the trouble. / It's no bother.",
        "It's no trouble at all. / It couldn't be easier for me. / Nothing about it is hard for me. / It's as easy as can be.",
      ],
      against: [
        "It's a bit of a bother. / It could be easier. / It's not always easy. / It's a little trouble.",
        "It's more trouble than I'd like. / It's too much bother. / It's hard on me. / It asks a lot of me.",
        "It's far too much trouble. / It's more trouble than it's worth. / It's too hard on me. / It asks too much of me.",
      ],
    },
    urgency: {
      label: "How much it matters",
      criterion: "Matters to me",
      pro: "it matters to them",
      con: "other things matter more to them",
      weighs: "how much it matters to me",
      because:
        "I can't care about everything. / I have a lot on my mind. / I know what's important to me. / There's a lot going on in my life.",
      for: [
        "It has its place. / It matters a little to me. / I think about it now and then. / It's worth a thought.",
        "It matters to me. / It's important to me. / It's something I think about. / I care about it.",
        "It matters a great deal to me. / It's one of the things I care about most. / It means a lot to me. / I feel strongly about it.",
      ],
      against: [
        "It's not that important to me. / I don't think about it much. / It comes up now and then, no more. / It's not at the top of my list.",
        "Other things matter more to me. / I have other things on my mind. / It hardly matters to me. / I can't get worked up about it.",
        "It doesn't matter to me at all. / I don't care about it. / It means nothing to me. / I don't give it a thought.",
      ],
      want: "a reason to care about it",
    },
    fit: {
      weighs: "whether it suits me",
      because: "I know what works for me. / People are different. / It has to work for me. / I've tried other ways.",
      want: "something that suits me better",
    },
  },
};
