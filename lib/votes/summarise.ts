import type { Kind, Marks } from "../tools/tools.sql.ts";
import type { Usage } from "./contract.ts";
import { mostExact } from "./rules.ts";
import {
  type Delta,
  deltasOf,
  firstSeen,
  measurements,
  ofKinds,
  type Ranking,
  rankingOf,
  summaryOf,
  tallied,
  type Values,
  type Windows,
} from "./tallies.ts";

/** What is to be written of a tool's tallies: all forgotten, or places with more or fewer values. */
export type TallyChange = { isForgotten: boolean; deltas: Delta[] };

/** A tool's summaries, the marks behind them where its values are tallied, and the change of its tallies. */
type Summaries = Pick<Usage, "first_seen" | "metrics"> & { marks: Marks | null; tallies: TallyChange };

type KnownValues = { values: Values | null; windows: Windows | null };

/** The summaries after a change: exact for up to `mostExact` counted reviews, else of the tallies. */
export function summarise(
  earlier: Pick<Usage, "reviewer_count" | "metrics">,
  { before, after }: { before: Values; after: Values },
  { values, windows }: KnownValues,
  total: number,
): Summaries {
  if (total <= mostExact) {
    const tallies = { isForgotten: windows !== null, deltas: [] };
    return { ...usageOf(ofKinds((kind) => rankingOf(values![kind]))), marks: null, tallies };
  }
  if (windows === null) return ofTallies(() => 0, noTallies, deltasOf(null, values!));
  const countOf = (kind: Kind) => (kind === "seen" ? earlier.reviewer_count : (earlier.metrics[kind]?.count ?? 0));
  return ofTallies(countOf, windows, deltasOf(before, after));
}

/** Whether a change needs all values: for exact summaries, or for tallies that are not kept yet. */
export const needsValues = (tallies: { marks: Marks | null }, total: number): boolean =>
  tallies.marks === null || total <= mostExact;

function ofTallies(countOf: (kind: Kind) => number, windows: Windows, deltas: Delta[]): Summaries {
  const all = ofKinds((kind) => tallied(kind, countOf(kind), windows[kind], deltas));
  const tallies = { isForgotten: false, deltas };
  return { ...usageOf(ofKinds((kind) => all[kind].values)), marks: ofKinds((kind) => all[kind].marks), tallies };
}

function usageOf(ranked: Record<Kind, Ranking>): Pick<Usage, "first_seen" | "metrics"> {
  const metrics = Object.fromEntries(measurements.map((name) => [name, summaryOf(ranked[name])]));
  return { first_seen: firstSeen(ranked.seen), metrics: metrics as Usage["metrics"] };
}

const noTallies: Windows = ofKinds(() => [{ below: 0, places: [] }]);
