import { env } from "../env.ts";

const sessionSeconds = 12 * 3600;
/** How long a new key can be read on the operator's page: it survives a reload, and hardly more. */
const newKeySeconds = 60;

const isSecure = () => env().PUBLIC_URL.startsWith("https:");

/** The name of the operator's session cookie; where the service is reached by https, no other host can have set it. */
export const sessionCookie = () => (isSecure() ? "__Host-operator" : "operator");

/** The name of the cookie in which a new key travels from the form that made it to the page that shows it. */
export const newKeyCookie = "operator_new_key";

/** Keeps a session in the browser; without a secret it is forgotten. */
export const keepSession = (secret: string | null) =>
  cookie(sessionCookie(), secret, { path: "/", seconds: sessionSeconds });

/** Keeps a new key for a minute, for the operator's pages only; without one it is forgotten. */
export const keepNewKey = (key: string | null) =>
  cookie(newKeyCookie, key, { path: "/operator", seconds: newKeySeconds });

/** A cookie that a request brought; null where it brought none. */
export function cookieOf(headers: Headers, name: string): string | null {
  const pairs = (headers.get("cookie") ?? "").split(/;\s*/).map((pair) => pair.split("="));
  return pairs.find(([own]) => own === name)?.[1] ?? null;
}

function cookie(name: string, value: string | null, { path, seconds }: { path: string; seconds: number }): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${name}=${value ?? ""}; Path=${path}; Max-Age=${value === null ? 0 : seconds}; SameSite=Lax; HttpOnly${secure}`;
}
