import { FastResponse } from "srvx/node";
import { authenticate } from "../accounts/authenticate.ts";
import type { Caller, Endpoint, Verb } from "../contract.ts";
import { env } from "../env.ts";
import { spendRead } from "../limits/spend-read.ts";
import { addressOf } from "../net/client-address.ts";
import { createStudyEndpoint, researchEndpoint } from "../studies/contract.ts";
import { createStudy } from "../studies/create-study.ts";
import { research } from "../studies/research.ts";
import type { Ways } from "../studies/run/accept-study.ts";
import { onceOf } from "../studies/run/idempotency.ts";
import { accepts, prefers } from "./accepts.ts";
import { type Handled, inputOf } from "./handle.ts";
import { respond, respondError } from "./respond.ts";
import { streamStudy } from "./stream-study.ts";

// The door of what runs a study. It stands beside the door of all other operations because headers say how a study is to
// be run and told of: Prefer, Accept and Idempotency-Key.

type Asked<E extends Endpoint> = { input: Parameters<Verb<E>>[0]; caller: Caller; once: Ways["once"] };

function handleHeaders<E extends Endpoint>(
  endpoint: E,
  answer: (request: Request, asked: Asked<E>) => Promise<Response>,
): Handled {
  return {
    endpoint,
    answer: async (request, context) => {
      try {
        const caller: Caller = { address: addressOf(request.headers, env().TRUSTED_PROXY_HOPS), spent: [] };
        await spendRead(caller, endpoint.cost);
        caller.account = await authenticate(request.headers);
        const input = await inputOf(endpoint, request, context, caller);
        const once = onceOf(request.headers.get("idempotency-key"), endpoint.name, input);
        return await answer(request, { input, caller, once });
      } catch (error) {
        return respondError(error);
      }
    },
  };
}

/** POST /studies: waits for the findings, or answers at once (Prefer: respond-async), or tells events (Accept: text/event-stream). */
export const handleCreateStudy = handleHeaders(createStudyEndpoint, async (request, { input, caller, once }) => {
  const { headers } = request;
  const respond_async = prefers(headers.get("prefer"), "respond-async");
  if (!input.dry_run && !respond_async && accepts(headers.get("accept"), "text/event-stream"))
    return streamStudy(input, caller, once);
  const result = await createStudy(input, caller, { respond_async, once });
  const status = createStudyEndpoint.status!(result as never);
  const answer = respond(request, result, { status, cache: "no-store", spent: caller.spent, link: null });
  if ("id" in result) answer.headers.set("Location", addressOfStudy(result.id));
  if (status === 202) answer.headers.set("Preference-Applied", "respond-async");
  return answer;
});

/** POST /research: the summary within JSON, or as it is (Accept: text/markdown) with the study's addresses in headers. */
export const handleResearch = handleHeaders(researchEndpoint, async (request, { input, caller, once }) => {
  const result = await research(input, caller, { once });
  if ("dry_run" in result)
    return respond(request, result, { status: 200, cache: "no-store", spent: caller.spent, link: null });
  const link = `<${result.report_url}>; rel="alternate"; type="text/html"`;
  const answer = respond(request, result, { status: 200, cache: "no-store", spent: caller.spent, link });
  const { headers } = answer;
  headers.set("Location", addressOfStudy(result.id));
  headers.append("Vary", "Accept");
  if (!accepts(request.headers.get("accept"), "text/markdown")) return answer;
  headers.set("Content-Type", "text/markdown; charset=utf-8");
  return new FastResponse(result.markdown, { headers });
});

const addressOfStudy = (study_id: string) => `/api/v1/studies/${study_id}`;
