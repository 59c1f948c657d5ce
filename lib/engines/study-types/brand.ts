import { agreementFormula, type StudyForm } from "../study-form.ts";

/** The funnel from coming to mind to being considered, and what the brand is associated with. */
export const brand: StudyForm = {
  label: "Brand perception",
  description: "What comes to mind first, what a brand stands for, and who it is not for.",
  default_audience: "b2c",
  slug: "brand-perception",
  demo: {
    topic: "What do people connect with oat milk when they think of breakfast?",
    subject: "oat milk",
    category: "milk for breakfast",
    rivals: ["almond milk", "cow's milk"],
    audience_description: "people who eat breakfast at home",
  },
  uses: ["rivals"],
  endWords: { for: "a good opinion", torn: "a mixed one", against: "a bad one" },
  reading: "use",
  isChosen: true,
  isPaidFor: true,
  sample: "change_view",
  guide: [
    {
      purpose: "stands_for",
      ask: "What comes to mind first?",
      seeks: ["clarify", "ladder"],
    },
    {
      purpose: "brand_story",
      ask: "If you know it: tell me about one time you came across it.",
      seeks: ["example", "ladder"],
    },
    { purpose: "names_in_mind", ask: "Which others like it do you know?", seeks: ["contrast", "clarify"] },
    {
      purpose: "compares",
      ask: "How does it compare with the others you know?",
      seeks: ["example", "contrast"],
    },
    { purpose: "decides", ask: "What decides for you whether you choose it?", seeks: ["example", "ladder"] },
    {
      purpose: "change_view",
      ask: "What would change the way you see it?",
      seeks: ["counter", "ladder"],
      hypothetical: true,
    },
  ],
  unaided: [
    {
      purpose: "last_time",
      ask: "Tell me about the last time you chose {category}.",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "names_in_mind",
      ask: "Which names come to mind when you think of {category}?",
      seeks: ["contrast", "clarify"],
    },
    { purpose: "stands_for", ask: "What, if anything, do you associate with {thing}?", seeks: ["clarify", "ladder"] },
    {
      purpose: "brand_story",
      ask: "If you know it: tell me about one time you came across it.",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "compares",
      ask: "How does it compare with the others you know?",
      seeks: ["example", "contrast"],
    },
    {
      purpose: "change_view",
      ask: "What would change the way you see it?",
      seeks: ["counter", "ladder"],
      hypothetical: true,
    },
  ],
  closed: [
    { is: "item", id: "consider", text: "How likely are you to consider {thing} the next time?", scale: "likely" },
    {
      is: "aspects",
      prefix: "association",
      usual: ["quality", "trust", "value", "convenience", "fit"],
      text: "How far do you agree that “{criterion}” goes with {thing}?",
      scale: "agree",
    },
  ],
  measures: [
    { is: "awareness" },
    { is: "top_box", id: "consideration", label: "Would consider it", item: "consider", top: 2, source: "funnel" },
    {
      is: "shares",
      id: "association",
      label: "Associations",
      formula: agreementFormula,
      source: "association",
    },
  ],
  levels: {
    base: 0.3,
    emphasis: ["trust", "quality"],
    brings: { quality: 0.12, trust: 0.08, fit: 0.02, references: -0.1, value: -0.06 },
  },
  closing: { ask: "All in all, what do you think of {subject}?", scale: "good" },
  check: "Check whether people use the name that you use for it.",
  adds: [
    "What people associate with the name, good and bad",
    "Which other names come to mind",
    "How it compares with the others that people know, in their own words",
  ],
  openings: [
    {
      purpose: "last_time",
      all: "It's a while ago. I took the one I know. / It was quickly done. I did as I always do. / Not long ago. I looked at two or three. / A while back. I asked someone, and went by that.",
    },
    {
      purpose: "decides",
      says: "weighs",
      all: "Mostly {weighs}. {because} / {Weighs}, more than anything. {because} / {Weighs}, first of all. {because} / I look at {weighs}. {because}",
    },
    {
      purpose: "names_in_mind",
      where: "kind",
      all: "Two or three, without having to think. / Not many. I'd have to look them up. / The one I know best. Then I'd have to think. / One or two that I've heard of.",
    },
    {
      purpose: "names_in_mind",
      where: "rivals",
      against:
        "I think of {rival} first. / There's {rival}, before anything else. / Well, {rival}. / I'd name {rival} before it.",
      torn: "I'd say {rival}. / I suppose {rival}. / There's {rival}, and others. / Maybe {rival}.",
      for: "There's {rival}, but after it. / There's {rival}, among others. / I'd name {rival}. / I know {rival}, some way behind it.",
    },
    {
      purpose: "names_in_mind",
      against: "None in particular. / Several, none of them above the rest. / I mix them up. / Too many to tell apart.",
      torn: "I couldn't name one. / A few that are much alike. / Nothing comes to mind just now. / I don't keep track of names.",
      for: "None that I'd put before it. / It's the first I think of. / I'd have to think hard. / Others, but I'd come back to it.",
    },
    {
      purpose: "stands_for",
      says: "own",
      against: "Nothing very good. → / Not much that I like. → / More bad than good. → / Something I'd rather avoid. →",
      torn: "A bit of both. → / Good and bad. → / This and that. → / Nothing very strong. →",
      for: "Mostly good things. → / Something I like. → / A good feeling. → / What I'd hope for. →",
    },
    {
      purpose: "brand_story",
      says: "own",
      against: "I came away disappointed. / It left me cold. / It wasn't a good one. / I'd expected more.",
      torn: "There wasn't much to remember. / There was nothing special about it. / It was all right, no more. / Nothing to write home about.",
      for: "I came away pleased. / It was a good one. / It went better than I'd expected. / It left a good impression.",
    },
    {
      purpose: "compares",
      says: "own",
      against:
        "The others are ahead. → / Not so well. → / I'd look at the others first. → / Less well than I'd like. →",
      torn: "About the same. → / Better in some ways, worse in others. → / There's little between them. → / It depends. →",
      for: "It's ahead of most. → / Rather well. → / The others come after it. → / It does better than I'd thought. →",
    },
    {
      purpose: "change_view",
      says: "want",
      against: "I'd need {want}. / {Want}, to begin with. / Just one thing: {want}. / It would take {want}.",
      torn: "Maybe {want}. / I'd like {want}. / It would help to have {want}. / {Want}, perhaps.",
      for: "It would have to let me down. / I'm happy with how I see it. / Not much could. / A real disappointment, I suppose.",
    },
  ],
};
