import type { Plan } from "../../../engines/plan.ts";
import { awarenessMeasures } from "../measures/awareness.ts";
import { askedAbout, askedItem, chooseConsiderations, labelIn, thingOf } from "../measures/closed-items.ts";
import { scales } from "../measures/scales.ts";
import { sharesList, topBox } from "../measures/shares.ts";
import { sources } from "../measures/sources.ts";
import type { StudyForm } from "./study-form.ts";

const labelOf = labelIn("brand");

const associated = (plan: Plan) => chooseConsiderations(plan, ["quality", "trust", "value", "convenience", "fit"]);

/** Brand perception: the funnel from coming to mind to being considered, and what the brand is associated with. */
export const brand: StudyForm = {
  battery: (plan) => [
    askedItem("consider", `How likely are you to consider ${thingOf(plan)} the next time?`, scales.likely),
    ...askedAbout(
      "brand",
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
      items: associated(answers.plan).map((id) => ({ id: `association_${id}`, label: labelOf(answers.plan, id) })),
      formula: "Mean probability of agreement (the two highest of five points); net: less that of disagreement",
      source: sources.association,
    }),
  ],
};
