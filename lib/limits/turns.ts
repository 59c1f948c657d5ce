type Waiter = (isMine: boolean) => void;

/**
 * Lets so many go on at once. The others wait, for so long at most, and the clients take turns: one that asks for much
 * waits for itself, not others for it.
 */
export class Turns {
  #free: number;
  readonly #waitMs: number;
  /** Who waits, by client, the client whose turn is next first. */
  readonly #waiting = new Map<string, Waiter[]>();

  constructor(atOnce: number, waitMs: number) {
    this.#free = atOnce;
    this.#waitMs = waitMs;
  }

  /** Whether a turn came in time, before the client had gone; it lasts until `end` is called. */
  async take(client: string, gone: AbortSignal): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), resolve]);
    const leave = () => this.#leave(client, resolve);
    const timer = setTimeout(leave, this.#waitMs);
    gone.addEventListener("abort", leave);
    const isMine = await promise;
    clearTimeout(timer);
    gone.removeEventListener("abort", leave);
    return isMine;
  }

  /** Ends one turn and begins the next. */
  end(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    const [client, [first, ...rest]] = next;
    this.#waiting.delete(client);
    if (rest.length > 0) this.#waiting.set(client, rest);
    first!(true);
  }

  #leave(client: string, waiter: Waiter): void {
    const rest = (this.#waiting.get(client) ?? []).filter((other) => other !== waiter);
    if (rest.length > 0) this.#waiting.set(client, rest);
    else this.#waiting.delete(client);
    waiter(false);
  }
}
