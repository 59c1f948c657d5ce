import { streamActivityEndpoint } from "../activity/contract.ts";
import { type FeedItem, largestPage, readFeed, readSince, type Since, writeCursor } from "../activity/get-activity.ts";
import { joinTail, type Listener, leaveTail } from "../activity/tail.ts";
import type { Caller } from "../contract.ts";
import { logUnlessAway } from "../db/storage-away.ts";
import { spendRead } from "../limits/spend-read.ts";
import { parse } from "../net/parse-arguments.ts";
import { addressOf, networkOf } from "../net/request-head.ts";
import { EventStream, endWhenGone, reconnectMs } from "./event-stream.ts";
import type { Handler } from "./handle.ts";
import { respondError, respondEvents } from "./respond.ts";

/** The door of the live feed: it has no end, so there is no result to check, no length and no tag. */
export const streamActivity: Handler = {
  endpoint: streamActivityEndpoint,
  answer: async (request) => {
    let stream: ActivityStream | undefined;
    try {
      const caller: Caller = { address: addressOf(request.headers), spent: [] };
      await spendRead(caller, streamActivityEndpoint.cost);
      const { headers } = request;
      const query = new URL(request.url).searchParams;
      const { cursor, last_event_id } = parse(streamActivityEndpoint, { query, path: {}, headers });
      // A reconnecting client sends its first address again, and its present place in this header.
      const from = last_event_id || cursor;
      if (request.method === "HEAD") return respondEvents(null, caller.spent);
      stream = new ActivityStream(networkOf(caller.address));
      endWhenGone(request, () => stream?.end());
      return respondEvents(stream.follow(await readSince(from, from === undefined ? 0 : largestPage)), caller.spent);
    } catch (error) {
      stream?.end();
      return respondError(error);
    }
  },
};

/** One client's stream: it reads from its cursor to the head by itself, and then follows the tail. */
class ActivityStream extends EventStream implements Listener {
  position = 0;
  #first: Since | null = null;
  #isLive = false;

  constructor(client: string) {
    super({ client, instead: "read GET /api/activity with your cursor" });
  }

  follow(first: Since): ReadableStream<Uint8Array> {
    this.#first = first;
    this.position = first.position;
    // An id without data: a client cut off before the first item resumes here as well.
    const begin = first.items.length === 0 ? `id: ${writeCursor(first)}\n` : "";
    this.send(`retry: ${reconnectMs}\n${begin}\n`);
    return this.open(() => this.#read());
  }

  /** A client that reads too slowly goes back to reading by itself, so nothing piles up for it. */
  take(items: FeedItem[], epoch: string): void {
    if (this.hasRoom()) this.#give(items, epoch);
    else {
      leaveTail(this);
      this.#isLive = false;
    }
  }

  override end(): void {
    leaveTail(this);
    super.end();
  }

  /** Reads on while there is room, until this client has everything. */
  async #read(): Promise<void> {
    try {
      while (!this.#isLive && !this.hasEnded && this.hasRoom()) {
        const page = this.#first ?? (await readFeed(this.position, largestPage));
        this.#first = null;
        // Storage was put back to an earlier state: a reconnecting client learns where to continue.
        if (page.head < this.position) this.end();
        if (this.hasEnded) return;
        this.#give(page.items, page.epoch);
        if (page.items.length === 0) this.position = Math.min(page.head, this.position + largestPage);
        this.#isLive = this.position >= page.head && joinTail(this);
      }
    } catch (error) {
      // The client reconnects and continues from its place.
      logUnlessAway("A stream of activity could not go on")(error);
      this.end();
    }
  }

  #give(items: FeedItem[], epoch: string): void {
    const events = items.map(({ position, item }) => `id: ${writeCursor({ epoch, position })}\ndata: ${item.text}\n\n`);
    this.send(events.join(""));
    this.position = items.at(-1)?.position ?? this.position;
  }
}
