import { madeOnce } from "../../process-wide.ts";
import { hearSiblings, silentProcesses, tellSiblings } from "../../siblings.ts";

/** A call that waits for its model, and when it began or last had a word of it, in milliseconds since 1970. */
type WaitingCall = { model: string; since: number };
/** A model that has long said nothing, since when, and to how many calls that wait now. */
type SilentModel = { model: string; calls: number; seconds: number; since: string };

/** From how many seconds without a word on the operator sees that calls wait. */
const silentSeconds = 60;
/** How long a silence is known in which no call waits: the next attempt follows sooner. */
const pauseSeconds = 180;

const topic = "waiting-calls";
/** Silences that a call has ended in are kept, as the next attempt is part of the same one. */
type Silence = { since: number; endedAt: number };
type Word = { pid: number; calls: WaitingCall[]; silences: [model: string, Silence][]; at: number };
/** What this process has of calls and silences, and what the server's other processes last said of theirs. */
const waiting = madeOnce(topic, () => ({
  own: new Set<WaitingCall>(),
  silences: new Map<string, Silence>(),
  others: new Map<number, Word>(),
}));

/** The calls under way in this process. */
export const ownCalls = (): Set<WaitingCall> => waiting().own;

/** Notes a word of the model that a call waits for, which ends its silence. */
export function noteWord(call: WaitingCall): void {
  call.since = Date.now();
  waiting().silences.delete(call.model);
}

/** Ends a call; where its model had long been silent to it, that silence goes on until a word comes. */
export function endCall(call: WaitingCall, now = Date.now()): void {
  const { own, silences } = waiting();
  own.delete(call);
  const { since } = silences.get(call.model) ?? call;
  if (now - call.since >= silentSeconds * 1000 || silences.has(call.model))
    silences.set(call.model, { since, endedAt: now });
}

/** Hears of the calls of the server's other processes, from now on. */
export const hearCalls = (): void => hearSiblings<Word>(topic, (word) => waiting().others.set(word.pid, word));

/** Lets the server's other processes know of the calls of this one. */
export const tellCalls = (at = Date.now()): void =>
  tellSiblings(topic, {
    pid: process.pid,
    calls: [...ownCalls()],
    silences: [...waiting().silences],
    at,
  } satisfies Word);

/** The models that have said nothing for long, by all processes that live; a silent process counts as it last was. */
export function silentModels(now = Date.now()): SilentModel[] {
  const { own, silences, others } = waiting();
  const silent = new Set(silentProcesses().map(({ pid }) => pid));
  const words = [...others.values()].filter(({ pid, at }) => at > now - silentSeconds * 1000 || silent.has(pid));
  const calls = Map.groupBy([...own, ...words.flatMap((word) => word.calls)], ({ model }) => model);
  const known = Map.groupBy([...silences, ...words.flatMap((word) => word.silences)], ([model]) => model);
  return [...new Set([...calls.keys(), ...known.keys()])].flatMap((model) => {
    const waits = (calls.get(model) ?? []).filter(({ since }) => now - since >= silentSeconds * 1000);
    const earlier = (known.get(model) ?? []).filter(
      ([, { endedAt }]) => calls.has(model) || endedAt > now - pauseSeconds * 1000,
    );
    const since = Math.min(...waits.map((call) => call.since), ...earlier.map(([, silence]) => silence.since));
    if (since === Number.POSITIVE_INFINITY) return [];
    const seconds = Math.round((now - since) / 1000);
    return [{ model, calls: waits.length, seconds, since: new Date(since).toISOString() }];
  });
}
