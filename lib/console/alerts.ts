import { sql } from "drizzle-orm";
import { cutText } from "../cut-text.ts";
import { database } from "../db/client.ts";
import { isStorageAway, storageUnavailable } from "../db/storage-away.ts";
import { type WriteCause, writeFault, writeFaultInWords } from "../db/write-fault.ts";
import { env } from "../env.ts";
import { plural } from "../format.ts";
import { sendMail } from "../sign-in/send-mail.ts";
import type { Alert } from "./contract.ts";
import { readDisk } from "./status.ts";

/** When the disk, or the share of requests that fail in so many minutes, needs a person. */
export const alertAt = { disk: 0.9, errors: 0.05, requests: 20, minutes: 5 };
const sendWithinMs = 10_000;
const mostUnsent = 50;

type Fault = { kind: string; sentence: string };
type Message = Fault & { state: "begins" | "ends"; at: string };

/** A fault of storage cannot be noted in storage: it is known to this process until it has passed. */
let storageFault: Alert | null = null;
let unsent: Message[] = [];

/** Looks for what needs a person; sends word of each once when it begins, and once when it ends. */
export async function checkAlerts(): Promise<void> {
  const fault = await storageFaultNow();
  if (fault !== null && storageFault === null) note(fault, "begins");
  if (fault === null && storageFault !== null) await keepPassed(storageFault);
  storageFault = fault && (storageFault ?? fault);
  if (fault === null) await compare(await faultsNow());
  await sendAll();
}

function note({ kind, sentence }: Fault, state: Message["state"]): void {
  unsent = [...unsent, { kind, sentence, state, at: new Date().toISOString() }].slice(-mostUnsent);
}

/** What the operator does where writes fail. */
const remedies: Record<WriteCause, string> = {
  disk_full: "Make room on it: the service then goes on by itself.",
  read_only: "Let the service write to its database: it then goes on by itself.",
  not_written: "See the log for the cause; the service goes on by itself once it can write.",
};

/** The alert of writes that fail, which cannot be stored; null while they work. */
export function failingWrites(): Alert | null {
  const fault = writeFault();
  if (fault === null) return null;
  return storageAlert(`${writeFaultInWords(fault)} ${remedies[fault.cause]}`, fault.since);
}

const storageAlert = (sentence: string, began_at: string): Alert => ({
  kind: "storage",
  sentence,
  began_at,
  ended_at: null,
});

async function storageFaultNow(): Promise<Alert | null> {
  const failing = failingWrites();
  if (failing !== null) return failing;
  try {
    await (await database()).execute(sql`select 1`);
    return null;
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    return storageAlert(storageUnavailable().message, new Date().toISOString());
  }
}

async function keepPassed(fault: Alert): Promise<void> {
  note(fault, "ends");
  const db = await database();
  const { kind, sentence, began_at } = fault;
  await db.execute(sql`
    insert into alerts (kind, sentence, began_at, ended_at) values (${kind}, ${sentence}, ${began_at}, now())`);
}

type Sums = {
  requests: number;
  errors: number;
  model: string | null;
  mail: string | null;
  jobs: number;
  webhooks: number;
};
type Figures = Sums & { disk: number; minutes: number };

/** What needs a person, but for storage itself: what is said where it is so, else false. */
const rules: Record<string, (now: Figures) => string | false> = {
  disk: ({ disk }) =>
    disk >= alertAt.disk && `The disk is ${Math.round(disk * 100)} % full. Make room: a full one takes no posts.`,
  errors: ({ requests, errors }) =>
    requests >= alertAt.requests &&
    errors / requests >= alertAt.errors &&
    `${errors} of ${requests} requests failed on our side in ${alertAt.minutes} minutes. The last errors are at /operator.`,
  model: ({ model }) =>
    / (bad_key|no_quota)$/.test(model ?? "") &&
    `A model's provider refuses the service: ${model}. Set AI_API_KEY to a key with credit that may use the model.`,
  mail: ({ mail }) =>
    mail === "not_sent" &&
    "The last mail was not sent, so nobody signs in by mail. See that the server of SMTP_URL takes mail.",
  jobs: ({ jobs, minutes }) =>
    jobs > 0 &&
    `${plural(jobs, "study", "studies")} waiting or running for more than ${plural(minutes, "minute")}. See /operator/jobs.`,
  webhooks: ({ webhooks, minutes }) =>
    webhooks > 0 &&
    `${plural(webhooks, "webhook")} not delivered for more than ${plural(minutes, "minute")}. The receivers are at /operator/jobs.`,
};

/** Says each open alert by the figures of now, without those that are over by them: the next look notes these. */
export async function sayNow(alerts: Alert[]): Promise<Alert[]> {
  const now = new Map((await faultsNow()).map(({ kind, sentence }) => [kind, sentence]));
  return alerts.flatMap((alert) => {
    const sentence = alert.ended_at === null ? now.get(alert.kind) : alert.sentence;
    return sentence === undefined ? [] : [{ ...alert, sentence }];
  });
}

async function faultsNow(): Promise<Fault[]> {
  const minutes = env().ALERT_JOB_MINUTES;
  const db = await database();
  const { rows } = await db.execute<Sums>(sql`
    select coalesce(sum(count) filter (where name = 'request'), 0)::int as requests,
      coalesce(sum(count) filter (where name = 'request' and label ~ ' 5..$'), 0)::int as errors,
      ${newest("model")} as model, ${newest("mail")} as mail,
      (select count(*)::int from studies where status in ('queued', 'running')
        and created_at < now() - make_interval(mins => ${minutes})) as jobs,
      (select count(*)::int from webhook_deliveries where status = 'pending'
        and created_at < now() - make_interval(mins => ${minutes})) as webhooks
    from counters where span = 'minute' and at > now() - make_interval(mins => ${alertAt.minutes})`);
  const now = { ...rows[0]!, disk: (await readDisk()).disk_used ?? 0, minutes };
  return Object.entries(rules).flatMap(([kind, rule]) => {
    const sentence = rule(now);
    return sentence === false ? [] : [{ kind, sentence }];
  });
}

/** How the newest use of a part ended that can fail; one that its study stopped says nothing. */
const newest = (name: string) => sql`(select label from counters
  where span = 'minute' and name = ${name} and label !~ ' stopped$'
  order by at desc, label ~ '(^| )ok$' desc limit 1)`;

/** Notes what begins and what has ended, each once for all servers. */
async function compare(found: Fault[]): Promise<void> {
  const db = await database();
  for (const { kind, sentence } of found) {
    const begun = await db.execute(sql`
      insert into alerts (kind, sentence) values (${kind}, ${sentence})
      on conflict (kind) where ended_at is null do nothing returning kind`);
    if (begun.rows.length > 0) note({ kind, sentence }, "begins");
  }
  const ended = await db.execute<Fault>(sql`
    update alerts set ended_at = date_trunc('milliseconds', now())
    where ended_at is null and kind <> all(${sql.param(found.map(({ kind }) => kind))}::text[])
    returning kind, sentence`);
  for (const one of ended.rows) note(one, "ends");
}

/** Sends what waits; what cannot be sent is tried again with the next look. */
async function sendAll(): Promise<void> {
  const messages = unsent;
  unsent = [];
  for (const message of messages) {
    const words = `Touchstone: ${message.state === "ends" ? "over" : "needs a person"}: ${message.sentence}`;
    console.error(words);
    if (!(await send(message, words))) unsent.push(message);
  }
}

async function send(message: Message, text: string): Promise<boolean> {
  const { ALERT_WEBHOOK_URL, ALERT_MAIL, PUBLIC_URL } = env();
  const url = `${PUBLIC_URL}/operator`;
  try {
    if (ALERT_WEBHOOK_URL !== undefined) {
      const answer = await fetch(ALERT_WEBHOOK_URL, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text, ...message, url }),
        redirect: "error",
        signal: AbortSignal.timeout(sendWithinMs),
      });
      if (!answer.ok) return false;
    }
    if (ALERT_MAIL !== undefined)
      await sendMail({ to: ALERT_MAIL, subject: cutText(text, 120), text: `${text}\n\n${url}` });
    return true;
  } catch {
    return false;
  }
}
