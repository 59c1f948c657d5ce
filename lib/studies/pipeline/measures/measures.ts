import type { Interview } from "../../findings.ts";
import type { Measure } from "../../measured.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { Plan } from "../engine.ts";
import { answersOf } from "./answers.ts";
import { batteryOf } from "./battery.ts";
import { typeTable } from "./type-table.ts";

/** What a study of this type measures: each value with its n, its interval, its formula and where that was published. */
export function measuresOf(asked: {
  study_type: StudyTypeId;
  plan: Plan;
  interviews: Interview[];
  n_effective: number;
}): Measure[] {
  const { study_type, plan, interviews, n_effective } = asked;
  const answers = answersOf({ plan, items: batteryOf(study_type, plan), interviews, n_effective });
  return typeTable[study_type].measures(answers);
}
