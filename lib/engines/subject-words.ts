import type { Plan } from "./plan.ts";

/** Longer names, and whole questions, cannot be said again in every sentence. */
const longest = 60;

/** What the study's subject is called in prose: in the topic's words; where those are too long, by its brand or its kind. */
export function called({ subject, brand, category }: Pick<Plan, "subject" | "brand" | "category">): string {
  const isSayable = subject.length <= longest && !/^the question\b/i.test(subject);
  const name = isSayable ? subject : / of this kind$|^things like /.test(category) ? (brand ?? category) : category;
  return name.replace(/^(?:our|my|your)\s+/i, "the ");
}

/** The same with a capital letter. */
export const calledFirst = (plan: Parameters<typeof called>[0]): string => capital(called(plan));

export const capital = (text: string): string => text.replace(/^["“]?\p{Ll}/u, (letter) => letter.toUpperCase());
