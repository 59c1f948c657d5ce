import { type SQL, sql } from "drizzle-orm";
import { momentJson } from "../db/columns.ts";
import { bounds } from "../db/counters.ts";
import { statementMs } from "../db/pool.ts";
import { select } from "../db/select.ts";
import { readTableFaults, type TableFault } from "../db/table-faults.ts";
import { measurement, plural, second, whole } from "../format.ts";
import { subjects, windowsInWords } from "../limits/limits.ts";
import { clientGone, unansweredStatuses } from "../net/named-response.ts";
import { doorName } from "../net/request-head.ts";
import { fillPlaces } from "../text-file.ts";
import alerts from "./alerts.json" with { type: "json" };
import type { Bucket } from "./buckets.ts";
import { alertAt, firstOf, labelsOf, partMethods, partMinutes, percentile, quietSince, say, total } from "./buckets.ts";
import { type Door, doorNames, type Finding, type Now, type Part, parts, sections } from "./contract.ts";

/** Requests that failed by one cause: where, how often, and when first and last. */
type Failure = Record<"key" | "first" | "last", string> &
  Record<"count" | "all_places", number> & { cause: string | null; places: string[] };
const most = { causes: 5, places: 3 };
/** Files of the build that are gone are one fault, however many. */
const builtFiles = Object.keys(alerts.remedies).find((of) => of.includes("/_next/"))!;
/** The causes that come of a wait for what another session holds: their remedies say who does. */
export const waits = Object.entries(alerts.remedies)
  .flatMap(([of, remedy]) => (remedy.includes("{{why}}") ? [of] : []))
  .join("|");

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
    select case when concat(cause, place) ~ ${builtFiles} then 'built-files'
        else left(regexp_replace(coalesce(cause, place), '''[^'']*''|[\\w-]*\\d[\\w-]*', '…', 'g'), 120) end as key, left(min(cause), 300) as cause,
      to_json((array_remove(array_agg(distinct place), null))[:${most.places}]) as places, count(distinct place)::int as all_places, count(*)::int as count,
      ${momentJson(sql`min(at)`)} as first, ${momentJson(sql`max(at)`)} as last
    from caused group by 1 order by max(at) desc, 1 limit ${most.causes}`);

export type Sightings = { of: Record<string, string> };

/** Reads which other sessions hold rows, and since when; where that is hidden from us, as another user's is, since we saw it. */
export async function readHolders(sightings: Sightings): Promise<TableFault[]> {
  const faults = await readTableFaults("rows");
  const holders = faults.flatMap(({ holder }) => holder ?? []);
  const now = new Date().toISOString();
  sightings.of = Object.fromEntries(holders.map(({ transaction: of }) => [of, sightings.of[of] ?? now]));
  for (const holder of holders) holder.since ??= sightings.of[holder.transaction]!;
  return faults;
}

/** What is due and could not be done in the last minutes, by its kind, with the newest cause. */
type Undone = { kind: keyof typeof dueNames; count: number; cause: string; first: string };
const dueNames: Record<"study" | "delivery", [string, string]> = {
  study: ["study", "studies"],
  delivery: ["webhook", "webhooks"],
};

/** Reads which studies and webhooks could not be done, tried again and again; what has ended since is no such work. */
export const readUndone = (): Promise<Undone[]> =>
  select(sql`
    select kind, count(*)::int as count, ${momentJson(sql`min(at)`)} as first,
      left(split_part(regexp_replace((array_agg(sentence order by at desc))[1], '^(.*because: |[^:]*: )', ''), chr(10), 1), 300) as cause
    from faults join due_work on request_id = kind || ' ' || subject
    where kind in ('study', 'delivery') and at > now() - make_interval(mins => ${alertAt.minutes}) group by kind order by kind`);

/** What needs the operator of work that is due and cannot be done. */
export const undoneFound = (undone: Undone[], why: string): Finding[] =>
  undone.map(({ kind, count, cause, first }) => {
    const facts = { what: plural(count, ...dueNames[kind]), cause, remedy: remedyOf(cause, why) };
    const parts: Part[] = kind === "study" ? ["studies"] : [];
    return { of: kind, sentence: say("undone", facts), began_at: first, parts };
  });

/** What to do about a cause, by its words; without a remedy of its own the usual one. */
export function remedyOf(cause: string, why: string, usual = alerts.remedies[""]): string {
  const [, remedy = usual] = Object.entries(alerts.remedies).find(([of]) => of && new RegExp(of).test(cause)) ?? [];
  return fillPlaces(remedy, { why, seconds: statementMs / 1_000, last_errors: sections.faults, look: look.statements });
}

type Requests = Record<"served" | "failed", Bucket[]>;
type Input = { counted: Bucket[]; failures: Failure[]; why: string; isBesideTable: boolean };

/** What needs the operator of requests that failed: each cause for itself, and all else together; `why` names who holds rows. Beside a fault of a table counters have no errors, so those that are listed count. */
export function failuresFound({ counted, failures, why, isBesideTable }: Input): Finding[] {
  const { minutes } = alertAt;
  const often = failures.filter(({ count }) => count >= alertAt.faults);
  const errors = isBesideTable ? often.reduce((sum, { count }) => sum + count, 0) : 0;
  const recent = recentOf(counted);
  // Also where the status page says so of one part, which all other requests would hide.
  const ofParts = Object.entries(partMethods).map(([part, methods]) => {
    const rows = recent.filter(({ label }) => methods.test(label));
    return { part: part as Part, of: ` for ${parts[part as Part].toLowerCase()}`, minutes: partMinutes, rows };
  });
  const down = ofParts.flatMap(({ part, rows }) => (isFailing(rows) && !isOver(servedOf(rows)) ? [part] : []));
  const all = { of: "", minutes, rows: counted };
  const failing = [all, ...ofParts].find(({ of, rows }) => isFailing(rows, of === all.of ? errors : 0));
  // One error of ours, again and again, may be of one page alone, which most requests are not for.
  const shown = often.filter(({ places }) => failing !== undefined || places.some((place) => place.startsWith("500 ")));
  const boxes = shown.map(({ key, cause, places, all_places, count, first, last }) => {
    const more = all_places === places.length ? "" : ` and ${whole(all_places - places.length)} more`;
    const kinds = [...new Set(places.map((place) => place.replace(/^.* (\S+) (\S+)$/, kindOf)))];
    const ofKinds = servedOf(counted.filter(({ label }) => kinds.includes(label.replace(/ \d+$/, ""))));
    const own = ofKinds.served;
    const of = kinds.map((kind) => kind.replace(/^\S+/, (door) => doorNames[door as Door])).join("; ");
    // Counters leave out what an outage explains.
    const share = count > total(ofKinds.failed) ? whole(count) : `${whole(count)} of ${whole(total(own))}`;
    const remedy = remedyOf(`${cause} ${places}`, why);
    const ownFacts = { of, minutes, share, remedy, places: `${places.join(", ")}${more}`, last: second(last) };
    const quiet_since = quietSince([{ count, sum: 0, last: Date.parse(last) }], own, 0);
    const sentence = say("errors_by_cause", { ...ownFacts, cause: cause ?? say("no_cause", {}) });
    return { of: key, sentence, began_at: first, last_at: last, quiet_since, parts: down };
  });
  if (failing === undefined) return boxes;
  const { rows, ...facts } = failing;
  const { served, failed } = servedOf(rows);
  const rest = total(failed) - often.reduce((sum, { count }) => sum + count, 0);
  if (boxes.length > 0 && rest < alertAt.faults) return boxes;
  const sentence = say("errors", { ...facts, failed: total(failed), served: total(served), why });
  return [...boxes, { sentence, began_at: firstOf(failed), quiet_since: quietSince(failed, served, 0), parts: down }];
}

const recentOf = (rows: Bucket[]) => rows.filter(({ at }) => at > Date.now() - partMinutes * 60_000);

/** The requests that were served, not those over a limit or of a client that was too slow or left, and those of them that failed on our side. */
function servedOf(rows: Bucket[]): Requests {
  const unserved = new RegExp(` (429|${unansweredStatuses.join("|")})$`);
  const served = rows.filter(({ name, label }) => name === "request" && !unserved.test(label));
  return { served, failed: served.filter(({ label }) => / 5..$/.test(label)) };
}

/** Whether so many requests fail that it is no accident. */
function isFailing(rows: Bucket[], errors = 0): boolean {
  const { served, failed } = servedOf(rows);
  const share = alertAt.faultShare * Math.max(total(served), errors);
  return Math.max(total(failed), errors) >= Math.max(alertAt.faults, share);
}

/** Whether later requests show that those which failed would not now. */
const isOver = ({ served, failed }: Requests): boolean => quietSince(failed, served, 0) !== undefined;

const kindOf = (_: string, method: string, url: string) => `${doorName(url)} ${method}`;

/** At the other doors an answer may take long: a study, or a stream. */
export const quickDoors = { doors: "pages and the ratings API", of: "pages|ratings" satisfies `${Door}|${Door}` };

/** What needs the operator of requests that wait long for their answers, beside how long storage took for one meanwhile. */
export function slowFound(counted: Bucket[], storageMs: number): Finding[] {
  // Who left had waited at least so long.
  const isOwn = new RegExp(`^(${quickDoors.of}) \\S+ (2..|${clientGone})$`);
  const own = counted.filter(({ name, label }) => name === "request" && isOwn.test(label));
  const slow = [recentOf(own), own].find(
    (rows) => total(rows) >= alertAt.slow && (percentile(rows, 0.5) ?? 0) >= alertAt.slowMs,
  );
  const statements = counted.filter(({ name }) => name === "statement");
  if (slow === undefined) return statementsFound(statements);
  const gauges = counted.filter(
    ({ name, label }) => name === "gauge" && label === ("storage_ms" satisfies keyof Now["database"]),
  );
  const ms = Math.max(storageMs, ...gauges.map(({ sum, count }) => sum / count));
  const left = whole(total(slow.filter(({ label }) => label.endsWith(` ${clientGone}`))));
  const isWaiting = total(statements, "sum") > total(slow, "sum") / 2;
  const by = ms >= alertAt.storageMs ? "by_storage" : isWaiting ? "by_statements" : "by_machine";
  const why = say(by, { ms: inTime(ms), look: look.storage, statements: inStatements(statements) });
  const facts = { ...quickDoors, count: whole(total(slow)), half: inTime(percentile(slow, 0.5)!), left, why };
  const late = own.filter(({ slot }) => (bounds[slot - 1] ?? 0) * 1000 >= alertAt.slowMs);
  return [{ sentence: say("slow", facts), began_at: firstOf(late), quiet_since: quietSince(late, own) }];
}

/** Where statements to some of our tables take seconds, though requests as a whole are not slow. */
function statementsFound(statements: Bucket[]): Finding[] {
  const long = statements.filter(({ slot }) => (bounds[slot - 1] ?? 0) >= alertAt.statementS);
  if (total(long) < alertAt.statements) return [];
  const sentence = say("slow_statements", { statements: inStatements(long) });
  return [{ of: "statements", sentence, began_at: firstOf(long), quiet_since: quietSince(long, statements) }];
}

/** Those of the tables that took the most time, with their mean and what to do. */
function inStatements(statements: Bucket[]): string {
  const byTime = [...Map.groupBy(statements, ({ label }) => label)].sort(
    ([, one], [, other]) => total(other, "sum") - total(one, "sum"),
  );
  const [[about, own] = ["", []]] = byTime;
  const each = inTime((total(own, "sum") / total(own)) * 1_000);
  return say("statements", { count: plural(total(own), "statement"), about, each, look: look.statements });
}

/** What needs the operator between us and storage: that it takes long for the simplest question, or has another clock. */
export function linkFound({ storage_ms, ahead_ms }: Now["database"]): Finding[] {
  const slow = { ms: inTime(storage_ms), look: look.storage };
  if (storage_ms >= alertAt.storageMs) return [{ of: "slow", sentence: say("slow_storage", slow) }];
  const facts = { time: inTime(Math.abs(ahead_ms)), is: ahead_ms > 0 ? "ahead of" : "behind" };
  return Math.abs(ahead_ms) < alertAt.clockMs ? [] : [{ of: "clock", sentence: say("clock", facts) }];
}

const inTime = measurement.latency_ms;
const { look } = alerts;

/** Requests that were refused at a door, with their limits and the busiest key, as a sentence. */
export function floodInWords(door: Door, refused: Bucket[], counted: Bucket[]): string {
  const atDoor = (of: Bucket["name"]) =>
    counted.filter(({ name, label }) => name === of && label.startsWith(`${door} `));
  const limits = labelsOf(atDoor("limit")).map(({ label, count }) => {
    const [, group = "", subject = ""] = new RegExp(`^\\S+ (.+)-(${subjects.join("|")})-`).exec(label) ?? [];
    const name = group.replaceAll("-", "_");
    const windows = windowsInWords(name as never, subject as never).join(" and ");
    return say("over_limit", { count: whole(count), name: name.toUpperCase(), windows, subject });
  });
  const served = total(atDoor("request").filter(({ label }) => / [23]..$/.test(label)));
  if (limits.length > 0) limits.push(say("others_served", { served: plural(served, "request") }));
  const [key] = labelsOf(counted.filter(({ name }) => name === "key"));
  // A key that called less than half as often has not sent them.
  const isBusy = key !== undefined && key.count >= total(refused) / 2;
  const busiest = isBusy ? say("busiest", { key: key.label, times: plural(key.count, "time") }) : "";
  const answers = labelsOf(refused).map(({ label, count }) => `${label.replace(/^\S+ /, "")}: ${whole(count)}`);
  const facts = { minutes: alertAt.minutes, door: doorNames[door], answers: answers.join(", "), busiest };
  return say("refused", { ...facts, refused: whole(total(refused)), limits: limits.join("") });
}
