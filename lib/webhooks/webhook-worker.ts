import { Rounds } from "../db/notices.ts";
import { attempt, type DeliveryState, type Pace, usualPace } from "./deliver.ts";
import { type Due, dueDeliveries, mostAtOnce, msUntilNextDue, reportWebhooks } from "./due-deliveries.ts";

// The delivery's row is the truth of what is owed and when: only the process that claims the row makes an attempt.

/** The attempts at due deliveries that this process makes, as many at once as there is room for. */
export class Attempts {
  /** Set to begin no more. */
  hasStopped = false;
  readonly #pace: Pace;
  readonly #settled: (state: DeliveryState | null) => void;
  readonly #running = new Map<string, { account_id: string; ended: Promise<void> }>();

  /** `settled` gets the state in which each attempt left its delivery; null where it has none. */
  constructor(pace: Pace, settled: (state: DeliveryState | null) => void) {
    this.#pace = pace;
    this.#settled = settled;
  }

  /** The attempts under way; none of these promises rejects. */
  get running(): Promise<void>[] {
    return [...this.#running.values()].map(({ ended }) => ended);
  }

  /** Begins as many attempts as there is room for. */
  async begin(): Promise<void> {
    for (const due of await dueDeliveries()) if (this.#hasRoom(due)) this.#track(due);
  }

  #hasRoom({ delivery_id, account_id }: Due): boolean {
    const ofAccount = [...this.#running.values()].filter((attempt) => attempt.account_id === account_id).length;
    const { all, account } = mostAtOnce;
    return !this.hasStopped && !this.#running.has(delivery_id) && this.#running.size < all && ofAccount < account;
  }

  #track({ delivery_id, account_id }: Due): void {
    const ended = attempt(delivery_id, this.#pace)
      .catch((error) => {
        reportWebhooks(error);
        return null;
      })
      .then((state) => {
        this.#running.delete(delivery_id);
        this.#settled(state);
      });
    this.#running.set(delivery_id, { account_id, ended });
  }
}

/** `sweepMs` is how often due deliveries are looked for in any case; null or absent for never. */
type WorkerPace = Partial<Pace> & { sweepMs?: number | null };

/** Works off due deliveries until stopped; several processes may do so. */
export class WebhookWorker {
  readonly #attempts: Attempts;
  readonly #rounds: Rounds;

  constructor({ sweepMs, ...pace }: WorkerPace = {}) {
    // What had no room begins when an attempt ends.
    this.#attempts = new Attempts({ ...usualPace, ...pace }, () => this.#rounds.within(0));
    this.#rounds = new Rounds(() => this.#begin(), reportWebhooks, sweepMs);
  }

  /** Starts work; while storage is away it tries again in the background. */
  start(): Promise<void> {
    return this.#rounds.start();
  }

  /** Starts no more attempts and finishes running ones. */
  async stop(): Promise<void> {
    this.#attempts.hasStopped = true;
    await this.#rounds.stop();
    await Promise.all(this.#attempts.running);
  }

  async #begin(): Promise<number | null> {
    await this.#attempts.begin();
    return msUntilNextDue();
  }
}
