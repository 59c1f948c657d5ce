import { count, eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { attempt, type Pace, usualPace } from "./deliver.ts";
import { dueDeliveries, mostAtOnce, reportWebhooks, type Wake } from "./due-deliveries.ts";
import { webhookDeliveries } from "./webhooks.sql.ts";

/** Due deliveries that a request attempts, each within the request's time. */
export class WebhookDrain {
  /** The attempts under way, by delivery; none of these promises rejects. */
  readonly running = new Map<string, Promise<void>>();
  readonly counts = { delivered: 0, failed: 0 };
  readonly #until: number;
  readonly #pace: Pace;
  readonly #accounts = new Map<string, string>();

  /** `until` is the end of the time by `performance.now()`. A receiver has half of the time, `ms`, to answer at most. */
  constructor(until: number, ms: number) {
    this.#until = until;
    this.#pace = { ...usualPace, answerMs: Math.min(usualPace.answerMs, ms / 2) };
  }

  /** Begins as many attempts as there is room for, and none that could outlast the time. */
  async begin(): Promise<void> {
    if (performance.now() + this.#pace.answerMs > this.#until) return;
    for (const due of await dueDeliveries()) if (this.#hasRoom(due)) this.#begin(due);
  }

  /** How many deliveries are still owed, due now or later. */
  async left(): Promise<number> {
    const db = await database();
    const owed = db.select({ left: count() }).from(webhookDeliveries).where(eq(webhookDeliveries.status, "pending"));
    return (await owed)[0]!.left;
  }

  #hasRoom({ delivery_id, account_id }: Wake): boolean {
    const ofAccount = [...this.#accounts.values()].filter((account) => account === account_id).length;
    return !this.running.has(delivery_id) && this.running.size < mostAtOnce.all && ofAccount < mostAtOnce.account;
  }

  #begin({ delivery_id, account_id }: Wake): void {
    this.#accounts.set(delivery_id, account_id);
    this.running.set(delivery_id, this.#attempt(delivery_id));
  }

  async #attempt(delivery_id: string): Promise<void> {
    try {
      const settled = await attempt(delivery_id, this.#pace);
      if (settled !== null) this.counts[settled.status === "delivered" ? "delivered" : "failed"] += 1;
    } catch (error) {
      reportWebhooks(error);
    } finally {
      this.#accounts.delete(delivery_id);
      this.running.delete(delivery_id);
    }
  }
}
