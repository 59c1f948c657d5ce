import type { Draw } from "../../../engines/draw.ts";
import type { ProbeKind, Question } from "../../../engines/engine.ts";
import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import type { Audience } from "../../../personas/contract.ts";
import { studyForms } from "../types/study-forms.ts";
import type { Slots } from "./core-question.ts";

/** Changes with every change of a question, so that studies of different guides are never taken for repeats. */
export const guideVersion = "2026-11-1";

/** A core question as it is asked, and what it is probed for. */
export type GuideQuestion = Extract<Question, { kind: "core" }> & { seeks: ProbeKind[] };

/** Longer names do not fit into a question of at most 30 words. */
const longestSlot = 12;

/** What the questions of a guide of one's own are probed for. */
const usuallySought: ProbeKind[] = ["clarify", "ladder", "example"];

/** The purpose under which a question of a guide of one's own is asked; `place` counts from 0. */
export const purposeOf = (place: number): string => `own_${place + 1}`;

/**
 * The core questions of a study: the plan's own in their order, else the six of its type in one of two orders, each order
 * in about half of the interviews.
 */
export function guideOf(study_type: StudyTypeId, plan: Plan, audience: Audience, draw: Draw): GuideQuestion[] {
  if (plan.guide !== null)
    return plan.guide.map((text, place) => ({ kind: "core", purpose: purposeOf(place), text, seeks: usuallySought }));
  const { questions, swap } = studyForms[study_type].guide;
  const order = questions.map((_, place) => place);
  if (draw.next() < 0.5) [order[swap[0]], order[swap[1]]] = [swap[1], swap[0]];
  const slots = slotsOf(plan, audience);
  return order.map((place) => {
    const { purpose, text, seeks } = questions[place]!;
    return { kind: "core", purpose, text: text(slots), seeks };
  });
}

function slotsOf(plan: Plan, audience: Audience): Slots {
  const category = sayable(plan.category) ?? "things of this kind";
  const subject = sayable(plan.subject) ?? category;
  const brand = plan.brand === null ? null : sayable(plan.brand);
  const [price] = plan.prices;
  return {
    subject,
    category,
    brand,
    thing: brand ?? subject,
    rival: plan.competitors.map(sayable).find((name) => name !== null) ?? null,
    claim: plan.claims.map(sayable).find((claim) => claim !== null) ?? null,
    price: price === undefined ? null : priceInWords(price),
    other_person: audience === "b2b" ? "someone you work with" : "someone you know",
  };
}

/** A phrase as it fits into a sentence, without the mark it ends with; null when it is empty or too long to say. */
function sayable(phrase: string): string | null {
  const said = phrase
    .replace(/\s+/g, " ")
    .replace(/[“”]/g, "'")
    .replace(/[.?!,;:\s]+$/, "")
    .trim();
  return said === "" || said.split(" ").length > longestSlot ? null : said;
}
