import { newKeySeconds, sessionHours } from "../accounts/account-limits.ts";
import { requestMinutes } from "../connector/contract.ts";
import { isHttps } from "../net/named-response.ts";
import { codeMinutes, memberCookieName, shownCodeSeconds } from "../sign-in/contract.ts";
import { valueOr } from "../value-or.ts";

/** A cookie's name: over https, one that no other host can set. */
const nameOf = (name: string) => (isHttps() ? `__Host-${name}` : name);

/** A cookie of a form: its name, and the header that keeps a value for its time or, without one, forgets it. */
const formCookie = (name: string, seconds: number, write: (value: string) => string = String) => ({
  name: () => nameOf(name),
  seconds,
  keep: (value: string | null) => cookie(nameOf(name), value && write(value), seconds),
});

export const operatorSession = formCookie("operator", sessionHours * 3600);
/** A new key, on its way from the operator's form to the page that shows it. */
export const operatorKey = formCookie("operator_new_key", newKeySeconds);
/** A code that the operator made, on its way to the page that shows it. */
export const operatorCode = formCookie("operator_code", shownCodeSeconds);
/** A new key, on its way from a person's form to the page that shows it. */
export const memberKey = formCookie("account_new_key", newKeySeconds);
/** The address of a requested code, for the form that takes the code. */
export const signInAddress = formCookie("sign_in_address", codeMinutes * 60, encodeURIComponent);
/** The address that was typed into a form of sign-in that was refused, for the form that is shown again. */
export const typedAddress = formCookie("typed_address", codeMinutes * 60, encodeURIComponent);
/** The browser's half of a sign-in link, as long as the link is good. */
export const signInBrowser = formCookie("sign_in_browser", codeMinutes * 60);
/** A client's request to connect, through sign-in, until it is decided or too old. */
export const connectRequest = formCookie("connect_request", requestMinutes * 60);

/** The address in the cookie; empty where there is none, or a malformed one. */
export const addressIn = (value: string | undefined): string => valueOr(() => decodeURIComponent(value ?? ""), "");

/** Forgets a person's session in the browser. */
export const forgetMember = () => cookie(memberCookieName(isHttps()), null, 0);

/** A cookie of a request; null without it. */
export function cookieOf(headers: Headers, name: string): string | null {
  const pairs = (headers.get("cookie") ?? "").split(/;\s*/).map((pair) => pair.split("="));
  return pairs.find(([own]) => own === name)?.[1] ?? null;
}

/** Browsers take the prefix __Host- only with the path "/", so every cookie has it. */
export function cookie(name: string, value: string | null, seconds: number): string {
  const secure = isHttps() ? "; Secure" : "";
  return `${name}=${value ?? ""}; Path=/; Max-Age=${value === null ? 0 : seconds}; SameSite=Lax; HttpOnly${secure}`;
}
