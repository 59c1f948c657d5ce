import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { processName } from "../siblings.ts";
import type { Transaction } from "./client.ts";
import { writtenNow } from "./columns.ts";
import { noteFault } from "./counters.ts";
import type { dueRows } from "./due-work.sql.ts";
import { chainAndFrames, loggedError } from "./logged-error.ts";
import { againAfterMs, dueWork, Rounds } from "./notices.ts";
import { type Ask, askOnce } from "./statements.ts";
import { isOutage } from "./storage-away.ts";

// A row of due_work is the truth of what is to be done and when. Only the holder of its token settles it, so a process
// that was silent for longer than its lease writes nothing once another has taken the work.

export type Work = Pick<typeof dueRows.$inferSelect, "kind" | "subject" | "account_id">;
/** Work that this process has taken, by its token; `gone` is that of a process which did not settle it. */
export type Claim = Omit<Work, "account_id"> & { holder: string; gone: string | null };

/** Makes work due in so many milliseconds, for its holder or for any process; one that has it settles it no more. */
export async function enqueue(
  tx: Pick<Transaction, "execute">,
  { kind, subject, account_id }: Work,
  { afterMs = 0, holder = null }: { afterMs?: number; holder?: string | null } = {},
): Promise<void> {
  const process = holder && processName();
  await tx.execute(sql`
    insert into due_work (kind, subject, account_id, due_at, holder, process)
    values (${kind}, ${subject}, ${account_id}, ${writtenNow} + ${afterMs}::float8 * interval '1 millisecond', ${holder}, ${process})
    on conflict (kind, subject) do update set due_at = excluded.due_at, holder = excluded.holder, process = excluded.process`);
  dueWork.send();
}

/** The clearing of storage's files, which there is once. */
export const storageClearing: Work = { kind: "clear", subject: "", account_id: null };

/** Notes, in the transaction of a deletion, that the bytes of its rows are still to be cleared from storage's files. */
export const oweClearing = (tx: Pick<Transaction, "execute">): Promise<void> => enqueue(tx, storageClearing);

const later = (ms: string) =>
  `date_trunc('milliseconds', clock_timestamp()) + ${ms}::float8 * interval '1 millisecond'`;

const takeOne = `
  with due as materialized (
    select holder from due_work where kind = $1 and subject = $2 and due_at <= clock_timestamp() for update
  )
  update due_work set holder = $3, process = $4, due_at = ${later("$5")}
  from due where kind = $1 and subject = $2 returning due.holder as gone`;

/** Takes work that is due under a new token for so many milliseconds; undefined where another was faster. */
export async function take({ kind, subject }: Omit<Work, "account_id">, leaseMs: number): Promise<Claim | undefined> {
  const holder = randomUUID();
  const values = [kind, subject, holder, processName(), leaseMs];
  const [row] = await askOnce<Pick<Claim, "gone">>("take_work", takeOne, values);
  return row && { kind, subject, holder, ...row };
}

const settle =
  (name: string, statement: string) =>
  async (ask: Ask, { kind, subject, holder }: Omit<Claim, "gone">, ...ms: number[]) =>
    (await ask(name, `${statement} returning subject`, [kind, subject, holder, ...ms])).length === 1;
const isHeld = "where kind = $1 and subject = $2 and holder = $3";

/** Keeps work for so many milliseconds more; false when it is another's. */
export const keepWork = settle("keep_work", `update due_work set due_at = ${later("$4")} ${isHeld}`);
/** Ends work; false when it is another's. */
export const endWork = settle("end_work", `delete from due_work ${isHeld}`);
const putBack = settle(
  "put_back_work",
  `update due_work set due_at = ${later("$4")}, holder = null, process = null ${isHeld}`,
);

/** Leaves work for any process in so many milliseconds; false when it is another's. */
export async function putBackWork(ask: Ask, claim: Omit<Claim, "gone">, afterMs: number): Promise<boolean> {
  const isOurs = await putBack(ask, claim, afterMs);
  dueWork.send();
  return isOurs;
}

/** Ends work in any process, as what it is about has ended. */
export const dropWork = (ask: Ask, { kind, subject }: Omit<Work, "account_id">): Promise<unknown> =>
  ask("drop_work", "delete from due_work where kind = $1 and subject = $2", [kind, subject]);

/** How much work of one account is read at most: twice as much as is done at once. */
const mostOfAccount = 20;
/** Each account gets its turn, however much of another is due. */
const dueOfEach = `
  select kind, subject, account_id from (
    select *, row_number() over (partition by kind, account_id order by due_at) as place
    from due_work where kind = any($1::text[]) and due_at <= clock_timestamp()
  ) as due where place <= ${mostOfAccount} order by place, due_at limit 1000`;

/** Forgetting comes with other rounds, or a day late: a Neon need not wake for it. */
const untilNext = `
  select ceil(extract(epoch from min(due_at + case kind when 'forget' then interval '1 day' else '0' end) - clock_timestamp())
    * 1000)::float8 as ms
  from due_work where kind = any($1::text[]) and due_at > clock_timestamp()`;

export type Job = {
  /** How much of it runs at once in a process, and how much of one account: one of each when absent. */
  most?: { all: number; account: number };
  /** Whether this process takes more of it now; always when absent. */
  hasRoom?: () => boolean;
  /** How long a process that is silent keeps it, in milliseconds. */
  leaseMs: number;
  /** Begins work that was taken; returns what does it and says how it ended, undefined where nothing is to be done now. */
  begin: (claim: Claim) => Promise<(() => Promise<string | null>) | undefined>;
};
export type Jobs = { [kind in Work["kind"]]?: Job };

type Running = { work: Work; ended: Promise<void> };

/** Takes work of some kinds in one process, and does as much at once as there is room for. */
export class Worker {
  /** Set to take no more. */
  hasStopped = false;
  readonly kinds: string[];
  readonly #jobs: Jobs;
  readonly #ended: (work: Work, end: string | null) => void;
  readonly #running = new Map<string, Running>();

  /** `ended` gets how each piece of work has ended: null where it failed, or was another's by then. */
  constructor(jobs: Jobs, ended: (work: Work, end: string | null) => void) {
    this.kinds = Object.keys(jobs);
    this.#jobs = jobs;
    this.#ended = ended;
  }

  /** What is under way, each with its end, which rejects never. */
  get running(): Running[] {
    return [...this.#running.values()];
  }

  /** Waits for what is under way. */
  async idle(): Promise<void> {
    await Promise.all(this.running.map(({ ended }) => ended));
  }

  /** Begins what is due; false when some of it could not be. */
  async begin(): Promise<boolean> {
    let isWell = true;
    for (const work of await askOnce<Work>("due_work", dueOfEach, [this.kinds])) {
      if (!this.#hasRoom(work)) continue;
      try {
        const { leaseMs, begin } = this.#jobs[work.kind]!;
        const claim = await take(work, leaseMs);
        const run = claim && (await begin(claim));
        if (run !== undefined) this.#track(work, run);
      } catch (error) {
        if (isOutage(error)) throw error;
        // One that cannot be begun holds up no other.
        reportUndone(error, work);
        isWell = false;
      }
    }
    return isWell;
  }

  #hasRoom(work: Work): boolean {
    const { most = { all: 1, account: 1 }, hasRoom = () => true } = this.#jobs[work.kind]!;
    const others = this.running.filter((one) => one.work.kind === work.kind);
    const ofAccount = others.filter((one) => one.work.account_id === work.account_id);
    const isFree = others.length < most.all && ofAccount.length < most.account && hasRoom();
    return isFree && !this.hasStopped && !this.#running.has(nameOf(work));
  }

  #track(work: Work, run: () => Promise<string | null>): void {
    const ended = run()
      .catch((error) => {
        reportUndone(error, work);
        return null;
      })
      .then((end) => {
        this.#running.delete(nameOf(work));
        this.#ended(work, end);
      });
    this.#running.set(nameOf(work), { work, ended });
  }
}

const nameOf = ({ kind, subject }: Omit<Work, "account_id">) => `${kind} ${subject}`;
const notDone = "What is due could not be done";

/** Logs why, and lists it once with the last errors, however often it is tried. */
export function reportUndone(error: unknown, work?: Omit<Work, "account_id">, what = notDone): void {
  if (isOutage(error)) return;
  console.error(`${what}:`, loggedError(error));
  if (work) noteFault(nameOf(work), { where: what, why: chainAndFrames(error) });
}

/** Rounds that do what is due, until they are stopped. */
export function workRounds(jobs: Jobs): Pick<Rounds, "start" | "stop"> {
  // What had no room begins when other work has ended.
  const worker = new Worker(jobs, () => rounds.within(0));
  const round = async () => {
    const isWell = await worker.begin();
    const [next] = await askOnce<{ ms: number | null }>("next_due_work", untilNext, [worker.kinds]);
    return isWell ? next!.ms : againAfterMs;
  };
  const rounds = new Rounds(round, (error) => reportUndone(error));
  const stop = async () => {
    worker.hasStopped = true;
    await rounds.stop();
    await worker.idle();
  };
  return { start: () => rounds.start(), stop };
}
