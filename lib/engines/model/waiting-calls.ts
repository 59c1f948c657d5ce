import { madeOnce } from "../../process-wide.ts";
import { hearSiblings, silentProcesses, tellSiblings } from "../../siblings.ts";

/** A call that waits for its model, and when it began or last had a word of it, in milliseconds since 1970; null before it is sent. */
export type WaitingCall = { model: string; since: number | null };
/** A model that has long said nothing, since when, to how many calls that wait now, and how many are not sent before those end. */
type SilentModel = { model: string; calls: number; unsent: number; seconds: number; since: string };

/** From how many seconds without a word on the operator sees that calls wait. */
export const silentSeconds = 60;

const topic = "waiting-calls";
type Word = { pid: number; calls: WaitingCall[]; at: number };
/** What this process waits for, and what the server's other processes last said of theirs. */
const waiting = madeOnce(topic, () => ({ own: new Set<WaitingCall>(), others: new Map<number, Word>() }));

/** The calls under way in this process. */
export const ownCalls = (): Set<WaitingCall> => waiting().own;

/** Hears of the calls of the server's other processes, from now on. */
export const hearCalls = (): void => hearSiblings<Word>(topic, (word) => waiting().others.set(word.pid, word));

/** Lets the server's other processes know of the calls of this one. */
export const tellCalls = (at = Date.now()): void =>
  tellSiblings(topic, { pid: process.pid, calls: [...ownCalls()], at } satisfies Word);

/** The models that have said nothing for long, by all processes that live; a silent process counts as it last was. */
export function silentModels(now = Date.now()): SilentModel[] {
  const { own, others } = waiting();
  const silent = new Set(silentProcesses().map(({ pid }) => pid));
  const words = [...others.values()].filter(({ pid, at }) => at > now - silentSeconds * 1000 || silent.has(pid));
  const calls = [...own, ...words.flatMap((word) => word.calls)];
  const late = calls.filter(({ since }) => now - (since ?? now) >= silentSeconds * 1000);
  return [...Map.groupBy(late, ({ model }) => model)].map(([model, waits]) => {
    const since = Math.min(...waits.map((call) => call.since!));
    const seconds = Math.round((now - since) / 1000);
    const unsent = calls.filter((call) => call.model === model && call.since === null).length;
    return { model, calls: waits.length, unsent, seconds, since: new Date(since).toISOString() };
  });
}
