import { validateOriginHeader } from "@modelcontextprotocol/server";
import { faultOfHost, ownNames, withoutDot } from "../net/own-names.ts";

/**
 * Why a request must not be answered: a Host or an Origin that is not this service's, as a page of another site sends.
 * Null for one without an Origin: no browser sent it.
 */
export function faultOfOrigin(request: Request): string | null {
  const fault = faultOfHost(request.headers.get("host"));
  if (fault !== null) return fault;
  const origin = request.headers.get("origin");
  if (origin === null || validateOriginHeader(withoutDot(origin), ownNames()).ok) return null;
  return `The Origin ${JSON.stringify(origin)} is not this service's: pages of other sites may not call it.`;
}
