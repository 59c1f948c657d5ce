import { sql } from "drizzle-orm";
import { cutText } from "../cut-text.ts";
import { db } from "../db/client.ts";
import { awaySince, orWhenAway } from "../db/storage-away.ts";
import { causes, writeFault, writeFaultInWords } from "../db/write-fault.ts";
import { type SilentModel, silentModels } from "../engines/model/waiting-calls.ts";
import { env } from "../env.ts";
import { minute, plural, whole } from "../format.ts";
import { ownValue } from "../own-value.ts";
import { sendMail } from "../sign-in/send-mail.ts";
import { type Bucket, bySubject, labelsOf, readBuckets, total } from "./buckets.ts";
import { type Alert, type Door, doorNames, type Now } from "./contract.ts";
import modelFaults from "./model-faults.json" with { type: "json" };
import { lastUses, readNow, type Use } from "./status.ts";

/** When the disk, or the share of requests that fail or are refused in so many minutes, needs the operator. */
const alertAt = { disk: 0.9, errors: 0.05, requests: 20, refused: 200, refusedShare: 0.2, minutes: 5 };
const sendWithinMs = 10_000;
const mostUnsent = 50;

type Fault = { kind: string; sentence: string };
type Message = Fault & { state: "begins" | "ends"; at: string };

/** A fault of storage cannot be noted in storage: it is known to this process until it has passed. */
let storageFault: Alert | null = null;
let unsent: Message[] = [];

/** Looks for what needs the operator; sends word of each once when it begins, and once when it ends. */
export async function checkAlerts(): Promise<void> {
  await orWhenAway(() => db.execute(sql`select 1`), null);
  const fault = faultOfStorage();
  if (fault === null) await compare();
  if (fault !== null && storageFault === null) note(fault, "begins");
  storageFault = fault && { ...fault, began_at: storageFault?.began_at ?? fault.began_at };
  await sendAll();
}

function note({ kind, sentence }: Fault, state: Message["state"]): void {
  unsent = [...unsent, { kind, sentence, state, at: new Date().toISOString() }].slice(-mostUnsent);
}

/** The alert of storage that is away or takes no writes, which cannot be stored; null while it works. */
export function faultOfStorage(): Alert | null {
  const [away, fault] = [awaySince(), writeFault()];
  const ofStorage = { kind: "storage", ended_at: null };
  if (away !== null)
    return { ...ofStorage, sentence: `Storage cannot be reached. ${causes.storage_away.remedy}`, began_at: away };
  if (fault === null) return null;
  const sentence = `${writeFaultInWords(fault)} ${causes[fault.cause].remedy}`;
  return { ...ofStorage, sentence, began_at: fault.since };
}

/** `requests` and `keys` are the counters of so many minutes as `alertAt` says. */
type Figures = Now & { requests: Bucket[]; keys: Bucket[]; uses: Map<string, Use>; silent: SilentModel[] };

/** What needs the operator, but for storage itself: what is said where it is so, else false. */
const rules: Record<string, (now: Figures) => string | false> = {
  disk: ({ disk_used: used }) =>
    (used ?? 0) >= alertAt.disk &&
    `The disk is ${Math.round(used! * 100)} % full. Make room: on a full disk nothing can be published.`,
  errors: ({ requests }) => {
    const [all, failed] = [total(requests), total(requests.filter(({ label }) => / 5..$/.test(label)))];
    if (all < alertAt.requests || failed < alertAt.errors * all) return false;
    return `${failed} of ${all} requests failed on our side in ${alertAt.minutes} minutes.`;
  },
  refused: ({ requests, keys }) => {
    const refused = [...bySubject(requests)].flatMap(([door, own]) => {
      // A page that is not there is no refusal.
      const times = total(own.filter(({ label }) => / 4(?!04)..$/.test(label)));
      const least = Math.max(alertAt.refused, alertAt.refusedShare * total(own));
      return times < least ? [] : [{ door: doorNames[door as Door], times }];
    });
    if (refused.length === 0) return false;
    const inDoors = refused.map(
      ({ door, times }) => `${whole(times)} requests refused in the last ${alertAt.minutes} minutes at ${door}.`,
    );
    const [key] = labelsOf(keys);
    // A key that called less than half as often has not sent them.
    const isBusy = key !== undefined && key.count >= Math.max(...refused.map(({ times }) => times)) / 2;
    const ofKey = isBusy ? ` Of keys, ${key.label} called most: ${plural(key.count, "time")}.` : "";
    return `${inDoors.join(" ")} Who sent them is not known here, as no address is kept; your proxy's log may say.${ofKey}`;
  },
  model: ({ uses }) => {
    const { label = "", at = "" } = uses.get("model") ?? {};
    const [model, fault = ""] = label.split(" ");
    const why = ownValue<string>(modelFaults, fault);
    return why !== undefined && `${model} failed at its last call, ${minute(at)}: ${why} ${untilItWorks}`;
  },
  silent: ({ silent }) =>
    silent.length > 0 &&
    `${silent.map(silenceInWords).join(" ")} Look at its server or its provider; the studies go on once it answers.`,
  mail: ({ uses }) => {
    const { label, at = "" } = uses.get("mail") ?? {};
    if (label !== "not_sent") return false;
    return `The last mail, at ${minute(at)}, was not sent, so nobody signs in by mail. See that the server of SMTP_URL takes mail. ${untilItWorks}`;
  },
  jobs: ({ jobs_late: late }) =>
    late > 0 && `${plural(late, "study", "studies")} waiting or running for more than ${lateness()}.`,
  webhooks: ({ webhooks_late: late }) =>
    late > 0 && `${plural(late, "webhook")} not delivered for more than ${lateness()}.`,
};

const lateness = () => plural(env().ALERT_JOB_MINUTES, "minute");

const untilItWorks = "This box stays until the next one works, a test does, or you start with another setting.";

const silenceInWords = ({ model, calls, seconds }: SilentModel): string =>
  `${plural(calls, "call")} ${calls === 1 ? "waits" : "wait"} for ${model}, which has said nothing to ${calls === 1 ? "it" : "the oldest"} for ${seconds} seconds.`;

/** The alerts with those that are open as the figures of now have them, also what no look has noted yet. */
export async function sayNow(alerts: Alert[]): Promise<Alert[]> {
  const open = new Map(alerts.flatMap((alert) => (alert.ended_at === null ? [[alert.kind, alert]] : [])));
  const began_at = new Date().toISOString();
  const now = (await faultsNow()).map((fault) => ({ began_at, ended_at: null, ...open.get(fault.kind), ...fault }));
  return [...now, ...alerts.filter(({ ended_at }) => ended_at !== null)];
}

async function faultsNow(): Promise<Fault[]> {
  const rows = await readBuckets({ minutes: alertAt.minutes, bars: alertAt.minutes });
  // What fails without storage has a box of its own.
  const { rows: outages } = await db.execute<{ began: number; ended: number }>(sql`
    select extract(epoch from date_trunc('minute', began_at))::float8 * 1000 as began,
      extract(epoch from coalesce(ended_at, now()))::float8 * 1000 as ended
    from alerts where kind = 'storage' and ended_at > now() - make_interval(mins => ${alertAt.minutes})`);
  const now = faultOfStorage() ?? storageFault;
  if (now !== null) outages.push({ began: Date.parse(now.began_at) - 60_000, ended: Number.POSITIVE_INFINITY });
  const isOutside = ({ at, label }: Bucket) =>
    !/ 5..$/.test(label) || !outages.some(({ began, ended }) => began <= at && at <= ended);
  const figures = {
    ...(await readNow()),
    requests: rows.filter((row) => row.name === "request" && isOutside(row)),
    keys: rows.filter(({ name }) => name === "key"),
    uses: await lastUses(["minute"], true),
    silent: silentModels(),
  };
  return Object.entries(rules).flatMap(([kind, rule]) => {
    const sentence = rule(figures);
    return sentence === false ? [] : [{ kind, sentence }];
  });
}

/** Notes what begins and what has ended, each once for all servers; a fault of storage is written once it is over. */
async function compare(): Promise<void> {
  const found = await faultsNow();
  const { rows } = await db.execute<Fault & Pick<Message, "state">>(sql`
      with passed as (
        insert into alerts (kind, sentence, began_at, ended_at) select kind, sentence, began_at, now()
        from jsonb_to_recordset(${JSON.stringify([storageFault ?? []].flat())}::jsonb) as r (kind text, sentence text, began_at timestamptz)
        returning kind, sentence
      ), standing as (
        select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as r (kind text, sentence text)
      ), begun as (
        insert into alerts (kind, sentence) select kind, sentence from standing
        on conflict (kind) where ended_at is null do nothing returning kind, sentence
      ), ended as (
        update alerts set ended_at = date_trunc('milliseconds', now())
        where ended_at is null and kind not in (select kind from standing) returning kind, sentence
      )
      select 'begins' as state, * from begun
      union all (select 'ends', * from passed union all select 'ends', * from ended)`);
  for (const { state, ...fault } of rows) note(fault, state);
}

/** Sends what waits; what cannot be sent is tried again with the next look. */
async function sendAll(): Promise<void> {
  const messages = unsent;
  unsent = [];
  for (const message of messages) {
    const text = `Touchstone${message.state === "ends" ? ": this is over" : " needs you"}: ${message.sentence}`;
    console.error(text);
    await send(message, text).catch(() => unsent.push(message));
  }
}

async function send(message: Message, text: string): Promise<void> {
  const { ALERT_WEBHOOK_URL, ALERT_MAIL, PUBLIC_URL } = env();
  const url = `${PUBLIC_URL}/operator`;
  if (ALERT_WEBHOOK_URL !== undefined) {
    const answer = await fetch(ALERT_WEBHOOK_URL, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, ...message, url }),
      redirect: "error",
      signal: AbortSignal.timeout(sendWithinMs),
    });
    if (!answer.ok) throw new Error(`The receiver of alerts answered ${answer.status}.`);
  }
  if (ALERT_MAIL !== undefined)
    await sendMail({ to: ALERT_MAIL, subject: cutText(text, 120), text: `${text}\n\n${url}` });
}
