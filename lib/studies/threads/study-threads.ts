import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { People } from "../../engines/engine.ts";
import type { StudyEvent } from "../events/contract.ts";
import type { FromThread, Order, Outcome, ToThread } from "./messages.ts";

/** Where what a thread says of a study goes. */
export type Listener = { event: (event: StudyEvent) => void; people: (made: People) => void };
type Run = Listener & { end: (outcome: Outcome) => void; fail: (reason: unknown) => void };

/** How long a thread without a study is kept: its memory is then given back. */
const idleMs = 60_000;
/** A thread that needs more memory ends, and its process goes on. */
const memoryMb = 512;
/** How often a study is begun here: one that ends its thread would end every thread. */
const mostTries = 2;

/** Threads of this process that run studies, made when they are needed. */
export class StudyThreads {
  readonly #most: number;
  readonly #threads = new Set<Thread>();
  #runs = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Runs a study in a thread. A thread that ends before its study leaves it to another, which says the same again as the
   * simulator depends on its seed alone: nothing is heard twice.
   */
  async run(study: Omit<Order, "run">, listener: Listener, signal: AbortSignal): Promise<Outcome> {
    let heard = 0;
    for (let tries = 1; ; tries += 1) {
      let again = heard;
      const event = (said: StudyEvent) => {
        if (again > 0) again -= 1;
        else {
          heard += 1;
          listener.event(said);
        }
      };
      try {
        this.#runs += 1;
        return await this.#next().run({ ...study, run: this.#runs }, { ...listener, event }, signal);
      } catch (error) {
        if (!(error instanceof ThreadEnded) || tries === mostTries) throw error;
      }
    }
  }

  /** Ends the threads. */
  async end(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  /** The thread with the fewest studies; a new one while all are busy and there may be more. */
  #next(): Thread {
    const least = [...this.#threads].sort((one, other) => one.busy - other.busy)[0];
    if (least !== undefined && (least.busy === 0 || this.#threads.size >= this.#most)) return least;
    const thread = new Thread(() => this.#threads.delete(thread));
    this.#threads.add(thread);
    return thread;
  }
}

/** A thread ended before its study. */
class ThreadEnded extends Error {}

class Thread {
  readonly #runs = new Map<number, Run>();
  readonly #worker = new Worker(join(process.cwd(), "lib/studies/threads/study-thread.ts"), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  #idle: NodeJS.Timeout | undefined;

  constructor(gone: () => void) {
    const end = (reason: string) => {
      gone();
      clearTimeout(this.#idle);
      for (const { fail } of this.#runs.values()) fail(new ThreadEnded(reason));
    };
    this.#worker.on("message", (message: FromThread) => this.#hear(message));
    this.#worker.on("error", (error) => end(`A thread of studies broke: ${String(error)}`));
    this.#worker.on("exit", (code) => end(`A thread of studies ended with ${code}.`));
    // A process may end while a thread waits for its next study.
    this.#worker.unref();
  }

  get busy(): number {
    return this.#runs.size;
  }

  async run(order: Order, listener: Listener, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    const { promise, resolve: end, reject: fail } = Promise.withResolvers<Outcome>();
    this.#runs.set(order.run, { ...listener, end, fail });
    const stop = () => {
      this.#send({ stop: order.run });
      fail(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
    this.#send(order);
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", stop);
      this.#runs.delete(order.run);
      if (this.busy === 0) this.#idle = setTimeout(() => void this.end(), idleMs).unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    const run = this.#runs.get(message.run);
    if (run === undefined) return;
    if ("event" in message) run.event(message.event);
    else if ("people" in message) run.people(message.people);
    else run.end(message);
  }
}
