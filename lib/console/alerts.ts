import { hostname } from "node:os";
import { sql } from "drizzle-orm";
import { reachStorage } from "../about/get-health.ts";
import { momentJson } from "../db/columns.ts";
import { causeInWords } from "../db/logged-error.ts";
import { select } from "../db/select.ts";
import { isOutage, orWhenAway } from "../db/storage-away.ts";
import { lastOutage } from "../db/write-fault.ts";
import { plural } from "../format.ts";
import { madeOnce } from "../process-wide.ts";
import { hearSiblings, processesNow, silentProcesses, tellSiblings } from "../siblings.ts";
import { type Fault, faultsNow, rowsOf, thisServer, weightOf } from "./alert-rules.ts";
import { quietMs, say } from "./buckets.ts";
import { type Alert, alertKinds, baseOf, subjectOf } from "./contract.ts";
import { remedyOf, type Sightings } from "./failures.ts";
import { alertOf, faultOfStorage, lateMeasured } from "./now.ts";
import { type Door, doorsOfAlerts, type Message, type State, sendAlert, textOf } from "./send-alert.ts";

export type Gap = { began_at: string; ended_at: string };

const mostUnsent = 50;
/** How long storage must be in order, or what is counted be gone, until word of that is sent, in milliseconds: a fault that comes and goes is one. */
export const calmMs = 30_000;
/** How long a fault of storage must last, or come again, until word of it is sent, in milliseconds: a restart takes less. */
export const surelyMs = 5_000;

type OwnFault = Alert & { isSent?: boolean };

const momentOf = (ms: number) => new Date(ms).toISOString();

const topic = "alerts";
/** What storage cannot keep: its own fault, what is over and not written, and what waits to be sent. All processes know it, so that another can go on from there. */
const watch = madeOnce(topic, () => ({
  storage: null as OwnFault | null,
  unnoted: null as OwnFault | null,
  /** When storage was last in order again: an outage that is heard of and began later is not noted yet. */
  storageOverAt: Date.now(),
  calmSince: null as number | null,
  over: [] as Alert[],
  unsent: [] as Message[],
  sightings: { of: {} } as Sightings,
  /** Since when each counted fault of the last looks is gone, if it is: processes write what they count by turns. */
  stood: {} as Record<string, number | null>,
  stuck: null as { why: string; began_at: string } | null,
}));

/** Hears what the process that watches knows, from now on. */
export const hearAlerts = (): void =>
  hearSiblings<ReturnType<typeof watch>>(topic, (word) => void Object.assign(watch(), word));

/** Looks for what needs the operator, and sends word of its beginning and of its end, once each. Returns whether it must look again soon. */
export async function checkAlerts(gap: Gap | null = null, at = Date.now()): Promise<boolean> {
  if (gap !== null) {
    const minutes = Math.round((Date.parse(gap.ended_at) - Date.parse(gap.began_at)) / 60_000);
    const alert: Alert = { kind: "stopped", sentence: say("stopped", { time: plural(minutes, "minute") }), ...gap };
    watch().over.push(alert);
    note(alert, "ends", gap.ended_at);
  }
  await orWhenAway(reachStorage, undefined);
  const now = faultOfStorage();
  const past = lastOutage.current;
  // It ended before this look, or only another process saw it.
  if (now === null && watch().storage === null && past !== undefined && Date.parse(past.since) > watch().storageOverAt)
    follow("storage", alertOf(past.cause, past.since));
  const { calmSince } = watch();
  // It was in order for long enough between two looks.
  if (now !== null && calmSince !== null && Date.parse(now.began_at) - calmSince >= calmMs) follow("storage", null);
  watch().calmSince = now === null ? Math.max(calmSince ?? at, past?.until ?? 0) : null;
  if (at - (watch().calmSince ?? 0) >= calmMs) follow("storage", now);
  const { storage } = watch();
  const isUnsure = storage !== null && !storage.isSent;
  if (isUnsure && now !== null) await lateMeasured();
  if (isUnsure && (now === null ? (past?.until ?? 0) : at) - Date.parse(storage.began_at) >= surelyMs)
    begin(Object.assign(storage, { sentence: (faultOfStorage() ?? storage).sentence }));
  if (now === null) follow("unnoted", await compare(at).then(() => null, unnotedBy));
  await sendAll();
  tellSiblings(topic, watch());
  return isUnsure && now !== null;
}

/** Sends word where what storage cannot keep begins or ends; of storage itself only once it is sure. */
function follow(of: "storage" | "unnoted", now: Alert | null): void {
  const before = watch()[of];
  if (before?.kind === now?.kind) return;
  watch()[of] = now;
  const ended_at = momentOf((of === "storage" && watch().calmSince) || Date.now());
  if (of === "unnoted" && now !== null) begin(now);
  if (before === null) return;
  if (of === "storage") watch().storageOverAt = Date.now();
  watch().over.push({ ...before, ended_at });
  if (!before.isSent) return;
  if (now === null) note(before, "ends", ended_at);
  else begin(now, before.kind);
}

function begin(fault: OwnFault, replaces?: string): void {
  fault.isSent = true;
  note(fault, "begins", fault.began_at, replaces);
}

/** What cannot be noted is said as well, once: else a fault of the table of alerts would silence all of them. */
function unnotedBy(error: unknown): Alert | null {
  // Storage that is away says so itself.
  if (isOutage(error)) return watch().unnoted;
  const why = causeInWords(error);
  const sentence = say("unnoted", { why, remedy: remedyOf(why, "") });
  return { kind: "unnoted", sentence, began_at: new Date().toISOString(), ended_at: null };
}

/** Sends word of a fault, once; `replaces` is the kind that it was of before its cause changed. */
function note({ kind, sentence, began_at }: Alert, state: State, at: string, replaces?: string): void {
  const own = { kind, sentence, began_at: new Date(began_at).toISOString() };
  const message: Message = { ...own, state, at, doors: doorsOfAlerts(), ...(replaces && { replaces }) };
  console[state === "begins" ? "error" : "info"](textOf(message));
  // Of what cannot be sent no word can be sent.
  if (baseOf(kind) !== "unsent") watch().unsent = [...watch().unsent, message].slice(-mostUnsent);
}

/** What needs the operator now, by weight: as the figures of now have it, and where those cannot be read as it last was. */
export async function openAlerts(): Promise<Alert[]> {
  await orWhenAway(reachStorage, undefined);
  const stored = await select<Alert>(sql`${alertsAsJson} where ended_at is null order by seq`).catch(() => []);
  const { faults, unknown } = await lookNow();
  const now = new Date().toISOString();
  const found = faults.map((fault) => ({ ...fault, ended_at: null, began_at: beganOf(fault, stored) ?? now }));
  const old = stored.flatMap((alert) => {
    const why = unknown.get(baseOf(alert.kind));
    return why ? [{ ...alert, sentence: `${alert.sentence} Whether it is still so could not be read: ${why}` }] : [];
  });
  const fault = faultOfStorage();
  const { storage, calmSince } = watch();
  const { until = 0 } = lastOutage.current ?? {};
  const quiet_since = momentOf(until > Date.parse(storage?.began_at ?? "") ? until : (calmSince ?? Date.now()));
  // Word of it was sent, and none yet that it is over.
  const past = storage?.isSent && fault === null ? [{ ...storage, quiet_since }] : [];
  const rest = [...past, ...found, ...old].sort((one, other) => weightOf(one) - weightOf(other));
  // That a disk is nearly full says less.
  const others = rest.filter(({ kind }) => fault?.kind !== "storage disk_full" || baseOf(kind) !== "disk");
  return [fault ?? [], others].flat();
}

/** Whether something needs the operator, for who is not signed in: by what is known without a look. */
export async function needsOperator(): Promise<boolean> {
  if (faultOfStorage() !== null || silentProcesses().length > 0) return true;
  const open = await select(sql`select from alerts where ended_at is null limit 1`).catch(() => null);
  return open?.length !== 0;
}

export const alertsAsJson = sql`
  select kind, sentence, ${momentJson(sql`began_at`)} as began_at, ${momentJson(sql`ended_at`)} as ended_at from alerts`;

const beganOf = ({ kind, began_at }: Fault, stored: Alert[]): string | undefined =>
  [stored.find((alert) => alert.kind === kind)?.began_at, began_at]
    .filter((at) => at !== null && at !== undefined)
    .toSorted()[0]!;

/** Looks at what needs the operator, and at which parts fail by it. */
export function lookNow(): ReturnType<typeof faultsNow> {
  const { stuck, unsent, over, calmSince } = watch();
  const storage = watch().storage && { ...watch().storage!, ended_at: calmSince === null ? null : momentOf(calmSince) };
  const facts = { unsent: plural(unsent.length, "alert"), why: stuck?.why ?? "" };
  return faultsNow(
    stuck === null ? [] : [{ sentence: say("unsent", facts), began_at: stuck.began_at }],
    [faultOfStorage() ?? storage ?? [], over].flat(),
    watch().sightings,
  );
}

/** How processes of this server ended: an act of each that its supervisor replaced, and an alert where it was not silent before. */
const endings = () =>
  (processesNow()?.ended ?? []).map(({ pid, how, since, at }) => ({
    kind: `ended ${hostname()}:${pid}` satisfies Alert["kind"],
    sentence: how === "silent" ? null : say("ended", { pid, how }),
    began_at: since,
    ended_at: at,
    target: String(pid),
    act: `Replaced a process ${how === "silent" ? "that was silent" : `that ended (${how})`}`,
  }));

/** Notes what begins and what has ended, each once for all servers; a fault of storage is written once it is over. */
async function compare(at: number): Promise<void> {
  const { faults, unknown } = await lookNow();
  const { stood } = watch();
  for (const kind of Object.keys(stood)) stood[kind] ??= at;
  for (const { kind } of faults) if (alertKinds.get(baseOf(kind))?.is_counted) stood[kind] = null;
  watch().stood = Object.fromEntries(Object.entries(stood).filter(([, since]) => at - (since ?? at) < calmMs));
  // What another server sees is for that one to end, while it lives.
  const own = thisServer();
  const rows = await select<Alert & { state: State }>(sql`
    with over as (
      insert into alerts (${columns}) select ${columns} from ${rowsOf(watch().over)}
    ), replaced as (
      insert into operator_acts (at, actor, act, target) select ended_at, 'supervisor', act, target from ${rowsOf(endings())}
      where not exists (select from operator_acts as noted where noted.target = r.target and noted.at = r.ended_at)
      returning target
    ), noted as (
      insert into alerts (${columns}) select ${columns} from ${rowsOf(endings())} join replaced using (target)
      where sentence is not null returning ${columns}
    ), standing as (
      select * from ${rowsOf(faults)}
    ), begun as (
      insert into alerts (kind, sentence, began_at)
      select kind, sentence, date_trunc('milliseconds', coalesce(began_at, now())) from standing
      where coalesce(last_at, now()) > now() - make_interval(secs => ${quietMs / 1_000})
      on conflict (kind) where ended_at is null do nothing returning ${columns}
    ), ended as (
      update alerts set ended_at = date_trunc('milliseconds', now())
      where ended_at is null and kind not in (select kind from standing)
        and kind <> all(${sql.param(Object.keys(watch().stood))}::text[])
        and split_part(kind, ' ', 1) <> all(${sql.param([...unknown.keys()])}::text[])
        and (kind !~ ' @[^ ]+$' or right(kind, ${own.length}) = ${own} or began_at < now() - interval '1 day')
      returning ${columns}
    )
    select 'begins' as state, begun.* from begun union all select 'ends', ended.* from ended union all select 'ends', noted.* from noted`);
  watch().over = [];
  const kindsOf = (wanted: State) =>
    new Map(rows.flatMap(({ state, kind }) => (state === wanted ? [[subjectOf(kind), kind]] : [])));
  const [begun, ended] = [kindsOf("begins"), kindsOf("ends")];
  for (const { state, ...alert } of rows) {
    const subject = subjectOf(alert.kind);
    if (state === "begins") note(alert, state, new Date(alert.began_at).toISOString(), ended.get(subject));
    else if (!begun.has(subject)) note(alert, state, new Date(alert.ended_at!).toISOString());
  }
}

const columns = sql`kind, sentence, began_at, ended_at`;

/** Sends what waits, by each door once; what cannot be sent is tried again with the next look. */
async function sendAll(): Promise<void> {
  const faults = new Map<Door, string>();
  for (const message of watch().unsent)
    for (const door of message.doors) {
      // A receiver that keeps each message waiting would hold up the heartbeats.
      if (faults.has(door)) continue;
      const fault = await sendAlert(message, door);
      if (fault === null) message.doors = message.doors.filter((one) => one !== door);
      else faults.set(door, fault);
    }
  const began_at = watch().stuck?.began_at ?? new Date().toISOString();
  watch().unsent = watch().unsent.filter((message) => message.doors.length > 0);
  watch().stuck = faults.size === 0 ? null : { why: [...faults.values()].join(" "), began_at };
}
