import { connectorPath } from "../connector/contract.ts";
import { noteStep } from "../connector/flows.ts";
import { invalidRequest, OAuthRefusal } from "../connector/oauth-refusal.ts";
import { type Caller, keptFor, noCopy } from "../contract.ts";
import { demoHeaders } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { spendRead } from "../limits/spend-read.ts";
import { faultOfHost } from "../net/own-names.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { callerFrom, readBytes } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { readForm } from "./handle-form.ts";
import { asJson } from "./negotiation.ts";
import { exposedHeaders, inert, respondError } from "./respond.ts";
import { anyPage, postMethods, protocolHeader, usualHeaders } from "./route.ts";

/** Any page may call these: they read no cookie, so a foreign page gains nothing by them. */
const always = {
  ...anyPage,
  "Access-Control-Allow-Headers": `${usualHeaders}, ${protocolHeader}`,
  "Access-Control-Expose-Headers": exposedHeaders,
  ...inert,
};

type Answer = { status?: number; body: object | null; cache?: string };
type Route = (request: Request) => Promise<Response>;

/** The preflight of an address of OAuth, for clients that run in a browser. */
const preflight =
  (methods: string): Route =>
  async () =>
    new Response(null, {
      status: 204,
      headers: { ...always, Allow: methods, "Access-Control-Allow-Methods": methods },
    });
/** The same of one that takes a form or JSON. */
export const preflightOfPost = preflight(postMethods);

/** The door of an address of OAuth that takes a form. */
export const oauthForm = (act: (form: URLSearchParams, caller: Caller) => Promise<Answer>): Route =>
  answering(async (request, caller) => {
    refuseQuery(request);
    if (mediaType(request) !== "application/x-www-form-urlencoded")
      throw invalidRequest("Send a form, with Content-Type: application/x-www-form-urlencoded.");
    return act(await readForm(request), caller);
  });

/** The door of an address of OAuth that takes JSON. */
export const oauthJson = (act: (input: unknown, caller: Caller) => Promise<Answer>): Route =>
  answering(async (request, caller) => {
    refuseQuery(request);
    if (mediaType(request) !== "application/json")
      throw new OAuthRefusal("invalid_client_metadata", `Send it ${asJson}.`);
    return act(parsed(await readBytes(request, sizeLimits.form.bytes)), caller);
  });

function answering(run: (request: Request, caller: Caller) => Promise<Answer>): Route {
  return async (request) => {
    try {
      const fault = faultOfHost(request.headers.get("host"));
      if (fault !== null) throw invalidRequest(fault);
      const caller = callerFrom(request.headers);
      await spendRead(caller);
      return responseOf(await run(request, caller));
    } catch (error) {
      return refused(error);
    }
  };
}

function responseOf({ status = 200, body, cache = noCopy }: Answer, more: Record<string, string> = {}): Response {
  const headers = { ...always, ...demoHeaders(), "Cache-Control": cache, Pragma: "no-cache", ...more };
  if (body === null) return new Response(null, { status, headers });
  return new Response(JSON.stringify(body), { status, headers: { ...headers, "Content-Type": "application/json" } });
}

/** A refusal in OAuth's form; one of this service keeps its own code and sentence in it. */
function refused(thrown: unknown): Response {
  if (thrown instanceof OAuthRefusal)
    return responseOf({ status: thrown.status, body: { error: thrown.code, error_description: thrown.message } });
  const { code, status, message, headers, extras } = refusalOf(thrown);
  const error =
    status >= 500 ? "server_error" : code === "rate_limited" ? "temporarily_unavailable" : "invalid_request";
  const answer = responseOf({ status, body: { error, error_description: message } }, headers);
  if (extras.retry_after !== undefined) answer.headers.set("Retry-After", String(extras.retry_after));
  return answer;
}

/** Addresses are logged on their way, so no secret may travel in one. */
function refuseQuery({ url }: Request): void {
  if (new URL(url).search !== "")
    throw invalidRequest("Send everything in the body: addresses are logged on their way.");
}

const mediaType = ({ headers }: Request) => headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

function parsed(bytes: Uint8Array): unknown {
  try {
    return parseStrictJson(bytes);
  } catch (error) {
    if (error instanceof AppError) throw new OAuthRefusal("invalid_client_metadata", error.message);
    throw error;
  }
}

/**
 * The route of a metadata document, which a client reads before it has any token: below its address at the connector's
 * path, and at its root where it is so for all.
 */
export function metadataRoute(body: () => object, { atRoot }: { atRoot: boolean }) {
  const answer = answering(async (_, { address }) => {
    await noteStep(address, { step: "metadata" });
    return { body: body(), cache: keptFor("usual") };
  });
  return {
    GET: async (request: Request, context: { params: Promise<{ path?: string[] }> }): Promise<Response> => {
      const { path = [] } = await context.params;
      if ((atRoot && path.length === 0) || `/${path.join("/")}` === connectorPath) return answer(request);
      return respondError(new AppError("not_found", `The connector is at ${connectorPath}: leave out any other path.`));
    },
    OPTIONS: preflight("GET, HEAD, OPTIONS"),
  };
}
