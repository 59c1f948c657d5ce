import { anyOf } from "../../cells.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { isOffered } from "./features.ts";
import { isShown, type Phrase, phrasesOf, priceMark } from "./phrases.ts";
import { bestOf, type Candidate, canBeSubject, rankPhrases } from "./rank-phrases.ts";
import { changeOf, type Subject, subjectText, wayTo } from "./subject-text.ts";
import { auxiliaries } from "./words.ts";

export type SubjectReading = {
  subject: Subject | null;
  clauses: Clause[];
  candidates: Candidate[];
  /** The phrase that is taken for the subject; null where none is sure. */
  chosen: Candidate | null;
};

/** From which probability on a phrase is the subject: 3 of 100 topics are then misnamed (docs/evals.md). */
export function sureFrom({ phrase }: Candidate, candidates: readonly Candidate[]): number {
  const isLead = (one: Phrase) => one.isOwn || isOffered(one) || /^do (?:\S+ ){1,3}still /i.test(one.clause.text);
  const own = candidates.filter((one) => canBeSubject(one) && isLead(one.phrase));
  if (own.length === 1 && own[0]!.phrase === phrase) return 0.84;
  return isShown(phrase.words[0]!) || new Set(candidates.map((one) => one.phrase.clause)).size <= 3 ? 0.915 : 0.94;
}
/** From which probability on a topic is about the phrase that it opens with as a title. */
const titleFrom = 0.3;
/** The phrase of a topic that people are asked about, with everything that was weighed. */
export function readSubject(text: string, type: StudyTypeId): SubjectReading {
  const clauses = clausesOf(text);
  const rows = clauses.map(phrasesOf);
  const candidates = rankPhrases(rows, type);
  const none = { subject: null, clauses, candidates, chosen: null };
  const settled = settledIn(clauses, candidates);
  const title = titleIn(clauses, candidates);
  const best = settled === undefined ? (title ?? bestOf(candidates)) : settled;
  if (!best) return none;
  const subject = subjectText(text, best.phrase, rows.flat());
  const isPlain = best === settled || (best === title && best.phrase.isName);
  const least = isPlain ? 0 : best === title ? titleFrom : sureFrom(best, candidates);
  const isSure = shareWithin(subject, candidates) >= least && !isConditional(best) && !isAside(best, subject, clauses);
  return isSure ? { subject, clauses, candidates, chosen: best } : none;
}

/** What comes before the other side: "compared with …", "lost to …". */
export const against = new RegExp(
  `\\b(?:${anyOf(`compared? (?:to|with), compare\\s.*\\swith, instead of, rather than, leav\\w+ for, versus, vs\\.?, back to,
    next to, rival to, los(?:t|e|ing)\\s.*to`)})\\s(?:the\\s|an?\\s)?$`,
  "i",
);
/** "Our business current account" goes on; "what stops people reporting mould", "at an office: booking". */
function isAside({ phrase }: Candidate, { text, isDeed }: Subject, clauses: Clause[]) {
  const { clause, from, isOwn, before } = phrase;
  const isOfOthers = /^(?:an? )?\p{Lu}\S*(?: \p{Lu}\S*)?['’]s /u.test(text) && /\b(?:our|we)\b/i.test(clause.text);
  const isPlace = clauses.some(({ label, tokens }) => label === clause.text && tokens[0]!.part === "gerund");
  const isStopped = isDeed === true && /^what (?:stops|keeps|prevents)\b/i.test(clause.text);
  const [next, then] = clause.tokens.slice(phrase.to);
  const isCut =
    next?.joined || (next?.opens === false && (then?.joined || (next.part === "adjective" && then?.part === "noun")));
  const isAt = isOwn && before === "at" && isDeed !== true && clause.kind === "question";
  const isAway = phrase.isName && against.test(clause.text.slice(0, clause.tokens[from]!.start));
  return isOfOthers || isStopped || isCut === true || isAway || isAt || (isPlace && from > 0 && !isOwn);
}

/** "Sourdough subscription box. Would regulars sign up?": a topic of two clauses that begins with its subject. */
function titleIn(clauses: readonly Clause[], candidates: readonly Candidate[]): Candidate | undefined {
  // "Concept: a van that …".
  const isLabel = !candidates.some((one) => one.phrase.clause === clauses[0] && canBeSubject(one));
  const [title, ...more] = isLabel && clauses[1]?.label === clauses[0]?.text ? clauses.slice(1) : clauses;
  const isBare = more.length < 2 || (more.length < 4 && more.every(({ kind }) => kind === "question"));
  if (title?.kind !== "title" || !isBare) return undefined;
  const first = candidates.find((one) => one.phrase.clause === title && one.phrase.from === 0 && canBeSubject(one));
  // "Kiln dried logs" go on.
  return title.tokens[first?.phrase.to ?? 0]?.part === "participle" ? undefined : first;
}
const wavering = anyOf(`stop, keep, help, make, get, persuade, convince, encourage, bring, win, reduce, cut, fix, solve,
  change, tempt, put, attract, save, prevent, push, sway, improve, increase, boost, draw, deter, discourage`);
const option = new RegExp(`^(?:would|will|could|can|do|does|did|might)\\s[^,;?!]{3,70}?\\s${wavering}\\s\\S`, "i");
const ownStep = /^should (?:we|i)\b(?!.*\b(?:it|them|pric\w+|charge|cost)\b)/i;

/** What a question's grammar weighs: "would a pause option keep members"; null where that has no name. */
function settledIn(clauses: readonly Clause[], candidates: readonly Candidate[]): Candidate | null | undefined {
  const told = candidates.find((one) => canBeSubject(one) && (isCompared(one) || changeOf(one.phrase) !== null));
  const gone = candidates.find(({ phrase }) => wayTo(phrase) >= 0);
  if (told || gone) return told ?? gone;
  const asked = clauses.find(({ kind, tokens }) => kind === "question" || auxiliaries.has(tokens[0]!.lower));
  if (asked === undefined) return undefined;
  const own = candidates.filter(({ phrase }) => phrase.clause === asked);
  if (option.test(asked.text) && !/Quotex.* or /.test(asked.text)) {
    const first = own.find(({ phrase }) => phrase.from === 1);
    if (first && canBeSubject(first)) return first;
    if (first ? first.phrase.isGeneric && !first.phrase.isPeople : asked.tokens[1]!.part !== "pronoun") return null;
  }
  return ownStep.test(asked.text) && !own.includes(bestOf(candidates)!) ? null : undefined;
}

/** "Compare our hall with others", "how does our hall compare", "should the club put lessons up from £6". */
const isCompared = ({ phrase: { clause, from, to, isOwn, verb } }: Candidate): boolean =>
  (isOwn && (clause.tokens[to]?.lower === "compare" || (from === 1 && verb === "compare"))) ||
  (verb === "put" && /^(?:up|down)$/.test(clause.tokens[to]?.lower ?? "") && clause.text.includes(priceMark));

/** "Would nurses report errors if the form were anonymous": the condition is asked about. */
const isConditional = ({ phrase: { clause, to } }: Candidate): boolean =>
  auxiliaries.has(clause.tokens[0]!.lower) && condition.test(clause.text.slice(clause.tokens[to - 1]!.end));
const condition = /\bif\s(?!it|they|we|you|there|that|this|(?:the|its)\s(?:price|cost))\b/i;

/** How likely a phrase inside a subject is what is asked about: "the delivery" of "the delivery of a shop". */
export const shareWithin = (subject: Subject, candidates: readonly Candidate[]): number =>
  candidates.filter((one) => isWithin(one, subject)).reduce((sum, { probability }) => sum + probability, 0);

/** Whether a phrase is a part of a subject. */
export function isWithin({ phrase: { clause, from, to } }: Candidate, { span: [start, end] }: Subject): boolean {
  const first = clause.start + clause.tokens[from]!.start;
  return first >= start && clause.start + clause.tokens[to - 1]!.end <= end;
}

const fewestWords = 7;
const longestQuote = 90;
/** How far a topic is understood without a subject: by its question, by a rival alone, by nothing. */
const grasps = { question: 0.75, choice: 0.6, nothing: 0.2 };

/** The words in the place of a subject where none is sure: the choice lost, the topic's own question or words. */
export function withoutSubject(text: string, rivals: readonly string[], { candidates }: SubjectReading, asked = "") {
  const isNothing = bestOf(candidates) === undefined;
  const isOurs = /\b(?:ours?|us|we|my|i)\b/i.test(text);
  if (isOurs && rivals.length > 0 && (isNothing || /\bor (?:(?:from|with|at) )?us\b/i.test(text)))
    return { subject: `the choice between this offer and ${rivals[0]}`, grasp: grasps.choice };
  const isOfThings = candidates.some((one) => canBeSubject(one) && asked.includes(one.phrase.words.at(-1)!));
  const isOfSome = candidates.some(({ phrase }) => phrase.isPeople && phrase.words.length > 1);
  const plain = (isOfThings ? asked : text).replace(/["“”]/g, "'").replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return { subject: "this offer", grasp: grasps.nothing };
  // "What makes them go?" points at what was said before.
  const whole = asked === "" || /\b(?:them|they|it|this|that|there)\b/i.test(asked) ? text : asked;
  const isAsked = isOfSome || whole.split(" ").length >= fewestWords;
  const what = isOfThings || plain.endsWith("?") ? "question" : "topic";
  const cut = [...plain].slice(0, longestQuote).join("");
  const said = cut === plain ? plain : `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestQuote / 2))} …`;
  return { subject: `the ${what} “${said}”`, grasp: isNothing && !isAsked ? grasps.nothing : grasps.question };
}
