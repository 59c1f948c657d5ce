import type { StyleId, TraitId } from "../../traits.ts";
import table from "./trait-words.json" with { type: "json" };

/** Z-scores to add, from −2 to 2. */
export type Says = Partial<Record<TraitId | StyleId, number>>;
/** What words of a persona say about it. */
export type TraitRow = [words: RegExp, says: Says];

/**
 * Words of how a person decides. That a word speaks of a scale follows from its meaning (traits.ts); the sizes are
 * assumptions: 1.5 for saying it outright, 1 for saying it in passing, 0.5 for what usually goes along with it.
 */
export const traitWords = Object.entries<Says>(table.traits).map(
  ([words, says]): TraitRow => [new RegExp(words), says],
);

/** Words of a role and an industry: what the job makes someone ask for. Assumptions, up to one standard deviation. */
export const roleWords = Object.entries<Says>(table.roles).map(
  ([words, says]): TraitRow => [new RegExp(`\\b(?:${words})\\b`), says],
);

/** Fields in which rules are strict. */
export const regulated =
  /hospital|health|medical|bank|payment|insur|pharma|government|public sector|defen[cs]e|fintech|financial/i;
