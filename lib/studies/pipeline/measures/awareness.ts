import type { Interview } from "../../../engines/findings.ts";
import { isAnswer } from "../../../engines/marks.ts";
import { measureSources } from "../../../engines/measure-sources.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Answers } from "./answers.ts";
import { unknownMeasure } from "./measure-of.ts";
import { shareOf } from "./shares.ts";

const funnel = {
  unaided: {
    id: "unaided_awareness",
    label: "Comes to mind unaided",
    formula: "Share of interviews in which the respondent names the brand before the interviewer does",
  },
  first: {
    id: "first_mention",
    label: "First name that comes to mind",
    formula:
      "Share of interviews in which the brand is the first to be named, of it and the rivals in the topic, before the interviewer names it",
  },
  aided: {
    id: "aided_awareness",
    label: "Known when named",
    formula: "Share that says to know the brand when it is named",
  },
} as const;

/** The three shares of awareness, by look-up of the names before the interviewer says them. */
export function awarenessMeasures(answers: Answers): Measure[] {
  const { brand, competitors } = answers.plan;
  const unknown = (row: (typeof funnel)[keyof typeof funnel], why: string) =>
    unknownMeasure(answers, { ...row, unit: "share", source: measureSources.funnel, why });
  if (brand === null)
    return Object.values(funnel).map((row) => unknown(row, "The thing was named before anything was asked"));
  const unaided = answers.interviews
    .map((interview) => beforeNamed(interview, brand))
    .filter((words) => words !== null);
  const awareness = unaided.map((words) => (placeOf(words, brand) < 0 ? 0 : 1));
  const first = unaided.map((words) => {
    const place = placeOf(words, brand);
    const rivals = competitors.map((name) => placeOf(words, name)).filter((rival) => rival >= 0);
    return place >= 0 && rivals.every((rival) => place < rival) ? 1 : 0;
  });
  return [
    shareOf(answers, { ...funnel.unaided, source: measureSources.funnel, shares: awareness }),
    shareOf(answers, { ...funnel.first, source: measureSources.funnel, shares: first }),
    unknown(funnel.aided, "No question asks whether it is known"),
  ];
}

/** What was answered before a question named the brand; null where the first question did already. */
function beforeNamed({ transcript }: Interview, brand: string): string | null {
  const firstNaming = transcript.findIndex(({ q }) => placeOf(q, brand) >= 0);
  const turns = firstNaming < 0 ? transcript : transcript.slice(0, firstNaming);
  // A probe may quote the respondent: the answer that it follows came unaided.
  return turns.length === 0
    ? null
    : turns
        .filter(isAnswer)
        .map(({ a }) => a)
        .join("\n");
}

/** The place of a name in a text as words of its own; −1 where it is missing. */
export function placeOf(text: string, name: string): number {
  const sought = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return sought === "" ? -1 : text.search(new RegExp(`(?<![\\p{L}\\p{N}])${sought}(?![\\p{L}\\p{N}])`, "iu"));
}
