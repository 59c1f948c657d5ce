import { randomUUID } from "node:crypto";
import { accountOf, authenticate } from "../accounts/authenticate.ts";
import { type Account, type Caller, noCopy, type Verb } from "../contract.ts";
import { logUnlessAway } from "../db/storage-away.ts";
import type { Engine } from "../engines/findings.ts";
import { AppError } from "../errors.ts";
import { spendRead } from "../limits/spend-read.ts";
import { parse } from "../net/parse-arguments.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { callerFrom, networkOf } from "../net/request-head.ts";
import { preferAsync } from "../prefer.ts";
import { onceOf } from "../studies/brief-of.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { endOf, type StudyStart, startStudy } from "../studies/create-study.ts";
import { endEvents, endId, followStudyEndpoint, type TimedEvent, toldEvents } from "../studies/events/contract.ts";
import type { EventPage } from "../studies/events/read-events.ts";
import { findWatched, readEnd, readReplay, type Watcher, watchStudy } from "../studies/events/watch-study.ts";
import { engineOf, isComplete, toPending, toStudy } from "../studies/study.ts";
import { repeatable } from "../studies/study-request.ts";
import { hasEnded } from "../studies/study-status.ts";
import { EventStream, endWhenGone, eventText, reconnectMs } from "./event-stream.ts";
import type { Context, Handler } from "./handle.ts";
import { respondError, respondEvents } from "./respond.ts";

/** The door to a study's events: they stream, so there is no result to check, no length and no tag. */
export const followStudy: Handler = {
  endpoint: followStudyEndpoint,
  answer: (request, context) => follow(request, context, () => authenticate(request.headers)),
};

/** The same door for the page of a report: its address is all that a reader needs, and an event source sends no key. */
export const followReport: Handler["answer"] = (request, context) => follow(request, context, async () => null);

async function follow(request: Request, context: Context, readAccount: () => Promise<Account | null>) {
  let stream: StudyStream | undefined;
  try {
    const { headers } = request;
    const caller = callerFrom(headers);
    await spendRead(caller, followStudyEndpoint.cost);
    const account = await readAccount();
    const query = new URL(request.url).searchParams;
    const input = parse(followStudyEndpoint, { query, path: await context.params, headers });
    const { study_id, last_event_id, after } = input;
    const { status, engine } = await findWatched(study_id, account);
    if (last_event_id === endId) return new Response(null, { status: 204, headers: { "Cache-Control": noCopy } });
    if (request.method === "HEAD") return respondEvents(null, caller.spent);
    stream = new StudyStream(
      { study_id, after: Number(last_event_id ?? after ?? 0), engine },
      networkOf(caller.address),
    );
    const events = stream.open();
    stream.send(`retry: ${reconnectMs}\n\n`);
    endWhenGone(request, () => stream?.end());
    if (status === "complete" && last_event_id === undefined && after === undefined) await stream.replay();
    else stream.follow();
    return respondEvents(events, caller.spent);
  } catch (error) {
    stream?.end();
    return respondError(error);
  }
}

/** One client's stream of a study's events. */
class StudyStream extends EventStream implements Watcher {
  readonly study_id: string;
  after: number;
  readonly #engine: Engine;
  #unwatch: (() => void) | undefined;

  constructor({ study_id, after, engine }: { study_id: string; after: number; engine: Engine }, client: string) {
    super({ client, instead: `read GET /api/v1/studies/${study_id}` });
    this.study_id = study_id;
    this.after = after;
    this.#engine = engine;
  }

  /** Sends what a complete study's transcripts say, and its end. */
  async replay(): Promise<void> {
    const replay = await readReplay(this.study_id);
    const at = replay?.at.toISOString() ?? "";
    for (const event of replay?.events ?? []) this.#report({ ...event, at, cost_usd: null });
    await this.#finish();
  }

  /** Sends what follows the client's place, until the study has ended. */
  follow(): void {
    if (!this.hasEnded) this.#unwatch = watchStudy(this);
  }

  take({ events, status, hasMore }: EventPage): void {
    for (const { seq, data, cost_usd, at } of events) {
      this.#report({ ...data, at: at.toISOString(), cost_usd }, seq);
      this.after = seq;
    }
    if (hasMore || (status !== null && !hasEnded(status))) return;
    this.#unwatch?.();
    void this.#finish();
  }

  override end(): void {
    this.#unwatch?.();
    super.end();
  }

  async #finish(): Promise<void> {
    try {
      const end = await readEnd(this.study_id);
      if (end !== null) this.send(eventText(end.event, end.data, endId));
    } catch (error) {
      // The client reconnects and learns of the end then.
      logUnlessAway("The end of a study could not be sent")(error);
    }
    this.end();
  }

  /** An event quoted elsewhere must still say what composed it. */
  #report(event: TimedEvent, seq?: number): void {
    const data = event.event === "interview.turn" ? { ...event, engine: this.#engine.kind, synthetic: true } : event;
    this.send(eventText(event.event, data, seq));
  }
}

type Input = Parameters<Verb<typeof createStudyEndpoint>>[0];

/** Runs a study to its end and streams its events, even if the client disconnects; null when there are none. */
export async function streamStudy(input: Input, caller: Caller): Promise<ReadableStream<Uint8Array> | null> {
  if (input.dry_run || input.respond_async) return null;
  const once = onceOf(createStudyEndpoint, input);
  // The key's limit of concurrent studies bounds the streams of a client.
  const instead = `send ${preferAsync} and poll the study`;
  const stream = new EventStream({ client: randomUUID(), instead, endsItself: true });
  const events = stream.open();
  // Nothing piles up for a client that does not read: progress is left out.
  const report = (event: string, data: object) => stream.hasRoom() && stream.send(eventText(event, data));
  const { kind } = engineOf();
  try {
    const started = await startStudy(input, accountOf(caller), { once }, ({ event, ...data }) => {
      // An event quoted elsewhere must still say what it is.
      if (event === "interview.turn") report(event, { ...data, engine: kind, synthetic: true });
      else if (toldEvents.includes(event)) report(event, data);
    });
    if (started.ended === null) endOf(started.study, true);
    else report("started", toPending(started.study));
    void sendEnd(stream, started);
    return events;
  } catch (error) {
    stream.end();
    throw error;
  }
}

async function sendEnd(stream: EventStream, { study, ended }: StudyStart): Promise<void> {
  try {
    const end = endOf(ended === null ? study : await ended, ended === null);
    if (!isComplete(end))
      throw new AppError("research_failed", `The study ${repeatable}. It is kept as ${end.study_id}.`);
    stream.send(eventText(endEvents.complete, toStudy(end)));
  } catch (error) {
    const { code, message, extras } = refusalOf(error);
    stream.send(eventText(endEvents.failed, { error: code, message, ...extras }));
  }
  stream.end();
}
