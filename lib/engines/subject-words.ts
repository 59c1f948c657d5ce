import type { Plan } from "./plan.ts";

/** Longer names, and whole questions, cannot be said again in every sentence. */
const longest = 60;

/** A question or topic in the place of a subject, where it is not sure what a topic is about. */
export const isQuestion = (subject: string): boolean => /^the (?:question|topic) “/i.test(subject);

/**
 * What the study's subject is called in prose: in the topic's words; where those are too long, by its brand or its kind.
 * Where the topic's question is in its place, it is "it".
 */
export function called({ subject, brand, category }: Pick<Plan, "subject" | "brand" | "category">): string {
  if (isQuestion(subject)) return brand ?? "it";
  const deal = /^the choice between (this offer) and /.exec(subject);
  if (deal !== null) return deal[1]!;
  const shown = /^the (?:message|text|line|sentence|slogan|tagline|headline|claim) (?=“)/.exec(subject)?.[0];
  if (shown !== undefined && subject.length > longest) return shown.trim();
  const name =
    subject.length <= longest
      ? subject
      : / of this kind$|^things like /.test(category)
        ? (brand ?? category)
        : category;
  return name.replace(/^(?:our|my|your)\s+/i, "the ");
}

/** Whether a study's subject has no name, so that sentences do without one rather than speak of "it". */
export const isNameless = (plan: Parameters<typeof called>[0]): boolean => called(plan) === "it";

/** The side that an argument takes: "for the app" or "against the app"; of a subject without a name, the side alone. */
export function sideOf(plan: Parameters<typeof called>[0], side: 1 | -1): string {
  if (isNameless(plan)) return side === 1 ? "in favour" : "as an objection";
  return `${side === 1 ? "for" : "against"} ${called(plan)}`;
}

/** The same with a capital letter. */
export const calledFirst = (plan: Parameters<typeof called>[0]): string => capital(called(plan));

export const capital = (text: string): string => text.replace(/^["“]?\p{Ll}/u, (letter) => letter.toUpperCase());
