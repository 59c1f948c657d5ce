import { AppError } from "../errors.ts";
import { faultOfHost } from "../net/own-names.ts";

/** Refuses a form that no page of this service sent, or that was sent to a name which is not this service's. */
export function refuseForeign(headers: Headers): void {
  const fault = faultOfHost(headers.get("host"));
  if (fault !== null) throw new AppError("invalid_request", fault);
  if (!isFromHere(headers))
    throw new AppError("invalid_request", "Send this form from the page of this service that shows it.");
}

/**
 * Whether a browser says that a page of this very origin sent the form. It says so of itself by Sec-Fetch-Site, or by
 * Origin where the service is reached by plain http; who says neither is no browser, and has the API.
 */
function isFromHere(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && URL.parse(origin)?.host === headers.get("host");
}
