import { processWide } from "../process-wide.ts";
import { hearSiblings, tellSiblings } from "../siblings.ts";

const topic = "due";

const shared = processWide<Set<() => void>>("due-hints");

/**
 * Hints that something is due, or will be: a study that was begun or given back, or a delivery. The process of this
 * server that holds its jobs then reads when.
 */
export function hintDue(): void {
  tellSiblings(topic);
  hearDue();
}

/** Listens for hints until the returned function is called. */
export function hearHints(listener: () => void): () => void {
  if (shared.current === undefined) hearSiblings(topic, hearDue);
  shared.current ??= new Set();
  shared.current.add(listener);
  return () => shared.current?.delete(listener);
}

/** Passes on in this process that something is due. */
export function hearDue(): void {
  for (const listener of shared.current ?? []) listener();
}
