import { partOf } from "../../cut-text.ts";
import type { Brief } from "../brief.ts";
import type { Plan } from "../plan.ts";
import { studyForms } from "../study-types.ts";
import { contentWords, requestOf, wordCount } from "../texts.ts";
import type { WrittenPlan } from "./prompts/plan.ts";

type Study = Omit<Brief, "personas">;

/** A model's plan: what it quotes is in the request to the letter, and what it understood is counted, not its own opinion. */
export function planOf({ offer, ...reply }: WrittenPlan, study: Study): Plan {
  const { topic, study_type } = study;
  const request = saidIn(study);
  const isQuoted = (text: string | null): text is string => text !== null && request.includes(plain(text));
  const fault = subjectFault(reply, study);
  const not_understood = [...reply.not_understood, ...(fault === null ? [] : [reply.subject])].filter(isQuoted);
  const unknown = not_understood.reduce((all, text) => all + wordCount(text), 0);
  // A price or a name alone says nothing of an offer.
  const words = offer !== null && contentWords(offer).length > 1 ? wholeOffer(offer, reply.subject, topic) : null;
  const isNamed = isQuoted(words) || isQuoted(reply.subject);
  const excerpt = [reply.stimulus, words, isNamed ? null : requestOf(topic).request].find(isQuoted) ?? null;
  return {
    ...reply,
    unasked: [],
    ...(fault !== null && { subject: null, category: null }),
    stimulus: studyForms[study_type].isOffered ? excerpt : reply.stimulus,
    claims: reply.claims.filter(isQuoted),
    status_quo: isQuoted(reply.status_quo) ? reply.status_quo : null,
    considerations: [...new Set(reply.considerations)],
    terms: Object.fromEntries(reply.terms.map(({ id, term }) => [id, term])),
    closing: study.given?.questions.length ? null : reply.questions[0]!,
    labels: [...new Set(reply.labels)],
    coverage: Math.max(0, 1 - unknown / Math.max(1, wordCount(topic))),
    understood: reply.understood && fault === null,
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
  const request = saidIn(study);
  return words.length === 0 || words.some((word) => request.includes(word))
    ? null
    : `No word of your subject, “${subject}”, is in the topic. Name what the topic asks about, in its own words.`;
}

const saidIn = ({ topic, given }: Study): string =>
  plain([topic, given?.subject, given?.stimulus, ...(given?.questions ?? [])].join("\n"));

const plain = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
