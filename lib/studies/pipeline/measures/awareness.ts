import type { Interview } from "../../../engines/findings.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Answers } from "./answers.ts";
import { unknownMeasure } from "./measure-of.ts";
import { shareOf } from "./shares.ts";
import { sources } from "./sources.ts";

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
    formula:
      "Share that says to know the brand, or names it unaided, of the interviews that say whether they know it; silence is not counted as knowing",
  },
} as const;

/** The three shares of awareness, read from the words of the interviews: no closed question could find out what a respondent knows. */
export function awarenessMeasures(answers: Answers): Measure[] {
  const { brand, competitors } = answers.plan;
  if (brand === null)
    return Object.values(funnel).map((given) =>
      unknownMeasure(answers, { ...given, unit: "share", source: sources.funnel, why: "The topic names no brand" }),
    );
  const unaided = answers.interviews.map((interview) => beforeNamed(interview, brand)).filter((said) => said !== null);
  const named = unaided.map((said) => (placeOf(said, brand) < 0 ? 0 : 1));
  const first = unaided.map((said) => {
    const place = placeOf(said, brand);
    const rivals = competitors.map((name) => placeOf(said, name)).filter((rival) => rival >= 0);
    return place >= 0 && rivals.every((rival) => place < rival) ? 1 : 0;
  });
  const knows = answers.interviews.map((interview) => knowsOf(interview, brand)).filter((known) => known !== null);
  return [
    shareOf(answers, { ...funnel.unaided, source: sources.funnel, shares: named }),
    shareOf(answers, { ...funnel.first, source: sources.funnel, shares: first }),
    shareOf(answers, { ...funnel.aided, source: sources.funnel, shares: knows.map(Number) }),
  ];
}

/** What was answered before a question named the brand; null where the first question did already. */
function beforeNamed({ transcript }: Interview, brand: string): string | null {
  const named = transcript.findIndex(({ q }) => placeOf(q, brand) >= 0);
  const turns = named < 0 ? transcript : transcript.slice(0, named);
  // A probe may quote the respondent: the answer that it follows came unaided.
  return turns.length === 0 ? null : turns.map(({ a }) => a).join("\n");
}

/** The place of a name in a text as words of its own; −1 where it is missing. */
export function placeOf(text: string, name: string): number {
  const sought = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return sought === "" ? -1 : text.search(new RegExp(`(?<![\\p{L}\\p{N}])${sought}(?![\\p{L}\\p{N}])`, "iu"));
}

const denies =
  /\b(?:never|not|hardly|barely)\s+(?:\w+\s+)?(?:heard|seen|used|come across|met|tried|familiar|know)|\b(?:don['’]t|do not|didn['’]t|did not|haven['’]t|have not|hadn['’]t)\s+(?:really\s+|actually\s+)?(?:know|knew|heard|hear|seen|used|use|come across|tried)|\bunfamiliar\b|\bnew (?:name )?to me\b|\bfirst time I (?:hear|heard)|\bmeans nothing to me\b|\bno idea (?:who|what)/i;
const affirms =
  /\bI(?:['’]ve| have|['’]d| had)?\s+(?:\w+ly\s+|once\s+|often\s+|already\s+|also\s+)?(?:heard of|seen|used|bought|owned|tried|come across|came across|known|knew|know)\b|\bI(?:['’]m| am)\s+(?:quite\s+|very\s+)?familiar with\b|\bwe(?:['’]ve| have)?\s+(?:used|use|bought|tried)\b|\bI (?:use|own|buy)\b/i;

/** Whether a respondent claims to know the brand; null where nothing is said of it. */
function knowsOf(interview: Interview, brand: string): boolean | null {
  const unaided = beforeNamed(interview, brand);
  if (unaided !== null && placeOf(unaided, brand) >= 0) return true;
  const sentences = interview.transcript
    .flatMap(({ a }) => a.split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => placeOf(sentence, brand) >= 0);
  if (sentences.some((sentence) => denies.test(sentence))) return false;
  return sentences.some((sentence) => affirms.test(sentence)) ? true : null;
}
