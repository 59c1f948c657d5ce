import type { StudyTypeId } from "../../study-types.ts";

/** What to do tomorrow, and how to check the study with people. "{clause}" and "{label}" are those of the reason named most; what would change it is nothing that the headline says. */
export type NextStep = { step: string; question: string; method: string; sample: string; would_change: string };

export const nextSteps: Record<StudyTypeId, NextStep> = {
  pricing: {
    step: "Put a price to ten people you want to serve, and count how many object before you explain anything.",
    question: "At which price do people stop considering it?",
    method: "Price questions first, then a choice between packages at different prices.",
    sample: "100 people or more: price curves from fewer than 30 cross by chance.",
    would_change: "Clearly more or fewer people would pay it than here, or most name quite another price.",
  },
  concept: {
    step: "Describe it in two sentences to ten people whom it concerns, and count how many would say yes to it.",
    question: "Does it do better than a plain alternative?",
    method: "Each person sees one of the two and says how likely they are to say yes to it.",
    sample: "100 people for each of the two.",
    would_change: "Clearly more or fewer people say yes to it than here.",
  },
  product: {
    step: "Ask ten people who use it what they like and dislike about it, and count how many say unasked that {clause}.",
    question: "How disappointed would users be without it?",
    method: "One closed question to people who used it in the last two weeks, with the reason in their own words.",
    sample: "100 people or more.",
    would_change: "Clearly more or fewer people would miss it badly than here.",
  },
  competitor: {
    step: "Ask ten people who chose lately what decided it, and count how many say unasked that {clause}.",
    question: "Who chose something else lately, and why?",
    method: "Interviews with people who decided in the last six months, on both sides.",
    sample: "12 to 15 interviews.",
    would_change: "Clearly more or fewer people would choose it than here.",
  },
  brand: {
    step: "Ask ten people which names come to mind before you say yours, and count how many say it.",
    question: "What do people connect with it when no name is shown first?",
    method: "Open recall, then recognition, then one open question.",
    sample: "100 people or more.",
    would_change: "Hardly anyone says it unasked.",
  },
  messaging: {
    step: "Show the text to ten people once, and have them say it back in their own words.",
    question: "What do readers say it means for them?",
    method: "Show it, hide it, ask for it in their own words; each reader sees one version.",
    sample: "50 readers for each version.",
    would_change: "Clearly more or fewer readers find it clear than here.",
  },
  churn: {
    step: "Call ten people who left lately, and count how many say unasked that {clause}.",
    question: "What did people do in the weeks before they left?",
    method: "Usage logs of those who left beside those who stayed, then interviews.",
    sample: "12 to 15 people who left.",
    would_change: "Those who stayed say the same as often.",
  },
  winloss: {
    step: "Ask five people who chose it and five who did not what decided it, and count how many say unasked that {clause}.",
    question: "What decided the last real cases?",
    method: "Interviews by somebody who did not sell it.",
    sample: "15 cases that were won and 15 that were lost.",
    would_change: "Both sides name that reason equally often.",
  },
  cx: {
    step: "Ask ten people within a day how it went, for better or worse, and count how many say unasked that {clause}.",
    question: "Where did it go wrong for people, and where did it go well?",
    method: "A short survey within a day, then interviews step by step through the last time.",
    sample: "100 people or more, and 12 interviews.",
    would_change: "Something else is named more often.",
  },
  segmentation: {
    step: "Have ten people pick what matters most and least to them from one list, and see how many put “{label}” first.",
    question: "Which needs set people apart?",
    method: "Best-worst choices among these needs, then groups formed from them.",
    sample: "300 people or more: smaller groups seldom return.",
    would_change: "People are parted by other needs than these.",
  },
  custom: {
    step: "Ask ten people whom it concerns what they make of it, and count how many say unasked that {clause}.",
    question: "What did people do the last time it came up?",
    method: "Short interviews about the last real occasion, then a survey.",
    sample: "50 people or more.",
    would_change: "Clearly more or fewer people lean towards it than here.",
  },
};
