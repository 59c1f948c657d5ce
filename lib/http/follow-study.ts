import { authenticate } from "../accounts/authenticate.ts";
import type { Account } from "../contract.ts";
import { env } from "../env.ts";
import { networkOf } from "../limits/network.ts";
import { spendRead } from "../limits/spend-read.ts";
import { callerFrom } from "../net/client-address.ts";
import { endId, followStudyEndpoint } from "../studies/events/contract.ts";
import { findWatched } from "../studies/events/find-watched.ts";
import { EventStream } from "./event-stream.ts";
import type { Context, Handler } from "./handle.ts";
import { endWhenGone } from "./open-streams.ts";
import { parse } from "./parse.ts";
import { respondError, respondEvents } from "./respond.ts";

/**
 * The door to a study's events. It has its own door because its answer streams: no result to check, no length, no tag. It
 * shares limits, input, refusals and headers with the others.
 */
export const followStudy: Handler = {
  endpoint: followStudyEndpoint,
  answer: (request, context) => follow(request, context, () => authenticate(request.headers)),
};

/** The same door for the page of a report: its address is all that a reader needs, and an event source sends no key. */
export const followReport: Handler["answer"] = (request, context) => follow(request, context, async () => null);

async function follow(request: Request, context: Context, readAccount: () => Promise<Account | null>) {
  let stream: EventStream | undefined;
  try {
    const { headers } = request;
    const caller = callerFrom(headers, env().TRUSTED_PROXY_HOPS);
    await spendRead(caller, followStudyEndpoint.cost);
    const account = await readAccount();
    const query = new URL(request.url).searchParams;
    const given = parse(followStudyEndpoint, { query, path: await context.params, headers });
    const { study_id, last_event_id, after } = given;
    const { status, engine } = await findWatched(study_id, account);
    if (last_event_id === endId) return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    if (request.method === "HEAD") return respondEvents(null, caller.spent);
    stream = new EventStream(
      { study_id, after: Number(last_event_id ?? after ?? 0), engine },
      networkOf(caller.address),
    );
    const events = stream.open();
    endWhenGone(request, () => stream?.end());
    if (status === "complete" && last_event_id === undefined && after === undefined) await stream.replay();
    else stream.follow();
    return respondEvents(events, caller.spent);
  } catch (error) {
    stream?.end();
    return respondError(error);
  }
}
