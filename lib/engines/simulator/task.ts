import type { Brief } from "../brief.ts";
import type { Draw } from "../draw.ts";
import type { ClosedItem, Question, Situation } from "../engine.ts";
import type { Plan } from "../plan.ts";
import type { StudyTypeId } from "../study-types.ts";

// What the simulator's parts take and give. They compute in one go, so none of them takes a signal.

/** The part of a plan that the simulator reads. */
export type TopicPlan = Pick<
  Plan,
  "subject" | "category" | "brand" | "competitors" | "prices" | "claims" | "considerations" | "coverage"
>;

/** The part of a plan that respondents speak of. */
export type SpokenPlan = TopicPlan & Partial<Pick<Plan, "status_quo" | "stimulus">>;

export type RespondTask = Omit<Situation, "plan"> & { plan: SpokenPlan; question: Question; draw: Draw };

export type RateTask = {
  brief: Brief;
  plan: SpokenPlan;
  persona: Situation["persona"];
  item: ClosedItem;
  situation: (Omit<Situation, "plan"> & { plan: SpokenPlan }) | null;
  answer: string | null;
  draw: Draw;
};

export type CodeTask = { plan: SpokenPlan; study_type: StudyTypeId; transcript: Situation["transcript"] };
