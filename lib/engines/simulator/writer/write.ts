import { studyForms } from "../../study-types.ts";
import { type Tally, tallyInWords, tallyOf } from "../../tally.ts";
import { type Fact, type Sentence, type Writing, type WritingTask, wholeStudy } from "../../writing.ts";
import * as notes from "../words/notes.ts";

const sentence = (text: string): Sentence => ({ text, quotes: [], counts: [wholeStudy] });

/** Puts a study into words: what is counted and what was given, and nothing besides. */
export function write(task: WritingTask): Writing {
  const tally = countedIn(task);
  const headline = headlineOf(task, tally);
  const note = noteOf(task);
  const findings = task.facts.map((fact) => ({ fact, text: findingOf(task, fact, tally) }));
  return {
    headline: sentence(headline),
    summary: [headline, notes.invented, note, notes.nextStep].filter((text) => text !== "").map(sentence),
    answers: task.questions.map(({ id }, place) => ({
      id,
      sentences: place === 0 ? [headline, notes.invented, note].filter((text) => text !== "").map(sentence) : [],
      cannot_tell: place === 0 ? null : notes.ownQuestion,
    })),
    findings: findings.map(({ fact: { id, quotes }, text }) => ({
      ...{ id, finding: text, implication: notes.implication },
      evidence: quotes[0] === undefined ? "" : `“${quotes[0].quote}” (${quotes[0].persona_name}, invented)`,
    })),
    theme_descriptions: findings.map(({ fact, text }) => ({ label: fact.label, description: text })),
    resolutions: task.objections.map(({ id }) => ({ id, what_would_resolve: notes.resolution })),
    opportunity: [sentence(sideOf(task, "for"))],
    risk: [sentence(sideOf(task, "against"))],
    signals: signalsOf(task),
    messaging_implications: [notes.message],
    research_agenda: task.questions.map(({ question }) => ({ ...notes.check, question, priority: "high" })),
  };
}

const countedIn = ({ brief, plan, interviews, measures }: WritingTask): Tally =>
  tallyOf({
    study_type: brief.study_type,
    price: plan.prices[0] ?? null,
    interviews: interviews.map(({ persona_name, stance }) => ({ name: persona_name, stance })),
    measures: measures.map((measure) => ({ ...measure, id: measure.id.replace(/^measure:/, "") })),
  });

/** A longer name of the subject is left out before a headline. */
const longestSubject = 80;

/** What is counted, after what it is about. */
function headlineOf({ plan: { subject } }: WritingTask, tally: Tally): string {
  const isNamed = subject !== null && subject.length <= longestSubject;
  const text = `${isNamed ? `${subject}: ` : ""}${tallyInWords(tally)}.`;
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** In how many interviews a matter is named on each side; where needs are parted, who puts it first. */
function findingOf({ brief }: WritingTask, fact: Fact, { rows, all, of }: Tally): string {
  const { label, interviews, opposed_interviews, of_interviews, polarity } = fact;
  if (studyForms[brief.study_type].ends === "no_side") {
    const first = rows.find((row) => row.label === `“${label}”`);
    if (first !== undefined) return `${label}: ${first.n} of ${all} ${of} put it first.`;
  }
  const among = `of ${of_interviews} rehearsed ${of_interviews === 1 ? "interview" : "interviews"}`;
  if (polarity === 0) return `${label}: comes up in ${interviews} ${among}.`;
  const [own, other] = polarity > 0 ? ["for", "against"] : ["against", "for"];
  const opposed = opposed_interviews === 0 ? "" : `, ${other} it in ${opposed_interviews}`;
  return `${label}: speaks ${own} it in ${interviews} ${among}${opposed}.`;
}

/** What is named on a side, and how often. */
function sideOf({ facts }: WritingTask, side: "for" | "against"): string {
  const named = facts.filter(({ polarity }) => (side === "for" ? polarity > 0 : polarity < 0));
  if (named.length === 0) return `Nothing is named often enough to count ${side} it.`;
  const counts = named.map(({ label, interviews }) => `${label} (${interviews})`).join(", ");
  return `Named ${side} it, in so many of ${named[0]!.of_interviews} rehearsed interviews: ${counts}.`;
}

const signalsOf = ({ signals, interviews: { length } }: WritingTask): Writing["signals"] =>
  signals.map(({ competitor, interviews }) => ({
    competitor,
    signal: `Comes up in ${interviews} of ${length} rehearsed interviews.`,
  }));

/** What a study of this type leaves open. */
function noteOf({ brief, plan }: WritingTask): string {
  const { note = "", unaided } = studyForms[brief.study_type];
  const isHeld = unaided !== undefined && plan.category === null && plan.competitors.length > 0;
  return [note, isHeld ? notes.namesHeld : ""].filter(Boolean).join(" ");
}
