import { Rounds } from "../db/rounds.ts";
import { deliver, type Pace, usualPace } from "./deliver.ts";
import { type Due, dueDeliveries, mostAtOnce, msUntilNextDue, reportWebhooks } from "./due-deliveries.ts";

// The delivery's row is the truth of what is owed and when: only the process that claims the row makes an attempt.

/** `sweepMs` is how often due deliveries are looked for in any case; null or absent for never. */
type WorkerPace = Partial<Pace> & { sweepMs?: number | null };

/** Works off due deliveries until stopped; several processes may do so. */
export class WebhookWorker {
  readonly #pace: Pace;
  readonly #rounds: Rounds;
  /** The attempts under way, with their accounts, by delivery. */
  readonly #attempts = new Map<string, { account_id: string; ended: Promise<void> }>();
  #hasStopped = false;

  constructor({ sweepMs, ...pace }: WorkerPace = {}) {
    this.#pace = { ...usualPace, ...pace };
    this.#rounds = new Rounds(() => this.#begin(), reportWebhooks, sweepMs);
  }

  /** Starts work; while storage is away it tries again in the background. */
  start(): Promise<void> {
    return this.#rounds.start();
  }

  /** Starts no more attempts and finishes running ones. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    await this.#rounds.stop();
    await Promise.all([...this.#attempts.values()].map(({ ended }) => ended));
  }

  /** Begins as many attempts as there is room for; what has none begins when an attempt ends. */
  async #begin(): Promise<number | null> {
    for (const due of await dueDeliveries()) if (this.#hasRoom(due)) this.#track(due);
    return msUntilNextDue();
  }

  #hasRoom({ delivery_id, account_id }: Due): boolean {
    const ofAccount = [...this.#attempts.values()].filter((attempt) => attempt.account_id === account_id).length;
    const { all, account } = mostAtOnce;
    const isBegun = this.#attempts.has(delivery_id);
    return !this.#hasStopped && !isBegun && this.#attempts.size < all && ofAccount < account;
  }

  #track({ delivery_id, account_id }: Due): void {
    const ended = deliver(delivery_id, this.#pace)
      .catch(reportWebhooks)
      .then(() => {
        this.#attempts.delete(delivery_id);
        this.#rounds.within(0);
      });
    this.#attempts.set(delivery_id, { account_id, ended });
  }
}
