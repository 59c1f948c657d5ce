import { hostname } from "node:os";
import { sql } from "drizzle-orm";
import { select } from "../db/select.ts";
import { readTableFaults, tableFaultInWords } from "../db/table-faults.ts";
import { silentModels } from "../engines/model/waiting-calls.ts";
import { env } from "../env.ts";
import { minute, plural, whole } from "../format.ts";
import { windowsInWords } from "../limits/limits.ts";
import { ownValue } from "../own-value.ts";
import { processesNow, silenceInWords } from "../siblings.ts";
import { type Bucket, bySubject, firstOf, isFailing, labelsOf, readBuckets, servedOf, total } from "./buckets.ts";
import { type Alert, type Door, doorNames, type Now, type Reading } from "./contract.ts";
import modelFaults from "./model-faults.json" with { type: "json" };
import { readNow } from "./now.ts";
import { reading } from "./reading.ts";
import { lastUses, type Use } from "./status.ts";

/** When the disk, or the share of requests that are refused in so many minutes, needs the operator. */
const alertAt = { disk: 0.9, refused: 200, refusedShare: 0.2, minutes: 5 };

/** What needs the operator, of what, and since when as far as that is known. */
type Finding = { of?: string; sentence: string; began_at?: string | null | undefined };
export type Fault = Pick<Alert, "kind" | "sentence"> & { began_at: string | null };
type Outage = { began: number; ended: number };

/** What the rules look at, each read on its own; to use what could not be read throws. */
type Figures = {
  [Of in keyof Now]: () => Now[Of];
} & {
  counted: () => Bucket[];
  uses: () => Use[];
  tables: () => Awaited<ReturnType<typeof readTableFaults>>;
  unsent: () => Finding[];
};

/** What needs the operator but for storage itself, by weight: the first is worst. */
const rules: Record<string, (now: Figures) => Finding[]> = {
  process: () =>
    (processesNow()?.silent ?? []).map((silence) => ({
      of: `${hostname()}:${silence.pid}`,
      sentence: `${silenceInWords(silence)} What was given to it waits. It is replaced when it has been silent for a minute.`,
      began_at: silence.since,
    })),
  table: ({ tables }) =>
    tables().map((fault) => ({
      of: fault.table,
      began_at: fault.holder?.since,
      sentence: `${tableFaultInWords(fault)} ${
        fault.holder === null
          ? "Give it back its name, or restore it from a backup."
          : `Session ${fault.holder.pid} (${fault.holder.who}) holds the lock: let it end, or end it by select pg_terminate_backend(${fault.holder.pid}).`
      }`,
    })),
  disk: ({ disks }) =>
    disks().disks.flatMap(({ of, used }) =>
      (used ?? 0) < alertAt.disk
        ? []
        : [
            {
              of,
              sentence: `The disk of ${of} is ${Math.round(used! * 100)} % full. Make room: on a full disk nothing can be published.`,
            },
          ],
    ),
  errors: ({ counted }) => {
    const { served, failed } = servedOf(counted());
    if (!isFailing(counted())) return [];
    const sentence = `${total(failed)} of ${total(served)} requests that were served failed on our side in ${alertAt.minutes} minutes.`;
    return [{ sentence, began_at: firstOf(failed) }];
  },
  model: ({ uses }) => {
    const silent = silentModels();
    const mute = silent.map(({ model, calls, seconds, since }) => ({
      of: model,
      sentence: `${model} has said nothing for ${seconds} seconds; ${plural(calls, "call")} ${calls === 1 ? "waits" : "wait"} for it. Look at its server or its provider; the studies go on once it answers.`,
      began_at: since,
    }));
    const ofModels = uses().filter(({ of }) => of === "model");
    const testedAt = ofModels.find(({ subject }) => subject === "")?.at ?? "";
    const faulty = ofModels.flatMap(({ subject: model, label, at, since }) => {
      const why = ownValue<string>(modelFaults, label.split(" ")[1] ?? "");
      if (why === undefined || at <= testedAt || silent.some((one) => one.model === model)) return [];
      return [
        {
          of: model,
          sentence: `${model} failed at its last call, ${minute(at)}: ${why} ${untilItWorks}`,
          began_at: since,
        },
      ];
    });
    return [...mute, ...faulty];
  },
  mail: ({ uses }) => {
    const { label, at = "", since } = uses().find(({ of }) => of === "mail") ?? {};
    if (label !== "not_sent") return [];
    const sentence = `The last mail, at ${minute(at)}, was not sent, so nobody signs in by mail. See that the server of SMTP_URL takes mail. ${untilItWorks}`;
    return [{ sentence, began_at: since }];
  },
  jobs: ({ jobs }) => {
    const { jobs_late: late, oldest_job_at: began_at } = jobs();
    return late === 0
      ? []
      : [{ sentence: `${plural(late, "study", "studies")} waiting or running for more than ${lateness()}.`, began_at }];
  },
  webhooks: ({ webhooks }) => {
    const { webhooks_late: late, oldest_webhook_at: began_at } = webhooks();
    return late === 0
      ? []
      : [{ sentence: `${plural(late, "webhook")} not delivered for more than ${lateness()}.`, began_at }];
  },
  refused: ({ counted }) =>
    [...bySubject(counted().filter(({ name }) => name === "request"))].flatMap(([door, own]) => {
      // A page that is not there is no refusal.
      const refused = own.filter(({ label }) => / 4(?!04)..$/.test(label));
      if (total(refused) < Math.max(alertAt.refused, alertAt.refusedShare * total(own))) return [];
      return [{ of: door, sentence: floodInWords(door as Door, refused, counted()), began_at: firstOf(refused) }];
    }),
  unsent: ({ unsent }) => unsent(),
};

/** A box that a heavier one explains is left as it is: it is not shown, and neither begins nor ends. */
const explains: Record<string, string[]> = { table: ["errors"], model: ["jobs"] };

const lateness = () => plural(env().ALERT_JOB_MINUTES, "minute");
const untilItWorks = "This box stays until the next one works, a test does, or you start with another setting.";

function floodInWords(door: Door, refused: Bucket[], counted: Bucket[]): string {
  const limits = labelsOf(counted.filter(({ name, label }) => name === "limit" && label.startsWith(`${door} `))).map(
    ({ label, count }) => {
      const [, group = "", subject] = /^\S+ (.+)-(key|address|account|client)-/.exec(label) ?? [];
      const name = group.replaceAll("-", "_");
      return `${whole(count)} of them are over RATE_LIMIT_${name.toUpperCase()} (${windowsInWords(name as never, subject as never).join(" and ")} for each ${subject}).`;
    },
  );
  const served = total(
    counted.filter(({ name, label }) => name === "request" && label.startsWith(`${door} `) && / [23]..$/.test(label)),
  );
  const others =
    limits.length === 0
      ? ""
      : ` A limit is of one client or key alone, so others are served: ${plural(served, "request")} here meanwhile.`;
  const [key] = labelsOf(counted.filter(({ name }) => name === "key"));
  // A key that called less than half as often has not sent them.
  const isBusy = key !== undefined && key.count >= total(refused) / 2;
  const ofKey = isBusy ? ` Of keys, ${key.label} called most: ${plural(key.count, "time")}.` : "";
  return `${whole(total(refused))} requests refused in the last ${alertAt.minutes} minutes at ${doorNames[door]}. ${limits.join(" ")}${others} Who sent them is not known here, as no address is kept; your proxy's log may say.${ofKey}`.replaceAll(
    "  ",
    " ",
  );
}

/** What needs the operator now, by weight; `unknown` has the kinds that could not be looked at, with why. */
export async function faultsNow(
  unsent: Finding[],
  outage: Outage | null,
): Promise<{ faults: Fault[]; unknown: Map<string, string> }> {
  const stretch = { minutes: alertAt.minutes, bars: alertAt.minutes };
  const counted = async () => {
    const outages = [...(await readOutages()), outage ?? []].flat();
    // What fails with storage or with a table has its box there.
    const isOutside = ({ at, label }: Bucket) =>
      !/ 5..$/.test(label) || !outages.some(({ began, ended }) => began <= at && at <= ended);
    return (await readBuckets(stretch)).filter(isOutside);
  };
  const [now, ...others] = await Promise.all([
    readNow(),
    reading(counted),
    reading(() => lastUses(["minute"], true)),
    reading(readTableFaults),
  ]);
  const readings = { ...now, counted: others[0], uses: others[1], tables: others[2], unsent: { value: unsent } };
  const figures = Object.fromEntries(
    Object.entries(readings).map(([of, one]) => [of, () => valueIn<unknown>(one)]),
  ) as unknown as Figures;
  const faults: Fault[] = [];
  const unknown = new Map<string, string>();
  for (const [kind, rule] of Object.entries(rules)) {
    try {
      for (const { of, sentence, began_at = null } of rule(figures))
        faults.push({ kind: of === undefined ? kind : `${kind} ${of}`, sentence, began_at });
    } catch (error) {
      unknown.set(kind, (error as Error).message);
    }
  }
  const explained = faults.flatMap(({ kind }) => ownValue(explains, baseOf(kind)) ?? []);
  for (const kind of explained) unknown.set(kind, "");
  return { faults: faults.filter(({ kind }) => !explained.includes(baseOf(kind))), unknown };
}

/** The first word of an alert's kind; the rest says of what it is. */
export const baseOf = (kind: string): string => kind.split(" ")[0]!;

/** The place of a kind among the others, by weight. */
export const weightOf = (kind: string): number => Object.keys(rules).indexOf(baseOf(kind));

function valueIn<Value>(one: Reading<Value>): Value {
  if ("fault" in one) throw new Error(one.fault);
  return one.value;
}

/** When storage or a table failed in these minutes: what failed then has no box of its own. */
function readOutages(): Promise<Outage[]> {
  return select(sql`
    select extract(epoch from date_trunc('minute', began_at))::float8 * 1000 as began,
      extract(epoch from coalesce(ended_at, now()))::float8 * 1000 as ended
    from alerts where split_part(kind, ' ', 1) in ('storage', 'table')
      and coalesce(ended_at, now()) > now() - make_interval(mins => ${alertAt.minutes})`);
}
