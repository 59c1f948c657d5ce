import { randomUUID } from "node:crypto";
import { accountOf } from "../accounts/authenticate.ts";
import type { Caller, Verb } from "../contract.ts";
import { AppError } from "../errors.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { engineOf } from "../studies/engine-of.ts";
import type { StudyEvent } from "../studies/events/contract.ts";
import { onceOf } from "../studies/run/idempotency.ts";
import { endOf, type StudyStart, startStudy } from "../studies/run/start-study.ts";
import { toPending, toStudy } from "../studies/study.ts";
import { countStream, heartbeatMs } from "./open-streams.ts";

/** How many bytes may wait in memory for a slow client; beyond it, progress events are left out. */
const waitingBytes = 64 * 1024;

/** Events that this stream sends in another form, or leaves to those who watch (`follow_study`). */
const untold: StudyEvent["event"][] = ["started", "interview.answered", "quotes.checked"];

type Input = Parameters<Verb<typeof createStudyEndpoint>>[0];

/**
 * Runs a study and streams its events; null when there are none. A refusal before the study is stored is an ordinary
 * refusal; after that the study finishes even if the client disconnects.
 */
export async function streamStudy(input: Input, caller: Caller): Promise<ReadableStream<Uint8Array> | null> {
  if (input.dry_run || input.respond_async) return null;
  const once = onceOf(createStudyEndpoint, input);
  const stream = new StudyStream();
  const { kind } = engineOf();
  try {
    const started = await startStudy(input, accountOf(caller), { once }, ({ event, ...data }) => {
      // An event quoted elsewhere must still say what it is.
      if (event === "interview.turn") stream.tell(event, { ...data, engine: kind, synthetic: true });
      else if (!untold.includes(event)) stream.tell(event, data);
    });
    if (started.ended === null) endOf(started.study, true);
    else stream.tell("started", toPending(started.study));
    void follow(stream, started);
    return stream.open();
  } catch (error) {
    stream.end();
    throw error;
  }
}

async function follow(stream: StudyStream, { study, ended }: StudyStart): Promise<void> {
  try {
    const end = endOf(ended === null ? study : await ended, ended === null);
    if (end.status === "complete") stream.last("completed", toStudy(end));
    else throw new AppError("research_failed", `The study was cancelled. It is kept as ${toPending(end).id}.`);
  } catch (error) {
    const { code, message, extras } = refusalOf(error);
    stream.last("failed", { error: code, message, ...extras });
  }
}

/** Server-sent events of one study. Events before the client reads are kept, within bounds. */
class StudyStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #readable: ReadableStream<Uint8Array>;
  readonly #uncount: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  #hasEnded = false;
  #unsent = "";

  constructor() {
    // The key's limit of concurrent studies bounds the streams of a client.
    this.#uncount = countStream(randomUUID(), null, "send Prefer: respond-async and poll the study");
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      this.#controller = controller;
    };
    const cancel = () => {
      // The client has gone, and closed the stream.
      this.#controller = undefined;
      this.end();
    };
    const room = new ByteLengthQueuingStrategy({ highWaterMark: waitingBytes });
    this.#readable = new ReadableStream<Uint8Array>({ start, cancel }, room);
    this.#heartbeat = setInterval(() => this.#isFull() || this.#send(":\n\n"), heartbeatMs).unref();
  }

  open(): ReadableStream<Uint8Array> {
    return this.#readable;
  }

  /** Reports progress; nothing piles up for a client that does not read. */
  tell(event: string, data: object): void {
    if (!this.#isFull()) this.#send(written(event, data));
  }

  last(event: string, data: object): void {
    this.#send(written(event, data));
    this.#flush();
    this.end();
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearInterval(this.#heartbeat);
    this.#uncount();
    this.#controller?.close();
  }

  /** Sends a text with all others of this turn of the event loop: each write to a socket costs as much as an answer. */
  #send(text: string): void {
    if (this.#unsent === "") setImmediate(() => this.#flush());
    this.#unsent += text;
  }

  #flush(): void {
    if (this.#unsent !== "" && !this.#hasEnded) this.#controller?.enqueue(new TextEncoder().encode(this.#unsent));
    this.#unsent = "";
  }

  #isFull(): boolean {
    return (this.#controller?.desiredSize ?? 0) <= this.#unsent.length;
  }
}

const written = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
