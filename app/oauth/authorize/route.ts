import { OAuthRefusal } from "#lib/connector/oauth-refusal.ts";
import { requestAuthorization } from "#lib/connector/request-authorization.ts";
import { noCopy } from "#lib/contract.ts";
import { connectRequest } from "#lib/http/form-cookies.ts";
import { onward, refusedPage, wrongRequest, wrongRequestPage } from "#lib/http/plain-page.ts";
import { htmlType } from "#lib/http/respond.ts";
import { faultOfHost } from "#lib/net/own-names.ts";
import { refusalOf } from "#lib/net/refusal-of.ts";
import { callerFrom } from "#lib/net/request-head.ts";

// A client's state may travel in this address.
const always = { "Cache-Control": noCopy, "Referrer-Policy": "no-referrer" };
const html = { "Content-Type": htmlType, ...always };

/** Takes a client's request to connect, and sends its person on to consent. */
export async function GET(request: Request): Promise<Response> {
  const { headers } = request;
  try {
    const fault = faultOfHost(headers.get("host"));
    if (fault !== null) throw new OAuthRefusal("invalid_request", fault);
    const caller = callerFrom(headers);
    const outcome = await requestAuthorization({ query: new URL(request.url).searchParams, headers }, caller);
    if ("redirect" in outcome) return redirect(outcome.redirect, 302);
    if ("back" in outcome)
      return new Response(wrongRequestPage(outcome, headers.get("cookie") ?? undefined), {
        status: 400,
        headers: html,
      });
    return redirect(`/oauth/consent?request=${outcome.request}`, 303, connectRequest.keep(outcome.request));
  } catch (error) {
    const isFault = error instanceof OAuthRefusal;
    const { message, status } = isFault ? error : refusalOf(error);
    // Loading it again would change nothing where the client is at fault.
    const words = { title: wrongRequest, message, ...(isFault && { links: onward }) };
    const page = refusedPage(words, headers.get("cookie") ?? undefined);
    return new Response(page, { status: status === 401 ? 400 : status, headers: html });
  }
}

function redirect(to: string, status: 302 | 303, cookie?: string): Response {
  const headers = new Headers({ Location: to, ...always });
  if (cookie !== undefined) headers.append("Set-Cookie", cookie);
  return new Response(null, { status, headers });
}
