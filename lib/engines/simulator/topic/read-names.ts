import { isOwner, isShown } from "./phrases.ts";
import { areListed, type Candidate, rivalFrom } from "./rank-phrases.ts";
import { against, isWithin, type SubjectReading } from "./read-subject.ts";
import { isCapital, isFunction, isGeneric, isPlace, isProduct, isWord } from "./words.ts";

/** Names in a topic: whose offer it is, what it is compared with, and what people do today. */
export type Names = { brand: string | null; competitors: string[]; statusQuo: string | null };

const mostRivals = 8;
/** Tools that everyone has: where people stay with one, that is no other offer. */
const everyday =
  /^(?:(?:ms |microsoft |google )?(?:excel|word|sheets|docs)|e-?mails?|whatsapp|(?:pen and )?paper|spreadsheets?)$/i;
/** From which probability of being the subject a name is the asker's own. */
const ownFrom = 0.05;
/** From which probability on a thing without a name is what people do today. */
const habitFrom = 0.6;
/** From which probability on a name is studied where nothing else is sure. */
const studiedFrom = 0.3;

/** "Commuters in Gdańsk": a name that says where. */
const located =
  /(?<!trust|interest|confidence|faith|belief)\s(?:in|near|around|across|between|through|via)\s(?:the\s)?$/i;
/** What a thing works together with: "plugs into Stripe and …". */
const together =
  /\b(?:integrat\w* with|plugs? into|works? with|connect\w* (?:to|with)|syncs? with|built (?:on|for))\b[^.;:]*$/i;
/** "Rename us from …", "formerly …": a name that is or was one's own. */
const renamed =
  /\b(?:renam\w+|(?:rebrand\w*|name)\b[^.;?!]*\sfrom|formerly|previously|used to be|was called)\s[^.,;?!]{0,40}$/i;
function isRival(one: Candidate): boolean {
  const [name, before] = [textOf(one), textBefore(one)];
  if (isPlace(name) || isFunction(name.toLowerCase()) || together.test(before) || renamed.test(before)) return false;
  return one.rivalry >= rivalFrom || against.test(before);
}
const nameOf = (one: Candidate): string | null =>
  one.phrase.isName || /^\p{Lu}\S*\s\p{Lu}\S*$/u.test(textOf(one)) ? textOf(one) : nameInside(one.phrase);
const isHabit = (one: Candidate) =>
  !(one.phrase.isGeneric || one.phrase.isPeople || nameOf(one)) &&
  (one.rivalry >= habitFrom || against.test(textBefore(one)));
const textBefore = ({ phrase: { clause, to, words } }: Candidate): string =>
  clause.text.slice(0, clause.tokens[to - words.length]!.start);

function textOf({ phrase }: Candidate): string {
  const { clause, to, words } = phrase;
  const [first, last] = [clause.tokens[to - words.length]!, clause.tokens[clause.tokens[to]?.joined ? to : to - 1]!];
  const said = clause.text.slice(first.start, last.end).replace(/\s+/g, " ");
  return (isOwner(phrase) ? said.replace(/['’]s$/, "") : said) + (clause.text[last.end] === "+" ? "+" : "");
}

/** The names and rivals of a topic; they are repeated as written, never explained. */
export function readNames(text: string, found: SubjectReading): Names {
  const { candidates, chosen, subject } = found;
  const isOfNames = chosen === null || text.toLowerCase() === text || /^\p{Lu}\S*\s(?:vs\.?|or)\s/u.test(text);
  const compared = isOfNames ? comparedIn(text) : null;
  if (compared !== null) return compared;
  const isOurs = /\b(?:ours?|us|we|my|i)\b/i.test(text);
  const brand = brandOf(found);
  const isBeside = (one: Candidate) => isRival(one) || (chosen !== null && areListed(one.phrase, chosen.phrase));
  const rivals = candidates.filter((one) => isBeside(one) && !(subject && isWithin(one, subject)));
  // "Why do users leave Netflix?": of names alone the likeliest is studied.
  const isApart = (one: Candidate) => located.test(textBefore(one)) || against.test(textBefore(one));
  const names = candidates.filter((one) => one.phrase.isName && !isApart(one));
  const weight = ({ probability, rivalry }: Candidate) => probability * (1 - rivalry);
  const likeliest = names.toSorted((one, other) => weight(other) - weight(one))[0];
  const isAsked = likeliest?.phrase.clause.kind !== "statement" || weight(likeliest) >= studiedFrom;
  const isStudied = !isOurs && chosen === null && likeliest && likeliest.probability >= studiedFrom && isAsked;
  const studied = toldName(text, chosen !== null || !isOurs) ?? (isStudied ? textOf(likeliest) : null);
  const isOther = (name: string) => name !== brand && name !== studied && !everyday.test(name);
  const named = rivals.flatMap((one) => nameOf(one) ?? []);
  const habit = rivals.find((one) => everyday.test(textOf(one))) ?? rivals.find(isHabit);
  return {
    brand: brand ?? studied,
    competitors: [...new Set(named.filter(isOther))].slice(0, mostRivals),
    statusQuo: habit === undefined ? null : textOf(habit),
  };
}

function brandOf({ candidates, chosen, subject }: SubjectReading): string | null {
  if (chosen === null || subject === null || (chosen.phrase.isName && subject.isDeed)) return null;
  if (chosen.phrase.isName) return textOf(chosen);
  const inside = nameInside(chosen.phrase);
  if (inside !== null) return inside;
  const isAlone = (one: Candidate) => one.rivalry < rivalFrom && !isProduct(textOf(one).toLowerCase());
  const isOwn = (one: Candidate) => one.phrase.isName && (isWithin(one, subject) || isAlone(one));
  const own = candidates.filter((one) => isOwn(one) && !located.test(textBefore(one)));
  const [likeliest] = own.toSorted((one, other) => other.probability - one.probability);
  return likeliest && likeliest.probability >= ownFrom ? textOf(likeliest) : null;
}

/** "Lidl in-store bakery", "tool Planhaus": the capitals at one end of a phrase. */
function nameInside({ words, clause, to }: Candidate["phrase"]): string | null {
  const opens = (at: number) => at === 0 && (clause.tokens[to - words.length]?.opens ?? true);
  const isCapitals = (word: string, at: number) =>
    /^\p{Lu}/u.test(word) && !isCapital(word) && !isShown(word) && !(opens(at) && isWord(word));
  const from = words.findIndex(isCapitals);
  if (from < 0) return null;
  const until = words.findIndex((word, at) => at > from && !isCapitals(word, at));
  return words.slice(from, until < 0 ? undefined : until).join(" ");
}

const aName = String.raw`(?!Quotex)\p{Lu}(?:[\p{L}\p{N}&'’+-]|\.(?=\p{L}))*(?:\s(?:& )?\p{Lu}[\p{L}\p{N}&'’+-]*){0,2}`;
const other = String.raw`rival|competitor|town|city|village|than\s|vs?\.?\s`;
const before = String.raw`\b(?:[Oo]ur|[Mm]y|[Ww]e['’]re an?)\s(?:(?!\b(?:${other}))[^,.;:?!]){3,50},`;
/** "Our brand, Little Acorn", "a regional bank called Farmers & Merchants", "we (Rise)". */
const calling = `(?:(?:${before}|(?<!to be )(?:call|nam)ed|now we are)\\s|(?:[Ww]e|us)\\s\\()`;
const introduced = new RegExp(`${calling}(${aName})(?<! I)(?!\\p{L}|\\s(?:or\\b|and\\s\\p{Lu}))`, "u");
const arriving = "(?:\\w+\\s)?(?:open|com|mov|rais|announc|launch|just|vs)";
/** "Ledgerly is an add-on …", but not "Aldi opens next door". */
const opened = new RegExp(`^(${aName})\\s(?!${arriving})(?=(?:began|\\p{Ll}+(?:s|ed))\\s)`, "u");

/** The name by which a topic calls the asker's own thing. */
function toldName(text: string, isSure: boolean): string | undefined {
  const told = introduced.exec(text)?.[1];
  const name = told ?? (isSure ? undefined : opened.exec(text)?.[1]);
  const isOther = (word: string) => isCapital(word) || (!told && isProduct(word.toLowerCase()));
  const isCommon = !told && name?.split("-").every((word) => isWord(word) || isGeneric(word.toLowerCase()));
  return isCommon || name?.split(" ").some(isOther) ? undefined : name;
}
/** Names side by side of which none is one's own: the first is studied. */
const sideBySide = [
  String.raw`^(${aName}\sor\s${aName})(?!,?\sor\b)`,
  String.raw`\b(?:[Cc]ompar(?:e|ing)|between)\s(${aName}(?:,\s${aName})*,?\s(?:and|or|with|to)\s${aName})`,
  String.raw`(?:^|\b(?:about|between|compare|prefer) )((?:[\p{L}\p{N}.&'’+-]+\s){1,3}?(?:versus|vs?\.?)\s[^,.;:?!()]+)`,
].map((shape) => new RegExp(shape, "u"));
const joints = /,\s*(?:and\s|or\s)?|\s(?:and|or|with|to|versus|vs?\.?)\s/i;
const going = /\b(?:just|simply) (?:going to|using|doing|buying)\s/gi;
/** What follows a name and is said of all. */
const rest = /\s(?:for|in|as|when|if|to|at|on|with|by|among|do|does|is|are|who|which|what|why)\b.*$/i;

function comparedIn(text: string): Names | null {
  if (/\b(?:our|us|we|my)\b/i.test(text)) return null;
  const listed = sideBySide.map((shape) => shape.exec(text)?.[1]).find((names) => names !== undefined);
  const sides = (listed?.split(/\s[–—-]\s/)[0] ?? "").replace(going, "").split(joints);
  const [brand = "", ...competitors] = sides.map((side) => side.replace(rest, "").trim());
  const isShort = (side: string) => /^\S+(?:\s\S+){0,3}$/.test(side) && !isFunction(side.toLowerCase());
  const isPair = competitors.length > 0 && [brand, ...competitors].every(isShort);
  return isPair ? { brand, competitors: competitors.slice(0, mostRivals), statusQuo: null } : null;
}
