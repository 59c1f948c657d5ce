import type { StudyForm } from "../study-form.ts";

/** Whether it would be missed, how it satisfies, and what matters most in it. */
export const product: StudyForm = {
  label: "Product fit",
  description: "The last time it was used, where people get stuck, what they would miss and what is missing.",
  default_audience: "b2b",
  slug: "product-fit",
  demo: {
    topic: "What would accountants miss most if the expense app Tallybird went away?",
    subject: "Tallybird",
    audience_description: "accountants who use an expense app",
  },
  endWords: { for: "content", torn: "in two minds", against: "not content" },
  reading: "use",
  isOffered: true,
  isPaidFor: true,
  sample: "job_today",
  guide: [
    {
      purpose: "job_today",
      ask: "What do you use it for, if you do?",
      seeks: ["example", "clarify"],
    },
    {
      purpose: "last_time",
      ask: "Tell me about the last time you used it, if you have.",
      seeks: ["example", "ladder"],
    },
    { purpose: "in_the_way", ask: "Where, if anywhere, did you get stuck?", seeks: ["example", "ladder"] },
    {
      purpose: "keeps_from",
      ask: "What, if anything, keeps you from using it, or from using it more?",
      seeks: ["ladder", "example"],
    },
    {
      purpose: "would_miss",
      ask: "What, if anything, would you miss without it?",
      seeks: ["ladder", "counter"],
      hypothetical: true,
    },
    { purpose: "whats_missing", ask: "What, if anything, should be better?", seeks: ["example", "ladder"] },
  ],
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
    emphasis: ["convenience", "quality"],
    brings: { quality: 0.04, convenience: 0.04, simplicity: -0.06, reliability: 0.02, value: -0.04 },
  },
  closing: { ask: "All in all, what do you think of {subject}?", scale: "good" },
  check: "Choose both kinds of people: those who use it, and those who could but do not.",
  adds: [
    "What people use it for, and where they get stuck, with quotes",
    "What keeps them from using it, or from using it more",
    "What people would miss, and what should be better, in their own words",
  ],
  openings: [
    {
      purpose: "last_time",
      says: "own",
      against:
        "It didn't go smoothly. → / It took me several tries. → / I was glad when it was done. → / It went wrong halfway. →",
      torn: "It went all right, more or less. → / Some of it went well. → / I got there in the end. → / It went much as usual. →",
      for: "It went smoothly. → / It was done before I noticed. → / It all went as it should. → / There isn't much to tell. It worked. →",
    },
    {
      purpose: "job_today",
      all: "For what has to be done each week. / For small things, in between. / For what can't wait. / For one thing, really.",
    },
    {
      purpose: "keeps_from",
      says: { of: "against", except: ["convenience", "simplicity", "reliability"] },
      against: "More than one thing. → / Quite a bit. → / I can name something. → / A few things. →",
      torn: "Only one thing. → / This, at times. → / Not a lot. → / Now and then this. →",
      for: "Nothing, really. / Nothing that I can think of. / I use it as much as I need to. / Not a thing.",
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
      for: "Not much. Maybe {want}. / Only a small thing: {want}. / If I could wish, {want}. / Hardly anything. At most {want}.",
    },
    {
      purpose: "in_the_way",
      says: { of: "against", among: ["convenience", "simplicity", "reliability"] },
      against: "In more than one place. →→ / At the start. → / Halfway through. → / More often than I'd like. →",
      torn: "At one point. → / Here and there. → / Towards the end. → / In one place only. →",
      for: "Nowhere, really. / Hardly anywhere. / I can't say that I did. / Only for a moment.",
    },
  ],
};
