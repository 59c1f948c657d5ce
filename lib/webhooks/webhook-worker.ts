import type { Job, PgBoss } from "pg-boss";
import { env } from "../env.ts";
import { bossConnection } from "./boss-connection.ts";
import { deliver, type Pace, usualPace } from "./deliver.ts";
import { dueDeliveries, mostAtOnce, type Wake } from "./due-deliveries.ts";
import { hearHints } from "./hint-due.ts";
import { reportWebhooks } from "./report-webhooks.ts";

// The delivery's row is the truth of what is owed; pg-boss says when to look at it. A lost, repeated or late job does
// no harm: only the process that claims the row makes an attempt, and the sweep makes jobs for due rows.

type WorkerPace = Pace & { sweepMs: number; pollSeconds: number };

const queue = "webhooks";
const standing: WorkerPace = { ...usualPace, sweepMs: 30_000, pollSeconds: 2 };
const againAfterMs = 5_000;
/** By then, the transaction that owes the delivery has committed. */
const hintMs = 100;

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
      reportWebhooks(error);
      await this.#boss?.stop({ graceful: false }).catch(reportWebhooks);
      if (!this.#stopped) this.#again = setTimeout(() => this.start(), againAfterMs).unref();
    });
    return this.#started;
  }

  async #start(): Promise<void> {
    // Loaded here, as only a working process needs it.
    const { PgBoss } = await import("pg-boss");
    const backend = env().DATABASE_URL === undefined ? "pglite" : "postgres";
    const boss = new PgBoss({ db: bossConnection, backend, schedule: false, flowIntervalSeconds: 3_600 });
    boss.on("error", reportWebhooks);
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
      const due = await dueDeliveries();
      if (due.length === 0 || this.#stopped) return;
      this.#passedOver = due.some(({ place }) => place > mostAtOnce.account);
      await this.#boss!.insert(queue, due.map(jobFor));
      this.#boss!.notifyWorker(this.#worker);
    } catch (error) {
      reportWebhooks(error);
      this.#sweepSoon(againAfterMs);
    }
  }

  /** Starts an attempt for each job as soon as there is room; the claim on its row guards it, not the job. */
  async #begin(jobs: Job<Wake>[]): Promise<void> {
    for (const { data } of jobs) {
      while (this.#attempts.size >= mostAtOnce.all) await Promise.race(this.#attempts.keys());
      const ofAccount = [...this.#attempts.values()].filter((account_id) => account_id === data.account_id).length;
      // A delivery passed over stays due, and the sweep finds it again.
      if (this.#stopped) return;
      if (ofAccount >= mostAtOnce.account) this.#passedOver = true;
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
      reportWebhooks(error);
      this.#sweepSoon(againAfterMs);
    }
  }
}

/** One job for one delivery at one time: a replay has another time, and so its own job. */
function jobFor({ delivery_id, account_id, next_attempt_at }: Wake & { next_attempt_at: Date }) {
  const singletonKey = `${delivery_id} ${next_attempt_at.toISOString()}`;
  return { data: { delivery_id, account_id } satisfies Wake, singletonKey, startAfter: next_attempt_at };
}
