import { isCommonWord, isForeign, isNoName } from "./common-words.ts";
import { isKnownWord } from "./read-features.ts";
import { tokensOf } from "./read-text.ts";

/** Names in a topic: whose offer it is, and what it is compared with. They are repeated, never explained. */
export type Names = { brand: string | null; competitors: string[] };

const name = String.raw`(?:\p{Lu}[\p{L}\p{N}&'.+-]*|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)(?:\s(?:\p{Lu}|\d)[\p{L}\p{N}&'.+-]*)*`;
const anyName = new RegExp(String.raw`(?<![\p{L}\p{N}'-])${name}`, "gu");
const list = "[^.?!;:]{1,120}";
const rivals = [
  new RegExp(
    String.raw`\b(?:(?-i:versus|vs\.?|Vs\.?)|compared? (?:to|with)|against|rather than|instead of|than|over|alternatives? to|unlike|rivals? (?:such as|like)|competitors? (?:such as|like)|such as|switch(?:ing|ed)? (?:\w+ )?from|mov(?:e|ing|ed) (?:\w+ )?from|leav(?:e|ing) \p{Lu}\S* for|switch\w* to .{1,40}? from|los\w+ (?:\w+ ){0,2}to|(?:lose|lost|losing) (?:\w+ ){0,2}?(?:deals|customers|bids|users|accounts)(?: (?:for|of|on|with)(?: [^\s.?!]+){1,6}?)? to)\s+(${list})`,
    "giu",
  ),
  new RegExp(String.raw`\b(?:between|among)\s+(${list})`, "giu"),
];

/** The stretches of capitals in a text that are names and no sentence's first word, abbreviation, role or place. */
function capitalised(text: string): { name: string; at: number }[] {
  return [...text.matchAll(anyName)].flatMap(({ 0: found, index }) => {
    const first = /(^|[.!?:;"“”(–—•]\s*)$/.test(text.slice(0, index));
    let words = found
      .replace(/[.'’]+s?$/u, "")
      .replace(/'s\b.*$/u, "")
      .split(" ");
    let at = index;
    // A sentence begins with a capital whatever stands there, and names have ordinary words about them.
    const ordinary = (word: string) =>
      at === index && first
        ? isCommonWord(word) || isKnownWord(word)
        : words.length > 1
          ? isNoName(word)
          : isCommonWord(word);
    while (words.length > 0 && ordinary(words[0]!)) {
      at += words[0]!.length + 1;
      words = words.slice(1);
    }
    while (words.length > 0 && (words.length === 1 ? isCommonWord(words[0]!) : isNoName(words.at(-1)!)))
      words = words.slice(0, -1);
    const kept = words.join(" ");
    if (/^New (York|Zealand|Jersey|England|Delhi|Mexico|Orleans)/.test(kept)) return [];
    return kept.length > 1 && /\p{L}/u.test(kept) ? [{ name: kept, at }] : [];
  });
}

/** In a topic without capitals, the short word groups on the two sides of "vs"; longer ones are no names. */
function lowerCase(text: string): Names {
  const sides =
    /(?:^|\b(?:about|of|choose|between|compare|prefer|is|are|does|do)\s)((?:[\p{L}\p{N}.]+\s){0,1}[\p{L}\p{N}.]+)\s(?:(?-i:versus|vs\.?|Vs\.?)|compared? (?:to|with)|or)\s([^?!.;:]{2,80})/u.exec(
      text,
    );
  if (!sides) {
    const from =
      /\b(?:alternatives? to|switch(?:ing|ed)? from|instead of)\s([\p{L}\p{N}.]+)(?=\s(?:to|for|in|by|when|because)\b|[?,.!]|$)/u.exec(
        text,
      );
    return { brand: null, competitors: from && !isCommonWord(from[1]!) ? [from[1]!] : [] };
  }
  const others = sides[2]!
    .replace(/\s(?:for|in|as|when|if|among|to|at|on|with|by)\s.*$/, "")
    .split(/\s*,\s*(?:or |and )?|\s(?:or|and|vs\.?|versus)\s/)
    .map((side) => side.trim())
    .filter((side) => side !== "" && side.split(" ").length <= 2 && !side.split(" ").some(isCommonWord));
  const left = sides[1]!.trim();
  return { brand: others.length > 0 && !left.split(" ").some(isCommonWord) ? left : null, competitors: others };
}

/** The names in a text; of a list joined by "or" or "vs", the first is the brand unless the topic says whose it is. */
export function readNames(topic: string): Names {
  // What stands in quotes is a message under test, in which capitals begin sentences.
  const text = topic.replace(/["“][^"“”\n]{2,160}["”]/g, (quote) => " ".repeat(quote.length));
  // Where nouns are written with capitals, or rules of English do not hold, no name can be told from a word.
  if (isForeign(tokensOf(text))) return { brand: null, competitors: [] };
  const names = capitalised(text);
  if (names.length === 0) return lowerCase(text.toLowerCase() === text ? text : "");
  const compared = new Set<number>();
  for (const pattern of rivals)
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length - match[1]!.length;
      const listed = names.filter(({ at }) => at >= start && at < match.index + match[0].length);
      const until = match[1]!.search(/\s(?:to|into|for|when|because|if|in)\s/);
      const inside = listed.filter(({ at }) => until < 0 || at - start <= until);
      // "Between A and B" and "over B" name rivals of each other: the first of "between" is the one asked about.
      const skip = /^(between|among)/i.test(match[0]) && !names.some(({ at }) => at < start) ? 1 : 0;
      for (const { at } of inside.slice(skip)) compared.add(at);
    }
  const brand = names.find(({ at }) => !compared.has(at))?.name ?? null;
  // Names in one list with "or" or a comma are compared with each other.
  for (const [index, { at, name: found }] of names.entries()) {
    const before = names[index - 1];
    if (!before) continue;
    const gap = text.slice(before.at + before.name.length, at);
    if (/^\s*(,|,? or|\/|,? and|vs\.?)\s*$/i.test(gap) && (compared.has(before.at) || found !== brand))
      compared.add(at);
  }
  const competitors = [
    ...new Set(
      names.filter(({ at, name: found }) => compared.has(at) && found !== brand).map(({ name: found }) => found),
    ),
  ];
  return { brand, competitors: competitors.slice(0, 8) };
}
