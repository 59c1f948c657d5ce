import type { Mover, SavedPersona } from "#lib/personas/contract.ts";
import type { Uses } from "#lib/studies/study-record.ts";

/** A persona of one's own, with what moves it and the studies that asked it. */
export type OwnPersona = SavedPersona & { movers: Mover[]; uses: Uses };

/** One page of one's own personas: `total` are saved, `matchCount` of them hold the words `q`. */
export type OwnPage = {
  personas: OwnPersona[];
  total: number;
  matchCount: number;
  q: string;
  offset: number;
  limit: number;
};
