import { constants, type PerformanceNodeEntry, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import { longestStall } from "../about/get-health.ts";
import { measurement, plural, whole } from "../format.ts";
import { openFiles } from "../net/open-files.ts";
import { madeOnce } from "../process-wide.ts";
import {
  hearSiblings,
  processesNow,
  processesTogether,
  silenceInWords,
  silentProcesses,
  tellSiblings,
  usualPatience,
} from "../siblings.ts";
import { valueOr } from "../value-or.ts";
import { alertAt, type Bucket, firstOf, quietMs, say } from "./buckets.ts";
import { type Finding, stored } from "./contract.ts";

/** How a process is: how long it lately answered nothing, its memory, which part of its heap is taken, and its files. */
type Vitals = Record<"pid" | "stall_ms" | "memory_bytes" | "heap", number> & { files: ReturnType<typeof openFiles> };

const topic = "vitals";
/** What the other processes of the server said last of themselves, and when. */
const vitalsOfOthers = madeOnce(topic, () => {
  const last = new Map<number, Vitals & { at: number }>();
  hearSiblings<Vitals>(topic, (vitals) => last.set(vitals.pid, { ...vitals, at: Date.now() }));
  return last;
});

/** The room of V8's heap for young objects, in bytes: not counted in --max-old-space-size, and never full. */
const youngBytes = 96 * 1024 * 1024;
/** The part of the heap that was taken after its last full collection: before one, much of it may be garbage. */
const heapTaken = madeOnce("heap", () => {
  const taken = { share: 0 };
  new PerformanceObserver((list) => {
    const isFull = ({ detail }: PerformanceNodeEntry) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    if ((list.getEntries() as PerformanceNodeEntry[]).some(isFull))
      taken.share = used_heap_size / (heap_size_limit - youngBytes);
  }).observe({ entryTypes: ["gc"] });
  return taken;
});

const ownVitals = (): Vitals => {
  // Where no file can be opened this throws.
  const memory_bytes = valueOr(process.memoryUsage.rss, 0);
  return { pid: process.pid, stall_ms: longestStall(), memory_bytes, heap: heapTaken().share, files: openFiles() };
};

/** Lets the other processes of the server know how this one is. */
export const tellVitals = (): void => tellSiblings(topic, ownVitals());

/** How the processes of this server are, as each said within the last minute. */
export const vitalsNow = (): Vitals[] => [
  ownVitals(),
  ...[...vitalsOfOthers().values()].filter(({ at }) => at > Date.now() - 60_000),
];

/** The process of this server that lately answered nothing for the longest time. */
export const longestPause = (): Vitals =>
  vitalsNow().reduce((one, other) => (other.stall_ms > one.stall_ms ? other : one));

/** A pause of so long in so many of the last minutes is no accident: one alone is seen in two or three of them. */
export const pausedAt = { ms: 2_000, minutes: 4 };

/** What needs the operator of the server's processes: those that are silent, that end, that pause, or that have hardly any files or memory left. */
export function processesFound(counted: Bucket[]): Finding[] {
  if (processesTogether() > 1 && processesNow() === null)
    throw new Error("The supervisor has not said yet how they are.");
  const found: Finding[] = silentProcesses().map((silence) => {
    const { pid, since } = silence;
    const facts = { silence: silenceInWords(silence), pid, seconds: usualPatience.replacedMs / 1_000 };
    const sentence = say(pid === process.ppid ? "supervisor" : "process", facts);
    // Beside a silent process the others answer, but not without the one that gives them connections.
    const parts = pid === process.ppid || silentProcesses().length >= processesTogether() ? stored : [];
    return { of: String(pid), sentence, began_at: since, parts };
  });
  const all = vitalsNow();
  for (const { pid, files, heap } of all) {
    if (files !== null && files.open > files.most - Math.max(alertAt.freeFiles, (1 - alertAt.files) * files.most))
      found.push({
        of: "files",
        sentence: say("open_files", { pid, open: whole(files.open), most: whole(files.most) }),
      });
    if (heap >= alertAt.memory) found.push({ of: "heap", sentence: say("heap", { pid, percent: percentOf(heap) }) });
  }
  const memory = all.reduce((sum, one) => sum + one.memory_bytes, 0) / (process.constrainedMemory() || Infinity);
  if (memory >= alertAt.memory) found.push({ of: "memory", sentence: say("memory", { percent: percentOf(memory) }) });
  const pauses = counted.filter(
    ({ name, label, sum, count }) =>
      name === "gauge" && label === ("stall_ms" satisfies keyof Vitals) && sum / count >= pausedAt.ms,
  );
  if (pauses.length >= pausedAt.minutes) {
    const { pid, stall_ms } = longestPause();
    const sentence = say("pauses", { pid, time: measurement.latency_ms(stall_ms) });
    found.push({ of: "pauses", sentence, began_at: firstOf(pauses) });
  }
  const since = Date.now() - alertAt.minutes * 60_000;
  const ended = (processesNow()?.ended ?? []).filter(({ at }) => Date.parse(at) > since);
  const last = ended.at(-1);
  if (last === undefined || ended.length < alertAt.endings) return found;
  const facts = { ...last, ended: plural(ended.length, "process", "processes"), minutes: alertAt.minutes };
  const quiet_since = Date.now() - Date.parse(last.at) < quietMs ? undefined : last.at;
  return [...found, { of: "all", sentence: say("endings", facts), began_at: ended[0]!.at, quiet_since }];
}

export const percentOf = (share: number) => Math.round(share * 100);
