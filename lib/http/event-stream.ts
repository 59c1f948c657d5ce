import { AppError } from "../errors.ts";
import { madeOnce } from "../process-wide.ts";

/** How many streams one client may hold open, and one process in all. */
export const streamsPerClient = 8;
const streamsPerProcess = 500;
const retryAfter = 60;
/** How often a stream sends a comment, so nothing on the way closes it as dead. */
export const heartbeatMs = 15_000;
/** How long a client should wait before it reconnects. */
export const reconnectMs = 5_000;
/** How many bytes may wait in memory for a slow client. */
const waitingBytes = 64 * 1024;

/** Who holds a stream, and what it may do in place of one more; one that `endsItself` does not end with the server. */
type Holder = { client: string; instead: string; endsItself?: boolean };

const openStreams = madeOnce("open-streams", () => new Set<{ client: string; end: (() => void) | null }>());

/** A stream of server-sent events to one client, counted while it is open. */
export class EventStream {
  readonly #uncount: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #unsent = "";
  protected hasEnded = false;

  constructor({ client, instead, endsItself = false }: Holder) {
    this.#uncount = countStream(client, endsItself ? null : () => this.end(), instead);
  }

  /** The body of the answer; `pull` is called while there is room. */
  open(pull?: () => Promise<void>): ReadableStream<Uint8Array> {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      // The server may have begun to stop meanwhile.
      if (this.hasEnded) return controller.close();
      this.#controller = controller;
      this.#heartbeat = setInterval(() => this.hasRoom() && this.send(":\n\n"), heartbeatMs).unref();
    };
    const cancel = () => {
      // The client has gone, and closed the stream.
      this.#controller = undefined;
      this.end();
    };
    const room = new ByteLengthQueuingStrategy({ highWaterMark: waitingBytes });
    return new ReadableStream<Uint8Array>({ start, cancel, ...(pull && { pull }) }, room);
  }

  /** Whether the client has read enough to be sent more. */
  hasRoom(): boolean {
    return (this.#controller?.desiredSize ?? 0) > this.#unsent.length;
  }

  /** Sends a text with all others of this turn of the event loop: each write to a socket costs as much as an answer. */
  send(text: string): void {
    if (this.#unsent === "") setImmediate(() => this.#flush());
    this.#unsent += text;
  }

  end(): void {
    if (this.hasEnded) return;
    this.#flush();
    this.hasEnded = true;
    clearInterval(this.#heartbeat);
    this.#uncount();
    this.#controller?.close();
  }

  #flush(): void {
    if (this.#unsent !== "" && !this.hasEnded) this.#controller?.enqueue(new TextEncoder().encode(this.#unsent));
    this.#unsent = "";
  }
}

/** An event as it is sent, its data an object or JSON; one without an id has no place to continue from. */
export const eventText = (event: string, data: object | string, id?: string | number): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

/** Counts a stream as open until the returned function is called; refuses one beyond the limits. */
function countStream(client: string, end: (() => void) | null, instead: string): () => void {
  const open = openStreams();
  const ofClient = [...open].filter((stream) => stream.client === client).length;
  if (ofClient >= streamsPerClient)
    throw tooMany(`You hold ${ofClient} streams open, the most one client may. Close one`, instead);
  if (open.size >= streamsPerProcess)
    throw tooMany("All streams that this server can hold open are taken. Try again later", instead);
  const stream = { client, end };
  open.add(stream);
  return () => open.delete(stream);
}

const tooMany = (reason: string, instead: string) =>
  new AppError("rate_limited", `${reason}, or ${instead} instead.`, { retry_after: retryAfter });

/** Calls `end` when the client goes. Next does not cancel the answer to a client that was gone before it began. */
export function endWhenGone({ signal }: Request, end: () => void): void {
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
}

/** Ends the open streams that would not end by themselves, when the server stops. */
export function endStreams(): void {
  for (const { end } of [...openStreams()]) end?.();
}
