import type { StudyForm } from "../study-form.ts";

/** Product fit: whether it would be missed, how it satisfies, and what matters most in it. */
export const product: StudyForm = {
  label: "Product fit",
  description: "The job a product is hired for, what people would miss, and what is missing.",
  default_audience: "b2b",
  slug: "product-fit",
  demo: {
    topic: "What would finance teams miss most if the expense app Acme Pay went away?",
    subject: "Acme Pay",
    audience_description: "accountants who use an expense app",
  },
  endWords: { "in favour": "content", undecided: "in two minds", against: "not content" },
  reading: "use",
  isOffered: true,
  isPaidFor: true,
  guide: {
    swap: 4,
    questions: [
      { purpose: "job_today", ask: "How often do you use this, and what for?", seeks: ["example", "ladder"] },
      { purpose: "first_use", ask: "How was it the first time?", seeks: ["example", "clarify"] },
      {
        purpose: "workaround",
        ask: "What do you do when it does not do what you need?",
        seeks: ["example", "contrast"],
      },
      {
        purpose: "would_miss",
        ask: "What, if anything, would you miss without {named}?",
        seeks: ["ladder", "counter"],
        hypothetical: true,
      },
      { purpose: "whats_missing", ask: "What, if anything, should be better?", seeks: ["example", "ladder"] },
      {
        purpose: "in_the_way",
        ask: "What, if anything, gets in the way?",
        seeks: ["example", "ladder"],
      },
    ],
  },
  closed: [
    {
      is: "item",
      id: "without",
      text: "How would you feel if you could no longer use {thing}?",
      scale: "disappointed",
    },
    { is: "item", id: "satisfaction", text: "All in all, how satisfied are you with {thing}?", scale: "satisfied" },
    {
      is: "aspects",
      prefix: "feature",
      usual: ["quality", "value", "effort", "fit", "trust"],
      text: "When it comes to {category}, how important is “{criterion}” to you?",
      scale: "important",
    },
  ],
  measures: [
    { is: "fit_score" },
    { is: "top_box", id: "csat_t2b", label: "Satisfied", item: "satisfaction", top: 2 },
    { is: "best_worst", id: "maxdiff", label: "What matters most" },
  ],
  levels: {
    base: 0.3,
    emphasis: ["effort", "quality"],
    brings: { quality: 0.04, convenience: 0.1, effort: -0.1, simplicity: -0.06, reliability: 0.02, value: -0.04 },
  },
  closing: { ask: "All in all, how do you find {named}?", scale: "good" },
  check: "Ask first who still uses it. Ask those who stopped why.",
  adds: [
    "What people use it for, and what they would miss",
    "What gets in people's way, with quotes",
    "What should be better, in people's own words",
  ],
  openings: [
    {
      purpose: "job_today",
      against: "As little as I can. / Only when I have to. / Not often. / For hardly anything these days.",
      torn: "Now and then. / When I need it. / Some days more, some days less. / On and off.",
      for: "Most days. / For quite a lot, most weeks. / Nearly every day. / For most of what comes up.",
    },
    {
      purpose: "workaround",
      against:
        "I go back to the old way. / I look for something else. / I do it some other way. / I get annoyed and give up.",
      torn: "I make do somehow. / I find a way round it. / I try again later. / I do part of it some other way.",
      for: "I manage somehow. / I find a way round it, and come back to it. / I give it a second try. / That's rare. I wait a moment.",
    },
    {
      purpose: "first_use",
      says: "own",
      against: "I wasn't impressed. → / It put me off a little. → / I expected more. → / It didn't go well. →",
      torn: "It was all right. → / I didn't quite know what to make of it. → / Neither good nor bad. → / It took me a moment to decide. →",
      for: "I liked it straight away. → / It won me over quickly. → / It went well from the start. → / I was pleasantly surprised. →",
    },
    {
      purpose: "would_miss",
      says: "for",
      against: "Not a lot. → / Very little, to be honest. → / Hardly a thing. → / One small thing, maybe. →",
      torn: "A little. → / Some of it. → / A part of it, yes. → / One or two things. →",
      for: "Quite a lot. →→ / I'd notice straight away. → / More than I'd like to admit. → / A good deal of it. →",
    },
    {
      purpose: "whats_missing",
      says: "want",
      against:
        "More than one thing. I'd need {want}. / I'd need {want}, to begin with. / A lot. First of all {want}. / What I really need is {want}.",
      torn: "I'd like {want}. / Perhaps {want}. / I could do with {want}. / It would be nice to have {want}.",
      for: "Not much. Maybe {want}. / Only a small thing: {want}. / If I could wish, {want}. / Nearly nothing. At most {want}.",
    },
    {
      purpose: "in_the_way",
      says: "against",
      against: "Quite a lot. → / More than one thing. →→ / Something that matters. → / Enough to put me off. →",
      torn: "One thing does. → / There is something. → / A thing or two. → / Now and then this. →",
      for: "Hardly anything. → / Not much. → / A small thing. → / Nothing to speak of. →",
    },
  ],
};
