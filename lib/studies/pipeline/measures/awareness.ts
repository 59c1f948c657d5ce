import type { Interview } from "../../../engines/findings.ts";
import { isAnswer } from "../../../engines/marks.ts";
import type { Measure } from "../../../engines/measured.ts";
import type { Answers } from "./answers.ts";
import { measureWords, unknownMeasure } from "./measure-of.ts";
import { shareOf } from "./shares.ts";

/** The three shares of awareness, by look-up of the names before the interviewer says them. */
export function awarenessMeasures(answers: Answers): Measure[] {
  const { brand, competitors } = answers.plan;
  if (brand === null)
    return (["unaided_awareness", "first_mention", "aided_awareness"] as const).map((id) =>
      unknownMeasure(answers, measureWords(id), "The thing was named before anything was asked"),
    );
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
    shareOf(answers, measureWords("unaided_awareness"), awareness),
    shareOf(answers, measureWords("first_mention"), first),
    unknownMeasure(answers, measureWords("aided_awareness"), "No question asks whether it is known"),
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
