import { AppError } from "../errors.ts";
import { processWide } from "../process-wide.ts";

/** How many streams one client may hold open, and one process in all. */
export const streamsPerClient = 8;
const streamsPerProcess = 500;
const retryAfter = 60;
/** How often a stream sends a comment, so nothing on the way closes it as dead. */
export const heartbeatMs = 15_000;
/** How long a client should wait before it reconnects. */
export const reconnectMs = 5_000;

type Open = { client: string; end: (() => void) | null };

const shared = processWide<Set<Open>>("open-streams");

/**
 * Counts a stream as open until the returned function is called; refuses one beyond the limit of a client or of the
 * process, and says what to do `instead`. One without an `end` ends by itself with its subject.
 */
export function countStream(
  client: string,
  end: (() => void) | null,
  instead = "read GET /api/activity with your cursor",
): () => void {
  shared.current ??= new Set();
  const open = shared.current;
  const ofClient = [...open].filter((stream) => stream.client === client).length;
  if (ofClient >= streamsPerClient)
    throw tooMany(`You hold ${ofClient} streams open, the most one client may. Close one`, instead);
  if (open.size >= streamsPerProcess)
    throw tooMany("All streams that this server can hold open are taken. Try again later", instead);
  const stream = { client, end };
  open.add(stream);
  return () => open.delete(stream);
}

/** Calls `end` when the client goes. Next does not cancel the answer to a client that was gone before it began. */
export function endWhenGone({ signal }: Request, end: () => void): void {
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
}

/** Ends the open streams that would not end by themselves, when the server stops. */
export function endStreams(): void {
  for (const { end } of [...(shared.current ?? [])]) end?.();
}

const tooMany = (reason: string, instead: string) =>
  new AppError("rate_limited", `${reason}, or ${instead} instead.`, { retry_after: retryAfter });
