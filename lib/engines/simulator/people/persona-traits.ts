import type { Persona } from "../../../personas/contract.ts";
import { isAffinityWord } from "./affinity.ts";
import { circumstances } from "./circumstances.ts";
import { roleWords, type TraitRow, traitWords } from "./trait-words.ts";
import { type Style, type StyleId, type TraitId, traitIds } from "./traits.ts";

/** What the simulator makes of a persona's facts, and which of its traits say nothing to it. */
export type PersonaTraits = { traits: Record<TraitId, number>; unmapped: string[] };

/** A z-score is cut here: beyond two and a half standard deviations nobody is simulated. */
const mostTrait = 2.5;
/** Style is cut tighter, as it shifts ratings without saying anything about the subject. */
const mostStyle: Style = { extremity: 2, hedging: 2, verbosity: 2, acquiescence: 0.5 };

const negated =
  /\b(not|no|never|isn't|doesn't|does not|without|hardly|little interest in|indifferent to|does not care)\b/;

type Scores = Map<TraitId | StyleId, number>;
type Mind = PersonaTraits & { style: Style };

const known = new WeakMap<Persona, Mind>();

function add(scores: Scores, says: TraitRow[1], sign: number): void {
  for (const [trait, value] of Object.entries(says) as [TraitId | StyleId, number][])
    scores.set(trait, (scores.get(trait) ?? 0) + sign * value);
}

/**
 * Whether a "not" turns the words that a row found: it comes before them in the same trait, and is no part of them.
 */
function turned(trait: string, found: RegExpExecArray): boolean {
  return negated.test(trait.slice(0, found.index)) && !negated.test(found[0]);
}

function addTraits(scores: Scores, traits: string[]): string[] {
  const used = new Set<TraitRow>();
  return traits.filter((written) => {
    const trait = written.normalize("NFKC").toLowerCase();
    let mapped = false;
    for (const row of traitWords) {
      const found = row[0].exec(trait);
      if (!found) continue;
      mapped = true;
      if (!used.has(row)) add(scores, row[1], turned(trait, found) ? -0.8 : 1);
      used.add(row);
    }
    return !mapped && !isAffinityWord(trait);
  });
}

/** Whether the words of a trait are on some scale. */
export const isTraitWord = (trait: string): boolean => traitWords.some(([words]) => words.test(trait.toLowerCase()));

const cut = (value: number, most: number) => Math.max(-most, Math.min(most, value));

function mindOf(persona: Persona): Mind {
  const kept = known.get(persona);
  if (kept) return kept;
  const scores: Scores = new Map();
  const unmapped = addTraits(scores, persona.traits);
  const work = `${persona.role} ${persona.industry}`.normalize("NFKC").toLowerCase();
  for (const [words, says] of roleWords) if (words.test(work)) add(scores, says, 1);
  for (const says of circumstances(persona)) add(scores, says, 1);
  const traits = Object.fromEntries(traitIds.map((trait) => [trait, cut(scores.get(trait) ?? 0, mostTrait)])) as Record<
    TraitId,
    number
  >;
  const styled = (id: StyleId) => cut(scores.get(id) ?? 0, mostStyle[id]);
  const style = {
    extremity: styled("extremity"),
    hedging: styled("hedging"),
    verbosity: styled("verbosity"),
    acquiescence: styled("acquiescence"),
  };
  const mind = { traits, unmapped, style };
  known.set(persona, mind);
  return mind;
}

/** The trait scores of a persona from its traits, role, income, age and company; name, sex and origin are not read. */
export function traitsOf(persona: Persona): PersonaTraits {
  const { traits, unmapped } = mindOf(persona);
  return { traits, unmapped };
}

/** How a persona answers any question: how strongly, how carefully, how long, and how readily it agrees. */
export function styleOf(persona: Persona): Style {
  return mindOf(persona).style;
}
