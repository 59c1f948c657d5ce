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

/** Refused is a deed, two signs, or a strong one beside anything; of opinions, the asker's own deed; never with an excuse. */
function isCertain(evidence: HarmEvidence): boolean {
  const { deeds, strongSigns, dubiousSigns, hasWeakSign, isOwn, isOffer, excuses, asksOpinions } = evidence;
  const signs = strongSigns.length + dubiousSigns.length;
  if (excuses > 0) return false;
  if (asksOpinions) return isOwn && deeds.length > 0 && signs > 0;
  return deeds.length > 0 || signs > 1 || (strongSigns.length === 1 && (hasWeakSign || isOffer));
}

/** Doubted is a deed with a strong sign that is excused, and a sign that nothing excuses. */
function isDoubtful({ deeds, strongSigns, dubiousSigns, isOffer, excuses }: HarmEvidence): boolean {
  if (excuses === 0) return deeds.length + strongSigns.length > 0 || (dubiousSigns.length > 0 && isOffer);
  return deeds.length > 0 && strongSigns.length > 0;
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
