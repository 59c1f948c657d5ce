import { partOf } from "../../cut-text.ts";
import type { Brief } from "../brief.ts";
import { contentWords, wordCount } from "../content-words.ts";
import type { Plan } from "../plan.ts";
import { requestOf } from "../request-of.ts";
import { studyForms } from "../study-types.ts";
import type { WrittenPlan } from "./prompts/plan.ts";

type Study = Omit<Brief, "personas">;

/** A model's plan: what it quotes is in the request to the letter, and what it understood is counted, not its own opinion. */
export function planOf({ offer, ...written }: WrittenPlan, study: Study): Plan {
  const { topic, study_type } = study;
  const said = saidIn(study);
  const isQuoted = (text: string | null): text is string => text !== null && said.includes(plain(text));
  const fault = subjectFault(written, study);
  const not_understood = [...written.not_understood, ...(fault === null ? [] : [written.subject])].filter(isQuoted);
  const unknown = not_understood.reduce((all, text) => all + wordCount(text), 0);
  // A price or a name alone says nothing of an offer.
  const words = offer !== null && contentWords(offer).length > 1 ? wholeOffer(offer, written.subject, topic) : null;
  const isNamed = isQuoted(words) || isQuoted(written.subject);
  const shown = [written.stimulus, words, isNamed ? null : requestOf(topic).request].find(isQuoted) ?? null;
  return {
    ...written,
    unasked: [],
    ...(fault !== null && { subject: null, category: null }),
    stimulus: studyForms[study_type].isOffered ? shown : written.stimulus,
    claims: written.claims.filter(isQuoted),
    status_quo: isQuoted(written.status_quo) ? written.status_quo : null,
    considerations: [...new Set(written.considerations)],
    terms: Object.fromEntries(written.terms.map(({ id, term }) => [id, term])),
    closing: study.given?.questions.length ? null : written.questions[0]!,
    labels: [...new Set(written.labels)],
    coverage: Math.max(0, 1 - unknown / Math.max(1, wordCount(topic))),
    understood: written.understood && fault === null,
    not_understood,
  };
}

/** An offer that says no more than the subject, with the rest of its clause in the topic where that names no number. */
function wholeOffer(offer: string, subject: string, topic: string): string {
  const at = topic.toLowerCase().indexOf(offer.toLowerCase());
  const isMore = contentWords(offer).some((word) => !contentWords(subject).includes(word));
  const rest = /^[^.,;:!?…。，、；！？\n]*/u.exec(partOf(topic, at + offer.length))![0];
  return at < 0 || isMore || /\p{N}/u.test(rest) ? offer : `${offer}${rest}`.trim();
}

/** What is wrong with a plan's subject, in words for the model; null where nothing is. */
export function subjectFault(
  { subject, people }: Pick<WrittenPlan, "subject" | "people">,
  study: Study,
): string | null {
  if (study.given?.subject != null) return null;
  const inOrder = (text: string) => contentWords(text).toSorted().join(" ") || plain(text);
  if ([people, study.audience_description].some((one) => one !== null && inOrder(one) === inOrder(subject)))
    return `Your subject, “${subject}”, is only the people who are asked. Name what they are asked about.`;
  const words = contentWords(subject);
  const said = saidIn(study);
  return words.length === 0 || words.some((word) => said.includes(word))
    ? null
    : `No word of your subject, “${subject}”, is in the topic. Name what the topic asks about, in its own words.`;
}

const saidIn = ({ topic, given }: Study): string =>
  plain([topic, given?.subject, given?.stimulus, ...(given?.questions ?? [])].join("\n"));

const plain = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
