import type { StudyForm } from "../study-form.ts";

/** Customer experience: satisfaction, effort, and which moments hurt most. */
export const cx: StudyForm = {
  label: "Customer experience",
  description: "The last journey step by step: the best and worst moments, the effort, the one fix.",
  default_audience: "b2c",
  slug: "customer-experience",
  demo: {
    topic: "How was the last delivery of groceries that you ordered online?",
    subject: "the delivery of groceries ordered online",
    audience_description: "people who order groceries online",
  },
  reading: "use",
  isPaidFor: true,
  guide: {
    swap: 3,
    questions: [
      { purpose: "last_journey", ask: "Tell me how it went, the last time.", seeks: ["example", "clarify"] },
      { purpose: "best_worst", ask: "Which part of it was best for you, or worst?", seeks: ["ladder", "clarify"] },
      { purpose: "effort", ask: "Where, if anywhere, did it ask too much of you?", seeks: ["example", "contrast"] },
      { purpose: "recovery", ask: "If something went wrong, what happened next?", seeks: ["example", "ladder"] },
      {
        purpose: "beforehand",
        ask: "What, if anything, would you have liked to know beforehand?",
        seeks: ["ladder", "contrast"],
      },
      {
        purpose: "one_fix",
        ask: "What one thing would you put right first?",
        seeks: ["ladder", "counter"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    {
      is: "item",
      id: "satisfaction",
      text: "How satisfied were you with {thing} the last time?",
      scale: "satisfied",
    },
    {
      is: "item",
      id: "ease",
      text: "How far do you agree: “It was easy to get done what I wanted with {thing}”?",
      scale: "agreeInSeven",
      measures: { of: "consideration", id: "effort" },
    },
    {
      is: "aspects",
      prefix: "moment",
      usual: ["service", "speed", "effort", "convenience", "quality"],
      text: "How did {thing} do on “{criterion}” the last time?",
      scale: "well",
    },
  ],
  measures: [
    { is: "top_box", id: "csat_t2b", label: "Satisfied", item: "satisfaction", top: 2 },
    {
      is: "mean",
      id: "ces_mean",
      label: "Ease, from 1 to 7",
      item: "ease",
      unit: "mean",
      formula: "Mean of the agreement that it was easy, on seven points; more is less effort",
      source: "effort",
    },
    {
      is: "points",
      id: "ces_agree",
      label: "Found it easy",
      item: "ease",
      top: 3,
      formula: "Mean probability of points 5 to 7 of seven",
      source: "effort",
    },
    { is: "moment_pain" },
  ],
  levels: {
    base: 0.25,
    emphasis: ["speed", "support"],
    brings: { speed: -0.14, effort: -0.06, simplicity: 0.02, support: 0.06, service: 0.1, value: -0.02 },
  },
  nextStep: {
    step: "Ask ten people within a day how it went, for better or worse, and count how many say unasked that {clause}.",
    question: "Where did it go wrong for people, and where did it go well?",
    method: "A short survey within a day, then interviews step by step through the last time.",
    sample: "100 people or more, and 12 interviews.",
    would_change: "Something else is named more often.",
  },
  openings: [
    {
      purpose: "last_journey",
      says: "own",
      against:
        "It didn't go smoothly. → / It was harder than it should be. → / I was glad when it was over. → / Not much of it went well. →",
      torn: "It went all right, more or less. → / Some of it went well. → / It had its ups and downs. → / I got there in the end. →",
      for: "It went smoothly. → / I've nothing to complain about. → / It all went as it should. → / It went well from start to finish. →",
    },
    {
      purpose: "best_worst",
      says: "own",
      against:
        "The worst of it is this. → / The part that went wrong. → / The part where I lost patience. → / The part that bothered me. →",
      torn: "Neither stands out much. → / A bit of both. → / There was some good and some bad. → / It's hard to pick one. →",
      for: "The best of it is this. → / The part that went well. → / The good part is easily named. → / The best was something simple. →",
    },
    {
      purpose: "effort",
      says: { of: "against", among: ["effort", "simplicity", "convenience"] },
      against: "In most places. → / From the start. → / In more than one place. → / More often than it should. →",
      torn: "In one place, perhaps. → / Here and there. → / At one point. → / Towards the end. →",
      for: "Nowhere, really. / It went easily. / It asked little enough. / Less than I'd feared.",
    },
    {
      purpose: "recovery",
      says: {
        against: { of: "against", among: ["mending"] },
        torn: { of: "against", among: ["mending"] },
        for: { of: "for", among: ["mending"] },
      },
      against:
        "I had to see to it myself. → / Not much happened. / Nobody got back to me. / It took several tries. → / I let it go in the end. / It was left as it was.",
      torn: "It was sorted out in the end. / I couldn't say. / Some of it was put right. / It was settled, if not at once.",
      for: "It was put right. → / Someone dealt with it. → / It was soon settled. / I hardly had to ask. / They saw to it. / They were quick to see to it.",
    },
    {
      purpose: "beforehand",
      all: "How long it would take. / What would come next. / Who I could ask. / What was expected of me.",
    },
    {
      purpose: "one_fix",
      says: { of: "want", except: ["health"] },
      against: "I'd want {want}. / {Want}, first of all. / What it needs is {want}. / Above all, {want}.",
      torn: "Maybe {want}. / I'd like {want}. / It could do with {want}. / I'd begin with {want}.",
      for: "Only a small thing: {want}. / Not much. Perhaps {want}. / If anything, {want}. / There's little to fix. At most {want}.",
    },
  ],
};
