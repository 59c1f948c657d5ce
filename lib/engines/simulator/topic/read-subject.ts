import type { StudyTypeId } from "../../study-types.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { asksOfDeed, deedIn, ideaIn, isKeptFrom, isMoreThanObject } from "./deeds.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";
import { bestOf, type Candidate, rankPhrases } from "./rank-phrases.ts";
import { type Subject, subjectText, titleText } from "./subject-text.ts";
import { auxiliaries, isQualityWord } from "./words.ts";

export type SubjectReading = {
  subject: Subject | null;
  clauses: Clause[];
  candidates: Candidate[];
  chosen: Candidate | null;
};

/**
 * From which probability on a phrase is taken for the subject, by how many clauses a topic has; below it the topic's own
 * question replaces it. In cross-validation 3 of 100 topics are then taken for something else.
 */
const sureFrom = (clauses: number): number => (clauses === 1 ? 0.8 : clauses <= 3 ? 0.85 : 0.97);

/** The phrase of a topic that people are asked about, with everything that was weighed. */
export function readSubject(text: string, type: StudyTypeId): SubjectReading {
  const clauses = clausesOf(text);
  const rows = clauses.map(phrasesOf);
  const candidates = rankPhrases(rows, type);
  const none = { clauses, candidates, chosen: null };
  const whole = wholeTitle(clauses, candidates);
  if (whole !== null) return { subject: whole, ...none };
  const ours = overOurs(text);
  if (ours !== null)
    return { subject: ours, ...none, candidates: candidates.filter((other) => !isWithin(other, ours)) };
  const best = titleIn(clauses, candidates) ?? bestOf(candidates);
  const idea = type === "concept" ? ideaIn(clauses) : null;
  if (idea !== null && (best === undefined || !isWithin(best, idea) || best.phrase.words.length === 1))
    return { subject: idea, ...none };
  const deed = /^(?:messaging|product|brand|churn)$/.test(type) ? null : deedIn(clauses);
  if (
    best === undefined ||
    (deed !== null && /^(?:custom|competitor|cx)$/.test(type) && asksOfDeed(clauses)) ||
    (deed !== null && isKeptFrom(deed, text)) ||
    (deed !== null &&
      isMoreThanObject(deed, text) &&
      /^(?:your|their|\d)/.test(best.phrase.article || best.phrase.words[0]!)) ||
    (deed !== null && type === "custom" && /^\p{Ll}+ing your\s/u.test(deed.text) && isWithin(best, deed))
  )
    return { subject: deed, ...none };
  const subject = subjectText(text, ownerOf(best, candidates).phrase, rows.flat());
  const isLikely =
    shareWithin(subject, candidates) >= sureFrom(clauses.length) ||
    best === titleIn(clauses, candidates) ||
    isPlanned(best.phrase, clauses);
  const isSure = isLikely && !isOther(best.phrase) && !isConditional(best.phrase) && !isBeside(best.phrase);
  return isSure ? { subject, clauses, candidates, chosen: best } : { subject: deed, ...none };
}

/** "They chose a competitor's learning platform over ours": one's own thing is called as the rival's is. */
function overOurs(text: string): Subject | null {
  const found = chosenOverOurs.exec(text);
  if (found === null) return null;
  const [all, thing] = found;
  const start = found.index + all.indexOf(thing!);
  return { text: `the ${thing}`, span: [start, start + thing!.length] };
}
const chosenOverOurs =
  /\b(?:competitor|rival|vendor|supplier|provider)s?['’]s?\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s(?:over|instead of|rather than)\s(?:ours|us)\b/iu;

/** "We want to build a wind farm": what is planned in the first clause of a few. */
const isPlanned = ({ clause, verb }: Phrase, clauses: readonly Clause[]): boolean =>
  clauses.length <= 3 &&
  clause === clauses[0] &&
  /^(?:build|launch|introduce|open|offer|plan|start|create)$/.test(verb);

/** "The timer on our machine", "a haircut with an appointment": the part that is asked about, not what it belongs to. */
const ownerOf = (best: Candidate, candidates: readonly Candidate[]): Candidate =>
  candidates.find(
    (one) =>
      ((best.phrase.isOwn && /^(?:on|of)$/.test(best.phrase.before)) || best.phrase.before === "with") &&
      one.phrase.clause === best.phrase.clause &&
      one.phrase.to === best.phrase.from - 1 &&
      !one.phrase.isPeople &&
      !/(?:ors|ers|ists|ians)$/.test(one.phrase.words.at(-1)!) &&
      bestOf([one]) !== undefined,
  ) ?? best;

/** "Messages on WhatsApp", "what to wear to a funeral": the way or the occasion of what is asked about. */
const isBeside = ({ clause, from, before, isName }: Phrase): boolean =>
  (isName && /^(?:on|via|through|over)$/.test(before)) ||
  /\b(?:what|when|where|how) to \w+ (?:to|for|at|on|with)$/i.test(
    clause.text.slice(0, clause.tokens[from]!.start).trim(),
  );

/** "Would nurses report errors if the form were anonymous": what is asked about is the condition. */
const isConditional = ({ clause, to }: Phrase): boolean =>
  auxiliaries.has(clause.tokens[0]!.lower) &&
  /\bif\s(?!it|they|we|you|there|that|this|(?:the|its)\s(?:price|cost))\b/i.test(
    clause.text.slice(clause.tokens[to - 1]!.end),
  );

/** "New teachers" are asked, and "the other photographer" is a rival. */
const isOther = ({ clause, from, to, words, isPeople }: Phrase): boolean =>
  clause.tokens.slice(from, to).some(({ lower }) => /^(?:other|another|bigger|cheaper)$/.test(lower)) ||
  (isPeople && words.slice(0, -1).every((word) => isQualityWord(word.toLowerCase())));

/** "Sourdough subscription box, a fresh loaf every Friday": a topic that begins with its subject and asks nothing. */
const titleIn = ([clause, ...more]: readonly Clause[], candidates: readonly Candidate[]): Candidate | undefined =>
  more.length > 0 || clause?.kind !== "title"
    ? undefined
    : candidates.find(
        (one) => one.phrase.from === 0 && clause.tokens[one.phrase.to]?.opens && bestOf([one]) !== undefined,
      );

/** "Night train to Rome: would people take it?": a title that the question calls "it", without its place. */
function wholeTitle([title, asked, ...more]: readonly Clause[], candidates: readonly Candidate[]): Subject | null {
  const first = candidates.find(({ phrase }) => phrase.clause === title && phrase.from === 0);
  if (title?.kind !== "title" || asked?.kind !== "question" || more.length > 0 || first === undefined) return null;
  const end = title.text.search(/[.:]?\s*$|\s(?:that|which|at|in|by|to|from)\s/);
  const isDone = title.tokens.some(({ part, start }) => start < end && /^(?:verb|auxiliary)$/.test(part));
  const isNamed = !isDone && !first.phrase.isPeople && !/\bor\b|[,§]|Quotex/.test(title.text) && end <= longestTitle;
  return isNamed && /\s(?:it|them|this|that|one)\b(?!\s\p{Ll}+ing)/u.test(asked.text)
    ? titleText(title, first.phrase, end)
    : null;
}
const longestTitle = 70;

/** How likely it is that a phrase inside a subject is what is asked about: "the delivery" of "the delivery of a shop". */
export const shareWithin = (subject: Subject, candidates: readonly Candidate[]): number =>
  candidates.filter((one) => isWithin(one, subject)).reduce((sum, { probability }) => sum + probability, 0);

function isWithin({ phrase: { clause, from, to } }: Candidate, { span: [start, end] }: Subject): boolean {
  const first = clause.start + clause.tokens[from]!.start;
  return first >= start && clause.start + clause.tokens[to - 1]!.end <= end;
}

const longestQuote = 90;

/** A topic's question, or the topic where it asks none, in the place of a subject. */
export function quotedAs(what: "question" | "topic", said: string): string {
  if (said.length <= longestQuote) return `the ${what} “${said}”`;
  const cut = [...said].slice(0, longestQuote).join("");
  return `the ${what} “${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestQuote / 2))} …”`;
}
