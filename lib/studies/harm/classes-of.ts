import { harmWords } from "./harm-words.ts";
import { otherWords } from "./other-words.ts";
import { stemOf, type Word } from "./words.ts";

type Phrase = { stems: readonly string[]; name: string };

const byStem = new Map<string, string[]>();
const byStart = new Map<string, string[]>();
const byFirstStem = new Map<string, Phrase[]>();
const shortestStart = 2;
const mostWordsKept = 20_000;
const known = new Map<string, readonly string[]>();

for (const [name, list] of Object.entries({ ...harmWords, ...otherWords }))
  for (const entry of list.split(/\s+/)) addEntry(name, entry);

/** The classes of each word of a text, by itself or in a phrase. */
export function classesOf(words: readonly Word[]): ReadonlySet<string>[] {
  const classes = words.map((word) => new Set(ownClasses(word)));
  for (const [at, { stem }] of words.entries()) {
    for (const { stems, name } of byFirstStem.get(stem) ?? []) {
      if (!stems.every((part, offset) => words[at + offset]?.stem === part)) continue;
      for (const offset of stems.keys()) classes[at + offset]!.add(name);
    }
  }
  return classes;
}

function addEntry(name: string, entry: string): void {
  const push = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);
  if (entry.includes("_")) {
    const stems = entry.replace("*", "").split("_").map(stemOf);
    push(byFirstStem, stems[0]!, { stems, name });
  } else if (entry.endsWith("*")) push(byStart, entry.slice(0, -1), name);
  else push(byStem, stemOf(entry), name);
}

function ownClasses({ text, stem }: Word): readonly string[] {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const classes = [...(byStem.get(stem) ?? [])];
  for (let end = shortestStart; end <= text.length; end++) classes.push(...(byStart.get(text.slice(0, end)) ?? []));
  if (/^\d{1,5}$/.test(text)) classes.push("number");
  if (/^([5-9]|1[0-7])$/.test(text)) classes.push("age");
  if (known.size < mostWordsKept) known.set(text, classes);
  return classes;
}
