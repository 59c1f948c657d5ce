import type { Plan } from "../../../engines/plan.ts";
import { askedAbout, askedItem, chooseConsiderations, labelIn, thingOf } from "../measures/closed-items.ts";
import { scales } from "../measures/scales.ts";
import { sharesList, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import type { StudyForm } from "./study-form.ts";

const labelOf = labelIn("custom");

const derived = (plan: Plan) => chooseConsiderations(plan, ["value", "effort", "trust", "fit"]);

/** A question of one's own: interest, and how the subject does on what the topic touches. */
export const custom: StudyForm = {
  battery: (plan) => [
    askedItem("interest", `How interested are you in ${thingOf(plan)}?`, scales.degree),
    ...askedAbout(
      "custom",
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
      items: derived(answers.plan).map((id) => ({ id: `side_${id}`, label: labelOf(answers.plan, id) })),
      formula: "Mean probability of the two highest of five points; net: less that of the two lowest",
      source: sources.boxes,
    }),
  ],
};
