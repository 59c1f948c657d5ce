import { considerations } from "../../../engines/considerations.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { scales } from "../measures/scales.ts";
import { sharesList, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
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

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  guide,
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
