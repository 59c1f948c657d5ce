import { type HarmEvidence, harmEvidence, readHarmHits } from "./harm-evidence.ts";
import { type Hit, wordsOf } from "./phrase-reader.ts";
import { harmOfSign } from "./words/strong-signs.ts";

/** What a request asks that must not be asked, or may be meant so; null for all others. */
export type Harm = { harm: string; certain: boolean } | null;

/** A longer text is read in parts of so many words, each half over the next: what is far apart does not belong together. */
const longestPart = 240;

/** Whether texts of a request ask to sell or do something illegal or harmful: certain, or only in doubt. */
export function readHarm(texts: readonly string[]): Harm {
  const words = wordsOf(texts.map(withoutNames).join(" . "));
  const parts = partsOf(readHarmHits(words), words.length).map(harmEvidence);
  const certain = parts.find(isCertain);
  const worst = certain ?? parts.find(isDoubtful);
  return worst === undefined ? null : { harm: harmOf(worst), certain: certain !== undefined };
}

/** A text without what it puts in quotes, up to three words long: that is a name, not a deed. */
const withoutNames = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])["“„«'‘](\p{L}+(?:[ -]\p{L}+){0,2})["”“»'’](?![\p{L}\p{N}])/gu, " ");

/** Refused are two strong pieces of evidence, each a deed or a strong sign; never with an excuse or for opinions. */
const isCertain = ({ deeds, strongSigns, excuses, asksOpinions }: HarmEvidence): boolean =>
  excuses === 0 && !asksOpinions && deeds.length + strongSigns.length > 1;

/** Doubted is what has two pieces of evidence of any kind, and a deed with a strong sign even where it is excused. */
function isDoubtful({ deeds, strongSigns, dubiousSigns, hasWeakSign, excuses }: HarmEvidence): boolean {
  if (excuses > 0) return deeds.length > 0 && strongSigns.length > 0;
  const signs = strongSigns.length + dubiousSigns.length;
  return signs > 1 || (deeds.length > 0 && (signs > 0 || hasWeakSign)) || (strongSigns.length > 0 && hasWeakSign);
}

const harmOf = ({ deeds, strongSigns, dubiousSigns }: HarmEvidence): string =>
  deeds[0] ?? harmOfSign[strongSigns[0] ?? dubiousSigns[0]!];

function partsOf(hits: readonly Hit[], words: number): Hit[][] {
  const half = longestPart / 2;
  const parts = Math.max(1, Math.ceil(words / half) - 1);
  return Array.from({ length: parts }, (_, part) =>
    hits.filter(({ start }) => start >= part * half && start < part * half + longestPart),
  );
}
