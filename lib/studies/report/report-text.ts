import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { partOf } from "../../cut-text.ts";
import { studyForms } from "../../engines/study-types.ts";
import { plural } from "../../format.ts";
import type { FullStudy } from "../study-record.ts";
import { isStandard } from "./label.ts";

type Bullet = { name: string; text: string };

/** The prose of a report, part by part: each text where it is read first, and only there. */
export type ReportText = {
  lead: string;
  bullets: Bullet[];
  answers: { question: string; text: string; place: string }[];
  findings: { evidence: string; implication: string }[];
  resolves: string[];
  signals: string[];
  messages: string[];
};

type Conclusions = { divides: string; next: string };

/** Puts a study's texts in the order of the page, with what divides its personas and what to do next. */
export function reportText(study: FullStudy, { divides, next }: Conclusions): ReportText {
  const once = sayOnce(study.headline_finding, ...study.key_findings.map(({ finding }) => finding));
  const [first, ...others] = study.answers;
  const lead = first === undefined ? "" : afterHeadline(textOf(first), study.headline_finding);
  return {
    lead: once(lead),
    bullets: bulletsOf(study, divides, next)
      .map(({ name, text }) => ({ name, text: once(text) }))
      .filter(({ text }) => text !== ""),
    findings: study.key_findings.map(({ evidence, implication, quotes, counter }) => ({
      // What only repeats a quote that is shown beside it says nothing more.
      evidence: [...quotes, ...counter].some(({ quote }) => evidence.includes(quote)) ? "" : once(evidence),
      implication: once(implication),
    })),
    answers: others
      .map((answer, at) => ({ question: answer.question, text: textOf(answer), place: `answer-${at + 2}` }))
      .filter(({ text }) => text !== ""),
    resolves: study.objections.map(({ what_would_resolve }) => once(what_would_resolve)),
    signals: study.competitive_signals.map(({ signal }) => once(signal)),
    messages: study.messaging_implications.map(once).filter((text) => text !== ""),
  };
}

/** Whether a topic was not understood, or is in a language that its engine does not speak: then nothing was studied. */
export const isUnread = ({ flags }: Pick<FullStudy, "flags">): boolean =>
  flags.some(({ code, severity }) => (code === "not_understood" || code === "language") && severity === "block");

function sayOnce(...before: string[]): (text: string) => string {
  const texts = new Set(before);
  return (text) => (texts.has(text) ? "" : texts.add(text) && text);
}

/** What a text says beyond the headline with which it begins. */
export const afterHeadline = (answer: string, headline: string): string =>
  answer.startsWith(headline) ? partOf(answer, headline.length).trim() : answer;

const textOf = ({ answer, cannot_tell }: FullStudy["answers"][number]): string => cannot_tell ?? answer;

/** How far the personas are those whom the question is about, before anything that they said; "" where they are. */
const whoWasAsked = (study: FullStudy): string =>
  isStandard(study)
    ? `Nobody. ${standardPeople(study.personas)}`
    : standIns(study) || (study.flags.find(({ code }) => code === "people_not_understood")?.message ?? "");

type StandInFacts = Pick<FullStudy, "engine" | "personas" | "audience" | "audience_description">;

/** How far a rehearsal's people come from the words about them; "" where a model made them so. */
export function standIns(study: StandInFacts): string {
  const { engine, personas, audience_description: words } = study;
  if (engine.kind === "model" || words === null || isStandard(study)) return "";
  return `Nobody. The answers of ${plural(personas.length, "generic persona")} take the place of “${words}”: that description hardly changes what they say.`;
}

/** What is said of the people who come with the service. */
export const standardPeople = (personas: FullStudy["personas"]): string =>
  `Standard personas answered (${roles(personas)}); they come with the service and were not chosen for this question.`;

const mostRoles = 4;

function roles(personas: FullStudy["personas"]): string {
  const more = personas.length - mostRoles;
  const list = personas.slice(0, more > 1 ? mostRoles : personas.length).map(({ role }) => role);
  return (more > 1 ? [...list, `${more} more`] : list).join("; ");
}

/** What a study of segments has in place of arguments: it asks what matters to whom, and not whether it is good. */
const argumentsOf = ({ engine, study_type, opportunity, risk }: FullStudy): Bullet[] => {
  // A rehearsal's arguments are of a general list.
  if (engine.kind === "simulator") return [];
  return studyForms[study_type].ends === "no_side"
    ? [{ name: "What to lead with", text: opportunity }]
    : [
        { name: "Main argument for", text: opportunity },
        { name: "Main argument against", text: risk },
      ];
};

const bulletsOf = (study: FullStudy, divides: string, next: string): Bullet[] => [
  { name: reportWords.titles.who, text: whoWasAsked(study) },
  ...argumentsOf(study),
  { name: reportWords.titles.divides, text: divides },
  { name: reportWords.titles.next, text: next },
];
