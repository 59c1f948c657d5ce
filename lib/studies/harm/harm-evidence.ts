import { deeds, harmLists } from "./harm-lists.ts";
import { type Hit, phraseReader, type Word } from "./phrase-reader.ts";
import type { strongSigns } from "./words/strong-signs.ts";

export type Sign = keyof typeof strongSigns;

/** What a part of a text says for a harm and against it. */
export type HarmEvidence = {
  /** The harm of each deed that it speaks of. */
  deeds: readonly string[];
  strongSigns: readonly Sign[];
  dubiousSigns: readonly Sign[];
  hasWeakSign: boolean;
  /** How often it speaks of preventing, helping, ruling on or telling of a harm, or uses an idiom. */
  excuses: number;
  asksOpinions: boolean;
};

/** How far apart words may be that together speak of a deed. */
const nearWords = 14;

let reader: ReturnType<typeof phraseReader> | null = null;

/** Reads the phrases of every list in a text. The first call compiles the lists. */
export function readHarmHits(words: readonly Word[]): Hit[] {
  reader ??= phraseReader(harmLists);
  return reader(words);
}

/** The evidence of what was read in a part of a text. */
export function harmEvidence(hits: readonly Hit[]): HarmEvidence {
  const byList = new Map<string, Hit[]>();
  for (const hit of hits) for (const list of hit.groups) byList.set(list, [...(byList.get(list) ?? []), hit]);
  const of = (list: string): readonly Hit[] => byList.get(list) ?? [];
  const done = deeds.flatMap(({ harm, terms }) => {
    if (!terms.every((lists) => lists.some((list) => byList.has(list)))) return [];
    const together = findTogether(
      terms.map((lists) => lists.flatMap(of)),
      [],
    );
    return together === null ? [] : [{ harm, together }];
  });
  const idioms = of("excuse lawful");
  const signs = (kind: string) =>
    [...byList.keys()].filter((list) => list.startsWith(kind) && of(list).some((hit) => !idioms.some(holds(hit))));
  const [strong, dubious] = [signs("strong "), signs("dubious ")];
  const wrongs = [...done.flatMap(({ together }) => together), ...[...strong, ...dubious].flatMap(of)];
  const excuses = (kinds: readonly string[]) =>
    new Set(
      kinds
        .flatMap((kind) => of(`excuse ${kind}`))
        .filter((hit) => !wrongs.some((wrong) => holds(hit)(wrong) && !holds(wrong)(hit)))
        .map(({ start }) => start),
    ).size;
  return {
    deeds: done.map(({ harm }) => harm),
    strongSigns: strong.map((list) => list.slice("strong ".length) as Sign),
    dubiousSigns: dubious.map((list) => list.slice("dubious ".length) as Sign),
    hasWeakSign: signs("weak ").length > 0,
    excuses: excuses(["prevents", "helps", "rules", "tells", "lawful"]),
    asksOpinions: excuses(["asks"]) > 0,
  };
}

/** A hit of each term, all near one another and none over another; null where there is none. */
function findTogether([first, ...others]: readonly (readonly Hit[])[], chosen: readonly Hit[]): readonly Hit[] | null {
  if (first === undefined) return chosen;
  if (first.length === 0 || others.some(({ length }) => length === 0)) return null;
  for (const hit of first) {
    if (chosen.some((other) => overlap(hit, other) || Math.abs(other.start - hit.start) > nearWords)) continue;
    const together = findTogether(others, [...chosen, hit]);
    if (together !== null) return together;
  }
  return null;
}

const overlap = (one: Hit, other: Hit) => one.start < other.end && other.start < one.end;

/** Whether another phrase holds all words of a hit. */
const holds = (hit: Hit) => (other: Hit) => other.start <= hit.start && hit.end <= other.end;
