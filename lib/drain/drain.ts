import { setTimeout as pause } from "node:timers/promises";
import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { StudyDrain } from "../studies/run/study-drain.ts";
import { WebhookDrain } from "../webhooks/webhook-drain.ts";
import type { drainEndpoint } from "./contract.ts";

/** How soon storage is asked again that did not answer, in milliseconds. */
const againAfterMs = 1_000;

/**
 * Runs studies that no process runs, and sends webhooks that are due, until none is left or the time is over. What has
 * not ended then is given back. The leases of studies and deliveries guard several drains at once.
 */
export const drain: Verb<typeof drainEndpoint> = async ({ seconds }, caller) => {
  if (!accountOf(caller).isOperator)
    throw new AppError("forbidden", "Only the operator drains: send RESEARCH_ADMIN_SECRET as the bearer.");
  const began = performance.now();
  const ms = seconds * 1_000;
  const studies = new StudyDrain();
  const webhooks = new WebhookDrain(began + ms, ms);
  const running = () => [...studies.running.values(), ...webhooks.running.values()];
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
    await Promise.all([studies.giveBack(), ...webhooks.running.values()]);
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
    if (!isStorageAway(error) || studies.running.size + webhooks.running.size === 0) throw error;
    return true;
  }
}
