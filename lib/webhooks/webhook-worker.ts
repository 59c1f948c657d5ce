import type { Job, PgBoss } from "pg-boss";
import { database } from "../db/client.ts";
import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { askOnce } from "../db/transact.ts";
import { env } from "../env.ts";
import { bossConnection } from "./boss-connection.ts";
import { deliver, type Pace } from "./deliver.ts";
import { hearHints } from "./hint-due.ts";
import { answerMs } from "./post-webhook.ts";
import { waits } from "./schedule.ts";

// The delivery's row is the truth of what is owed; pg-boss says when to look at it. A lost, repeated or late job does
// no harm: only the process that claims the row makes an attempt, and the sweep makes jobs for due rows.

type Wake = { delivery_id: string; account_id: string };
type Due = Wake & { next_attempt_at: Date; place: number };
type WorkerPace = Pace & { sweepMs: number; pollSeconds: number };

const queue = "webhooks";
/** A lease outlasts an attempt and the recording of its outcome. */
const standing: WorkerPace = { waits, answerMs, leaseMs: 2 * answerMs, sweepMs: 30_000, pollSeconds: 2 };
const againAfterMs = 5_000;
/** By then, the transaction that owes the delivery has committed. */
const hintMs = 100;
/** How many attempts a process makes at once, and how many for one account: a slow receiver delays no other. */
const mostAtOnce = 40;
const mostOfAccount = 10;

/** Each account gets its turn, however much another is owed. */
const dueOfEach = `
  select delivery_id, account_id, next_attempt_at, place::int from (
    select *, row_number() over (partition by account_id order by next_attempt_at) as place
    from webhook_deliveries where status = 'pending' and next_attempt_at <= clock_timestamp()
  ) as due where place <= $1 order by place limit 1000`;

/** Works off due deliveries until stopped; several processes may do so. */
export class WebhookWorker {
  #pace: WorkerPace;
  #boss: PgBoss | undefined;
  #worker = "";
  #started: Promise<void> | undefined;
  #again: NodeJS.Timeout | undefined;
  #sweeps: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  #stopped = false;
  /** Whether a delivery was passed over because its account had enough attempts under way. */
  #passedOver = false;
  #attempts = new Map<Promise<void>, string>();

  constructor(pace: Partial<WorkerPace> = {}) {
    this.#pace = { ...standing, ...pace };
  }

  /** Starts work; while storage is away it tries again in the background. */
  start(): Promise<void> {
    this.#started = this.#start().catch(async (error) => {
      report(error);
      await this.#boss?.stop({ graceful: false }).catch(report);
      if (!this.#stopped) this.#again = setTimeout(() => this.start(), againAfterMs).unref();
    });
    return this.#started;
  }

  async #start(): Promise<void> {
    // Loaded here, as only a working process needs it.
    const { PgBoss } = await import("pg-boss");
    const backend = env().DATABASE_URL === undefined ? "pglite" : "postgres";
    const boss = new PgBoss({ db: bossConnection, backend, schedule: false, flowIntervalSeconds: 3_600 });
    boss.on("error", report);
    this.#boss = boss;
    await boss.start();
    await boss.createQueue(queue, { policy: "short", retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3_600 });
    const options = { batchSize: 20, burstWhenBatchFull: true, pollingIntervalSeconds: this.#pace.pollSeconds };
    this.#worker = await boss.work<Wake>(queue, options, (jobs) => this.#begin(jobs));
    this.#sweeps = setInterval(() => this.#sweep(), this.#pace.sweepMs).unref();
    hearHints(() => this.#sweepSoon());
    await this.#sweep();
  }

  /** Starts no more attempts and finishes running ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#started;
    hearHints(undefined);
    clearTimeout(this.#again);
    clearInterval(this.#sweeps);
    clearTimeout(this.#soon);
    await this.#boss?.stop({ timeout: this.#pace.answerMs });
    await Promise.all(this.#attempts.keys());
  }

  #sweepSoon(ms = hintMs): void {
    if (this.#stopped || this.#soon !== undefined) return;
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      void this.#sweep();
    }, ms).unref();
  }

  /** Makes jobs for due deliveries, a few of each account; a delivery with a job is unaffected. */
  async #sweep(): Promise<void> {
    try {
      const ask = askOnce(await database());
      const due = await ask<Due>("due_webhook_deliveries", dueOfEach, [2 * mostOfAccount]);
      if (due.length === 0 || this.#stopped) return;
      this.#passedOver = due.some(({ place }) => place > mostOfAccount);
      await this.#boss!.insert(queue, due.map(jobFor));
      this.#boss!.notifyWorker(this.#worker);
    } catch (error) {
      report(error);
      this.#sweepSoon(againAfterMs);
    }
  }

  /** Starts an attempt for each job as soon as there is room; the claim on its row guards it, not the job. */
  async #begin(jobs: Job<Wake>[]): Promise<void> {
    for (const { data } of jobs) {
      while (this.#attempts.size >= mostAtOnce) await Promise.race(this.#attempts.keys());
      const ofAccount = [...this.#attempts.values()].filter((account_id) => account_id === data.account_id).length;
      // A delivery passed over stays due, and the sweep finds it again.
      if (this.#stopped) return;
      if (ofAccount >= mostOfAccount) this.#passedOver = true;
      else this.#track(data);
    }
  }

  #track(wake: Wake): void {
    const attempt = this.#attempt(wake).finally(() => {
      this.#attempts.delete(attempt);
      if (this.#passedOver) this.#sweepSoon();
      this.#passedOver = false;
    });
    this.#attempts.set(attempt, wake.account_id);
  }

  async #attempt({ delivery_id, account_id }: Wake): Promise<void> {
    try {
      const next_attempt_at = await deliver(delivery_id, this.#pace);
      if (next_attempt_at === null || this.#stopped) return;
      await this.#boss!.insert(queue, [jobFor({ delivery_id, account_id, next_attempt_at })]);
    } catch (error) {
      report(error);
      this.#sweepSoon(againAfterMs);
    }
  }
}

/** One job for one delivery at one time: a replay has another time, and so its own job. */
function jobFor({ delivery_id, account_id, next_attempt_at }: Wake & { next_attempt_at: Date }) {
  const singletonKey = `${delivery_id} ${next_attempt_at.toISOString()}`;
  return { data: { delivery_id, account_id } satisfies Wake, singletonKey, startAfter: next_attempt_at };
}

function report(fault: unknown): void {
  // pg-boss reports an error by a copy of its members.
  const error = fault instanceof Error ? fault : Object.assign(new Error(), fault);
  if (!isStorageAway(error)) console.error("Webhooks could not be worked off:", loggedError(error));
}
