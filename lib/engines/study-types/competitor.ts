import { noneOfThese } from "../closings.ts";
import type { StudyForm } from "../study-form.ts";

/** Share of preference with the status quo as a rival, switching, and who wins on what. */
export const competitor: StudyForm = {
  label: "Competitive analysis",
  description: "How people choose between rivals, where each wins, and what makes them switch.",
  default_audience: "b2b",
  slug: "competitive-analysis",
  demo: {
    topic: "How do finance teams choose between Acme Pay, Ledgerly and a spreadsheet?",
    subject: "Acme Pay",
    category: "a way to pay suppliers",
    rivals: ["Ledgerly", "a spreadsheet"],
    audience: "b2b",
  },
  uses: ["rivals"],
  proposal: "You named others: a competitive analysis measures which one people would pick.",
  reading: "offer",
  isChosen: true,
  isPaidFor: true,
  sample: "how_happy",
  guide: [
    {
      purpose: "current_solution",
      ask: "Which do you go with today: {options}?",
      ofKind: "Tell me about the last time you chose {category}. Which did you go with?",
      seeks: ["example", "clarify"],
    },
    { purpose: "how_happy", ask: "How happy are you with that?", seeks: ["example", "clarify"] },
    { purpose: "how_chosen", ask: "What counted when you chose it?", seeks: ["example", "ladder"] },
    { purpose: "known", ask: "What do you know of {subject}?", seeks: ["example", "clarify"] },
    {
      purpose: "rival_wins",
      ask: "If you know {subject}, where do you see it behind {rival}, if anywhere?",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "rival_loses",
      ask: "If you know {subject}, where do you see it ahead of {rival}, if anywhere?",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "switch_trigger",
      ask: "What, if anything, would make you choose {subject}?",
      seeks: ["counter", "ladder"],
      hypothetical: true,
    },
  ],
  closed: [
    { is: "preference" },
    { is: "item", id: "switching", text: "How likely are you to switch to {thing} within a year?", scale: "likely" },
    {
      is: "aspects",
      prefix: "attribute",
      usual: ["price", "quality", "convenience", "trust", "value"],
      text: "Which does better on “{criterion}”: {rival}, or {thing}?",
      scale: "sides",
    },
  ],
  measures: [
    { is: "preference" },
    { is: "top_box", id: "switch_t2b", label: "Likely to switch", item: "switching", top: 2 },
    { is: "advantages" },
  ],
  levels: {
    base: 0.3,
    emphasis: ["price", "quality", "habit"],
    brings: { price: -0.08, quality: 0.1, habit: -0.1, trust: 0.1, references: -0.06, fit: 0.02 },
  },
  closing: { ask: "Which would you choose today?", scale: "sure", beside: noneOfThese },
  check: "Check whether all names are of one kind, such as your firm beside other firms, and whether people know them.",
  adds: [
    "What people use now, and what counted when they chose it",
    "What people know of it, and where they see it ahead and behind, in their own words",
    "What would make people change",
  ],
  openings: [
    {
      purpose: "current_solution",
      all: "One that I've always had. / The nearest one. / Not always the same. / One that I'd heard of, and I left it at that.",
    },
    {
      purpose: "current_solution",
      where: "kind",
      all: "The one I'd had before. / I looked at two or three, and took one that I knew. / One that I'd heard of. There wasn't much to look at. / Someone else had chosen it for me.",
    },
    {
      purpose: "current_solution",
      where: "rivals",
      all: "I went with {rival}, as before. / It's {rival}. I didn't look around much. / It's {rival}, for now. / I chose {rival}. I'd heard of it.",
    },
    {
      purpose: "known",
      all: "Not much so far. / A little, from others. / I've come across it once or twice. / What one hears of it.",
    },
    {
      purpose: "how_happy",
      against: "It does the job. / It works, and that's enough. / I'm happy with it. / It's been fine so far.",
      torn: "It more or less does the job. / It's all right. / I don't think about it much. / Some of it is fine, some isn't.",
      for: "I wouldn't mind a change. / I make do. / It was never quite right. / I'd like something better.",
    },
    {
      purpose: "how_chosen",
      says: { of: "weighs", except: ["habit"] },
      all: "I went by {weighs}. {because} / It came down to {weighs}. {because} / I looked at {weighs} first. {because} / What counted was {weighs}. {because}",
    },
    {
      purpose: "rival_wins",
      says: { of: "against", except: ["habit", "fit"] },
      against: "In more than one place. →→ / In what matters most to me. → / On most points. → / Where it counts. →",
      torn: "In one place, perhaps. → / Here and there. → / On one point that I'd notice. → / Slightly, in one respect. →",
      for: "Hardly anywhere. → / Only on a small point. → / Not by much. → / If I had to name something, this. →",
    },
    {
      purpose: "rival_loses",
      says: { of: "for", except: ["habit", "fit"] },
      against:
        "Nowhere that matters to me. / On a small point, maybe. → / I can't see where. / In one respect, to be fair to it. →",
      torn: "On one point, I think. → / A little, yes. → / In some things. → / In one or two things. →",
      for: "In what I care about most. → / In more than one way. →→ / In most things. → / On several points. →",
    },
    {
      purpose: "switch_trigger",
      says: "want",
      against:
        "A lot. I'd need {want}. / I don't see it happening. / Only with {want}, and maybe not even then. / More than it has now. I'd need {want}.",
      torn: "I'd want {want}. / I'd need {want}, to begin with. / With {want} I'd think about it. / What's missing is {want}.",
      for: "Just {want}. / Nothing more is needed. / I think I might. / A small push: {want}. / I'm nearly there. All I'd want is {want}. / Nothing more. I'd switch. / Only the right moment.",
    },
  ],
  words: {
    price: {
      weighs: "what it cost",
    },
    quality: {
      weighs: "how good it was",
    },
    trust: {
      weighs: "whether I could trust it",
    },
    references: {
      weighs: "what others said about it",
    },
    fit: {
      weighs: "what suited me",
    },
  },
};
