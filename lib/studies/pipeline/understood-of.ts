import type { Brief } from "../../engines/brief.ts";
import { drawFrom } from "../../engines/draw.ts";
import type { Plan } from "../../engines/plan.ts";
import type { Understood } from "../../engines/understood.ts";
import { guideOf } from "./guides/guide.ts";

/** What a study took its topic to ask, for those who read or pay for it. */
type Question = Pick<Brief, "study_type" | "topic" | "unread">;

export function understoodOf({ study_type, topic, unread = [] }: Question, plan: Plan): Understood {
  const [price = null] = plan.prices;
  return {
    decision: plan.decision,
    subject: plan.subject,
    stimulus: plan.stimulus,
    own: plan.brand,
    rivals: plan.competitors,
    status_quo: plan.status_quo,
    price,
    questions: plan.questions,
    // Two questions change places in half of the interviews.
    guide: guideOf({ study_type, topic }, plan, drawFrom("guide")).map(({ text }) => text),
    language: plan.language,
    material: plan.material,
    not_understood: [...plan.not_understood, ...unread],
  };
}
