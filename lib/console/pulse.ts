import { flushCounters } from "../db/counters.ts";
import { isNeon } from "../db/open-home.ts";
import { hearOutages, logUnlessAway } from "../db/storage-away.ts";
import { flushSearches } from "../demand/demand.ts";
import { hearCalls, tellCalls } from "../engines/model/waiting-calls.ts";
import { env } from "../env.ts";
import { processesNow, sayAlive } from "../siblings.ts";
import { checkAlerts, hearAlerts } from "./alerts.ts";
import { noteSettings } from "./note-settings.ts";
import { countNow } from "./now.ts";
import { beat } from "./status.ts";

/** How often a process writes what it has counted: after each write kept answers are made again. */
export const pulseSeconds = 30;

/**
 * Writes what this process counts, every half a minute; the one that watches also beats and alerts: the one with the jobs,
 * and another while that is silent. Returns the end.
 */
export function startPulse(holdsJobs: boolean): () => Promise<void> {
  let isNoted = false;
  hearCalls();
  hearAlerts();
  hearOutages();
  let running: Promise<void> = Promise.resolve();
  // A Neon would never sleep.
  const mayRest = isNeon(env().DATABASE_URL);
  const pulse = async () => {
    const hasCounted = await quietly(flushCounters);
    // How a call ended is written before it no longer waits: a silence then goes on as a fault.
    tellCalls();
    await quietly(flushSearches);
    const watch = processesNow()?.watch ?? null;
    const isWatching = watch === null ? holdsJobs : watch === process.pid;
    if (!mayRest) await countNow(isWatching);
    if (!isWatching || (mayRest && hasCounted === 0)) return;
    if (!isNoted) isNoted = (await quietly(noteSettings)) === true;
    await quietly(beat);
    await quietly(checkAlerts);
  };
  const next = () => {
    running = running.then(pulse);
  };
  next();
  sayAlive(next);
  const timer = setInterval(next, pulseSeconds * 1_000).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await quietly(flushCounters);
    await quietly(flushSearches);
  };
}

/** Runs a part of the pulse; what fails because storage is away or full is tried again with the next. */
const quietly = <Result>(run: () => Promise<Result>) =>
  run().catch(logUnlessAway("The service's counters could not be written"));
