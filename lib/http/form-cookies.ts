import { newKeySeconds, sessionHours } from "../accounts/account-limits.ts";
import { requestMinutes } from "../connector/contract.ts";
import { env } from "../env.ts";
import { codeMinutes, memberCookieName, shownCodeSeconds } from "../sign-in/contract.ts";

const isSecure = () => env().PUBLIC_URL.startsWith("https:");

/** A cookie's name: over https, one that no other host can set. */
const named = (name: string) => (isSecure() ? `__Host-${name}` : name);

/** The name of the operator's session cookie. */
export const sessionCookie = () => named("operator");

/** The cookie that carries a new key from its form to the page that shows it. */
export const newKeyCookie = () => named("operator_new_key");

/** The cookie that carries a new key from a person's form to the page that shows it. */
export const memberKeyCookie = () => named("account_new_key");

/** Keeps a person's new key for a minute; without one, forgets it. */
export const keepMemberKey = (key: string | null) => cookie(memberKeyCookie(), key, newKeySeconds);

/** Keeps a session in the browser; without a secret, forgets it. */
export const keepSession = (secret: string | null) => cookie(sessionCookie(), secret, sessionHours * 3600);

/** Keeps a new key for a minute; without one, forgets it. */
export const keepNewKey = (key: string | null) => cookie(newKeyCookie(), key, newKeySeconds);

/** The cookie that carries the address of a requested code to the form that takes it. */
export const addressCookie = () => named("sign_in_address");

/** Keeps the address of a requested code as long as the code is good; without one, forgets it. */
export const keepAddress = (email: string | null) =>
  cookie(addressCookie(), email && encodeURIComponent(email), codeMinutes * 60);

/** The address in the cookie; empty where there is none, or a malformed one. */
export function addressIn(value: string | undefined): string {
  try {
    return decodeURIComponent(value ?? "");
  } catch {
    return "";
  }
}

/** The cookie by which a sign-in link knows the browser of its request. */
export const browserCookie = () => named("sign_in_browser");

/** Keeps the browser's half of a link as long as the link is good; without one, forgets it. */
export const keepBrowser = (secret: string | null) => cookie(browserCookie(), secret, codeMinutes * 60);

/** The cookie that carries a client's request to connect through sign-in. */
export const requestCookie = () => named("connect_request");

/** Keeps a request to connect until it is decided or too old; without one, forgets it. */
export const keepRequest = (request: string | null) => cookie(requestCookie(), request, requestMinutes * 60);

/** The name of a person's session cookie. */
const memberCookie = () => memberCookieName(isSecure());

/** Forgets a person's session in the browser. */
export const forgetMember = () => cookie(memberCookie(), null, 0);

/** The cookie that carries a code from the operator's form to the page that shows it. */
export const shownCodeCookie = () => named("operator_code");

/** Keeps a code that the operator made until the page has shown it; without one, forgets it. */
export const keepShownCode = (code: string | null) => cookie(shownCodeCookie(), code, shownCodeSeconds);

/** A cookie of a request; null without it. */
export function cookieOf(headers: Headers, name: string): string | null {
  const pairs = (headers.get("cookie") ?? "").split(/;\s*/).map((pair) => pair.split("="));
  return pairs.find(([own]) => own === name)?.[1] ?? null;
}

/** Browsers take the prefix __Host- only with the path "/", so every cookie has it. */
function cookie(name: string, value: string | null, seconds: number): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${name}=${value ?? ""}; Path=/; Max-Age=${value === null ? 0 : seconds}; SameSite=Lax; HttpOnly${secure}`;
}
