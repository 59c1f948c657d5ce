import type { StudyForm } from "../study-form.ts";

/** How an offer is liked in itself and beside others, and how many would try it. */
export const concept: StudyForm = {
  label: "Concept test",
  description: "First reactions to an idea, what is believable, and what would stop people.",
  default_audience: "b2c",
  slug: "concept-test",
  demo: {
    topic: "Would families buy a meal kit for toddlers at $29 a month?",
    subject: "a meal kit for toddlers",
    stimulus:
      "A box with eight meals for a toddler comes to your door once a month. The meals are cooked and frozen, with little salt and no sugar. Each is warm in four minutes.",
    price: { amount: 29, currency: "USD", per: "month" },
    audience_description: "parents of toddlers",
  },
  uses: ["price", "stimulus"],
  reading: "offer",
  isOffered: true,
  sample: "who_for",
  guide: [
    {
      purpose: "first_reaction",
      ask: "What's the first thing that goes through your mind?",
      seeks: ["ladder", "clarify"],
    },
    { purpose: "what_is_it", ask: "How would you describe this in your own words?", seeks: ["clarify", "contrast"] },
    { purpose: "who_for", ask: "Who do you think this is for?", seeks: ["example", "clarify"] },
    { purpose: "worth", ask: "What, if anything, would it be worth to you?", seeks: ["ladder", "clarify"] },
    { purpose: "whats_new", ask: "What, if anything, is new to you here?", seeks: ["contrast", "ladder"] },
    {
      purpose: "unbelievable",
      ask: "What, if anything, do you find hard to believe here?",
      seeks: ["ladder", "example"],
    },
    {
      purpose: "would_stop",
      ask: "{costs} What, if anything, would put you off?",
      seeks: ["counter", "example"],
      hypothetical: true,
    },
  ],
  closed: [
    { is: "item", id: "intent", text: "How likely is it that you would buy {thing}, or take it up?", scale: "buy" },
    {
      is: "item",
      id: "uniqueness",
      text: "How different is {thing} from what there is?",
      scale: "degree",
      measures: { of: "consideration", id: "novelty" },
    },
    {
      is: "item",
      id: "relevance",
      text: "How far is {thing} made for somebody like you?",
      scale: "degree",
      measures: { of: "consideration", id: "fit" },
    },
    {
      is: "item",
      id: "believability",
      text: "How believable is what is said of {thing}?",
      scale: "degree",
      measures: { of: "consideration", id: "claims" },
    },
    {
      is: "item",
      id: "value",
      text: "How good is {thing} for the money?",
      scale: "degree",
      measures: { of: "consideration", id: "value" },
      isPriced: true,
    },
  ],
  measures: [
    { is: "boxes", item: "intent", label: "Would say yes", labelPriced: "Would buy" },
    { is: "boxes", item: "uniqueness", label: "Unlike others" },
    { is: "boxes", item: "relevance", label: "Relevant to me" },
    { is: "boxes", item: "believability", label: "Believable" },
    { is: "boxes", item: "value", label: "Worth the money" },
    { is: "trial" },
  ],
  levels: {
    base: 0.35,
    emphasis: ["fit", "habit"],
    brings: { habit: -0.14, fit: 0.04, effort: -0.1, outcome: 0.14, novelty: 0.06, price: -0.06 },
  },
  closing: { ask: "All in all, would {subject} be something for you?", scale: "yes" },
  check: "Check whether people are told enough to judge it, in plain words that do not praise it.",
  adds: [
    "First reactions, in people's own words",
    "What people take it for, whom they think it is for, and what it would be worth to them",
    "What is hard to believe, and what would put people off",
  ],
  openings: [
    {
      purpose: "first_reaction",
      says: "own",
      against:
        "My first thought was no. → / I wasn't taken with it. → / It doesn't do much for me. → / I shook my head a little. →",
      torn: "I'm in two minds. → / I don't quite know yet. → / Yes and no. → / I'd have to let it sink in. →",
      for: "I like it. → / My first thought was yes. → / It caught my interest. → / It sounds good to me. →",
    },
    {
      purpose: "what_is_it",
      says: "own",
      against:
        "As something for other people. / As something I can do without. / Not as warmly as you do. / As one of many such things.",
      torn: "As something that might be useful. / As something I'd have to see again. / Much as you did, with a question mark. / As something that could go either way.",
      for: "As something I could do with. / As something that ought to be there already. / Much as you did, only shorter. / As something worth a try.",
    },
    {
      purpose: "who_for",
      against: "Not me, I'm afraid. / Other people, not me. / Someone with different worries. / Hardly anyone I know.",
      torn: "People a bit like me, perhaps. / Some people. I'm not sure I'm one of them. / People who want something different. / A few people I can think of.",
      for: "People like me, I'd say. / Me, for one. / Quite a few people I know. / Anyone in my position.",
    },
    {
      purpose: "worth",
      against: "Nothing, to be honest. / Hardly anything. / I wouldn't give anything for it. / Very little.",
      torn: "A little, perhaps. / I couldn't say yet. / It depends on how much I'd use it. / Not all that much.",
      for: "A fair amount. / More than I'd have thought. / It would be worth something to me, yes. / Quite a bit.",
    },
    {
      purpose: "whats_new",
      says: { of: "for", among: ["novelty"] },
      against: "Not a great deal. / Only one thing, if that. / Little that matters to me. / Nothing much, I'm afraid.",
      torn: "Just the one thing. / A little. / Part of it. / One side of it.",
      for: "One thing stands out. → / What's new to me is also what I like. / More than I expected. / Most of it. →",
    },
    {
      purpose: "unbelievable",
      says: "own",
      against: "Quite a bit, to be honest. / More than one thing. / That it will work as it says. / Several points.",
      torn: "I'd want to check a thing or two. / One point, perhaps. / Whether it works out like that. / I'd like to see it first.",
      for: "Nothing much. / Nothing. It sounds plain enough. / No, it's all quite believable. / I can't find anything.",
    },
    {
      purpose: "would_stop",
      says: { of: "against", except: ["novelty"] },
      against: "Quite a lot. →→ / Several things. →→ / I wouldn't have to think long. → / There's a lot against it. →",
      torn: "One thing might. → / There is something. → / I'd hesitate over one point. → / Perhaps this. →",
      for: "Only a small thing. → / One small thing, perhaps. → / If anything, this. → / Not much. One point, maybe. →",
    },
  ],
};
