import { processWide } from "../process-wide.ts";
import { hearSiblings, tellSiblings } from "../siblings.ts";

const topic = "news";

const shared = processWide<Set<() => void>>("news");

/** Says in all processes of this server that there are new events, of the feed or of a study. */
export function tellNews(): void {
  tellSiblings(topic);
  passOn();
}

/** Hears of new events until the returned function is called. */
export function hearNews(listener: () => void): () => void {
  if (shared.current === undefined) hearSiblings(topic, passOn);
  shared.current ??= new Set();
  shared.current.add(listener);
  return () => shared.current?.delete(listener);
}

function passOn(): void {
  for (const listener of shared.current ?? []) listener();
}
