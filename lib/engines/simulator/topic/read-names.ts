import type { Candidate } from "./rank-phrases.ts";
import type { SubjectReading } from "./read-subject.ts";
import { isWord } from "./vocabulary.ts";
import { isCapital, isFunction } from "./words.ts";

/** Names in a topic: whose offer it is, what it is compared with, and what people do today. */
export type Names = { brand: string | null; competitors: string[]; statusQuo: string | null };

const mostRivals = 8;
/** Tools that everyone has: where people stay with one, that is no other offer. */
const everyday =
  /^(?:(?:ms |microsoft |google )?(?:excel|word|sheets|docs)|e-?mails?|whatsapp|(?:pen and )?paper|spreadsheets?)$/i;
/** From which probability of being the subject a name is the asker's own. */
const ownFrom = 0.05;

const textOf = ({ phrase: { clause, from, to, words } }: Candidate): string => {
  const start = clause.tokens[to - words.length]?.start ?? clause.tokens[from]!.start;
  return (
    clause.text
      .slice(start, clause.tokens[to - 1]!.end)
      .replace(/\s+/g, " ")
      .replace(/['’]s$/, "") + (clause.text[clause.tokens[to - 1]!.end] === "+" ? "+" : "")
  );
};

/** The names and rivals of a topic; they are repeated as written, never explained. */
export function readNames(text: string, { candidates, chosen }: SubjectReading): Names {
  const compared = chosen === null || text.toLowerCase() === text || opensOpposed.test(text) ? comparedIn(text) : null;
  const pair = compared ?? namedPair(text);
  if (pair !== null) return pair;
  const brand = brandOf(candidates, chosen);
  const rivals = candidates.filter((other) => other !== chosen && (other.isRival || isSideOf(other, chosen)));
  const named = rivals.filter((rival) => rival.phrase.isName || isListed(rival, rivals)).map(textOf);
  const plain = rivals.find(
    ({ phrase }) => !phrase.isName && !phrase.isGeneric && !phrase.isPeople && phrase.words[0] !== "order",
  );
  const staying = rivals.find((other) => everyday.test(textOf(other)) || isStaying(other));
  const habit = staying ?? plain;
  return {
    brand,
    competitors: [...new Set(named.filter((name) => name !== brand && !everyday.test(name)))].slice(0, mostRivals),
    statusQuo: habit === undefined ? null : textOf(habit),
  };
}

/** "Netflix and the free broadcaster apps": a rival without a name beside one that has one. */
const isListed = ({ phrase }: Candidate, rivals: readonly Candidate[]): boolean =>
  !phrase.isGeneric &&
  !phrase.isPeople &&
  rivals.some((other) => other.phrase.isName && other.phrase.clause === phrase.clause && other.phrase.to < phrase.from);

const isStaying = ({ phrase: { clause, from } }: Candidate): boolean =>
  /\b(?:stay\w*|stick\w*|stuck|keep\w*) (?:with|in|on|to|using)\s(?:the\s|an?\s)?$/i.test(
    clause.text.slice(0, clause.tokens[from]!.start),
  );

/** "A or B", "A vs B", "between A and B": the other side of a name that is asked about. */
function isSideOf({ phrase }: Candidate, chosen: Candidate | null): boolean {
  if (!phrase.isName || chosen === null || phrase.clause !== chosen.phrase.clause) return false;
  const [first, second] = [phrase, chosen.phrase].toSorted((one, other) => one.from - other.from);
  const gap = first!.clause.text.slice(
    first!.clause.tokens[first!.to - 1]!.end,
    first!.clause.tokens[second!.from]!.start,
  );
  return /^\s*(?:,|,?\s(?:or|and|vs\.?|versus|over|against)\s)\s*/i.test(gap);
}

function brandOf(candidates: readonly Candidate[], chosen: Candidate | null): string | null {
  if (chosen === null) return null;
  if (chosen.phrase.isName) return textOf(chosen);
  const inside = nameInside(chosen.phrase);
  if (inside !== null) return inside;
  const own = candidates
    .filter(({ phrase, isRival, probability }) => phrase.isName && !isRival && probability >= ownFrom)
    .toSorted((one, other) => other.probability - one.probability)[0];
  return own === undefined ? null : textOf(own);
}

/** "Lidl in-store bakery", "tool Planhaus": the capitals at one end of a phrase. */
function nameInside({ words, clause, to }: Candidate["phrase"]): string | null {
  const opens = (at: number) => at === 0 && (clause.tokens[to - words.length]?.opens ?? true);
  const isNamed = (word: string, at: number) =>
    /^\p{Lu}/u.test(word) && !isCapital(word) && !/^Quotex/.test(word) && !(opens(at) && isWord(word));
  const from = words.findIndex(isNamed);
  if (from < 0) return null;
  const until = words.findIndex((word, at) => at > from && !isNamed(word, at));
  return words.slice(from, until < 0 ? undefined : until).join(" ");
}

/** "Oatly vs Alpro", "Babbel, Duolingo and a class: how do they compare?": short word groups, the first asked about. */
function comparedIn(text: string): Names | null {
  const sides = sidesOf(text).map((side) => side.replace(rest, "").trim());
  const [brand = "", ...competitors] = sides;
  const isShort = sides.every((side) => /^\S+(?:\s\S+){0,3}$/.test(side) && !isFunction(side.toLowerCase()));
  return sides.length > 1 && isShort ? { brand, competitors: competitors.slice(0, mostRivals), statusQuo: null } : null;
}

/** "Oatly or Alpro in coffee: which …?", "compare Oatly, Alpro and Rude": of names side by side the first is studied. */
export function namedPair(text: string): Names | null {
  if (/\b(?:our|us|we|my)\b/i.test(text)) return null;
  const listed = sideBySide.map((shape) => shape.exec(text)?.slice(1)).find((names) => names !== undefined) ?? [];
  const [brand, ...competitors] = listed.flatMap((names) => names.split(/,\s*(?:and\s|or\s)?|\s(?:and|or|with|to)\s/));
  return brand === undefined ? null : { brand, competitors: competitors.slice(0, mostRivals), statusQuo: null };
}
const aName = String.raw`(?!Quotex)\p{Lu}[\p{L}\p{N}&'’+.-]*(?:\s\p{Lu}[\p{L}\p{N}&'’+-]*){0,2}`;
const namesWith = (joint: string): string => String.raw`(${aName}(?:,\s${aName})*,?\s${joint}\s${aName})`;
const sideBySide = [
  String.raw`^(${aName})\sor\s(${aName})(?!,?\sor\b)`,
  String.raw`\b[Cc]ompar(?:e|ing)\s${namesWith("(?:and|or|with|to)")}`,
  String.raw`\b(?:choos|decid|pick|prefer|choice|differen)\p{L}*\s(?:\p{L}+\s){0,2}between\s${namesWith("(?:and|or)")}`,
  String.raw`^How do\s${namesWith("and")}\scompare\b`,
  String.raw`^How does\s(${aName})\scompare\s(?:with|to|against)\s(${aName}(?:(?:,|,?\s(?:and|or))\s${aName})*)`,
].map((shape) => new RegExp(shape, "u"));

function sidesOf(text: string): string[] {
  const listed = /^([^:?.!]+):[^?]*\b(?:compare|differ)\b/i.exec(text)?.[1];
  return listed?.split(/\s*,\s*|\s+(?:and|or)\s+/) ?? opposed.exec(text)?.[1]?.split(/\s(?:versus|vs\.?)\s/i) ?? [];
}
const opposed =
  /(?:^|\b(?:about|between|compare|prefer)\s)((?:[\p{L}\p{N}.&'’+-]+\s){1,3}?(?:versus|vs\.?)\s[^,.;:?!()–—]+)/iu;
const opensOpposed = /^[^,.:;?!]{1,40}\s(?:versus|vs\.?)\s/i;
/** What follows a name and is said of all. */
const rest = /\s(?:for|in|as|when|if|to|at|on|with|by|among|do|does|is|are|who|which|what|why)\b.*$/i;
