import { studyForms } from "../../study-types.ts";
import { type Tally, tallyInWords, tallyOf } from "../../tally.ts";
import { type Fact, type Sentence, type Writing, type WritingTask, wholeStudy } from "../../writing.ts";
import * as notes from "../words/notes.ts";

const sentence = (text: string): Sentence => ({ text, quotes: [], counts: [wholeStudy] });

/** Puts a study into words: what is counted and what was given, and nothing besides. */
export function write(task: WritingTask): Writing {
  const tally = countedIn(task);
  const headline = headlineOf(task, tally);
  const note = studyForms[task.brief.study_type].note ?? "";
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
    signals: signalsOf(task, tally),
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
  // An option of its own name says already what it is about.
  const isNamed =
    subject !== null && subject.length <= longestSubject && !tally.leads.some(({ label }) => label === subject);
  const text = `${isNamed ? `${subject}: ` : ""}${tallyInWords(tally)}.`;
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** In how many interviews a matter is named on each side; where needs are parted, who puts it first. */
function findingOf({ brief }: WritingTask, fact: Fact, { rows, all, of }: Tally): string {
  const { label, interviews, opposed_interviews, of_interviews, polarity } = fact;
  if (studyForms[brief.study_type].ends === "no_side") {
    const first = rows.find((row) => row.label === `“${label}”`);
    if (first !== undefined) return `${label}: comes first with ${first.n} of ${all} ${of}.`;
  }
  const among = `of ${of_interviews} rehearsed ${of_interviews === 1 ? "interview" : "interviews"}`;
  if (polarity === 0) return `${label}: comes up in ${interviews} ${among}.`;
  const [pro, con] = polarity > 0 ? [interviews, opposed_interviews] : [opposed_interviews, interviews];
  return `${label}: a plus in ${pro || "none"} ${among}, a minus in ${con || "none"}.`;
}

/** What is named on a side, and how often. */
function sideOf({ facts }: WritingTask, side: "for" | "against"): string {
  const named = facts.filter(({ polarity }) => (side === "for" ? polarity > 0 : polarity < 0));
  if (named.length === 0) return `Nothing is named often enough to count ${side} it.`;
  const counts = named.map(({ label, interviews }) => `${label} (${interviews})`).join(", ");
  return `Named ${side} it, in so many of ${named[0]!.of_interviews} rehearsed interviews: ${counts}.`;
}

const signalsOf = ({ signals }: WritingTask, { rows }: Tally): Writing["signals"] =>
  signals.map(({ competitor, interviews }) => {
    const label = competitor === "status quo" ? "what they do today" : competitor;
    const picked = rows.find((row) => row.label === label)?.n;
    const signal = picked === undefined ? `Comes up in ${interviews} rehearsed interviews.` : `Picked in ${picked}.`;
    return { competitor, signal };
  });
