import { madeOnce } from "../../process-wide.ts";
import { hearSiblings, tellSiblings } from "../../siblings.ts";

/** A call that waits for its model, and when it began or last had a word of it, in milliseconds since 1970. */
type WaitingCall = { model: string; since: number };
/** A model that has long said nothing to some calls, and to the oldest for how long. */
export type SilentModel = { model: string; calls: number; seconds: number };

/** From how many seconds without a word on the operator sees that calls wait. */
const silentSeconds = 60;

const topic = "waiting-calls";
type Word = { pid: number; calls: WaitingCall[]; at: number };
/** The calls of this process, and what the server's other processes last said of theirs. */
const waiting = madeOnce(topic, () => ({ own: new Set<WaitingCall>(), others: new Map<number, Word>() }));

/** The calls under way in this process. */
export const ownCalls = (): Set<WaitingCall> => waiting().own;

/** Hears of the calls of the server's other processes, from now on. */
export const hearCalls = (): void => hearSiblings<Word>(topic, (word) => waiting().others.set(word.pid, word));

/** Lets the server's other processes know of the calls of this one. */
export const tellCalls = (at = Date.now()): void =>
  tellSiblings(topic, { pid: process.pid, calls: [...ownCalls()], at } satisfies Word);

/** The models that have said nothing for long, by all processes that have said something of late. */
export function silentModels(now = Date.now()): SilentModel[] {
  const { own, others } = waiting();
  const fresh = [...others.values()].filter(({ at }) => at > now - silentSeconds * 1000);
  const silent = [...own, ...fresh.flatMap(({ calls }) => calls)]
    .map(({ model, since }) => ({ model, seconds: Math.round((now - since) / 1000) }))
    .filter(({ seconds }) => seconds >= silentSeconds);
  return [...Map.groupBy(silent, ({ model }) => model)].map(([model, calls]) => ({
    model,
    calls: calls.length,
    seconds: Math.max(...calls.map(({ seconds }) => seconds)),
  }));
}
