import { loggedError } from "../db/logged-error.ts";
import { processWide } from "../process-wide.ts";

type Entry = {
  held: { answer: unknown; shownUntil: number } | null;
  renewFrom: number;
  running: Promise<unknown> | null;
};

/** Answers computed in less time are not kept, so a small service is never behind. */
const dearFromMs = 5;
/** Recomputing takes at most a twentieth of one core. */
const keptForTimesItsCost = 20;
/** An older answer is not shown. Requests more frequent than this never wait. */
const shownForTimesItsCost = 200;

// Keyed by the open database: closing it forgets everything, and another database gets none of it.
const shared = processWide<WeakMap<object, Map<string, Entry>>>("kept");

/**
 * Keeps the result of a slow `compute` for twenty times as long as computing took. Concurrent callers share one run; a
 * kept result is served while it is renewed. A failure is never kept, and a failed renewal waits as long again.
 */
export async function keepBriefly<Answer>(
  database: object,
  name: string,
  compute: () => Promise<Answer>,
  clock: () => number = () => performance.now(),
): Promise<Answer> {
  const kept = keptOf(database, name);
  const now = clock();
  if (kept.held === null || now >= kept.held.shownUntil) {
    kept.running ??= renew(kept, compute, clock);
    return kept.running as Promise<Answer>;
  }
  if (now >= kept.renewFrom && kept.running === null) {
    kept.running = renew(kept, compute, clock);
    kept.running.catch((error) => console.error(`The ${name} could not be computed anew:`, loggedError(error)));
  }
  return kept.held.answer as Answer;
}

async function renew<Answer>(kept: Entry, compute: () => Promise<Answer>, clock: () => number): Promise<Answer> {
  const started = clock();
  try {
    const answer = await compute();
    const cost = clock() - started;
    kept.held = cost < dearFromMs ? null : { answer, shownUntil: clock() + shownForTimesItsCost * cost };
    return answer;
  } finally {
    kept.renewFrom = clock() + keptForTimesItsCost * (clock() - started);
    kept.running = null;
  }
}

function keptOf(database: object, name: string): Entry {
  shared.current ??= new WeakMap();
  const ofDatabase = shared.current.get(database) ?? new Map<string, Entry>();
  shared.current.set(database, ofDatabase);
  const kept = ofDatabase.get(name) ?? { held: null, renewFrom: 0, running: null };
  ofDatabase.set(name, kept);
  return kept;
}
