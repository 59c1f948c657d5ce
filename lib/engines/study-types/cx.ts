import type { StudyForm } from "../study-form.ts";

/** Satisfaction, effort, and which moments hurt most. */
export const cx: StudyForm = {
  label: "Customer experience",
  description: "How it went step by step: the best and worst moments, the effort, the one fix.",
  default_audience: "b2c",
  slug: "customer-experience",
  demo: {
    topic: "How was the last delivery of groceries that you ordered online?",
    subject: "the delivery of groceries ordered online",
    audience_description: "people who order groceries online",
  },
  endWords: { for: "satisfied", torn: "in between", against: "not satisfied" },
  reading: "use",
  isPaidFor: true,
  sample: "beforehand",
  guide: [
    {
      purpose: "last_journey",
      ask: "Tell me about your own experience, from beginning to end.",
      seeks: ["example", "clarify"],
    },
    {
      purpose: "best_worst",
      ask: "Which part stays with you most?",
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "effort",
      ask: "Where, if anywhere, was it harder than it should be?",
      seeks: ["example", "contrast"],
    },
    { purpose: "recovery", ask: "If something went wrong, what happened next?", seeks: ["example", "ladder"] },
    {
      purpose: "beforehand",
      ask: "What, if anything, would you have liked to know beforehand?",
      seeks: ["ladder", "contrast"],
    },
    {
      purpose: "one_fix",
      ask: "What one thing should be done differently?",
      seeks: ["ladder", "counter"],
      hypothetical: true,
    },
  ],
  closed: [
    {
      is: "item",
      id: "satisfaction",
      text: "How satisfied were you with {thing}?",
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
      text: "How did {thing} do on “{criterion}”?",
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
  closing: { ask: "All in all, how was it?", scale: "good" },
  check: "Check that it is not too long ago for the people you ask.",
  adds: [
    "How it went step by step, and what stays with people",
    "Where it was harder than it should be, with quotes",
    "What people would do differently",
  ],
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
      torn: "Neither stands out much. → / The middle part, I'd say. → / There was some good and some bad. → / It's hard to pick one. →",
      for: "Most of it went well. → / The part that went well. → / The good part is easily named. → / The best was something simple. →",
    },
    {
      purpose: "effort",
      says: { of: "against", among: ["effort", "simplicity", "convenience"] },
      against: "In most places. → / From the start. → / In more than one place. → / More often than it should. →",
      torn: "In one place, perhaps. → / Here and there. → / At one point. → / Towards the end. →",
      for: "Nowhere, really. / It went easily. / Nowhere that I noticed. / Less than I'd feared.",
    },
    {
      purpose: "recovery",
      says: {
        against: { of: "against", among: ["support", "service", "speed"] },
        torn: { of: "against", among: ["support", "service", "speed"] },
        for: { of: "for", among: ["support", "service", "speed"] },
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
      says: "want",
      against: "I'd want {want}. / {Want}, first of all. / What it needs is {want}. / Above all, {want}.",
      torn: "Maybe {want}. / I'd like {want}. / It could do with {want}. / I'd begin with {want}.",
      for: "One thing: {want}. / Not much. Perhaps {want}. / If anything, {want}. / There's little to fix. At most {want}.",
    },
  ],
  words: {
    speed: {
      pro: "it was quick",
      con: "it took too long",
      weighs: "how long it takes",
      for: [
        "It was quick enough. / I didn't wait all that long. / The wait was bearable. / It could have taken longer.",
        "I didn't have to wait long. / It went quickly. / It was over sooner than I'd thought. / It went without delay.",
        "It went faster than I'd hoped. / I hardly had to wait at all. / It couldn't have gone faster. / How fast it went was the best of it.",
      ],
      against: [
        "It took a while. / I had to wait a bit. / It could have gone faster. / It wasn't the quickest.",
        "It took too long. / I waited longer than I should have. / Too much of it was waiting. / It dragged on.",
        "It took far too long. / The waiting was the worst of it. / I waited and waited. / Nobody should have to wait that long.",
      ],
    },
    effort: {
      pro: "it asked little of them",
      con: "it asked too much of them",
      weighs: "how much it asks of me",
      for: [
        "It wasn't much trouble. / It didn't ask that much of me. / I got through it all right. / I'd expected more trouble.",
        "It asked little of me. / I hardly had to do a thing. / It was easy on me. / I was spared most of the trouble.",
        "It couldn't have been easier on me. / I didn't have to see to anything myself. / Everything was seen to for me. / It cost me no effort at all.",
      ],
      against: [
        "It asked a bit much of me. / There was more to see to than I'd thought. / It was a bit tiring. / It took some doing.",
        "It asked too much of me. / I had to do too much myself. / It wore me out. / It took more out of me than it should.",
        "It was exhausting. / I had to see to everything myself. / It took all I had. / I don't want to go through that again.",
      ],
      want: "fewer things to see to myself",
    },
    simplicity: {
      pro: "it was clear what came next",
      con: "it was not clear what came next",
      weighs: "whether it's clear what comes next",
      for: [
        "It was clear enough. / I mostly knew what came next. / I could follow it. / Most of it was explained.",
        "I knew what came next. / It was all explained to me. / It was easy to follow. / I always knew where I was.",
        "It couldn't have been clearer. / I never had to ask what came next. / Everything was explained before I asked. / I knew each step beforehand.",
      ],
      against: [
        "It wasn't always clear what came next. / I had to ask a few times. / Some of it was confusing. / I'd have liked more explained.",
        "I didn't know what came next. / Nobody told me what would happen. / It was confusing. / I couldn't follow it.",
        "I had no idea what was going on. / I was left in the dark. / Nobody explained a thing. / It was all a muddle.",
      ],
      want: "more said about what comes next",
    },
    support: {
      pro: "there was someone to turn to",
      con: "there was nobody to turn to",
      weighs: "whether there's someone to turn to",
      for: [
        "There was someone I could ask. / I got an answer in the end. / Someone helped when I asked. / I wasn't left alone with it.",
        "There was someone to turn to. / I got help when I needed it. / I always found someone to ask. / Someone was there for me.",
        "Help was there before I asked. / Someone was there the whole time. / I couldn't have asked for better help. / Whenever I needed someone, someone came.",
      ],
      against: [
        "I'd have liked more help. / It was hard to find someone to ask. / I had to ask more than once. / I was passed from one to the next.",
        "There was nobody to turn to. / I was left alone with it. / Nobody could tell me more. / I asked, and nobody knew.",
        "I was left completely alone with it. / Nobody helped me at all. / I asked for help and got none. / When I needed someone, nobody came.",
      ],
      want: "someone I can turn to",
    },
    service: {
      pro: "they were treated well",
      con: "they were not taken seriously",
      weighs: "how I'm treated",
      for: [
        "They were friendly enough. / I was treated all right. / Most of them were kind. / I've no complaint about the people.",
        "I was treated well. / I was taken seriously. / People were kind to me. / They listened to me.",
        "I was treated like a person. / They couldn't have been kinder. / I felt in good hands. / They took all the time I needed.",
      ],
      against: [
        "They could have been friendlier. / I'd have liked a kinder word. / I felt a bit hurried along. / They didn't listen all that closely.",
        "I wasn't taken seriously. / Nobody listened to me. / I was just one of many to them. / I wasn't treated as I should have been.",
        "I was treated badly. / I felt like a nuisance. / Nobody cared how I was. / I won't forget how I was treated.",
      ],
      want: "someone who listens",
    },
  },
};
