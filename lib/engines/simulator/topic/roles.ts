import { ownValue } from "../../../own-value.ts";
import { anyOf } from "./cells.ts";
import { dutyOf, isAsker, isDestination, offering } from "./duty-of.ts";
import { headOf, isDeed, type Phrase } from "./phrases.ts";
import { points } from "./points.ts";
import { isBeside, isCompared, isReplaced } from "./rival-cues.ts";
import { isBody, isPeople } from "./words.ts";

/** A noun phrase with how likely it is to be what a topic asks about; `isRival` where it is named to compare with. */
export type Candidate = { phrase: Phrase; score: number; isRival: boolean };

const places = new Set(
  `at in on near above under from by during before after since until within between among around than like as into
  through via because outside`.split(/\s+/),
);
const links = {
  generic: new Set("of for about on in with to behind towards toward regarding when among".split(" ")),
  people: new Set("of behind".split(" ")),
};
/** Verbs with the small words that take their object. */
const phrasal: Record<string, RegExp> = {
  from: /^(?:want|need|expect|get|gain|benefit)/,
  on: /^(?:decid|agree|sign|depend|rel[yi]|spend|settle|report)/,
  in: /^(?:matter|count|look|believ|trust|invest|interest)/,
  at: /^(?:look)/,
  between: /^(?:choos|decid|compar|pick)/,
  during: /^(?:drop|leav|quit|stop)/,
};
/** Bodies that ask, and are seldom what they ask about when they stand alone. */
const askers = new Set(
  `library city town village council company firm school university bank shop brand team office agency charity business
  organisation organization hospital clinic church museum startup parish`.split(/\s+/),
);
/** Where the one who asks is at home. */
const regions = new Set("district area region neighbourhood street valley country county quarter".split(" "));

/** The phrases of a clause with what their grammar says of each: in points. */
export function scored(row: readonly Phrase[], isFirst: boolean): Candidate[] {
  const found: Candidate[] = [];
  const seen: Seen = { rivals: new Set(), placed: new Set() };
  let handedOn = 0;
  for (const [at, phrase] of row.entries()) {
    const previous = row[at - 1];
    const isLinked = previous !== undefined && hands(previous, phrase);
    const { role, isRival } = roleOf(phrase, row, at, isLinked, seen);
    const inherited = isLinked ? handedOn : 0;
    const isAudience = phrase.isPeople && previous?.isGeneric === true && phrase.before === "with";
    const duty = isLinked && !isAudience && !phrase.isOwn ? role / 4 + inherited : role;
    const score = duty + natureOf(phrase) + (isFirst && at < 3 ? points.first : 0);
    found.push({ phrase, score, isRival });
    const share = phrase.isPeople ? points.ofPeople : phrase.isGeneric ? 1 : 0;
    handedOn = share * Math.max(0, role, inherited);
  }
  return found;
}

/** Whether a phrase only points at the next: "users of a shed", "part of hiring a taxi", "people who buy e-readers". */
function hands(previous: Phrase, { clause, from, before }: Phrase): boolean {
  if (!(previous.isGeneric || previous.isPeople)) return false;
  if (previous.isPeople && clause.tokens.slice(0, previous.from).some(({ lower }) => /^(?:it|them)$/.test(lower)))
    return false;
  const between = clause.tokens.slice(previous.to, from);
  const [first, last] = [between[0], between.at(-1)];
  if (first === undefined || last === undefined) return true;
  const joints = previous.isGeneric ? links.generic : links.people;
  if (between.length === 1) return joints.has(before) || isDeed(last);
  if (between.length === 2 && joints.has(first.lower) && last.part === "gerund") return true;
  return between.length <= 4 && (/^(?:who|that|which|when|as)$/.test(first.lower) || last.part === "gerund");
}

/** The phrases of a clause that are rivals, and those that only say where. */
type Seen = { rivals: Set<Phrase>; placed: Set<Phrase> };

/** What the grammar around a phrase says of it. */
function roleOf(phrase: Phrase, row: readonly Phrase[], at: number, isLinked: boolean, { rivals, placed }: Seen) {
  const isShown = phrase.clause.follows;
  const { clause } = phrase;
  const isOwn = phrase.isOwn;
  const previous = row[at - 1];
  const isListed =
    previous !== undefined && /^\s*(?:,|,?\s(?:and|or)|\/|&)\s*(?:the\s|an?\s)?$/i.test(between(previous, phrase));
  const isRival =
    /^(?:competitor|rival)s?$/i.test(phrase.words[0]!) ||
    isReplaced(phrase) ||
    (!isOwn && !isIntroduced(phrase) && (isCompared(phrase) || (isListed && rivals.has(previous!)))) ||
    (clause.kind === "title" && phrase.isName && isListOfNames(row));
  if (isRival) rivals.add(phrase);
  const isInside =
    !isLinked &&
    !isDestination(phrase) &&
    !isPhrasal(phrase) &&
    (isPlaced(phrase, previous) || (isListed && placed.has(previous!)));
  if (isInside) placed.add(phrase);
  let role = 0;
  if (isOwn && !phrase.isGeneric && !regions.has(headOf(phrase))) role += isAgent(phrase) ? points.agent : points.own;
  if (/^us$|^ours?$/i.test(clause.label) && at === 0) role += points.offered + 1;
  if (!isOwn && phrase.article === "the" && phrase.words.length === 1 && askers.has(headOf(phrase)))
    role += points.people;
  if (isRival) role += points.rival;
  else if (!isOwn && isBeside(phrase)) role += points.example;
  else if (isAsker(phrase) && !isBody(headOf(phrase))) role += points.offered;
  else if (isInside && isWhere(phrase, row)) role += points.asked;
  else if (isInside && isOffer(phrase, previous)) role += points.object + 1;
  else if (isInside) role += isOwn ? (/^(?:via|through)$/.test(phrase.before) ? 0 : points.inside) : points.place;
  else if (isRelative(phrase, row, at)) role += points.relative;
  else if (!isAgent(phrase) || !isOwn) role += dutyOf(phrase, row, at, isListed);
  if (role < points.object && /^(?:\d|two|three|four|five|six|ten)/.test(phrase.article)) role += points.counted;
  if (clause.kind === "aside") role += isShown ? points.aside : points.aside * 2;
  if (clause.kind === "order") role += isOwn ? points.aside : points.order;
  if (idea.test(clause.label) && at === 0 && !phrase.isPeople) role += points.title;
  if (/main|central|short/i.test(clause.label) || (clause.kind === "title" && clause.label !== "" && at === 0))
    role += points.main;
  const ahead = clause.text.slice(0, clause.tokens[phrase.from]!.start);
  if (/\bif\s/i.test(ahead)) role += at > 0 && !isOwn ? 2 * points.supposed : points.supposed;
  if (isOwn && /\S.*\s(?:even when|because|although|since|while)\s/i.test(ahead)) role += points.supposed;
  if (!isOwn && fronted.test(ahead)) role += points.ahead;
  if (!isOwn && clause.kind === "statement" && reporting.test(ahead)) role += points.reported;
  return { role, isRival };
}

/** "Before we spend money on …": what opens a sentence and ends in a comma is not what it says. */
const idea = /^(?:the |our )?(?:idea|concept|product|offer|proposal|service|plan)$/i;
const fronted = /^\s*(?:before|after|while|since|because|although|though|as|once)\s[^,]*$/i;
const saying = anyOf("says?, said, tells?, told, thinks?(?! (?:about|of)\\b), thought, reports?, believes?, finds?");
const reporting = new RegExp(`^(?!.*\\b(?:i|we|you)\\b).*\\b${saying}\\b`, "i");

/** "In the market", "outside of our region", "people with hay fever": where or of whom, and not what. */
const isPlaced = (phrase: Phrase, previous: Phrase | undefined): boolean =>
  places.has(phrase.before) ||
  (phrase.before === "of" && /^(?:outside|inside|because|instead)$/.test(lowerAt(phrase, -2))) ||
  (phrase.before === "with" && previous?.isPeople === true && previous.to === phrase.from - 1);

const lowerAt = ({ clause, from }: Phrase, step: number): string => clause.tokens[from + step]?.lower ?? "";

/** "Leave their bikes in a guarded station": what is new beside what people have. */
const isOffer = ({ clause, article, to }: Phrase, previous: Phrase | undefined): boolean =>
  /^an?$/.test(article) &&
  (previous?.article === "their" || /^(?:where|that|which)$/.test(clause.tokens[to]?.lower ?? "")) &&
  /^(?:would|could|will)$/.test(clause.tokens[0]!.lower);

/** "Where in our permit", "which of our tools". */
const isWhere = ({ clause, from, isOwn }: Phrase, row: readonly Phrase[]): boolean =>
  /^(?:where|which|what)$/.test(clause.tokens[0]!.lower) &&
  (from === 2 || (isOwn && row.every((other) => other.from >= from || other.isPeople || other.isGeneric)));

/** "A robot that cleans instruments": what a thing does is part of it. */
function isRelative(phrase: Phrase, row: readonly Phrase[], at: number): boolean {
  const previous = row[at - 1];
  if (previous === undefined || previous.isGeneric || previous.isPeople) return false;
  return /^\s(?:that|which|where)\s[^,.;:]*$/i.test(between(previous, phrase));
}

/** "Tesla, BYD or a taxi". */
const isListOfNames = (row: readonly Phrase[]): boolean => {
  const names = row.filter(({ isName }) => isName);
  return names.length > 1 && (names.length === row.length || / or /.test(row[0]!.clause.text));
};

const isPhrasal = ({ before, verb }: Phrase): boolean => ownValue(phrasal, before)?.test(verb) ?? false;

/** "Our city" that replaces something: it asks, and is not asked about. */
const isAgent = ({ clause, to, words }: Phrase): boolean => {
  const [next, after] = clause.tokens.slice(to, to + 2);
  if (next === undefined || next.opens) return false;
  const isPlanning =
    /^(?:could|would|will|wants?|plans?|hopes?|is|are)$/.test(next.lower) && offering.test(after?.lower ?? "");
  const isThinking = /^(?:thinks?|considers?|wonders?|debates?|discusses)$/.test(next.lower);
  return (words.length === 1 && askers.has(words[0]!.toLowerCase())) || isPlanning || isThinking;
};

const between = (previous: Phrase, { clause, from }: Phrase): string =>
  previous.clause === clause ? clause.text.slice(clause.tokens[previous.to - 1]!.end, clause.tokens[from]!.start) : "";

/** What a phrase is by itself. */
function natureOf(phrase: Phrase): number {
  const isCompound = phrase.words.length > 1 && !isPeople(phrase.words[0]!.toLowerCase());
  return (
    (phrase.isPeople ? (isBody(headOf(phrase)) ? points.body : points.people) + (isCompound ? 0.8 : 0) : 0) +
    (phrase.isGeneric ? points.generic : 0) +
    (/^Quotex/.test(phrase.words[0]!) && phrase.words.length === 1 ? points.quoted : 0) +
    (phrase.isName ? points.named : 0) +
    (phrase.words.length > 1 ? points.modified : 0) +
    (isApposed(phrase) ? points.apposed : 0)
  );
}

/** "Brightwell, a pocket translator": what a name is said to be. */
export function isApposed({ clause, from, to, isName }: Phrase): boolean {
  const before = clause.text.slice(0, clause.tokens[from]!.start);
  const after = clause.text.slice(clause.tokens[to - 1]!.end);
  return (
    isName && (/^\s*,\s(?:an?|the)\s|^(?:\s\w+)?\s*,\sour\s/.test(after) || /\b(?:name|called|named)\s$/.test(before))
  );
}

/** "What is left for Fragezeichen, our quiz tool": a name that is one's own. */
const isIntroduced = ({ clause, to }: Phrase): boolean =>
  /^(?:\s\w+)?\s*,\sour\s/.test(clause.text.slice(clause.tokens[to - 1]!.end));
