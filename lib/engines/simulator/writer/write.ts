import { studyForms } from "../../study-types.ts";
import { rehearsedInWords, tallyInWords, tallyOf } from "../../tally.ts";
import { type Fact, type Sentence, type Writing, type WritingTask, wholeStudy } from "../../writing.ts";
import {
  check,
  implication,
  invented,
  message,
  namesHeld,
  nextStep,
  ownQuestion,
  resolution,
  unused,
} from "../words/notes.ts";

const sentence = (text: string): Sentence => ({ text, quotes: [], counts: [wholeStudy] });

/** Puts a study into words: what is counted and what was given, and nothing besides. */
export function write(task: WritingTask): Writing {
  const headline = headlineOf(task);
  const notes = notesOf(task);
  const form = studyForms[task.brief.study_type];
  const isOwn = form.aroundOwn !== undefined && task.questions.length > 1;
  const next = [isOwn ? nextStep.own : nextStep.usual, form.check, nextStep.people];
  const findings = task.facts.map((fact) => ({ fact, text: findingOf(fact) }));
  return {
    headline: sentence(headline),
    summary: [headline, invented, ...notes, ...next].map(sentence),
    answers: task.questions.map(({ id }, place) => ({
      id,
      sentences: place === 0 ? [headline, invented, ...notes].map(sentence) : [],
      cannot_tell: place === 0 ? null : ownQuestion,
    })),
    findings: findings.map(({ fact: { id, quotes }, text }) => ({
      ...{ id, finding: text, implication: implication },
      evidence: quotes[0] === undefined ? "" : `“${quotes[0].quote}” (${quotes[0].persona_name}, invented)`,
    })),
    theme_descriptions: findings.map(({ fact, text }) => ({ label: fact.label, description: text })),
    resolutions: task.objections.map(({ id }) => ({ id, what_would_resolve: resolution })),
    opportunity: [sentence(sideOf(task, "for"))],
    risk: [sentence(sideOf(task, "against"))],
    signals: signalsOf(task),
    messaging_implications: [message],
    research_agenda: task.questions.map(({ question }) => ({
      ...check,
      why: next.join(" "),
      question,
      priority: "high",
    })),
  };
}

/** What was rehearsed, and what is counted of it. */
function headlineOf({ brief, plan, interviews, measures }: WritingTask): string {
  const tally = tallyOf({
    study_type: brief.study_type,
    price: plan.prices[0] ?? null,
    subject: plan.subject,
    rivals: plan.competitors,
    closing: plan.closing,
    last: interviews.map(({ last }) => last),
    measures: measures.map((measure) => ({ ...measure, id: measure.id.replace(/^measure:/, "") })),
  });
  return [rehearsedInWords(brief.study_type, plan.subject), ...(tally === null ? [] : [tallyInWords(tally)])].join(" ");
}

/** In how many interviews a matter is named on each side. */
function findingOf({ label, interviews, opposed_interviews, of_interviews, polarity }: Fact): string {
  const among = `of ${of_interviews} rehearsed ${of_interviews === 1 ? "interview" : "interviews"}`;
  if (polarity === 0) return `${label}: comes up in ${interviews} ${among}.`;
  const [own, other] = polarity > 0 ? ["for", "against"] : ["against", "for"];
  const opposed = opposed_interviews === 0 ? "" : `, ${other} it in ${opposed_interviews}`;
  return `${label}: speaks ${own} it in ${interviews} ${among}${opposed}.`;
}

/** What is named on a side, and how often. */
function sideOf({ facts }: WritingTask, side: "for" | "against"): string {
  const ofSide = facts.filter(({ polarity }) => (side === "for" ? polarity > 0 : polarity < 0));
  if (ofSide.length === 0) return `Nothing is named often enough to count ${side} it.`;
  const counts = ofSide.map(({ label, interviews }) => `${label} (${interviews})`).join(", ");
  return `Named ${side} it, in so many of ${ofSide[0]!.of_interviews} rehearsed interviews: ${counts}.`;
}

const signalsOf = ({ signals, interviews: { length } }: WritingTask): Writing["signals"] =>
  signals.map(({ competitor, interviews }) => ({
    competitor,
    signal: `Comes up in ${interviews} of ${length} rehearsed interviews.`,
  }));

/** What a study of this type leaves open, and what of the request it has no use for. */
function notesOf({ brief, plan }: WritingTask): string[] {
  const { note = "", unaided, uses = [] } = studyForms[brief.study_type];
  const isHeld = unaided !== undefined && plan.competitors.length > 0;
  const { price = null, rivals = [] } = brief.given ?? {};
  const members = { price: price !== null, rivals: rivals.length > 0 };
  const names = (["price", "rivals"] as const).filter((name) => members[name] && !uses.includes(name));
  return [note, isHeld ? namesHeld : "", ...names.map((name) => unused[name])].filter((text) => text !== "");
}
