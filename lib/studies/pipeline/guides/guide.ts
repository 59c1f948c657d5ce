import type { Draw } from "../../../engines/draw.ts";
import type { ProbeKind, Question } from "../../../engines/engine.ts";
import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";
import { isQuestion } from "../../../engines/subject-words.ts";
import type { Audience } from "../../../personas/contract.ts";
import { askableQuestions } from "../topic-questions.ts";
import { studyForms } from "../types/study-forms.ts";
import type { CoreQuestion, Slots } from "./core-question.ts";

/** Changes with every change of a question, so that studies of different guides are never taken for repeats. */
export const guideVersion = "2026-11-4";

/** A core question as it is asked, and what it is probed for. */
export type GuideQuestion = Extract<Question, { kind: "core" }> & { seeks: ProbeKind[] };

/** Longer names do not fit into a question of at most 30 words. */
const longestSlot = 12;

/** What the questions of a guide of one's own are probed for. */
const usuallySought: ProbeKind[] = ["clarify", "ladder", "example"];

/** The purpose under which a question of a guide of one's own is asked; `place` counts from 0. */
export const purposeOf = (place: number): string => `own_${place + 1}`;

/** The most core questions of an interview whose guide is the type's. */
const mostCore = 10;
/** The most questions of the topic that are put to respondents in its own words. */
const mostOfTopic = 2;
/** The most prices that are asked about one by one. */
const mostPrices = 4;
/** Longer questions of the topic leave no room for their frame. */
const longestOfTopic = 22;

/** A question of the topic as respondents are asked it. */
export const putToRespondents = (question: string): string =>
  `The people behind this study ask: “${question.replace(/[“”]/g, "'").replace(/[?.!\s]+$/, "")}?” What is your own answer?`;

/**
 * The core questions of a study: the plan's own in their order; else the six of its type in one of two orders, each order
 * in about half of the interviews, with each price of the topic asked about by itself, and the topic's own questions before
 * the last one.
 */
export function guideOf(study_type: StudyTypeId, plan: Plan, audience: Audience, draw: Draw): GuideQuestion[] {
  if (plan.guide !== null)
    return plan.guide.map((text, place) => ({ kind: "core", purpose: purposeOf(place), text, seeks: usuallySought }));
  const { questions, swap } = studyForms[study_type].guide;
  const order = questions.map((_, place) => place);
  if (draw.next() < 0.5) [order[swap[0]], order[swap[1]]] = [swap[1], swap[0]];
  const slots = slotsOf(plan, audience);
  const own = order.map((place, at) => {
    const question = questions[place]!;
    return atEachPrice(
      at === 0 && isQuestion(plan.subject) ? opened(question, study_type, plan) : question,
      slots,
      plan,
    );
  });
  const room = Math.max(0, Math.min(mostOfTopic, mostCore - own.flat().length));
  return [...own.slice(0, -1).flat(), ...ofTopic(plan).slice(0, room), ...own.at(-1)!];
}

/** A question as it is asked: once, or where it is about the price once for each that the topic names. */
function atEachPrice({ purpose, text, seeks, isAboutPrice }: CoreQuestion, slots: Slots, plan: Plan): GuideQuestion[] {
  const further = isAboutPrice ? plan.prices.slice(1, mostPrices) : [];
  return [
    { kind: "core", purpose, text: text(slots), seeks },
    ...further.map((price, place): GuideQuestion => {
      const said = text({ ...slots, price: priceInWords(price), costs: `Instead, it costs ${priceInWords(price)}.` });
      return { kind: "core", purpose: `${purpose}_${place + 2}`, text: said, seeks };
    }),
  ];
}

/** The topic's own questions in their words; one that only names prices is asked price by price. */
function ofTopic(plan: Plan): GuideQuestion[] {
  return askableQuestions(plan)
    .filter((question) => question.split(/\s+/).length <= longestOfTopic)
    .filter((question) => plan.prices.filter(({ amount }) => question.includes(String(amount))).length < 2)
    .map((question, place) => ({
      kind: "core",
      purpose: `topic_${place + 1}`,
      text: putToRespondents(question),
      seeks: usuallySought,
    }));
}

/** The first question of a study whose subject has no name: it says what the topic is. */
function opened(question: CoreQuestion, study_type: StudyTypeId, { subject }: Plan): CoreQuestion {
  const words = subject.replace(/^[^“]*“|”[^”]*$/g, "").split(/\s+/);
  const said = `“${words.length > longestSlot ? `${words.slice(0, longestSlot).join(" ")} …` : words.join(" ")}”`;
  const isShown = study_type === "concept" || study_type === "messaging";
  const named = isShown
    ? { subject: said, category: said, thing: said }
    : { subject: "it", category: "things like it", thing: "it" };
  return {
    ...question,
    text: (slots) => `${isShown ? "" : `The topic is ${said}. `}${question.text({ ...slots, ...named })}`,
  };
}

function slotsOf(plan: Plan, audience: Audience): Slots {
  const category = sayable(plan.category) ?? "things of this kind";
  const subject = isQuestion(plan.subject) ? "this" : (sayable(plan.subject) ?? category);
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
    costs: price === undefined ? null : `It costs ${priceInWords(price)}.`,
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
