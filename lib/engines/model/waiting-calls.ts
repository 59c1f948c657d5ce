import { madeOnce } from "../../process-wide.ts";
import { hearSiblings, processesNow, silentProcesses, tellSiblings } from "../../siblings.ts";

/** A call that waits for its model: when it was sent, and when it last had a word of it, in milliseconds since 1970; null before. */
export type WaitingCall = { model: string; since: number | null; heard?: number };
/** A model that has long completed no answer, since when, for how many calls that wait now, whether any of them had a word of it, and how many are not sent before those end. */
type LateModel = { model: string; calls: number; unsent: number; seconds: number; since: string; isHeard: boolean };

/** From how many seconds without a complete answer on the operator sees that calls wait, where a model's answers do not often take longer. */
export const lateSeconds = 45;

/** For how long the word of another process is believed: some pulses. */
const wordSeconds = 60;
const topic = "waiting-calls";
type Word = { pid: number; calls: WaitingCall[]; unreached: [string, string][]; at: number };
/** What this process waits for, and what the server's other processes last said of theirs. */
const waiting = madeOnce(topic, () => ({
  own: new Set<WaitingCall>(),
  others: new Map<number, Word>(),
  unreached: new Map<string, string>(),
}));

/** The calls under way in this process. */
export const ownCalls = (): Set<WaitingCall> => waiting().own;

/** By which code each model was last not reached, by all processes. */
export const unreached = (): Map<string, string> => waiting().unreached;

/** Hears of the calls of the server's other processes, from now on. */
export const hearCalls = (): void =>
  hearSiblings<Word>(topic, (word) => {
    waiting().others.set(word.pid, word);
    for (const [model, code] of word.unreached) unreached().set(model, code);
  });

/** Lets the server's other processes know of the calls of this one. */
export const tellCalls = (at = Date.now()): void =>
  tellSiblings(topic, { pid: process.pid, calls: [...ownCalls()], unreached: [...unreached()], at } satisfies Word);

/**
 * The models that have completed no answer for longer than that and than is usual for them, by all processes that live;
 * a silent process counts as it last was. Bytes alone are no answer.
 */
export function lateModels(usualSeconds: (model: string) => number, now = Date.now()): LateModel[] {
  const { own, others } = waiting();
  const silent = new Set(silentProcesses().map(({ pid }) => pid));
  const ended = new Set(processesNow()?.ended.map(({ pid }) => pid));
  const words = [...others.values()].filter(
    ({ pid, at }) => (at > now - wordSeconds * 1000 || silent.has(pid)) && !ended.has(pid),
  );
  const calls = [...own, ...words.flatMap((word) => word.calls)];
  const late = calls.filter(
    ({ model, since }) => now - (since ?? now) >= Math.max(lateSeconds, usualSeconds(model)) * 1000,
  );
  return [...Map.groupBy(late, ({ model }) => model)].map(([model, waits]) => {
    const since = Math.min(...waits.map((call) => call.since!));
    const seconds = Math.round((now - since) / 1000);
    const unsent = calls.filter((call) => call.model === model && call.since === null).length;
    const isHeard = waits.some(({ heard }) => heard !== undefined);
    return { model, calls: waits.length, unsent, seconds, since: new Date(since).toISOString(), isHeard };
  });
}
