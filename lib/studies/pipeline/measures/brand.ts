import { considerations } from "../../../engines/considerations.ts";
import type { Plan } from "../../../engines/plan.ts";
import { awarenessMeasures } from "./awareness.ts";
import { askedAbout, askedItem, chooseConsiderations, thingOf } from "./closed-items.ts";
import { scales } from "./scales.ts";
import { sharesList, topBox } from "./shares.ts";
import { sources } from "./sources.ts";
import type { TypeMeasures } from "./type-measures.ts";

const associated = (plan: Plan) => chooseConsiderations(plan, ["quality", "trust", "value", "service", "status"]);

/** Brand perception: the funnel from coming to mind to being considered, and what the brand is associated with. */
export const brand: TypeMeasures = {
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
