import type { ClosedItem } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { Answers } from "../measures/answers.ts";

/** What a study type asks after the talk, beside what all types ask, and what it computes from the answers. */
export type StudyForm = {
  battery: (plan: Plan) => ClosedItem[];
  measures: (answers: Answers) => Measure[];
};
