import { headOf, type Phrase } from "./phrases.ts";
import { isCompared, isReplaced } from "./rival-cues.ts";

/** The phrases that a topic names only to compare with, found by the words around them. */
export function rivalsAmong(rows: readonly Phrase[][]): Set<Phrase> {
  const rivals = new Set<Phrase>();
  for (const row of rows)
    for (const [at, phrase] of row.entries()) if (isRival(phrase, row, at, rivals)) rivals.add(phrase);
  for (const phrase of [...listed(rows), ...pricedBeside(rows.flat())]) rivals.add(phrase);
  // A name that is a rival's in one place is a rival's everywhere.
  const names = new Set([...rivals].filter(({ isName }) => isName).map(nameOf));
  for (const phrase of rows.flat())
    if (phrase.isName && names.has(nameOf(phrase)) && !isApposed(phrase)) rivals.add(phrase);
  // Words that people are shown compete with nobody, nor does "ours".
  for (const phrase of rivals) if (/^(?:Quotex|ours$)/.test(phrase.words[0]!)) rivals.delete(phrase);
  return rivals;
}

const nameOf = ({ words }: Phrase): string => words.join(" ");

function isRival(phrase: Phrase, row: readonly Phrase[], at: number, rivals: ReadonlySet<Phrase>): boolean {
  const isOne = phrase.isName && phrase.clause.kind === "title" && isListOfNames(row);
  if (isOne || isReplaced(phrase) || /^(?:competitor|rival)s?$/.test(headOf(phrase))) return true;
  if (phrase.isOwn || isIntroduced(phrase)) return false;
  const previous = row[at - 1];
  return (
    isCompared(phrase) ||
    isNamedRival(phrase) ||
    (previous !== undefined && rivals.has(previous) && joint.test(textBetween(previous, phrase)))
  );
}
/** "Rivals are Kahoot and Quizlet", "our competitors include Miro". */
const isNamedRival = ({ clause, from }: Phrase): boolean =>
  /\b(?:competitors?|rivals?|competition)\s(?:are|is|include|includes)\s$/i.test(
    clause.text.slice(0, clause.tokens[from]!.start),
  );
const joint = /^\s*(?:,|,?\s(?:and|or)|\/|&)\s*(?:the\s|an?\s)?$/i;

const textBetween = (previous: Phrase, { clause, from }: Phrase): string =>
  clause.text.slice(clause.tokens[previous.to - 1]!.end, clause.tokens[from]!.start);

/** "Tesla, BYD or a taxi". */
const isListOfNames = (row: readonly Phrase[]): boolean => {
  const names = row.filter(({ isName }) => isName);
  return names.length > 1 && (names.length === row.length || / or /.test(row[0]!.clause.text));
};

/** "Ryanair or the night bus?": what is asked about in one breath, where one's own is named later. */
function listed(rows: readonly Phrase[][]): Phrase[] {
  return rows.flatMap((row, at) => {
    const [first] = row;
    const isOwnElsewhere = rows.some(
      (other) => other !== row && other.some(({ isOwn, isPeople, isGeneric }) => isOwn && !isPeople && !isGeneric),
    );
    if (first === undefined || !isOwnElsewhere) return [];
    const { text, tokens } = first.clause;
    const isDone = tokens.some(({ part }) => part === "verb" || part === "auxiliary");
    const isList = at === 0 && !isDone && /\s(?:or|vs\.?|versus)\s/.test(text);
    const isChoice = /\b(?:choos\w+|decid\w+|pick\w*) between\b/i.test(text);
    return row.filter(({ isOwn, isName }) => !isOwn && (isList || (isChoice && isName)));
  });
}

/** "Our lamp costs 35 euros, Lumio sells at 29": who else asks a price, behind one's own thing. */
function pricedBeside(phrases: readonly Phrase[]): Phrase[] {
  const own = phrases.findIndex(({ isOwn, isPeople, isGeneric }) => isOwn && !isPeople && !isGeneric);
  return phrases.filter(
    ({ clause, to, isName }, at) =>
      own >= 0 &&
      at > own &&
      isName &&
      /^\s(?:sells?|charges?|costs?|asks?|takes?|offers?)\s(?:\w+\s){0,3}?[§\d]/.test(
        clause.text.slice(clause.tokens[to - 1]!.end),
      ),
  );
}

/** "Brightwell, a pocket translator": what a name is said to be. */
export function isApposed({ clause, from, to, isName }: Phrase): boolean {
  const before = clause.text.slice(0, clause.tokens[from]!.start);
  const after = clause.text.slice(clause.tokens[to - 1]!.end);
  return (
    isName && (/^\s*,\s(?:an?|the)\s/.test(after) || ours.test(after) || /\b(?:name|called|named)\s$/.test(before))
  );
}
const ours = /^(?:\s\w+)?\s*,\sour\s/;

/** "What is left for Fragezeichen, our quiz tool": a name that is one's own. */
const isIntroduced = ({ clause, to }: Phrase): boolean => ours.test(clause.text.slice(clause.tokens[to - 1]!.end));
