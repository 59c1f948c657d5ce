import { processWide } from "../process-wide.ts";
import { hearSiblings, tellSiblings } from "../siblings.ts";
import { canListen, database } from "./client.ts";

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

/** How long after a hint a round begins, in milliseconds: by then the transaction that hinted has committed. */
const hintMs = 100;
/** How long after it failed a round is made again, in milliseconds. */
export const againAfterMs = 5_000;
/** How long after a use of storage a round begins, in milliseconds: another server may have left something. */
const afterUseMs = 5_000;

/** How many rounds run in this process: what they read is no use of storage. */
const running = processWide<{ rounds: number }>("rounds");

/** What one round leaves: in how many milliseconds the next thing is due; null when nothing is. */
type Round = () => Promise<number | null>;

/**
 * Makes rounds of some work when it is due: at its start, at a hint, and when the last round said. With nothing due no
 * statement goes out. PostgreSQL hints at what another server has left; on a Neon, which would then not sleep, a round
 * follows the use of storage by anything else, and so finds it. So it does where a hint was lost.
 */
export class Rounds {
  readonly #round: Round;
  readonly #report: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #now: Promise<void> | undefined;
  #stops: (() => void)[] = [];
  #isFollowing = false;
  #hasStopped = false;

  constructor(round: Round, report: (error: unknown) => void) {
    this.#round = round;
    this.#report = report;
  }

  /** Makes the first round, and others when they are due. */
  async start(): Promise<void> {
    this.#stops.push(dueWork.listen(() => this.within(hintMs)));
    await this.#make();
  }

  /** Makes a round in so many milliseconds at the latest. */
  within(ms: number): void {
    const dueAt = performance.now() + ms;
    if (this.#hasStopped || dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => void this.#make(), ms).unref();
  }

  /** Makes no more rounds, and waits for one that runs. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    for (const stop of this.#stops) stop();
    clearTimeout(this.#timer);
    await this.#now;
  }

  async #make(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY;
    await this.#now;
    if (this.#hasStopped) return;
    this.#now = this.#makeOne().finally(() => {
      this.#now = undefined;
    });
    await this.#now;
  }

  async #makeOne(): Promise<void> {
    running.current ??= { rounds: 0 };
    running.current.rounds += 1;
    try {
      const nextMs = await this.#round();
      await this.#followUse();
      if (nextMs !== null) this.within(Math.max(hintMs, nextMs));
    } catch (error) {
      this.#report(error);
      this.within(againAfterMs);
    } finally {
      running.current.rounds -= 1;
    }
  }

  /** Makes a round after storage was used by anything but rounds. */
  async #followUse(): Promise<void> {
    if (this.#isFollowing || this.#hasStopped) return;
    this.#isFollowing = true;
    const { $client: pool } = (await database()) as unknown as { $client: NodeJS.EventEmitter };
    const used = () => {
      if (running.current?.rounds === 0) this.within(afterUseMs);
    };
    pool.on("acquire", used);
    this.#stops.push(() => pool.off("acquire", used));
  }
}

/** A notice without content, which one process of this server sends to all of them. */
function notice(topic: string) {
  const shared = processWide<Set<() => void>>(`notice-${topic}`);
  const passOn = () => {
    for (const listener of shared.current ?? []) listener();
  };
  return {
    /** Sends the notice to all processes of this server. */
    send(): void {
      tellSiblings(topic);
      passOn();
    },
    /** Passes the notice on in this process. */
    passOn,
    /** Calls the listener at each notice until the returned function is called. */
    listen(listener: () => void): () => void {
      if (shared.current === undefined) hearSiblings(topic, passOn);
      shared.current ??= new Set();
      shared.current.add(listener);
      return () => shared.current?.delete(listener);
    },
  };
}

/** There are new events, of the feed or of a study. */
export const newEvents = notice("news");

/** Something is due, or will be; the process that holds the server's jobs then reads when. */
export const dueWork = notice("due");
