import type { Brief } from "../brief.ts";
import type { Draw } from "../draw.ts";
import type { ClosedItem, Question, Situation, Turn } from "../engine.ts";
import type { Plan } from "../plan.ts";
import type { StudyTypeId } from "../study-types.ts";

// What the built-in engine's parts take. They compute in one go, so none of them takes a signal.

export type RespondTask = Situation & { question: Question; draw: Draw };

export type RateTask = {
  brief: Brief;
  plan: Plan;
  persona: Situation["persona"];
  item: ClosedItem;
  situation: Situation | null;
  answer: string | null;
};

export type CodeTask = { plan: Plan; study_type: StudyTypeId; transcript: Turn[] };
