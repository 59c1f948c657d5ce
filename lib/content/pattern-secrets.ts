import published from "#lib/content/gitleaks-rules.json" with { type: "json" };
import type { Finding } from "#lib/content/hidden-text.ts";
import { entropyOf, isPlaceholder, looksLikeToken } from "#lib/content/looks-real.ts";
import more from "#lib/content/more-tokens.json" with { type: "json" };
import { type SecretPattern, secretForms } from "#lib/content/secret-forms.ts";

type PublishedRule = { id: string; form: string; entropy: number; allowed?: string };

/** The part of a published form that all its tokens share: `ghp_`, `sk-ant-api03-`, `ATATT3`. */
const firstPart = /^(?:\(\?:)*((?:[A-Za-z]{2}(?:\w|-|\\\.){0,20}(?:[-_]|\\\.))|[A-Za-z][A-Za-z0-9]{5,12}(?=\[))/;

const tooCommon = /^(?:API|key|access|live)/;
const beginnings = new Set([
  ...published.rules.flatMap(({ form }) => firstPart.exec(form)?.[1] ?? []).filter((part) => !tooCommon.test(part)),
  ...more.beginnings,
]);

// Every form is bounded or starts at a boundary, so no input makes it backtrack more than linearly in practice.
const bounded = (form: string) => new RegExp(`(?<!(?<!-)[A-Za-z0-9])(?:${form})(?![A-Za-z0-9])`, "g");

/** A token with a fixed prefix; one letter or digit may precede it directly, as in `-pghp_…`. */
const token = (rule: string, form: string, isReal?: SecretPattern["isReal"]): SecretPattern => ({
  rule,
  form: bounded(form),
  unbounded: form,
  isToken: true,
  ...(isReal && { isReal }),
});

/** The vendors' tokens: the forms that gitleaks publishes, and random text after the beginning of a token. */
export const vendorTokens: SecretPattern[] = [
  ...published.rules.map(({ id, form, entropy, allowed }: PublishedRule) => {
    const allow = allowed === undefined ? undefined : new RegExp(allowed);
    // What goes on after a dot is a file or a member of a program.
    return token(
      id,
      `(?:${form})(?!\\.\\w)`,
      (value) => entropyOf(value) >= entropy && !isPlaceholder(value) && !allow?.test(value),
    );
  }),
  // Vendors change the lengths of their tokens. Inside other random text such a beginning is chance.
  token(
    "vendor-token",
    `(?<![A-Za-z0-9][._-])(?:${[...beginnings].join("|")})([A-Za-z0-9_+/-]{16,2000})`,
    looksLikeToken,
  ),
  // Tokens that gitleaks does not know yet.
  ...more.forms.map(({ id, form }) => token(id, form)),
];

/** The forms of credentials, specific before general; each has its cases in the corpus. */
export const secretPatterns: SecretPattern[] = [...vendorTokens, ...secretForms];

/** The shortest token with its own prefix has so many letters and no blank. */
export const shortestToken = 12;
const longWords = new RegExp(`\\S{${shortestToken},}`, "g");

/** Reports whether a text has one of the tokens, for a small part of the time of a search for each. */
export function anyToken(patterns: SecretPattern[]): (text: string) => boolean {
  const tokens = bounded(patterns.flatMap(({ unbounded }) => unbounded ?? []).join("|"));
  return (text) => text.match(longWords)?.some((word) => word.search(tokens) >= 0) ?? false;
}

const hasToken = anyToken(secretPatterns);
const others = secretPatterns.filter(({ unbounded }) => unbounded === undefined);

/** Finds credentials by our own patterns in one reading of a text; ranges are in UTF-16 code units. */
export function secretsByPattern(text: string): Finding[] {
  const findings: Finding[] = [];
  const hasClue = cluesIn(text);
  for (const { rule, form, clue, isReal } of hasToken(text) ? secretPatterns : others) {
    // Nearly all searches find nothing, and a plain search is several times cheaper than a list of matches.
    if (!hasClue(clue) || text.search(form) < 0) continue;
    for (const match of text.matchAll(form)) {
      const value = match[1] ?? match[0];
      if (isReal ? !isReal(value, match) : isPlaceholder(value)) continue;
      findings.push({ rule, start: match.index, end: match.index + match[0].length });
    }
  }
  // Two whole tokens on two lines are not one.
  const wrapped = wrappedTokens(text, secretPatterns).filter(
    ({ start, end }) => !findings.some((other) => other.start > start && other.start < end),
  );
  return [...findings, ...wrapped];
}

/** Reports whether a text has a clue; forms that share one look for it once. */
function cluesIn(text: string): (clue: RegExp | undefined) => boolean {
  let last: RegExp | undefined;
  let isThere = true;
  return (clue) => {
    if (clue !== last) isThere = clue === undefined || text.search(clue) >= 0;
    last = clue;
    return isThere;
  };
}

const sign = "[A-Za-z0-9_~.+/=:|$!-]";
// A narrow window puts this between two halves of a word; a quote mark or spaces may follow the line end.
const gap = "[ \\t]{0,4}\\r?\\n[ \\t]{0,16}(?:>[ \\t]?)?";
const seam = new RegExp(`(?<=(${sign}{1,200}))(${gap})(?=(${sign}{1,200})(?:(${gap})(${sign}{1,200}))?)`, "g");
const shortest = 20;
// A post has a few seams; one with hundreds is a list of hashes, and reading it all twice would cost too much.
const mostText = 12_000;

/** Pieces of neighbouring lines read as one word: their start in the text, and in the reading. */
type Join = { at: number; pieces: { from: number; start: number; length: number }[] };

/** Finds tokens with their own prefix that line ends cut in two or three; ranges are in UTF-16 code units. */
function wrappedTokens(text: string, patterns: SecretPattern[]): Finding[] {
  const { reading, words } = joinedWords(text);
  if (reading === "") return [];
  const findings: Finding[] = [];
  for (const { rule, form, isReal, isToken } of patterns) {
    if (!isToken || reading.search(form) < 0) continue;
    for (const match of reading.matchAll(form)) {
      const value = match[1] ?? match[0];
      const end = match.index + match[0].length;
      const word = words.findLast(({ at }) => at <= match.index)!;
      const [first, second] = word.pieces as [Join["pieces"][0], Join["pieces"][0]];
      // A token on one line is found there.
      if (match.index >= first.from + first.length || end <= second.from) continue;
      // A piece can look like a key's id, which has few digits.
      const isCapitals = /^(?=.*\d)[A-Z\d]{20}$/.test(value) && !isPlaceholder(value);
      if (!(looksLikeToken(value) || isCapitals) || (isReal && !isReal(value, match))) continue;
      const last = word.pieces.findLast(({ from }) => from < end)!;
      findings.push({ rule, start: first.start + match.index - first.from, end: last.start + end - last.from });
    }
  }
  return findings;
}

function joinedWords(text: string): { reading: string; words: Join[] } {
  const words: Join[] = [];
  let reading = "";
  const add = (...parts: [start: number, part: string][]) => {
    if (parts.reduce((length, [, part]) => length + part.length, 0) < shortest || reading.length > mostText) return;
    const at = reading.length;
    const pieces = parts.map(([start, part]) => {
      const piece = { from: reading.length, start, length: part.length };
      reading += part;
      return piece;
    });
    words.push({ at, pieces });
    reading += "\n";
  };
  for (const { 1: left, 2: first, 3: right, 4: second, 5: third, index } of text.matchAll(seam)) {
    const from = index - left!.length;
    const next = index + first!.length;
    add([from, left!], [next, right!]);
    // A word of the next sentence is not a third piece.
    if (third && /\d/.test(third)) add([from, left!], [next, right!], [next + right!.length + second!.length, third]);
  }
  return { reading, words };
}
