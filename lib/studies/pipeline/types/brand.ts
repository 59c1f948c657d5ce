import { considerations } from "../../../engines/considerations.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import { awarenessMeasures } from "../measures/awareness.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "../measures/closed-items.ts";
import { scales } from "../measures/scales.ts";
import { sharesList, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import type { StudyForm } from "./study-form.ts";

const associated = (plan: Plan) => chooseConsiderations(plan, ["quality", "trust", "value", "service", "status"]);

/** What comes to mind unaided, before the brand is named. */
const guide: TypeGuide = {
  questions: [
    {
      purpose: "last_time",
      text: ({ category }) => `Tell me about the last time you chose or used ${category}.`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "names_in_mind",
      text: ({ category }) => `Which names come to mind when you think of ${category}?`,
      seeks: ["contrast", "clarify"],
    },
    {
      purpose: "stands_for",
      text: ({ thing }) => `What, if anything, do you connect with ${thing}?`,
      seeks: ["clarify", "ladder"],
    },
    {
      purpose: "brand_story",
      text: ({ thing }) => `Tell me about a time you came across ${thing}, if there was one.`,
      seeks: ["example", "ladder"],
    },
    {
      purpose: "not_for",
      text: ({ thing }) => `Who would you steer away from ${thing}?`,
      seeks: ["ladder", "clarify"],
    },
    {
      purpose: "change_view",
      text: ({ thing }) => `What would change the way you see ${thing}?`,
      seeks: ["counter", "ladder"],
    },
  ],
  swap: [3, 4],
};

/** Brand perception: the funnel from coming to mind to being considered, and what the brand is associated with. */
export const brand: StudyForm = {
  guide,
  battery: (plan) => [
    askedItem("consider", `How likely are you to consider ${thingOf(plan)} the next time?`, scales.likely),
    ...askedAbout(
      "association",
      associated(plan),
      scales.agree,
      (criterion) => `How far do you agree that “${criterion}” goes with ${thingOf(plan)}?`,
    ),
  ],
  measures: (answers) => [
    ...awarenessMeasures(answers),
    topBox(answers, {
      id: "consideration",
      label: "Would consider it",
      item: "consider",
      top: 2,
      source: sources.funnel,
    }),
    sharesList(answers, {
      id: "association",
      label: "Associations",
      top: 2,
      items: associated(answers.plan).map((id) => ({ id: `association_${id}`, label: considerations[id].theme })),
      formula: "Mean probability of agreement (the two highest of five points); net: less that of disagreement",
      source: sources.association,
    }),
  ],
};
