import { canListen } from "./client.ts";
import { newEvents } from "./notices.ts";

/** How long after news a reading begins, in milliseconds: what follows at once is read with it. */
export const togetherMs = 100;
/** How often to read where PostgreSQL notifies its servers: a pooler may pass no notice on. */
const noticedEveryMs = 5_000;

/** Reads for all who wait; in how many milliseconds to read again at the latest, null when nobody waits. */
type Reading = () => Promise<number | null>;

/** Reads what is new while anyone waits for it: soon after news, and now and then in any case. */
export class NewsReader {
  readonly #read: Reading;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #isReading = false;
  #deafen: (() => void) | undefined;

  constructor(read: Reading) {
    this.#read = read;
  }

  /** Reads soon, and goes on until nobody waits. */
  wake(): void {
    this.#deafen ??= newEvents.listen(() => this.#within(togetherMs));
    this.#within(togetherMs);
  }

  #within(ms: number): void {
    const dueAt = performance.now() + ms;
    if (dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => void this.#make(), ms).unref();
  }

  async #make(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.#isReading) return this.#within(togetherMs);
    this.#isReading = true;
    const nextMs = await this.#read().finally(() => {
      this.#isReading = false;
    });
    if (nextMs !== null) return this.#within(nextMs);
    // Another may have come meanwhile.
    if (this.#dueAt < Number.POSITIVE_INFINITY) return;
    this.#deafen?.();
    this.#deafen = undefined;
  }
}

/** How often to read for those who wait: so often only where storage notifies nobody. */
export const everyMs = async (unheardMs: number): Promise<number> => ((await canListen()) ? noticedEveryMs : unheardMs);
