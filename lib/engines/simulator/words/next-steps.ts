import type { StudyTypeId } from "../../study-types.ts";

/** What to do tomorrow, and how to check the study with people. "{clause}" and "{label}" are those of the reason named most. */
export type NextStep = { step: string; question: string; method: string; sample: string };

export const nextSteps: Record<StudyTypeId, NextStep> = {
  pricing: {
    step: "Put a price to ten people you want to serve, and count how many object before you explain anything.",
    question: "At which price do people stop considering it?",
    method: "Price questions first, then a choice between packages at different prices.",
    sample: "100 people or more: price curves from fewer than 30 cross by chance.",
  },
  concept: {
    step: "Describe it in two sentences to ten people you want to serve, and count how many would take it up.",
    question: "Does it do better than a plain alternative?",
    method: "Each person sees one of the two and says how likely they are to take it up.",
    sample: "100 people for each of the two.",
  },
  product: {
    step: "Ask ten people who use it what they like and dislike about it, and count how many say unasked that {clause}.",
    question: "How disappointed would users be without it?",
    method: "One closed question to people who used it in the last two weeks, with the reason in their own words.",
    sample: "100 people or more.",
  },
  competitor: {
    step: "Ask ten people who chose lately what decided it, and count how many say unasked that {clause}.",
    question: "Who chose something else lately, and why?",
    method: "Interviews with people who decided in the last six months, on both sides.",
    sample: "12 to 15 interviews.",
  },
  brand: {
    step: "Ask ten people which names come to mind before you say yours, and count how many say it.",
    question: "What do people connect with it when no name is shown first?",
    method: "Open recall, then recognition, then one open question.",
    sample: "100 people or more.",
  },
  messaging: {
    step: "Show the text to ten people for five seconds, and have them say it back in their own words.",
    question: "What do readers say it promises?",
    method: "Show it, hide it, ask for it in their own words; each reader sees one version.",
    sample: "50 readers for each version.",
  },
  churn: {
    step: "Call ten people who left lately, and count how many say unasked that {clause}.",
    question: "What did people do in the weeks before they left?",
    method: "Usage logs of those who left beside those who stayed, then interviews.",
    sample: "12 to 15 people who left.",
  },
  winloss: {
    step: "Ask five people who chose it and five who did not what decided it, and count how many say unasked that {clause}.",
    question: "What decided the last real cases?",
    method: "Interviews by somebody who did not sell it.",
    sample: "15 cases that were won and 15 that were lost.",
  },
  cx: {
    step: "Ask ten people within a day how it went, for better or worse, and count how many say unasked that {clause}.",
    question: "Where does it cost people most effort?",
    method: "A short survey within a day, beside the logs of where people stop.",
    sample: "100 people or more.",
  },
  segmentation: {
    step: "Have ten people pick what matters most and least to them from one list, and see how many put “{label}” first.",
    question: "Which needs set people apart?",
    method: "Best-worst choices among these needs, then groups formed from them.",
    sample: "300 people or more: smaller groups seldom return.",
  },
  custom: {
    step: "Ask ten people whom it concerns what they make of it, and count how many say unasked that {clause}.",
    question: "What did people do the last time it came up?",
    method: "Short interviews about the last real occasion, then a survey.",
    sample: "50 people or more.",
  },
};
