import { loggedError } from "../db/logged-error.ts";
import { storageVersion } from "../db/statements.ts";
import { madeOnce, processWide } from "../process-wide.ts";

/** With the version of storage from before it was computed; null where that could not be read. */
type Computation = { answer: unknown; version: string | null };

type Entry = {
  current: (Computation & { shownUntil: number }) | null;
  renewFrom: number;
  running: Promise<Computation> | null;
};

/** Answers computed in less time are not kept, so a small service is never behind. */
const dearFromMs = 5;
/** Recomputing takes at most a twentieth of one core. */
const keptForTimesItsCost = 20;
/** An older answer is not shown. Requests more frequent than this never wait. */
const shownForTimesItsCost = 200;

// Keyed by the open database: closing it forgets everything, and another database gets none of it.
const memory = madeOnce("kept", () => new WeakMap<object, Map<string, Entry>>());

type Time = { now: () => number; version: () => Promise<string> };

const usualTime: Time = { now: () => performance.now(), version: storageVersion };

/** Keeps the result of a slow `compute` for many times its cost, served while it is renewed; never a failure. */
export async function keepBriefly<Answer>(
  database: object,
  name: string,
  compute: () => Promise<Answer>,
  time: Time = usualTime,
): Promise<Answer> {
  const entry = keptOf(database, name);
  const now = time.now();
  const isShown = entry.current !== null && now < entry.current.shownUntil;
  if (isShown && now >= entry.renewFrom && entry.running === null) {
    entry.running = renew(entry, compute, time);
    entry.running.catch((error) => console.error(`The ${name} could not be computed again:`, loggedError(error)));
  }
  if (!isShown) entry.running ??= renew(entry, compute, time);
  const { answer, version } = isShown ? entry.current! : await entry.running!;
  if (version === null || version !== (await versionOf(time))) outdated.current = outdatedAnswers() + 1;
  return answer as Answer;
}

async function renew(entry: Entry, compute: () => Promise<unknown>, time: Time): Promise<Computation> {
  const version = await versionOf(time);
  const started = time.now();
  try {
    const answer = await compute();
    const cost = time.now() - started;
    const computed = { answer, version };
    entry.current = cost < dearFromMs ? null : { ...computed, shownUntil: time.now() + shownForTimesItsCost * cost };
    return computed;
  } finally {
    entry.renewFrom = time.now() + keptForTimesItsCost * (time.now() - started);
    entry.running = null;
  }
}

const versionOf = ({ version }: Time): Promise<string | null> => version().catch(() => null);

function keptOf(database: object, name: string): Entry {
  const ofDatabase = memory().get(database) ?? new Map<string, Entry>();
  memory().set(database, ofDatabase);
  const entry = ofDatabase.get(name) ?? { current: null, renewFrom: 0, running: null };
  ofDatabase.set(name, entry);
  return entry;
}

const outdated = processWide<number>("outdated-answers");

/** How often this process answered with statistics from before the last write. */
export const outdatedAnswers = (): number => outdated.current ?? 0;
