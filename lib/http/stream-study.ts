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
import { EventStream, eventText } from "./event-stream.ts";

/** Events that this stream sends in another form, or leaves to those who watch (`follow_study`). */
const untold: StudyEvent["event"][] = ["started", "interview.answered", "quotes.checked"];

type Input = Parameters<Verb<typeof createStudyEndpoint>>[0];

/** Runs a study to its end and streams its events, even if the client disconnects; null when there are none. */
export async function streamStudy(input: Input, caller: Caller): Promise<ReadableStream<Uint8Array> | null> {
  if (input.dry_run || input.respond_async) return null;
  const once = onceOf(createStudyEndpoint, input);
  // The key's limit of concurrent studies bounds the streams of a client.
  const instead = "send Prefer: respond-async and poll the study";
  const stream = new EventStream({ client: randomUUID(), instead, endsItself: true });
  const events = stream.open();
  // Nothing piles up for a client that does not read: progress is left out.
  const report = (event: string, data: object) => stream.hasRoom() && stream.send(eventText(event, data));
  const { kind } = engineOf();
  try {
    const started = await startStudy(input, accountOf(caller), { once }, ({ event, ...data }) => {
      // An event quoted elsewhere must still say what it is.
      if (event === "interview.turn") report(event, { ...data, engine: kind, synthetic: true });
      else if (!untold.includes(event)) report(event, data);
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
    if (end.status !== "complete")
      throw new AppError("research_failed", `The study was cancelled. It is kept as ${toPending(end).id}.`);
    stream.send(eventText("completed", toStudy(end)));
  } catch (error) {
    const { code, message, extras } = refusalOf(error);
    stream.send(eventText("failed", { error: code, message, ...extras }));
  }
  stream.end();
}
