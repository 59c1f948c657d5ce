import { sentencesOf } from "../../engines/sentences.ts";
import type { FullStudy } from "../study-record.ts";
import { isStandard } from "./is-standard.ts";
import { isSaidIn, overlap, sayOnce } from "./say-once.ts";

type Bullet = { name: string; text: string };

/** The prose of a report, part by part: each sentence where it is read first, and only there. */
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

/** Puts a study's sentences in the order of the page, with what divides its personas and what to do next. */
export function reportText(study: FullStudy, { divides, next }: Conclusions): ReportText {
  const once = sayOnce(study.headline_finding, ...study.key_findings.map(({ finding }) => finding));
  const [first, ...others] = study.answers;
  const lead = first === undefined ? "" : withoutQuotes(leadOf(first, study, { divides, next }), first.quotes);
  const bullets = bulletsOf(study, divides, next);
  return {
    lead: once(lead),
    bullets: bullets.map(({ name, text }) => ({ name, text: once(text) })).filter(({ text }) => text !== ""),
    findings: study.key_findings.map(({ evidence, implication, quotes, counter }) => ({
      evidence: once(withoutQuotes(evidence, [...quotes, ...counter])),
      implication: once(implication),
    })),
    answers: others
      .map((answer, at) => ({ question: answer.question, text: once(textOf(answer)), place: `answer-${at + 2}` }))
      .filter(({ text }) => text !== ""),
    resolves: study.objections.map(({ what_would_resolve }) => once(what_would_resolve)),
    signals: study.competitive_signals.map(({ signal }) => once(signal)),
    messages: study.messaging_implications.map(once).filter((text) => text !== ""),
  };
}

const textOf = ({ answer, cannot_tell }: FullStudy["answers"][number]): string =>
  cannot_tell === null ? answer : `${answer} ${cannot_tell}`;

/** That the personas were not chosen for the question, before anything that they said; "" where they were. */
const whoWasAsked = (study: FullStudy): string => (isStandard(study) ? standardPeople(study.personas) : "");

/** What is said of the people who come with the service. */
export const standardPeople = (personas: FullStudy["personas"]): string =>
  `Standard personas answered (${roles(personas)}); they need not be the people that the question is about.`;

const mostRoles = 4;

/** The roles as a list; a role may hold commas. */
function roles(personas: FullStudy["personas"]): string {
  const more = personas.length - mostRoles;
  const shown = personas.slice(0, more > 1 ? mostRoles : personas.length).map(({ role }) => inList(role));
  return (more > 1 ? [...shown, `${more} more`] : shown).join(", ");
}

/** "Partner in a law firm" inside a sentence; "VP Marketing" and "Chief Financial Officer" as they are. */
const inList = (role: string): string =>
  role.replace(/^\p{Lu}(?=\p{Ll})(?!\S+ \p{Lu})/u, (letter) => letter.toLowerCase());

type Arguments = Pick<FullStudy, "headline_finding" | "opportunity" | "risk">;

/** An answer without what the headline has said and the rows below will say; of why there is none, what the headline leaves out. */
function leadOf(
  { answer, cannot_tell }: FullStudy["answers"][number],
  study: Arguments,
  { divides, next }: Conclusions,
): string {
  const { headline_finding: headline, opportunity, risk } = study;
  if (cannot_tell !== null)
    return sentencesOf(cannot_tell)
      .filter((sentence) => overlap(sentence, headline) < 1 && overlap(headline, sentence) < 1)
      .join(" ");
  const [first = "", ...rest] = sentencesOf(answer);
  const below = [`${opportunity} ${risk}`, `${headline} ${divides}`, next];
  return (isSaidIn(first, headline) ? rest : [first, ...rest])
    .filter((sentence) => !below.some((text) => isSaidIn(text, sentence)))
    .join(" ");
}

function bulletsOf(study: FullStudy, divides: string, next: string): Bullet[] {
  const isNew = (argument: string) => !isSaidIn(study.headline_finding, argument);
  return [
    { name: "Who was asked", text: whoWasAsked(study) },
    { name: "Main argument for", text: isNew(study.opportunity) ? study.opportunity : "" },
    { name: "Main argument against", text: isNew(study.risk) ? study.risk : "" },
    { name: "What divides", text: divides },
    { name: "What to do next", text: next },
  ];
}

/** The sentences of a text that neither quote what is shown beside them nor count what its marks count. */
function withoutQuotes(text: string, quotes: readonly { quote: string }[]): string {
  return sentencesOf(text)
    .filter((sentence) => !quotes.some(({ quote }) => sentence.includes(quote)))
    .join(" ");
}
