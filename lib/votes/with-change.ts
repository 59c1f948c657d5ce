import { recordOf } from "../own-value.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";
import { measurements } from "../reviews/run.ts";
import type { Kind, Mark, Marks, toolUsage } from "../tools/tools.sql.ts";
import type { Usage } from "./contract.ts";
import { isBorneOut, mostExact } from "./rules.ts";
import { scoresOf, statusOf, voteOf, withRatings } from "./score.ts";
import type { Delta, Ranking, Values, Window, Windows } from "./tallies.ts";
import { deltasOf, firstSeen, ofKinds, placesNear, rankingOf, summaryOf, tallied, valuesOf } from "./tallies.ts";

/** The facts of a counted review that a change of its tool's numbers needs. */
export type Vote = Pick<Required<ReviewDocument>, "ratings" | "outcome" | "metrics"> & {
  voice: string;
  /** When the key published its first review that ever counted. */
  first_counted_at: string;
};

/** The facts of a review in the words of its document. */
export function voteIn({ ratings, outcome, metrics = {} }: ReviewDocument, voice: string, first_at: string): Vote {
  return { voice, ratings, outcome, metrics, first_counted_at: first_at };
}

/** All counted reviews of the voices that a change touches, before and after. */
export type Change = { before: Vote[]; after: Vote[] };

/** The other facts of a tool's reviews after a change. */
type Facts = Pick<Usage, "review_count" | "last_review_at"> & {
  /** All values after the change; null where `needsValues` says that they are not needed. */
  values: Values | null;
  /** The tallies before the change, as far as it reaches; null for a tool without any. */
  windows: Windows | null;
  /** When the first and the last counted review were published; null without any. */
  span: { first: string; last: string } | null;
};

type StoredUsage = Pick<typeof toolUsage.$inferSelect, "votes" | "marks" | "summary">;

/** A tool's stored usage after a change of its votes, and the change of its tallies. */
export function withChange(usage: StoredUsage, { before, after }: Change, facts: Facts) {
  const earlier = usage.summary;
  const others = voicesOf(before).reduce((votes, reviews) => withRatings(votes, voteOf(reviews), -1), usage.votes);
  const votes = voicesOf(after).reduce((sums, reviews) => withRatings(sums, voteOf(reviews), 1), others);
  const outcomes = { ...earlier.outcomes };
  for (const { outcome } of before) outcomes[outcome] -= 1;
  for (const { outcome } of after) outcomes[outcome] += 1;
  const voices = earlier.voices + voicesOf(after).length - voicesOf(before).length;
  const { ratings, usage_score, usage_low } = scoresOf(votes);
  const hours = hoursOf(facts.span);
  const reviewer_count = earlier.reviewer_count + after.length - before.length;
  const change = { before: valuesOf(before), after: valuesOf(after) };
  const { first_seen, metrics, marks, tallies } = summarise(earlier, change, facts, reviewer_count);
  const summary: Usage = {
    review_count: facts.review_count,
    voices,
    reviewer_count,
    first_seen,
    ratings,
    outcomes,
    metrics,
    status: statusOf(voices, hours),
    last_review_at: facts.last_review_at,
  };
  const is_ok = summary.status === "ok";
  return { votes, marks, tallies, summary, usage_score, usage_low, is_ok, is_borne_out: isBorneOut({ voices, hours }) };
}

const voicesOf = (votes: Vote[]) => [...Map.groupBy(votes, ({ voice }) => voice).values()];

const hoursOf = (span: Facts["span"]) =>
  span === null ? 0 : (Date.parse(span.last) - Date.parse(span.first)) / 3_600_000;

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
  return { first_seen: firstSeen(ranked.seen), metrics: recordOf(measurements, (name) => summaryOf(ranked[name])) };
}

const noTallies: Windows = ofKinds(() => [{ below: 0, places: [] }]);

/** A place of a tool's tallies beside a mark. */
export type Near = { kind: Kind; mark: number; place: number; n: number };

/** The places on both sides of some marks, as SQL: their rows as JSON. */
export const nearMarks = (of: Record<"tool_id" | "kinds" | "places", string>) => `
  select json_agg(json_build_object('kind', mark.kind, 'mark', mark.place, 'place', near.place, 'n', near.n))
  from unnest(${of.kinds}::text[], ${of.places}::int[]) as mark (kind, place) cross join lateral (
    (select place, n from tool_tallies t where t.tool_id = ${of.tool_id} and t.kind = mark.kind and t.place >= mark.place
      order by t.place limit ${placesNear.from})
    union all
    (select place, n from tool_tallies t where t.tool_id = ${of.tool_id} and t.kind = mark.kind and t.place < mark.place
      order by t.place desc limit ${placesNear.before})) as near`;

/** The values of `nearMarks`: the kinds and the places of all marks, each once. */
export function marksAsked(marks: Marks | null): [kinds: string[], places: number[]] {
  const distinct = Object.entries(marks ?? {}).flatMap(([kind, ofKind]) =>
    [...new Set(ofKind.map(([place]) => place))].map((place) => ({ kind, place })),
  );
  return [distinct.map(({ kind }) => kind), distinct.map(({ place }) => place)];
}

/** A window around each mark; one that is empty for a kind without values. */
export function windowsNear(marks: Marks, near: Near[]): Windows {
  return ofKinds((kind) => {
    const ofKind = near.filter((place) => place.kind === kind);
    const windows = marks[kind].map((mark) => windowOf(mark, ofKind));
    return windows.length > 0 ? windows : [{ below: 0, places: [] }];
  });
}

function windowOf([marked, below]: Mark, near: Near[]): Window {
  const around = near.filter(({ mark }) => mark === marked).sort((one, other) => one.place - other.place);
  const before = around.filter(({ place }) => place < marked).reduce((total, { n }) => total + n, 0);
  return { below: below - before, places: around.map(({ place, n }) => [place, n]) };
}

/** One window of all places for each kind. */
export const windowsOfAll = (rows: Omit<Near, "mark">[]): Windows =>
  ofKinds((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return [{ below: 0, places: ofKind.map(({ place, n }) => [place, n]) }];
  });

const isDelta = "t.tool_id = delta.tool_id and t.kind = delta.kind and t.place = delta.place";

/** Writes a change of tallies, as parts of a statement that begins with `tally_change`, one row. */
export const keepTallies = `
  forgotten as (delete from tool_tallies t using tally_change c where t.tool_id = c.tool_id and is_forgotten),
  delta as materialized (
    select tool_id, kind, place, change from tally_change, unnest(kinds, places, changes) as delta (kind, place, change)),
  risen as (
    insert into tool_tallies (tool_id, kind, place, n) select tool_id, kind, place, change from delta where change > 0
    on conflict (tool_id, kind, place) do update set n = tool_tallies.n + excluded.n),
  fallen as (update tool_tallies t set n = n + change from delta where change < 0 and ${isDelta} and n + change > 0),
  emptied as (delete from tool_tallies t using delta where change < 0 and ${isDelta} and n + change = 0)`;

/** The values of `tally_change` after the tool's id. */
export const changeValues = ({ isForgotten, deltas }: TallyChange) =>
  [
    isForgotten,
    deltas.map(({ kind }) => kind as string),
    deltas.map(({ place }) => place),
    deltas.map(({ by }) => by),
  ] as const;
