import type { TopicPlan } from "../../task.ts";

/** Longer names, and whole questions, cannot be said again in every sentence. */
const longest = 60;

/** What the study's subject is called in prose: as the plan has it; where that is too much to repeat, by its kind or else its brand. */
export function called({ subject, brand, category }: TopicPlan): string {
  const isSayable = subject.length <= longest && !/^the question\b/i.test(subject);
  if (isSayable) return subject;
  return / of this kind$/.test(category) ? (brand ?? category) : category;
}
