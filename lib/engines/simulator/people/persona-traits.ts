import type { Persona } from "../../../personas/contract.ts";
import { isAffinityWord } from "./affinity.ts";
import { circumstances } from "./circumstances.ts";
import { roleWords, type Says, type TraitRow, traitWords } from "./trait-words.ts";
import { type Style, type StyleId, type TraitId, traitIds } from "./traits.ts";

/** What the simulator makes of a persona's facts, and which of its traits say nothing to it. */
export type PersonaTraits = { traits: Record<TraitId, number>; unmapped: string[] };

/** A z-score is cut here: beyond two and a half standard deviations nobody is simulated. */
const mostTrait = 2.5;
/** Style is cut tighter, as it shifts ratings without saying anything about the subject. */
const mostStyle: Style = { extremity: 2, hedging: 2, verbosity: 2, acquiescence: 0.5 };

const negated = /\b(not|no|never|isn't|doesn't|without|hardly|little interest in|indifferent to)\b/;

type Scores = Map<TraitId | StyleId, number>;

const known = new WeakMap<Persona, PersonaTraits & { style: Style }>();

/** Whether the words of a trait are on some scale. */
export const isTraitWord = (trait: string): boolean => traitWords.some(([words]) => words.test(trait.toLowerCase()));

/** The trait scores of a persona from its traits, role, income, age and company; name, sex and origin are not read. */
export const traitsOf = (persona: Persona): PersonaTraits => mindOf(persona);

/** How a persona answers any question: how strongly, how carefully, how long, and how readily it agrees. */
export const styleOf = (persona: Persona): Style => mindOf(persona).style;

function mindOf(persona: Persona): PersonaTraits & { style: Style } {
  const kept = known.get(persona);
  if (kept) return kept;
  const scores: Scores = new Map();
  const unmapped = addTraits(scores, persona.traits);
  const work = `${persona.role} ${persona.industry}`.normalize("NFKC").toLowerCase();
  for (const [words, says] of roleWords) if (words.test(work)) add(scores, says, 1);
  for (const says of circumstances(persona)) add(scores, says, 1);
  const cut = <Id extends TraitId | StyleId>(ids: readonly Id[], most: (id: Id) => number) =>
    Object.fromEntries(ids.map((id) => [id, Math.max(-most(id), Math.min(most(id), scores.get(id) ?? 0))])) as Record<
      Id,
      number
    >;
  const style = cut(Object.keys(mostStyle) as StyleId[], (id) => mostStyle[id]);
  const mind = { traits: cut(traitIds, () => mostTrait), unmapped, style };
  known.set(persona, mind);
  return mind;
}

/** Adds what the traits say, each row once; a "not" before its words turns them. What no row knows comes back. */
function addTraits(scores: Scores, traits: string[]): string[] {
  const used = new Set<TraitRow>();
  return traits.filter((written) => {
    const trait = written.normalize("NFKC").toLowerCase();
    const rows = traitWords.filter(([words]) => words.test(trait));
    for (const row of rows) {
      const found = row[0].exec(trait)!;
      const isTurned = negated.test(trait.slice(0, found.index)) && !negated.test(found[0]);
      if (!used.has(row)) add(scores, row[1], isTurned ? -0.8 : 1);
      used.add(row);
    }
    return rows.length === 0 && !isAffinityWord(trait);
  });
}

function add(scores: Scores, says: Says, sign: number): void {
  for (const [trait, value] of Object.entries(says) as [TraitId | StyleId, number][])
    scores.set(trait, (scores.get(trait) ?? 0) + sign * value);
}
