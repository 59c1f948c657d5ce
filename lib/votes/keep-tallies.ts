import type { Kind, Mark, Marks } from "../tools/tools.sql.ts";
import type { TallyChange } from "./summarise.ts";
import { ofKinds, placesNear, type Window, type Windows } from "./tallies.ts";

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
