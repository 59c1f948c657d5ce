import cluster from "node:cluster";
import { env } from "./env.ts";

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

/** Hears word of this topic from the server's other processes, from now on. */
export function hearSiblings<Data>(topic: string, listener: (data: Data) => void): void {
  if (!cluster.isWorker) return;
  process.on("message", (word: Word) => {
    if (word.topic === topic) listener(word.data as Data);
  });
}
