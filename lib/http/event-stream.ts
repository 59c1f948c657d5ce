import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import type { Engine } from "../engines/findings.ts";
import { endId, type TimedEvent } from "../studies/events/contract.ts";
import { hasEnded, readEnd, readReplay } from "../studies/events/find-watched.ts";
import type { EventPage } from "../studies/events/read-events.ts";
import { type Watcher, watchStudy } from "../studies/events/watch-study.ts";
import { countStream, heartbeatMs, reconnectMs } from "./open-streams.ts";

/** How many bytes may wait in memory for a slow client; the rest waits in storage. */
const waitingBytes = 64 * 1024;

type Subject = { study_id: string; after: number; engine: Engine };

/** One client's stream of a study's events. */
export class EventStream implements Watcher {
  readonly study_id: string;
  after: number;
  readonly #engine: Engine;
  readonly #uncount: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #unwatch: (() => void) | undefined;
  #hasEnded = false;

  constructor({ study_id, after, engine }: Subject, client: string) {
    this.study_id = study_id;
    this.after = after;
    this.#engine = engine;
    this.#uncount = countStream(client, () => this.end(), `read GET /api/v1/studies/${study_id}`);
  }

  open(): ReadableStream<Uint8Array> {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      this.#controller = controller;
      this.#heartbeat = setInterval(() => this.hasRoom() && this.#send(":\n\n"), heartbeatMs).unref();
      this.#send(`retry: ${reconnectMs}\n\n`);
    };
    const cancel = () => {
      // The client has gone, and closed the stream.
      this.#controller = undefined;
      this.end();
    };
    const room = new ByteLengthQueuingStrategy({ highWaterMark: waitingBytes });
    return new ReadableStream<Uint8Array>({ start, cancel }, room);
  }

  /** Sends what a complete study's transcripts say, and its end. */
  async replay(): Promise<void> {
    const replay = await readReplay(this.study_id);
    const at = replay?.at.toISOString() ?? "";
    for (const event of replay?.events ?? []) this.#tell({ ...event, at, cost_usd: null });
    await this.#finish();
  }

  /** Sends what follows the client's place, until the study has ended. */
  follow(): void {
    if (!this.#hasEnded) this.#unwatch = watchStudy(this);
  }

  hasRoom(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  take({ events, status, hasMore }: EventPage): void {
    for (const { seq, data, cost_usd, at } of events) {
      this.#tell({ ...data, at: at.toISOString(), cost_usd }, seq);
      this.after = seq;
    }
    if (hasMore || (status !== null && !hasEnded(status))) return;
    this.#unwatch?.();
    void this.#finish();
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearInterval(this.#heartbeat);
    this.#unwatch?.();
    this.#uncount();
    this.#controller?.close();
  }

  async #finish(): Promise<void> {
    try {
      const end = await readEnd(this.study_id);
      if (end !== null) this.#send(`id: ${endId}\nevent: ${end.event}\ndata: ${JSON.stringify(end.data)}\n\n`);
    } catch (error) {
      // The client reconnects and learns of the end then.
      if (!isStorageAway(error)) console.error("The end of a study could not be sent:", loggedError(error));
    }
    this.end();
  }

  /** An event quoted elsewhere must still say what composed it. */
  #tell(event: TimedEvent, seq?: number): void {
    const data = event.event === "interview.turn" ? { ...event, engine: this.#engine.kind, synthetic: true } : event;
    const id = seq === undefined ? "" : `id: ${seq}\n`;
    this.#send(`${id}event: ${event.event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #send(text: string): void {
    if (!this.#hasEnded) this.#controller?.enqueue(new TextEncoder().encode(text));
  }
}
