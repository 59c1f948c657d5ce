import type { StudyForm } from "../study-form.ts";

/** Message test: five qualities, the mean of them, which variant leads, and whether it was understood. */
export const messaging: StudyForm = {
  label: "Message test",
  description: "What a message says to its readers, what they believe, and what is unclear.",
  default_audience: "b2b",
  slug: "message-test",
  demo: {
    topic: "Is our message clear to finance teams?",
    stimulus: "Close your books in half the time",
    subject: "accounting software",
    audience_description: "accountants",
  },
  uses: ["stimulus"],
  proposal: "You gave words to show: a message test measures how clear and believable they are.",
  reading: "offer",
  isOfWords: true,
  isOffered: true,
  estimate: { title: "Believes it", item: "believability" },
  guide: {
    swap: 2,
    questions: [
      { purpose: "read_back", ask: "What stays with you from it?", seeks: ["clarify", "ladder"] },
      {
        purpose: "promise",
        ask: "What, if anything, does it promise you or ask of you?",
        seeks: ["ladder", "clarify"],
      },
      { purpose: "unclear", ask: "What, if anything, is unclear to you?", seeks: ["clarify", "example"] },
      { purpose: "believe", ask: "How far do you believe it?", seeks: ["ladder", "example"] },
      { purpose: "next_move", ask: "What would you do next, after reading it?", seeks: ["contrast", "example"] },
      {
        purpose: "forward_note",
        ask: "Say you pass it on to someone you know. What do you write above it?",
        seeks: ["ladder", "counter"],
        hypothetical: true,
      },
    ],
  },
  closed: [
    {
      is: "item",
      id: "clarity",
      text: "{message}: how far is it clear?",
      scale: "degree",
      measures: { of: "consideration", id: "simplicity" },
    },
    {
      is: "item",
      id: "relevance",
      text: "{message}: how far is it relevant to you?",
      scale: "degree",
      measures: { of: "consideration", id: "fit" },
    },
    {
      is: "item",
      id: "believability",
      text: "{message}: how far is it believable?",
      scale: "degree",
      measures: { of: "consideration", id: "claims" },
    },
    {
      is: "item",
      id: "difference",
      text: "{message}: how far is it different from what others say?",
      scale: "degree",
      measures: { of: "consideration", id: "novelty" },
    },
    {
      is: "item",
      id: "motivation",
      text: "{message}: how far is it a reason to look further into it?",
      scale: "degree",
    },
    { is: "lines" },
  ],
  measures: [
    { is: "top_box", id: "clarity_t2b", label: "Clear", item: "clarity", top: 2 },
    { is: "top_box", id: "relevance_t2b", label: "Relevant to me", item: "relevance", top: 2 },
    { is: "top_box", id: "believability_t2b", label: "Believable", item: "believability", top: 2 },
    { is: "top_box", id: "difference_t2b", label: "Unlike others", item: "difference", top: 2 },
    { is: "top_box", id: "motivation_t2b", label: "Moves to act", item: "motivation", top: 2 },
    { is: "message_score" },
    { is: "lines" },
    { is: "comprehension" },
  ],
};
