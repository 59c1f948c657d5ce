import { studyTypes } from "#lib/engines/study-types.ts";
import { interviewsEach } from "#lib/studies/study-limits.ts";
import { type ClosedDraft, closedQuestionsOf, readClosedDrafts } from "./closed-draft.ts";

const textNames = [
  "topic",
  "study_type",
  "who",
  "find",
  "audience_description",
  "n_per_persona",
  "questions",
  "subject",
  "category",
  "rivals",
  "price_amount",
  "price_currency",
  "price_per",
  "stimulus",
  "engine",
  "seed",
] as const;
/** What the buttons of the form do, and who is asked beside the people of an audience. */
export type FormAct = "preview" | "start" | "find";
export type Who = "described" | "chosen";
/** A study in the form, as it was written. */
export type StudyDraft = { [name in (typeof textNames)[number]]: string } & {
  persona_ids: string[];
  closed: ClosedDraft[];
};

/** Reads the draft from a form or an address; what is not given takes its usual value. */
export function readStudyDraft(form: URLSearchParams, seed: number): StudyDraft {
  // A form sends every line end as CRLF.
  const texts = textNames.map((name) => [name, (form.get(name) ?? "").replaceAll("\r\n", "\n")]);
  const draft = Object.fromEntries(texts) as StudyDraft;
  const study_type = form.get("take_type") || draft.study_type;
  const type = studyTypes.find(({ id }) => id === study_type) ?? studyTypes.at(-1)!;
  return {
    ...draft,
    study_type: study_type || type.id,
    who: draft.who || type.default_audience,
    n_per_persona: draft.n_per_persona || String(interviewsEach.study),
    seed: draft.seed || String(seed),
    persona_ids: [...new Set(form.getAll("persona_ids" satisfies keyof StudyDraft))],
    closed: readClosedDrafts(form),
  };
}

/** The request of a draft, without its empty fields. */
export function requestOf(draft: StudyDraft) {
  const { topic, study_type, n_per_persona, subject, stimulus, price_amount, price_currency, price_per } = draft;
  const category = draft.category.trim();
  const questions = partsOf(draft.questions, "\n");
  const rivals = partsOf(draft.rivals, /[\n,]/);
  return {
    topic: topic.trim(),
    study_type,
    ...peopleOf(draft),
    n_per_persona: Number(n_per_persona),
    seed: Number(draft.seed),
    ...(draft.engine !== "" && { engine: draft.engine }),
    ...(questions.length > 0 && { questions }),
    ...(draft.closed.length > 0 && { closed_questions: closedQuestionsOf(draft.closed) }),
    ...(rivals.length > 0 && { rivals }),
    ...(subject.trim() !== "" && { subject: subject.trim() }),
    ...(category !== "" && { category }),
    ...(stimulus.trim() !== "" && { stimulus: stimulus.trim() }),
    ...(price_amount.trim() !== "" && {
      price: {
        amount: Number(price_amount.trim().replace(",", ".")),
        currency: price_currency.trim().toUpperCase() || "USD",
        per: price_per.trim() || null,
      },
    }),
  };
}

const partsOf = (text: string, between: string | RegExp): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Who is asked: the usual people of an audience, people who are described, or chosen personas, whose audience the service infers. */
function peopleOf({ who, audience_description, persona_ids }: StudyDraft) {
  if (who === ("described" satisfies Who)) return { audience_description: audience_description.trim() };
  return who === ("chosen" satisfies Who) ? { persona_ids } : { audience: who };
}
