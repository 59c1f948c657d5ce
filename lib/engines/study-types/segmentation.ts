import type { StudyForm } from "../study-form.ts";

/** Needs and segments: a map of needs. A few personas are no segments of a market, and are not called so. */
export const segmentation: StudyForm = {
  label: "Needs and segments",
  description: "How needs and trade-offs differ between people, as a map of needs.",
  default_audience: "b2c",
  slug: "needs-map",
  demo: {
    topic: "How do the needs of people who buy running shoes differ?",
    subject: "running shoes",
    audience_description: "people who run twice a week",
  },
  reading: "offer",
  guide: {
    swap: 3,
    questions: [
      {
        purpose: "day_in_life",
        ask: "When you think about it, what comes to mind first?",
        seeks: ["example", "clarify"],
      },
      { purpose: "goals", ask: "What matters most to you in it?", seeks: ["ladder", "example"] },
      { purpose: "how_choose", ask: "And what else do you look at?", seeks: ["example", "ladder"] },
      {
        purpose: "trade_offs",
        ask: "When you can't have everything, what do you give up first?",
        seeks: ["ladder", "contrast"],
      },
      { purpose: "channels", ask: "Where do you look for advice about it?", seeks: ["example", "ladder"] },
      {
        purpose: "what_good_is",
        ask: "If you had to judge it by one thing, what would that be?",
        seeks: ["clarify", "counter"],
      },
    ],
  },
};
