import { hostname } from "node:os";
import { type SQL, sql } from "drizzle-orm";
import { uncounted } from "../db/counters.ts";
import { refusedConnections } from "../db/storage-away.ts";
import { readTableFaults, stopsPart, type TableFault, tableFaultInWords } from "../db/table-faults.ts";
import { env } from "../env.ts";
import { plural, second, whole } from "../format.ts";
import { timesInWords } from "../in-words.ts";
import { readHiddenClients } from "../limits/limits.ts";
import { noTurn } from "../limits/turns.ts";
import { unansweredStatuses } from "../net/named-response.ts";
import { lastRefusal } from "../sign-in/send-mail.ts";
import { deliveryStates, gone } from "../webhooks/contract.ts";
import alerts from "./alerts.json" with { type: "json" };
import { alertAt, bySubject, firstOf, labelsOf, quietSince, readBuckets, say, total } from "./buckets.ts";
import type { Alert, Door, Finding, KindWord, Part, Reading } from "./contract.ts";
import { alertKinds, baseOf, countedDays, givenUpHours, partNames, stored } from "./contract.ts";
import type { Sightings } from "./failures.ts";
import {
  failuresFound,
  floodInWords,
  linkFound,
  readFailures,
  readHolders,
  readUndone,
  remedyOf,
  slowFound,
  undoneFound,
  waits,
} from "./failures.ts";
import { mostRefusals, readEach, readersOfNow, stillSeconds } from "./now.ts";
import { answersOfModels, failuresOf, lastUses, modelFound, studiesFound } from "./uses.ts";
import { percentOf, processesFound } from "./vitals.ts";

export type Fault = Pick<Alert, "kind" | "sentence" | "quiet_since"> & { began_at: string | null; last_at?: string };

const byMinute = sql`select *, coalesce(first_at, at) as first, coalesce(last_at, at) as last from counters where span = 'minute'`;
const lastErrors = sql`select at, at as first, sentence, case when sentence ~ '^500 ' then ' 500' else ' 503' end as label from faults where at > now() - make_interval(mins => ${alertAt.minutes})`;

/** Reads what the rules look at, each figure on its own. */
function readFigures(unsent: Finding[], unwritten: Alert[], sightings: Sightings) {
  const tables = readTableFaults();
  const outages = tables.catch(() => []).then((faults) => [...unwritten, ...stopping(faults).map(alertOfTable)]);
  return readEach({
    ...readersOfNow,
    counted: async () => readBuckets({ minutes: alertAt.minutes }, outside(byMinute, await outages)),
    failures: async () => readFailures(outside(lastErrors, await outages, isOfTable)),
    undone: readUndone,
    uses: () => lastUses(true),
    answers: () => readBuckets({ minutes: countedDays * 24 * 60, bars: 1 }, answersOfModels),
    tables: () => tables,
    rows: () => readHolders(sightings),
    refusal: lastRefusal,
    hidden: readHiddenClients,
    unsent: async () => unsent,
  });
}
type Figures = Awaited<ReturnType<typeof readFigures>>;

/** What needs the operator but for storage itself, by weight: the first is worst. */
const rules: Record<Exclude<keyof typeof alerts.kinds, "storage">, (now: Figures) => Finding[]> = {
  process: ({ counted }) => processesFound("value" in counted ? counted.value : []),
  table: ({ tables }) => tablesFound(stopping(valueIn(tables))),
  connections: () =>
    refusedConnections().map((one) => ({
      sentence: say("connections", { refusal: one.sentence, remedy: remedyOf(one.sentence, "") }),
      began_at: one.since,
    })),
  disk: ({ disks }) => {
    const { DATABASE_URL, SMTP_URL, DATA_DIR } = env();
    const lossOf = (of: string) =>
      DATABASE_URL === undefined || of !== "DATA_DIR" ? "no_posts" : SMTP_URL === undefined ? "no_mails" : null;
    const { disks: all, outbox_fault: why } = valueIn(disks);
    const found = all.flatMap(({ of, path, used, lacksFiles }): Finding[] => {
      if (of === "DATA_DIR" && path === null)
        return [{ of, sentence: say("folder_gone", { path: DATA_DIR }), parts: stored }];
      const loss = lossOf(of);
      const facts = { of, path: path!, percent: percentOf(used ?? 0), loss: loss === null ? "" : say(loss, {}) };
      return (used ?? 0) < alertAt.disk ? [] : [{ of, sentence: say(lacksFiles ? "disk_files" : "disk", facts) }];
    });
    return why === null ? found : [...found, { of: "outbox", sentence: say("outbox", { path: DATA_DIR, why }) }];
  },
  uncounted: () => {
    const { why, began_at } = uncounted.current ?? {};
    return why === undefined ? [] : [{ sentence: say("uncounted", { why }), began_at: began_at! }];
  },
  link: ({ database }) => linkFound(valueIn(database)),
  errors: ({ counted, failures, undone, rows, tables }) => {
    const isBesideTable = stopping("value" in tables ? tables.value : []).length > 0;
    const held = ("value" in rows && !isBesideTable ? rows.value : []).flatMap(({ table, holder }) =>
      !holder ? [] : [{ sentence: say("rows_locked", { ...holder, since: "", table }), began_at: holder.since }],
    );
    const causes = "value" in failures ? failures.value : [];
    const why = held[0] === undefined ? "" : ` ${held[0].sentence}`;
    const late = "value" in undone && !isBesideTable ? undoneFound(undone.value, why) : [];
    const failed = [...failuresFound({ counted: valueIn(counted), failures: causes, why, isBesideTable }), ...late];
    // One that holds them for long is wrong before anyone has needed them.
    const long = held.find(({ began_at }) => Date.parse(began_at ?? "") < Date.now() - alertAt.heldMs);
    return failed.length > 0 || long === undefined ? failed : [{ of: "rows", ...long }];
  },
  slow: ({ counted, database }) => slowFound(valueIn(counted), valueIn(database).storage_ms),
  model: ({ uses, answers }) => modelFound(valueIn(uses), "value" in answers ? answers.value : []),
  studies: ({ uses }) => studiesFound(valueIn(uses)),
  mail: ({ uses, refusal }) => {
    const words = "value" in refusal ? refusal.value : "";
    const facts = { why: words && ` (${words})`, remedy: remedyOf(words, "", say("mail_place", {})) };
    return failuresOf("mail", valueIn(uses)).map(({ at, since }) => {
      return { sentence: say("mail", { at: second(at), ...facts }), began_at: since, parts: ["mail"] };
    });
  },
  jobs: ({ jobs }) => {
    const { jobs_late, oldest_job_at, jobs_still, still_since } = valueIn(jobs);
    const late = lateIn("jobs", jobs_late, plural(jobs_late, "study", "studies"), oldest_job_at);
    if (jobs_still === 0) return late;
    const facts = { count: plural(jobs_still, "study", "studies"), seconds: stillSeconds };
    return [{ of: "still", sentence: say("jobs_still", facts), began_at: still_since, parts: ["studies"] }, ...late];
  },
  webhooks: ({ webhooks }) => {
    const { webhooks_late, webhooks_hosts, oldest_webhook_at, webhooks_failed, ...failed } = valueIn(webhooks);
    const late = `${plural(webhooks_late, "webhook")} not delivered to ${webhooks_hosts}`;
    const waiting = lateIn("webhooks", webhooks_late, late, oldest_webhook_at);
    if (webhooks_failed === 0) return waiting;
    const { label } = deliveryStates.failed;
    const which = { count: plural(webhooks_failed, "webhook"), hosts: failed.failed_hosts! };
    const facts = { ...which, hours: givenUpHours, gone, label };
    return [...waiting, { of: "given-up", sentence: say("given_up", facts), began_at: failed.first_failed_at }];
  },
  refused: ({ counted }) =>
    [...bySubject(valueIn(counted).filter(({ name }) => name === "request"))].flatMap(([door, own]) => {
      const isRefusal = (status: number) =>
        status >= 400 && status < 500 && ![...noRefusals, ...unansweredStatuses].includes(status);
      const refused = own.filter(({ label }) => isRefusal(Number(label.split(" ").at(-1))));
      if (total(refused) < Math.max(alertAt.refused, alertAt.refusedShare * total(own))) return [];
      const sentence = floodInWords(door as Door, refused, valueIn(counted));
      return [{ of: door, sentence, began_at: firstOf(refused), quiet_since: quietSince(refused, own) }];
    }),
  hidden: ({ hidden, counted }) => {
    const rows = valueIn(counted).filter(({ name }) => name === "hops");
    const [{ label, count } = { label: "fit", count: 0 }] = labelsOf(rows);
    const own = rows.filter((row) => row.label === label);
    if (label === "fit" || count < alertAt.misfits) return [valueIn(hidden) ?? []].flat();
    const facts = { count: whole(count), all: whole(total(rows)), hops: env().TRUSTED_PROXY_HOPS };
    return [{ sentence: say(label as "many" | "few", facts), began_at: firstOf(own) }];
  },
  order: ({ tables }) => tablesFound(valueIn(tables).filter(({ stops }) => stops === "order")),
  unsent: ({ unsent }) => valueIn(unsent),
};

/** A page that is not there is no refusal, nor is a client that was too slow or left. */
export const noRefusals = [404];

const stopping = (faults: TableFault[]) => faults.filter(({ stops }) => stops !== "order");

/** As its alert will be, which is written later; where its since is not known it explains all that failed. */
const alertOfTable = ({ table, holder }: TableFault): Pick<Alert, "kind" | "began_at"> => ({
  kind: `table ${table}`,
  began_at: holder?.since ?? "-infinity",
});

const tablesFound = (faults: TableFault[]): Finding[] =>
  faults.map((fault) => ({
    of: fault.table,
    sentence: remedyOfTable(fault, ` (${fault.holder?.who})`),
    began_at: fault.holder?.since,
    parts: partNames.filter((part) => stopsPart(fault, part)),
  }));

/** The last word of the kind of what only this server sees, and so only this server ends. */
export const thisServer = (): string => `@${hostname()}:${env().PORT}`;

/** What is wrong with a table, and what to do; `whose` session holds it is for the operator. */
export function remedyOfTable({ holder = null, ...of }: TableFault, whose = ""): string {
  const facts = { fault: tableFaultInWords(of), table: of.table, whose };
  return say(`table_${of.form}`, { ...holder, since: "", ...facts });
}

function lateIn(text: "jobs" | "webhooks", count: number, late: string, began_at: string | null): Finding[] {
  const time = plural(env().ALERT_JOB_MINUTES, "minute");
  return count === 0 ? [] : [{ sentence: say(text, { late, time, refused: timesInWords(mostRefusals) }), began_at }];
}

/** What needs the operator now, by weight, and which parts of the status page fail by it; `unknown` has the kinds that could not be looked at, with why. */
export async function faultsNow(
  unsent: Finding[],
  unwritten: Alert[],
  sightings: Sightings,
): Promise<{ faults: Fault[]; unknown: Map<string, string>; down: Set<Part> }> {
  const figures = await readFigures(unsent, unwritten, sightings);
  const faults: Fault[] = [];
  const unknown = new Map<string, string>();
  const down = new Set<Part>();
  const explained: string[] = [];
  for (const [kind, rule] of Object.entries(rules)) {
    try {
      for (const { of = "", parts = [], explains = [], began_at = null, ...words } of rule(figures)) {
        for (const part of parts) down.add(part);
        explained.push(...explains);
        const names = [kind, of, alertKinds.get(kind)?.is_local ? thisServer() : ""].filter(Boolean);
        faults.push({ ...words, kind: names.join(" ") as Alert["kind"], began_at });
      }
    } catch (error) {
      unknown.set(kind, (error as Error).message);
    }
  }
  // A box that a heavier one explains is left as it is: it is not shown, and neither begins nor ends.
  explained.push(...faults.flatMap(({ kind }) => alertKinds.get(baseOf(kind))?.explains ?? []));
  for (const kind of explained) unknown.set(kind, "");
  const isShown = (kind: KindWord) => !explained.includes(kind) || alertKinds.get(kind)?.is_outside;
  return { faults: faults.filter(({ kind }) => isShown(baseOf(kind))), unknown, down };
}

/** The place of a box among the others: by its kind, and below all else what may be over, and pages that a flood left no turn. */
export const weightOf = ({ kind, quiet_since }: Alert): number =>
  Object.keys(rules).indexOf(baseOf(kind)) +
  (quiet_since === undefined && !kind.endsWith(noTurn) ? 0 : alertKinds.size);

/** What was read; throws in words where it could not be, so that its rule says nothing. */
function valueIn<Value>(one: Reading<Value>): Value {
  if ("fault" in one) throw new Error(one.fault);
  return one.value;
}

/** Whether an error is of the table of an alert: it waited, or was refused for a name or a key, and names that table; or it waited and names none. */
const isOfTable = sql`(sentence ~ concat(${waits}::text, '|SQLSTATE (23|42)') and sentence ~ concat('\\m', split_part(kind, ' ', 2), '\\M')
  or sentence ~ ${waits} and sentence !~ '\\mtables? ')`;

/** These rows but for what failed with storage, which answers 503, or with a table: that has its box there. Counters do not say of which table. */
const outside = (rows: SQL, unwritten: object[], isOfTable = sql`true`): SQL => sql`(
  select * from (${rows}) as noted where not (label ~ ' 5..$' and exists (
    select from (select kind, began_at, ended_at from alerts union all select kind, began_at, ended_at from ${rowsOf(unwritten)})
      as outage
    where (split_part(kind, ' ', 1) = ${"table" satisfies KindWord} and ${isOfTable} or split_part(kind, ' ', 1) = ${"storage" satisfies KindWord} and label like '% 503')
      and first > began_at - interval '1 minute' and first <= coalesce(ended_at, now()))))`;

/** Alerts as rows of a query, and what may be an act with them. */
export const rowsOf = (alerts: object[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb)
    as r (kind text, sentence text, began_at timestamptz, ended_at timestamptz, last_at timestamptz, act text, target text)`;
