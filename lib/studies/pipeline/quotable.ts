import { considerations } from "../../engines/considerations.ts";
import { contentWords, wordCount } from "../../engines/content-words.ts";

/** The most words of the respondent that a probe repeats. */
const most = 8;

/** Words before which a clause can be broken off without leaving its phrase open. */
const boundary =
  /^(and|or|but|so|because|since|when|while|if|than|that|which|who|before|after|until|unless|to|of|in|on|at|by|for|from|with|without|behind|about|over|under|between|into|through|like|as|where)$/i;
/** Clauses that depend on another one say little alone. */
const hanging =
  /^(if|when|while|where|what|as|although|though|because|since|until|unless|than|to|for|with|in|at|on|under|around|after|before)\b/i;
const opening = /^(and|but|so|well|or|then|hm+|honestly|yet)\s+/i;

/** What opens a sentence and is cut off by a comma says where or how it holds, not what. */
const adverbial = /^(?:\p{L}+ing|\p{L}+ly|still|first|second|overall|all|above|besides|beyond|given|apart)\b/iu;
/** Words about the talk itself: a passage of nothing else says nothing that could be asked after. */
const framing = new Set(
  `taking taken together small little big main whole balance sum short end all said told doubt doubts question questions point
  points reason reasons remain remains stays left comes come came matter matters side sides view opinion feeling feelings mind
  fact word words answer example instance first second last next start begin honest true fair sure two three`.split(
    /\s+/,
  ),
);
/** The words in which what people weigh is named. */
const weighed = new Set(
  Object.values(considerations).flatMap(({ theme, objection, criterion }) =>
    contentWords(`${theme} ${objection} ${criterion}`).filter((word) => !framing.has(word)),
  ),
);

/** The passage of an answer that a probe repeats: an exact part of it, at most eight words, not one of `used`; null when there is none. */
export function quotable(answer: string, used: ReadonlySet<string>): string | null {
  const passages = [...answer.matchAll(/(?:[^.!?;:,—–“”"()\n]|[.,](?=\d))+/g)]
    .filter(({ 0: clause, index }) => !leadsIn(answer, clause, index))
    .map(({ 0: clause }) => shortened(clause.trim().replace(opening, "")))
    .filter((passage) => wordCount(passage) >= 3 && contentWords(passage).length >= 2 && !used.has(passage))
    .filter((passage) => contentWords(passage).some((word) => !framing.has(word)));
  const weight = (passage: string) => {
    const words = contentWords(passage).filter((word) => !framing.has(word));
    return words.length + (words.some((word) => weighed.has(word)) ? 2 : 0) - (hanging.test(passage) ? 6 : 0);
  };
  let best: string | null = null;
  for (const passage of passages) if (best === null || weight(passage) > weight(best)) best = passage;
  return best;
}

/** Whether a clause opens its sentence and only leads to what comes after its comma. */
function leadsIn(answer: string, clause: string, at: number): boolean {
  const opens = /(?:^|[.!?\n])\s*$/.test(answer.slice(0, at)) && answer[at + clause.length] === ",";
  const words = clause.trim();
  return opens && (hanging.test(words) || (wordCount(words) <= 3 && adverbial.test(words)));
}

/** A clause of up to eight words as it is; of a longer one its beginning, up to where it can be broken off; else nothing. */
function shortened(clause: string): string {
  const words = clause.split(/(?<=\s)/);
  if (words.length <= most) return clause;
  const at = words.findLastIndex((word, index) => index > 2 && index <= most && boundary.test(word.trim()));
  return at < 0 ? "" : words.slice(0, at).join("").trim();
}
