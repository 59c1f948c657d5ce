import { ownValue } from "../own-value.ts";
import { processWide } from "../process-wide.ts";
import { hearSiblings, tellSiblings } from "../siblings.ts";
import { causeInWords } from "./logged-error.ts";
import causes from "./storage-causes.json" with { type: "json" };

const topic = "write-fault";
const sayEveryMs = 60_000;

/** Why storage fails, each cause in words and with what the operator does. */
export { causes };
export type StorageCause = keyof typeof causes;
export type WriteCause = Exclude<StorageCause, "storage_away">;
/** The last time in which storage was away or took no writes, once it has passed, as this process saw it. */
export const lastOutage = processWide<{ cause: StorageCause; since: string; until: number }>("last-outage");
export type WriteFault = { cause: WriteCause; since: string };

/** Why a write failed last, in the words of what refused it. */
export const writeWhy = processWide<string>("write-why");

/** `saidAt` is when a process of this server last logged it. */
const shared = processWide<WriteFault & { saidAt: number }>("write-fault");

/** The causes by SQLSTATEs of PostgreSQL and error codes of Node. */
const causeOf = Object.fromEntries(
  Object.entries(causes).flatMap(([cause, { codes }]) => codes.map((code) => [code, cause as WriteCause])),
);
/** PostgreSQL's sources that read and write files: what the system refuses them for another reason has no code of its own. */
const fileSources = new Set(["md.c", "fd.c", "xlog.c", "slru.c", "buffile.c"]);
const withoutOwnCode = new Set(["XX000", "42501"]);

type Cause = Error & { code?: unknown; file?: unknown; constraint?: unknown; routine?: unknown };

/** An error and its causes, as drivers wrap them, the outermost first. */
export const causesOf = (error: unknown): Cause[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : []);

/** Why a write failed, when an error says that storage takes none; looks through the causes that drivers wrap. */
export function writeCauseOf(error: unknown): WriteCause | null {
  for (const { code, file } of causesOf(error)) {
    if (typeof code !== "string") continue;
    const fault = ownValue(causeOf, code);
    if (fault !== undefined) return fault;
    if (withoutOwnCode.has(code) && fileSources.has(String(file))) return "not_written";
  }
  return null;
}

/** Notes a failed write for the check of health in all processes of the server, and logs it again each `sayEveryMs`. */
export function noteWriteFault(error: unknown): void {
  const cause = writeCauseOf(error);
  if (cause === null) return;
  writeWhy.current = causeInWords(error);
  const now = performance.now();
  const { since, saidAt } = shared.current ?? { since: new Date().toISOString(), saidAt: Number.NEGATIVE_INFINITY };
  const isSaid = now - saidAt < sayEveryMs;
  shared.current = { cause, since, saidAt: isSaid ? saidAt : now };
  if (isSaid) return;
  tellSiblings(topic, { cause, since } satisfies WriteFault);
  console.error(`Writes fail since ${since}: ${causes[cause].is} (${writeWhy.current})`);
}

/** Notes a write that shows that storage takes writes again, for all processes of the server. */
export function noteWritten(): void {
  const fault = writeFault();
  endFault();
  if (fault === null) return;
  tellSiblings(topic, null);
  const { since } = fault;
  console.error(`Writes work again. They had failed since ${since}.`);
}

function endFault(): void {
  const fault = writeFault();
  shared.current = undefined;
  if (fault !== null) lastOutage.current = { ...fault, until: Date.now() };
}

/** Why writes fail, and since when; null while they work. */
export function writeFault(): WriteFault | null {
  if (shared.current === undefined) return null;
  const { cause, since } = shared.current;
  return { cause, since };
}

/** Why writes fail, as a sentence. */
export const writeFaultInWords = ({ cause }: WriteFault): string =>
  `Writes fail: ${causes[cause].is}. What is stored can be read.`;

/** Hears of the faults that other processes of the server see, and of their end. */
export const hearWriteFaults = (): void => hearSiblings(topic, hearWriteFault);

/** Notes what another process of the server has logged: a fault, or null for its end. */
export function hearWriteFault(fault: WriteFault | null): void {
  if (fault === null) endFault();
  else shared.current = { ...fault, since: shared.current?.since ?? fault.since, saidAt: performance.now() };
}
