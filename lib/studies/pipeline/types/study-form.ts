import type { ClosedItem } from "../../../engines/engine.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { TypeGuide } from "../guides/core-question.ts";
import type { Answers } from "../measures/answers.ts";
import type { TypeProse } from "../prose/type-prose.ts";

/** What a study type asks in the talk and after it, beside what all types ask, what it computes from the answers, and how it is written. */
export type StudyForm = {
  guide: TypeGuide;
  prose: TypeProse;
  battery: (plan: Plan) => ClosedItem[];
  measures: (answers: Answers) => Measure[];
};
