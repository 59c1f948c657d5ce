import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { stopHere } from "../studies/run/lease.ts";
import { runLeasedStudy } from "../studies/run/run-leased-study.ts";
import { forgetOld, hasRoom, reportTakeOver, takeOverNext } from "../studies/run/take-over-studies.ts";
import { studies } from "../studies/studies.sql.ts";
import type { StudyRow } from "../studies/study.ts";
import { usualPace } from "../webhooks/deliver.ts";
import { Attempts } from "../webhooks/webhook-worker.ts";
import { webhookDeliveries } from "../webhooks/webhooks.sql.ts";
import type { drainEndpoint } from "./contract.ts";

/** How soon storage is asked again that did not answer, in milliseconds. */
const againAfterMs = 1_000;

/** Runs studies and sends webhooks that no process works on, until none is left or the time is over. */
export const drain: Verb<typeof drainEndpoint> = async ({ seconds }, caller) => {
  if (!accountOf(caller).isOperator)
    throw new AppError("forbidden", "Only the operator drains: send RESEARCH_ADMIN_SECRET as the bearer.");
  const began = performance.now();
  const ms = seconds * 1_000;
  const studies = new StudyDrain();
  const webhooks = new WebhookDrain(began + ms, ms);
  const running = () => [...studies.running.values(), ...webhooks.running];
  const time = Promise.withResolvers<void>();
  const timer = setTimeout(time.resolve, ms);
  try {
    while (performance.now() < began + ms) {
      const isAway = await begin(studies, webhooks);
      if (running().length === 0) break;
      await Promise.race([...running(), time.promise, ...(isAway ? [pause(againAfterMs)] : [])]);
    }
  } finally {
    clearTimeout(timer);
    await Promise.all([studies.giveBack(), ...webhooks.running]);
  }
  return {
    webhooks: { ...webhooks.counts, left: await webhooks.left() },
    studies: { finished: studies.finished, left: await studies.left() },
    seconds: Math.round(performance.now() - began) / 1_000,
  };
};

/** Begins what there is room for; true when storage did not answer in time while other work of this drain runs. */
async function begin(studies: StudyDrain, webhooks: WebhookDrain): Promise<boolean> {
  try {
    await studies.begin();
    await webhooks.begin();
    return false;
  } catch (error) {
    if (!isStorageAway(error) || studies.running.size + webhooks.running.length === 0) throw error;
    return true;
  }
}

/** Studies that a request takes over, runs, and gives back when its time is over. */
class StudyDrain {
  /** The studies that run, by id; none of these promises rejects. */
  readonly running = new Map<string, Promise<void>>();
  finished = 0;
  #stopped = false;

  /** Takes over as many studies as there is room for. */
  async begin(): Promise<void> {
    while (!this.#stopped && hasRoom()) {
      const study = await takeOverNext();
      if (study === undefined) return;
      this.running.set(study.study_id, this.#run(study));
    }
  }

  /** Gives back the studies that have not ended, for a later drain. */
  async giveBack(): Promise<void> {
    this.#stopped = true;
    for (const study_id of this.running.keys()) stopHere(study_id, "given back");
    await Promise.all(this.running.values());
    await forgetOld();
  }

  /** How many studies without a waiting caller have not ended. */
  async left(): Promise<number> {
    const waits = and(eq(studies.respond_async, true), inArray(studies.status, ["queued", "running"]));
    return db.$count(studies, waits);
  }

  async #run(study: StudyRow): Promise<void> {
    try {
      const { status } = await runLeasedStudy(study);
      if (status === "complete" || status === "failed") this.finished += 1;
      // A study that was given back before its time says that this process stops.
      if (status === "queued") this.#stopped = true;
    } catch (error) {
      reportTakeOver(error);
    } finally {
      this.running.delete(study.study_id);
    }
  }
}

/** Due deliveries that a request attempts, each within the request's time. */
class WebhookDrain {
  readonly counts = { delivered: 0, failed: 0 };
  readonly #attempts: Attempts;
  readonly #lastStart: number;

  /** `until` is the end of the time by `performance.now()`. A receiver has half of the time, `ms`, to answer at most. */
  constructor(until: number, ms: number) {
    const answerMs = Math.min(usualPace.answerMs, ms / 2);
    this.#lastStart = until - answerMs;
    this.#attempts = new Attempts({ ...usualPace, answerMs }, (state) => {
      if (state !== null) this.counts[state.status === "delivered" ? "delivered" : "failed"] += 1;
    });
  }

  get running(): Promise<void>[] {
    return this.#attempts.running;
  }

  /** Begins as many attempts as there is room for, and none that could outlast the time. */
  async begin(): Promise<void> {
    if (performance.now() <= this.#lastStart) await this.#attempts.begin();
  }

  /** How many deliveries are still owed, due now or later. */
  async left(): Promise<number> {
    return db.$count(webhookDeliveries, eq(webhookDeliveries.status, "pending"));
  }
}
