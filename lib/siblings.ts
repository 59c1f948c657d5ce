import cluster from "node:cluster";
import { EventEmitter } from "node:events";
import { env } from "./env.ts";
import { madeOnce, processWide } from "./process-wide.ts";

type Word = { topic: string; data: unknown };

/** The words by which a supervisor names a process, and those before it that ended by themselves. */
export const namesOfProcesses = { own: "--process=", ended: "--ended=" };

/** The name of this process; null where none supervises. */
export const processName = (): string | null => wordAfter(namesOfProcesses.own) ?? null;

/** The names of the processes that ended by themselves and that no other has heard of. */
export const endedProcesses = (): string[] => wordAfter(namesOfProcesses.ended)?.split(",") ?? [];

const wordAfter = (flag: string): string | undefined =>
  process.argv.find((word) => word.startsWith(flag))?.replace(flag, "");

/** How many processes serve together: 1 where the server entry has made no others. */
export const processesTogether = (): number => (cluster.isWorker ? env().PROCESSES : 1);

/** Sends word to the server's other processes. */
export function tellSiblings(topic: string, data: unknown = null): void {
  // A server that is ending has lost its supervisor, and what was to be shared is of no use.
  if (cluster.isWorker && process.connected)
    process.send!({ topic, data } satisfies Word, undefined, undefined, () => undefined);
}

const words = madeOnce("words-of-siblings", () => {
  const topics = new EventEmitter().setMaxListeners(0);
  process.on("message", ({ topic, data }: Word) => topics.emit(topic, data));
  return topics;
});

/** Hears word of this topic from the server's other processes, from now on. */
export function hearSiblings<Data>(topic: string, listener: (data: Data) => void): void {
  if (cluster.isWorker) words().on(topic, listener);
}

/** By this word a process says that it lives, and by this one its supervisor says how all of them are. */
export const lifeTopics = { alive: "alive", all: "processes" };

/** A process that was silent since then, for so many seconds of the last `countedMs`, and one that ended: `how` is a signal, a code, or that it was silent. */
type Silence = { pid: number; since: string; seconds: number };
/** What a supervisor sees of a server's processes; `watch` is the one that looks for what needs the operator. */
export type Processes = {
  watch: number | null;
  silent: Silence[];
  ended: (Omit<Silence, "seconds"> & { how: string; at: string })[];
};

const seen = processWide<Processes>(lifeTopics.all);
/** How often a process says that it lives, in milliseconds. */
export const sayEveryMs = 2_000;
/**
 * After how long without a word a process is given no connection, is said to be silent, and is replaced, in milliseconds.
 * Its silences longer than the first are one together as long as they are `countedMs` old.
 */
export type Patience = { quietMs: number; silentMs: number; replacedMs: number; countedMs: number };
export const usualPatience: Patience = { quietMs: 5_000, silentMs: 20_000, replacedMs: 30_000, countedMs: 60_000 };

/** A silent process, as a sentence. */
export const silenceInWords = ({ pid, seconds }: Silence): string =>
  `Process ${pid} of the service was silent for ${seconds} of the last ${usualPatience.countedMs / 1_000} seconds.`;

/** What the supervisor sees of the server's processes; null where none supervises. */
export const processesNow = (): Processes | null => seen.current ?? null;

/** Since when the supervisor says nothing, and for how many looks of this process: those go on where the machine did not sleep. */
const unheard = processWide<{ since: string; looks: number }>("supervisor");
const mostLooks = Math.ceil(usualPatience.silentMs / sayEveryMs);
/** Then it is noted that it was silent, before it is let go on. */
const looksToNote = 2;

/** The processes of the server that have long said nothing, and their supervisor where it has. */
export function silentProcesses(): Silence[] {
  const { since, looks } = unheard.current ?? { since: "", looks: 0 };
  const seconds = Math.round(Math.min(Date.now() - Date.parse(since), usualPatience.countedMs) / 1_000);
  const supervisor = looks < mostLooks ? [] : [{ pid: process.ppid, since, seconds }];
  return [...supervisor, ...(processesNow()?.silent ?? [])];
}

/** Says again and again that this process lives, and hears how all are; `changed` is called when one fell silent or ended. */
export function sayAlive(changed: () => void = () => undefined): void {
  const state = () => `${silentProcesses().length} ${processesNow()?.ended.at(-1)?.at}`;
  hearSiblings<Processes>(lifeTopics.all, (now) => {
    const before = state();
    seen.current = now;
    unheard.current = { since: new Date().toISOString(), looks: 0 };
    if (state() !== before) changed();
  });
  const look = () => {
    tellSiblings(lifeTopics.alive);
    if (unheard.current === undefined) return;
    unheard.current.looks += 1;
    if (unheard.current.looks === mostLooks) changed();
    // It accepts every connection, so nobody is answered while it is stopped; one that hangs for another reason stays so.
    if (unheard.current.looks === mostLooks + looksToNote) process.kill(process.ppid, "SIGCONT");
  };
  look();
  setInterval(look, sayEveryMs).unref();
}
