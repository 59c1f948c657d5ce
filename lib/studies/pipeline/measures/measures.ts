import type { ClosedItem } from "../../../engines/engine.ts";
import type { Interview } from "../../../engines/findings.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { studyForms } from "../types/study-forms.ts";
import { answersOf } from "./answers.ts";
import { askedItem, thingOf } from "./closed-items.ts";
import { pickItems, pickMeasures } from "./picks.ts";
import { fromZeroToTen, scales } from "./scales.ts";

/** What a study of this type measures: each value with its n, its interval, its formula and where that was published. */
export function measuresOf(asked: {
  study_type: StudyTypeId;
  plan: Plan;
  interviews: Interview[];
  n_effective: number;
}): Measure[] {
  const { study_type, plan, interviews, n_effective } = asked;
  const answers = answersOf({ plan, items: batteryOf(study_type, plan), interviews, n_effective });
  return [...studyForms[study_type].measures(answers), ...pickMeasures(answers)];
}

/** The closed questions after the talk: the stance, whether one would recommend it, the type's own, and what the topic names to pick from. */
export function batteryOf(study_type: StudyTypeId, plan: Plan): ClosedItem[] {
  const thing = thingOf(plan);
  return [
    askedItem("stance", `All in all, where do you stand on ${thing}?`, scales.stance),
    {
      id: "recommend",
      text: `How likely are you to recommend ${thing} to somebody you know?`,
      points: fromZeroToTen("not at all likely", "extremely likely"),
      from: 0,
      measures: { of: "stance" },
    },
    ...studyForms[study_type].battery(plan),
    ...pickItems(plan),
  ];
}
