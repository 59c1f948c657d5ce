/** What a page says that got no turn in time. */
export const noTurn = "Too many readers at this moment";

type Waiter = (isMine: boolean) => void;

/** Runs a fixed number at once; clients take turns, so a greedy client waits for itself alone. */
export class Turns {
  #free: number;
  readonly #waitMs: number;
  /** The waiting clients, the next one first. */
  readonly #waiting = new Map<string, Waiter[]>();

  constructor(atOnce: number, waitMs: number) {
    this.#free = atOnce;
    this.#waitMs = waitMs;
  }

  /** Waits for a turn; whether it came in time and before the client left. It lasts until `end` is called. */
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

  waitingOf(client: string): number {
    return this.#waiting.get(client)?.length ?? 0;
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
