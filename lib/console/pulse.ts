import { randomBytes, scrypt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { keyVariables } from "../ai-providers.ts";
import { db } from "../db/client.ts";
import { count, flushCounters } from "../db/counters.ts";
import { isNeon } from "../db/open-home.ts";
import { settings } from "../db/settings.sql.ts";
import { hearOutages, logUnlessAway } from "../db/storage-away.ts";
import { flushSearches } from "../demand/demand.ts";
import { hearCalls, tellCalls } from "../engines/model/waiting-calls.ts";
import { env } from "../env.ts";
import { processWide } from "../process-wide.ts";
import { hearSiblings, processesNow, processesTogether, sayAlive, tellSiblings } from "../siblings.ts";
import { checkAlerts, hearAlerts } from "./alerts.ts";
import { countNow } from "./now.ts";
import { beat } from "./status.ts";

/** The variables that a part works with, whose fault an operator mends by another value and a start. */
const variablesOf = {
  mail: ["SMTP_URL"],
  model: ["AI_MODEL", "AI_BASE_URL", "AI_API_KEY", ...keyVariables, "AI_HEADERS"],
} as const;

/** Notes with what settings this start is, as salted hashes; where they are others than before, a fault of their part is over. */
export async function noteSettings(): Promise<true> {
  for (const [part, variables] of Object.entries(variablesOf)) {
    const values = JSON.stringify(variables.map((name) => env()[name] ?? null));
    const name = `settings_of_${part}`;
    const [row] = await db.select({ hash: settings.value }).from(settings).where(eq(settings.name, name));
    const [salt = ""] = row?.hash.split(":", 1) ?? [];
    if (row?.hash === (await hashOf(values, salt))) continue;
    const value = await hashOf(values, randomBytes(16).toString("hex"));
    await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
    if (row !== undefined) count("test", part);
  }
  return true;
}

/** Slow to guess from, as a password's is; beside the thread that answers. */
const hashOf = async (text: string, salt: string) => `${salt}:${(await derive(text, salt, 32)).toString("hex")}`;
const derive = promisify<string, string, number, Buffer>(scrypt);

/** How often a process writes what it has counted: after each write kept answers are made again. */
export const pulseSeconds = 30;

const topic = "pulse";
const pulses = processWide<() => void>(topic);
const siblingsWriteMs = 100;

/** Has each process write what it has counted, and the one that watches look, now; returns once that can be read. */
export async function pulseNow(): Promise<void> {
  tellSiblings(topic);
  pulses.current?.();
  // What cannot be written now is shown with the next.
  await flushCounters().catch(() => {});
  if (processesTogether() > 1) await setTimeout(siblingsWriteMs);
}

/**
 * Writes what this process counts, again and again; the one that watches also beats and alerts: the one with the jobs,
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
    const gap = await quietly(() => beat());
    await quietly(() => checkAlerts(gap ?? null));
  };
  const next = () => {
    running = running.then(pulse);
  };
  pulses.current = next;
  hearSiblings(topic, next);
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
