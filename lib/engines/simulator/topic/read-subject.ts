import { ownValue } from "../../../own-value.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { dutyOf } from "./duty-of.ts";
import { headOf, type Phrase, phrasesOf } from "./phrases.ts";
import { points } from "./points.ts";
import { isBeside, isCompared } from "./rival-cues.ts";
import { type Subject, subjectText } from "./subject-text.ts";
import { isBody, isPeople, isQualityWord, ownWords, verbKind } from "./words.ts";

/** A noun phrase and how likely it is to be what a topic asks about; `isRival` where it is named to compare with. */
export type Candidate = { phrase: Phrase; score: number; isRival: boolean };

export type SubjectReading = {
  subject: Subject | null;
  clauses: Clause[];
  candidates: Candidate[];
  chosen: Candidate | null;
};

const places = new Set(
  `at in on near above under from by during before after since until within between among around than like as into
  through via because`.split(/\s+/),
);
const links = {
  generic: new Set("of for about on in with to behind towards toward regarding when".split(" ")),
  people: new Set("of with behind".split(" ")),
};
/** Verbs with the small words that take their object. */
const phrasal: Record<string, RegExp> = {
  from: /^(?:want|need|expect|get|gain|benefit)/,
  on: /^(?:decid|agree|sign|depend|rel[yi]|spend|settle|report)/,
  in: /^(?:matter|count|look|believ|trust|invest)/,
  at: /^(?:look)/,
  between: /^(?:choos|decid|compar|pick)/,
  during: /^(?:drop|leav|quit|stop)/,
};
/** Bodies that ask, and are seldom what they ask about when they stand alone. */
const askers = new Set(
  `library city town village council company firm school university bank shop brand team office agency charity business
  organisation organization hospital clinic church museum startup`.split(/\s+/),
);
/** The phrase of a topic that people are asked about, with everything that was weighed. */
export function readSubject(text: string, isKnown: (word: string) => boolean): SubjectReading {
  const clauses = clausesOf(text);
  const phrases = clauses.map((clause) => phrasesOf(clause, isKnown));
  const candidates: Candidate[] = [];
  for (const [at, clause] of clauses.entries()) {
    clause.isLater = candidates.some(({ phrase, score }) => phrase.clause.kind === "title" && score >= points.title);
    candidates.push(...scored(phrases[at]!, at === 0, isKnown));
  }
  addRepeats(candidates);
  spreadRivals(candidates);
  const chosen = candidates
    .filter(({ phrase, score }) => score >= points.least && isWhole(phrase))
    .toSorted((one, other) => other.score - one.score)[0];
  if (chosen === undefined) return { subject: null, clauses, candidates, chosen: null };
  return { subject: subjectText(text, chosen.phrase, phrases.flat()), clauses, candidates, chosen };
}

/** Whether a phrase names a thing: not half of one ("a new"), and not people with what they do ("people listen"). */
function isWhole({ words, isName }: Phrase): boolean {
  const [first = "", second] = words.map((word) => word.toLowerCase());
  const last = words.at(-1)!.toLowerCase();
  if (isName) return true;
  const isDeed = words.length === 2 && isPeople(first) && verbKind(second!) !== null;
  return !isDeed && !(words.length > 1 && first === last) && !isQualityWord(last);
}

function scored(row: readonly Phrase[], isFirst: boolean, isKnown: (word: string) => boolean): Candidate[] {
  const found: Candidate[] = [];
  const rivals = new Set<Phrase>();
  let handedOn = 0;
  for (const [at, phrase] of row.entries()) {
    const previous = row[at - 1];
    const isLinked = previous !== undefined && hands(previous, phrase);
    const { role, isRival } = roleOf(phrase, row, at, isLinked, rivals);
    const inherited = isLinked ? handedOn : 0;
    const isAudience = phrase.isPeople && previous?.isGeneric === true && phrase.before === "with";
    const score = role + (isAudience ? 0 : inherited) + natureOf(phrase, isKnown) + placeOf(phrase, isFirst, at);
    found.push({ phrase, score, isRival });
    handedOn = phrase.isGeneric || phrase.isPeople ? Math.max(0, role + inherited) : 0;
  }
  return found;
}

/** Whether a phrase only points at the next: "users of a shed", "people who buy e-readers". */
function hands(previous: Phrase, { clause, from, before }: Phrase): boolean {
  if (!(previous.isGeneric || previous.isPeople)) return false;
  const between = clause.tokens.slice(previous.to, from).map(({ text }) => text.toLowerCase());
  if (between.length === 0) return true;
  const joints = previous.isGeneric ? links.generic : links.people;
  if (between.length === 1) return joints.has(before) || verbKind(before) === "verb";
  return between.length <= 4 && (/^(?:who|that|which|when|as)$/.test(between[0]!) || /ing$/.test(between.at(-1)!));
}

/** What the grammar around a phrase says of it. */
function roleOf(phrase: Phrase, row: readonly Phrase[], at: number, isLinked: boolean, rivals: Set<Phrase>) {
  const { clause } = phrase;
  const isOwn = ownWords.has(phrase.article);
  const previous = row[at - 1];
  const isListed =
    previous !== undefined && /^\s*(?:,|,?\s(?:and|or)|\/|&)\s*(?:the\s|an?\s)?$/i.test(between(previous, phrase));
  const isRival =
    /^(?:competitor|rival)s?$/i.test(phrase.words[0]!) ||
    (!isOwn && (isCompared(phrase) || (isListed && rivals.has(previous!)))) ||
    (clause.kind === "title" && isListOfNames(row));
  if (isRival) rivals.add(phrase);
  let role = 0;
  if (isOwn && !phrase.isGeneric) role += isAgent(phrase) ? points.agent : points.own;
  if (/^us$|^ours?$/i.test(clause.label) && at === 0) role += points.offered + 1;
  if (!isOwn && phrase.article === "the" && phrase.words.length === 1 && askers.has(phrase.words[0]!.toLowerCase()))
    role += points.people;
  if (isRival) role += points.rival;
  else if (!isOwn && isBeside(phrase)) role += points.example;
  else if (!isOwn && !isLinked && places.has(phrase.before) && !isPhrasal(phrase)) role += points.place;
  else if (!isAgent(phrase) || !isOwn) role += dutyOf(phrase, row, at, isListed);
  if (clause.kind === "aside") role += points.aside;
  if (clause.kind === "order") role += isOwn ? points.aside : points.order;
  if (/main|central|short/i.test(clause.label)) role += points.main;
  if (/\bif\s/i.test(clause.text.slice(0, clause.tokens[phrase.from]!.start))) role += points.supposed;
  return { role, isRival };
}

const isListOfNames = (row: readonly Phrase[]): boolean => row.length > 1 && row.every(({ isName }) => isName);

const isPhrasal = ({ before, verb }: Phrase): boolean => ownValue(phrasal, before)?.test(verb) ?? false;

/** "Our city" that replaces something: it asks, and is not asked about. */
const isAgent = ({ clause, to, words }: Phrase): boolean =>
  words.length === 1 &&
  askers.has(words[0]!.toLowerCase()) &&
  clause.tokens[to] !== undefined &&
  !clause.tokens[to]!.opens;

const between = (previous: Phrase, { clause, from }: Phrase): string =>
  previous.clause === clause ? clause.text.slice(clause.tokens[previous.to - 1]!.end, clause.tokens[from]!.start) : "";

/** What a phrase is by itself. */
function natureOf(phrase: Phrase, isKnown: (word: string) => boolean): number {
  const isCompound = phrase.words.length > 1 && !isPeople(phrase.words[0]!.toLowerCase());
  return (
    (phrase.isPeople ? (isBody(headOf(phrase)) ? points.body : points.people) + (isCompound ? 0.8 : 0) : 0) +
    (phrase.isGeneric ? points.generic : 0) +
    (/^Quotex/.test(phrase.words[0]!) ? points.quoted : 0) +
    (phrase.isName ? points.named : 0) +
    (phrase.words.length > 1 ? points.modified : 0) +
    (isKnown(headOf(phrase)) && !phrase.isGeneric && !phrase.isPeople ? points.known : 0) +
    (isApposed(phrase) ? points.apposed : 0)
  );
}

/** "Brightwell, a pocket translator": what a name is told to be. */
function isApposed({ clause, from, to, isName }: Phrase): boolean {
  const before = clause.text.slice(0, clause.tokens[from]!.start);
  const after = clause.text.slice(clause.tokens[to - 1]!.end);
  return (
    isName &&
    (/^\s*,\s(?:an?|our|the)\s/.test(after) ||
      /\b(?:our|my)\s[\p{Ll}-]+(?:\s[\p{Ll}-]+){0,3}\s$/u.test(before) ||
      /\bname\s$/.test(before))
  );
}

const placeOf = ({ from }: Phrase, isFirst: boolean, at: number): number =>
  isFirst && at < 3 && from >= 0 ? points.first : 0;

/** A name that is a rival's in one place is a rival's everywhere. */
function spreadRivals(candidates: Candidate[]): void {
  const names = new Set(candidates.filter(({ phrase, isRival }) => isRival && phrase.isName).map(nameOf));
  for (const candidate of candidates)
    if (!candidate.isRival && candidate.phrase.isName && names.has(nameOf(candidate)) && !isApposed(candidate.phrase)) {
      candidate.isRival = true;
      candidate.score += points.rival;
    }
}

const nameOf = ({ phrase }: Candidate): string => phrase.words.join(" ");

/** What a topic comes back to is more likely its subject. */
function addRepeats(candidates: Candidate[]): void {
  for (const candidate of candidates) {
    const { phrase } = candidate;
    if (phrase.isGeneric || phrase.isPeople || candidate.isRival) continue;
    const key = headOf(phrase);
    const others = candidates.filter((other) => headOf(other.phrase) === key && other.phrase.clause.kind !== "order");
    const elsewhere = new Set(others.map((other) => other.phrase.clause)).size - 1;
    candidate.score += Math.min(points.mostRepeated, points.repeated * elsewhere);
  }
}
