import { type SQL, sql } from "drizzle-orm";
import { momentJson } from "../db/columns.ts";
import { select } from "../db/select.ts";
import { second } from "../format.ts";
import { doorName } from "../net/request-head.ts";
import { fillPlaces } from "../text-file.ts";
import alerts from "./alerts.json" with { type: "json" };
import { type Bucket, failingAt, firstOf, isFailing, partMethods, partMinutes, servedOf, total } from "./buckets.ts";
import { type Door, doorNames, type Part, parts } from "./contract.ts";
import { say } from "./say.ts";

/** Requests that failed by one cause: where, how often, and when first and last. */
type Failure = { key: string; cause: string | null; places: string[]; count: number; first: string; last: string };
type Finding = { of?: string; sentence: string; began_at: string };
const most = { causes: 5, places: 3 };

/** Reads errors by their innermost cause; causes that differ in a number or in what they quote are one. */
export const readFailures = (faults: SQL): Promise<Failure[]> =>
  select(sql`
    with failed as (
      select at, (regexp_match(sentence, '^(\\d{3} to \\S+ [^\\s:]+)(: )?(.*)$')) as part, sentence from ${faults} as fault
    ), caused as (
      select at, part[1] as place,
        nullif(split_part(regexp_replace(coalesce(part[3], sentence), '^.*because: ', ''), chr(10), 1), '') as cause
      from failed
    )
    select left(regexp_replace(coalesce(cause, place), '''[^'']*''|\\d+', '…', 'g'), 120) as key, left(min(cause), 300) as cause,
      to_json((array_remove(array_agg(distinct place), null))[:${most.places}]) as places, count(*)::int as count,
      ${momentJson(sql`min(at)`)} as first, ${momentJson(sql`max(at)`)} as last
    from caused group by 1 order by max(at) desc, 1 limit ${most.causes}`);

type Input = { counted: Bucket[]; minutes: number; failures: Failure[]; why: string };

/** What needs the operator of requests that failed: each cause for itself, and all else together; `why` names who holds rows. */
export function failuresFound({ counted, minutes, failures, why }: Input): Finding[] {
  const recent = counted.filter(({ at }) => at > Date.now() - partMinutes * 60_000);
  // Also where the status page says so of one part, which all other requests would hide.
  const ofParts = Object.entries(partMethods).map(([part, methods]) => {
    const rows = recent.filter(({ label }) => methods.test(label));
    return { of: ` for ${parts[part as Part].toLowerCase()}`, minutes: partMinutes, rows };
  });
  const failing = [{ of: "", minutes, rows: counted }, ...ofParts].find(({ rows }) => isFailing(rows));
  if (failing === undefined) return [];
  const { rows, ...facts } = failing;
  const { served, failed } = servedOf(rows);
  const often = failures.filter(({ count }) => count >= failingAt.faults);
  const boxes = often.map(({ key, cause, places, count, first, last }) => {
    const kinds = [...new Set(places.map((place) => place.replace(/^.* (\S+) (\S+)$/, kindOf)))];
    const own = servedOf(counted.filter(({ label }) => kinds.includes(label.replace(/ \d+$/, "")))).served;
    const of = kinds.map((kind) => kind.replace(/^\S+/, (door) => doorNames[door as Door])).join("; ");
    const [, remedy = ""] = Object.entries(alerts.remedies).find(([of]) => new RegExp(of).test(`${cause} ${places}`))!;
    const ownFacts = {
      of,
      minutes,
      cause: cause ?? say("no_cause", {}),
      places: places.join(", "),
      last: second(last),
    };
    const counts = { failed: count, served: Math.max(count, total(own)), remedy: fillPlaces(remedy, { why }) };
    return { of: key, sentence: say("errors_by_cause", { ...ownFacts, ...counts }), began_at: first };
  });
  const rest = total(failed) - often.reduce((sum, { count }) => sum + count, 0);
  if (boxes.length > 0 && rest < failingAt.faults) return boxes;
  const sentence = say("errors", { ...facts, failed: total(failed), served: total(served), why });
  return [...boxes, { sentence, began_at: firstOf(failed) }];
}

const kindOf = (_: string, method: string, url: string) => `${doorName(url)} ${method}`;
