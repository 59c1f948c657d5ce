import { isRequest } from "../connector/get-request.ts";
import { cookieOf, requestCookie } from "./form-cookies.ts";

/** Where a person goes who has signed in: on to consent if a client waits for it, else to their account. */
export function afterSignIn(headers: Headers): `/${string}` {
  const request = cookieOf(headers, requestCookie()) ?? "";
  return isRequest(request) ? `/oauth/consent?request=${request}` : "/account";
}
