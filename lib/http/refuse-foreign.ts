import { AppError } from "../errors.ts";
import { faultOfHost } from "../net/own-names.ts";

/** Refuses a form from a page of another service, or to a name that is not this service's. */
export function refuseForeign(headers: Headers): void {
  const fault = faultOfHost(headers.get("host"));
  if (fault !== null) throw new AppError("invalid_request", fault);
  if (!isFromHere(headers))
    throw new AppError("invalid_request", "Send this form from the page of this service that shows it.");
}

/**
 * Whether a browser reports that a page of this very origin sent the form: by Sec-Fetch-Site, or by Origin over plain
 * http. A client that sends neither is not a browser, and can use the API.
 */
function isFromHere(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && URL.parse(origin)?.host === headers.get("host");
}
