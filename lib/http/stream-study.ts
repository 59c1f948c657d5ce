import { randomUUID } from "node:crypto";
import { accountOf } from "../accounts/account-of.ts";
import type { Caller, Verb } from "../contract.ts";
import { AppError } from "../errors.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { engineOf } from "../studies/engine-of.ts";
import { onceOf } from "../studies/run/idempotency.ts";
import { endOf, type Started, startStudy } from "../studies/run/start-study.ts";
import { toPending, toStudy } from "../studies/study.ts";
import { countStream, heartbeatMs } from "./open-streams.ts";
import { refusalOf } from "./respond.ts";

/** What may wait in memory for a client that reads slowly; what tells the progress only is left out beyond it. */
const waitingBytes = 64 * 1024;

type Input = Parameters<Verb<typeof createStudyEndpoint>>[0];

/**
 * Runs a study and tells its events as they come; null where there are none to tell. What is refused before the study is stored is refused like any request;
 * after that, whoever goes away or cannot be told more leaves the study to run to its end.
 */
export async function streamStudy(input: Input, caller: Caller): Promise<ReadableStream<Uint8Array> | null> {
  if (input.dry_run || input.respond_async) return null;
  const once = onceOf(createStudyEndpoint, input);
  const stream = new StudyStream();
  const { kind } = engineOf();
  try {
    const started = await startStudy(input, accountOf(caller), { once }, ({ event, ...data }) => {
      // What is quoted out of a stream must still say what it is.
      if (event === "interview.turn") stream.tell(event, { ...data, engine: kind, synthetic: true });
      else if (event !== "started") stream.tell(event, data);
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

async function follow(stream: StudyStream, { study, ended }: Started): Promise<void> {
  try {
    const end = endOf(ended === null ? study : await ended, ended === null);
    if (end.status === "complete") stream.last("completed", toStudy(end));
    else throw new AppError("research_failed", `The study was cancelled. It is kept as ${toPending(end).id}.`);
  } catch (error) {
    const { code, message, extras } = refusalOf(error);
    stream.last("failed", { error: code, message, ...extras });
  }
}

/** Server-sent events of one study. What comes before the client reads is kept, within bounds, until it does. */
class StudyStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #readable: ReadableStream<Uint8Array>;
  readonly #uncount: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  #hasEnded = false;

  constructor() {
    // How many a client may hold is told by how many studies its key may run.
    this.#uncount = countStream(randomUUID(), null, "send Prefer: respond-async and poll the study");
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      this.#controller = controller;
    };
    const cancel = () => {
      // The client has gone and has closed the stream with that.
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

  /** Tells how far it has come; nothing piles up for a client that does not read. */
  tell(event: string, data: object): void {
    if (!this.#isFull()) this.#send(written(event, data));
  }

  last(event: string, data: object): void {
    this.#send(written(event, data));
    this.end();
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearInterval(this.#heartbeat);
    this.#uncount();
    this.#controller?.close();
  }

  #send(text: string): void {
    if (!this.#hasEnded) this.#controller?.enqueue(new TextEncoder().encode(text));
  }

  #isFull(): boolean {
    return (this.#controller?.desiredSize ?? 0) <= 0;
  }
}

const written = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
