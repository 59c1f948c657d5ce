/**
 * Reads the same for all callers that came before a reading began. A caller never shares one that was running when it
 * came: its result may be older than the call.
 */
export class SharedRead<Value> {
  readonly #read: () => Promise<Value>;
  #running: Promise<Value> | null = null;
  #next: Promise<Value> | null = null;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
  }

  get(): Promise<Value> {
    if (this.#running === null) return this.#begin();
    // After a failure those who wait get it too: each would else wait for a failure of its own.
    this.#next ??= this.#running.then(() => this.#begin());
    return this.#next;
  }

  #begin(): Promise<Value> {
    const running = this.#read();
    const ended = () => {
      if (this.#running === running && this.#next === null) this.#running = null;
    };
    const failed = () => {
      if (this.#running === running) this.#running = this.#next = null;
    };
    this.#running = running;
    this.#next = null;
    running.then(ended, failed);
    return running;
  }
}
