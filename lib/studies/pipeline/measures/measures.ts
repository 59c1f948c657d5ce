import type { Interview } from "../../../engines/findings.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { studyForms } from "../types/study-forms.ts";
import { answersOf } from "./answers.ts";
import { batteryOf } from "./battery.ts";
import { pickMeasures } from "./picks.ts";

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
