import { considerations } from "../../../engines/considerations.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { scales } from "../measures/scales.ts";
import { sharesList, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import { perception } from "../prose/answer-forms.ts";
import type { TypeProse } from "../prose/type-prose.ts";
import { shareSamples } from "../prose/type-prose.ts";
import type { StudyForm } from "./study-form.ts";

const derived = (plan: Plan) => chooseConsiderations(plan, ["value", "effort", "trust", "fit"]);

/** The situation and what is done today, before the subject itself. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "context",
      text: ({ category }) => `Tell me about your situation when it comes to ${category}.`,
      seeks: ["example", "clarify"],
    },
    {
      purpose: "current_behaviour",
      text: ({ category }) => `What did you do the last time ${category} came up for you?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "reaction",
      text: ({ subject }) => `What do you make of ${subject}?`,
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "barrier",
      text: ({ subject }) => `What, if anything, stands between you and ${subject}?`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "comparison",
      text: ({ subject }) => `Next to what you know already, how do you see ${subject}?`,
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "next_step",
      text: ({ subject }) => `What, if anything, would you do next about ${subject}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [3, 4],
};

/** How a study of the type is put into words. */
const prose: TypeProse = {
  asked: (subject) => `what they make of ${subject}`,
  place: "For the question asked",
  test: "ask about what people did last time, not what they would do",
  check: {
    question: (subject) => `What did people really do the last time ${subject} came up?`,
    method: "Short interviews about the last real occasion, then a survey of the answers found.",
    sample: shareSamples.fifteenPoints,
    would_change: "What people did differs from what these interviews say.",
  },
  why: 1,
  fits: [],
  lead: perception,
};

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  guide,
  prose,
  battery: (plan) => [
    askedItem("interest", `How interested are you in ${thingOf(plan)}?`, scales.degree),
    ...askedAbout(
      "side",
      derived(plan),
      scales.well,
      (criterion) => `How well does ${thingOf(plan)} do on “${criterion}”?`,
    ),
  ],
  measures: (answers) => [
    topBox(answers, { id: "interest_t2b", label: "Interested", item: "interest", top: 2 }),
    sharesList(answers, {
      id: "sides",
      label: "How it does on what the topic touches",
      top: 2,
      items: derived(answers.plan).map((id) => ({ id: `side_${id}`, label: considerations[id].theme })),
      formula: "Mean probability of the two highest of five points; net: less that of the two lowest",
      source: sources.boxes,
    }),
  ],
};
