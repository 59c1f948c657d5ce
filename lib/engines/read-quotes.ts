import { anyOf } from "./cells.ts";
import { wordCount } from "./content-words.ts";
import type { StudyTypeId } from "./study-types.ts";

/** Text in quotation marks or after a word that announces it, and its place with its marks. */
export type Quote = { text: string; start: number; end: number; isShown: boolean };

/** Pairs of marks; a single one opens before a letter and closes behind a word, so that apostrophes are none. */
const marked = [
  /["“”„]([^"“”„\n]{2,600})["”“]/g,
  /[«»]([^«»\n]{2,600})[«»]/g,
  /(?<![\p{L}\p{N}])['‘‚](?=[\p{L}\p{N}])([^\n]{1,600}?)['’‘](?![\p{L}\p{N}])/gu,
];
const heads = anyOf("tagline, headline, slogan, strapline, motto, claim, subject line");
const announced = new RegExp(`\\b${heads}\\s*:\\s+(?!["“„«'‘])([^\\n?]{4,300}?)(?=[.!?](?:\\s|$)|\\n|$)`, "gi");

/** Words before a quote by which it is something to show to people. */
const showing = new RegExp(
  `\\b${anyOf(`tagline, headline, slogan, strapline, motto, message, messaging, claim, line, copy, letter, draft, text,
    concept, statement, advert, ad, subject, sentence, wording, pitch, banner, poster`)}s?\\b[^"“„«'‘.?!]{0,60}$`,
  "i",
);
/** Words before a quote by which it is what the one who asks says in public. */
const ownPlaces =
  anyOf(`website, web ?site, site, homepage, home page, page, poster, leaflet, flyer, brochure, e?-?mail,
  newsletter, packaging, pack, label, box, sign, shop window, menu, deck, profile`);
const published = new RegExp(
  [
    String.raw`\b(?:our|my) (?:\p{L}+ ){0,2}?${ownPlaces} (?:now )?${anyOf("says?, reads?, claims?, promises?, states?")}`,
    String.raw`\b(?:[^"“„«'‘.?!]|(?<=\p{L})['‘’](?=\p{L})){0,40}$`,
  ].join(""),
  "iu",
);
/** Words before a quote by which others have said it. */
const reported =
  /\b(?:say|says|said|answer\w*|words?|called|like|label\w*|reason|callers|as|a|an|the|our)\s*[:,]?\s*$/i;

const leastWords = 3;

/** The quotes of a text in its order, and which of them are shown to people. */
export function readQuotes(text: string, type: StudyTypeId): Quote[] {
  const found: Quote[] = [];
  for (const pattern of [...marked, announced])
    for (const match of text.matchAll(pattern)) {
      const [all, inner] = match;
      const isAnnounced = pattern === announced;
      const start = isAnnounced ? match.index + all.length - inner!.length : match.index;
      const end = match.index + all.length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const before = text.slice(0, match.index);
      const isLong = wordCount(inner!) >= leastWords;
      const isCued = isAnnounced || showing.test(before) || (type === "messaging" && published.test(before));
      const isShown = isCued
        ? isLong || (type === "messaging" && wordCount(inner!) >= 2)
        : isLong && type === "messaging" && !reported.test(before);
      found.push({ text: inner!.trim(), start, end, isShown });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

const mostApart = 40;

/** The words that people are shown, to the letter: of several in a row, all of them with what joins them. */
export function stimulusOf(text: string, quotes: readonly Quote[]): string | null {
  const shown = quotes.filter(({ isShown }) => isShown);
  const [first] = shown;
  if (first === undefined) return null;
  let last = first;
  for (const quote of shown.slice(1)) if (quote.start - last.end <= mostApart) last = quote;
  if (last === first) return first.text;
  const label = /(?:^|\n)\s*(?:[A-C1-3][).:]\s*)$/.exec(text.slice(0, first.start))?.[0].trimStart() ?? "";
  return text.slice(first.start - label.length, last.end);
}
