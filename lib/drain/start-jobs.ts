import { clearJob } from "../backup/clear-deleted.ts";
import { openListener } from "../db/client.ts";
import { forgetCounters } from "../db/counters.ts";
import { type Job, putBackWork, workRounds } from "../db/due-work.ts";
import { dueWork, newEvents } from "../db/notices.ts";
import { askOnce } from "../db/statements.ts";
import { logUnlessAway } from "../db/storage-away.ts";
import { forgetDemand } from "../demand/demand.ts";
import { clearOutboxHourly } from "../net/outbox.ts";
import { forgetOld, studyJob } from "../studies/run/take-over-studies.ts";
import { deliveryJob } from "../webhooks/deliver.ts";

/** How often what has served its time is forgotten while there are rounds, in milliseconds. */
const forgetEveryMs = 600_000;

const forgetJob: Job = {
  leaseMs: forgetEveryMs,
  begin: async (claim) => async () => {
    await forgetOld();
    await forgetCounters();
    await forgetDemand();
    await putBackWork(askOnce, claim, forgetEveryMs);
    return "forgotten";
  },
};

/** How each kind of work is done. */
export const jobs = { study: studyJob, delivery: deliveryJob(), forget: forgetJob, clear: clearJob };

/** Starts what one process of a server does between requests; returns the function that ends it. */
export function startJobs(): () => Promise<void> {
  const rounds = workRounds(jobs);
  const listener = new DueListener();
  void rounds.start();
  void listener.start();
  clearOutboxHourly();
  return async () => {
    await rounds.stop();
    await listener.stop();
  };
}

/** What storage sends at each commit, by its migrations. */
const heard = { touchstone_news: newEvents.send, touchstone_due: dueWork.passOn };
const againAfterMs = 5_000;

/**
 * Hears on PostgreSQL what any server leaves due, and of its new events, so little is polled for them. Elsewhere it hears nothing: no other process
 * can use a PGlite, and a Neon that keeps a connection would not sleep.
 */
export class DueListener {
  #close: (() => Promise<void>) | undefined;
  #again: NodeJS.Timeout | undefined;
  #hasStopped = false;

  /** Listens, and listens again after the connection broke. */
  async start(): Promise<void> {
    try {
      this.#close = (await openListener(heard, () => this.#retry())) ?? undefined;
      if (this.#hasStopped) return await this.stop();
      // What was left while nothing listened.
      if (this.#close !== undefined) for (const hear of Object.values(heard)) hear();
    } catch (error) {
      logUnlessAway("What is due could not be listened for")(error);
      this.#retry();
    }
  }

  async stop(): Promise<void> {
    this.#hasStopped = true;
    clearTimeout(this.#again);
    const close = this.#close;
    this.#close = undefined;
    await close?.();
  }

  #retry(): void {
    this.#close = undefined;
    if (!this.#hasStopped) this.#again = setTimeout(() => void this.start(), againAfterMs).unref();
  }
}
