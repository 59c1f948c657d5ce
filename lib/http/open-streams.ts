import { AppError } from "../errors.ts";

/** How many streams one client may hold open, and one process in all. */
export const streamsPerClient = 8;
const streamsPerProcess = 500;
const retryAfter = 60;

type Open = { client: string; end: () => void };

// The API lane and Next's bundle have their own instances of this module, and one count of a client between them.
const shared = globalThis as { [key: symbol]: Set<Open> | undefined };
const key = Symbol.for("touchstone.open-streams");

/** Counts a stream as open until the function it gives is called; refuses one more than a client or the process may hold. */
export function countStream(client: string, end: () => void): () => void {
  shared[key] ??= new Set();
  const open = shared[key];
  const ofClient = [...open].filter((stream) => stream.client === client).length;
  if (ofClient >= streamsPerClient)
    throw tooMany(`You hold ${ofClient} streams open, the most one client may. Close one`);
  if (open.size >= streamsPerProcess) throw tooMany("All streams that this server can hold open are taken");
  const stream = { client, end };
  open.add(stream);
  return () => open.delete(stream);
}

/** Ends every open stream, as a server that stops must: none of them would end by itself. */
export function endStreams(): void {
  for (const { end } of [...(shared[key] ?? [])]) end();
}

const tooMany = (reason: string) =>
  new AppError("rate_limited", `${reason}, or read GET /api/activity with your cursor instead.`, {
    retry_after: retryAfter,
  });
