import { harmKinds } from "./harm-kinds.ts";
import { type HarmSigns, harmSigns, readHarmHits } from "./harm-signs.ts";
import { baseWeight, harmWeights } from "./harm-weights.ts";
import { type Hit, wordsOf } from "./phrase-reader.ts";

/** What a request asks that must not be asked, or may be meant so; null for all others. */
export type Harm = { harm: string; certain: boolean } | null;

/** From which weight, in log-odds, a text is doubted, and refused with no, one or two excuses; with more it never is. */
const doubtedFrom = 0;
const refusedFrom = [3, 4, 5];
/** A longer text is read in parts of so many words, each half over the next: what is far apart does not belong together. */
const longestPart = 240;

/**
 * Whether texts of a request ask to sell or do something illegal or harmful: certain where what speaks for it outweighs
 * what speaks of preventing, treating, telling of or ruling on it.
 */
export function readHarm(texts: readonly string[]): Harm {
  const words = wordsOf(texts.join(" . "));
  const [first] = partsOf(readHarmHits(words), words.length)
    .map((hits) => harmSigns(hits))
    .map((signs) => ({ signs, weight: weightOf(signs) }))
    .sort((a, b) => b.weight - a.weight);
  if (first === undefined || first.weight < doubtedFrom) return null;
  return {
    harm: mostNamed(first.signs),
    certain: first.weight >= (refusedFrom[first.signs.excuses] ?? Number.POSITIVE_INFINITY),
  };
}

function partsOf(hits: readonly Hit[], words: number): Hit[][] {
  const half = longestPart / 2;
  const parts = Math.max(1, Math.ceil(words / half) - 1);
  return Array.from({ length: parts }, (_, part) =>
    hits.filter(({ start }) => start >= part * half && start < part * half + longestPart),
  );
}

const weightOf = ({ names }: HarmSigns) => names.reduce((sum, name) => sum + (harmWeights.get(name) ?? 0), baseWeight);

function mostNamed({ kinds }: HarmSigns): string {
  const most = Math.max(...kinds);
  return most === 0 ? "harm people or break the law" : harmKinds[kinds.indexOf(most)]!.harm;
}
