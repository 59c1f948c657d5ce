import { capital } from "../cut-text.ts";
import { env } from "../env.ts";
import { isLoopback, loopback } from "./this-machine.ts";

/** The same name with and without the final dot of DNS. */
export const withoutDot = (name: string) => name.replace(/\.(?=(:\d*)?$)/, "");

/** A name as in addresses: in lower case, and an IPv6 address in brackets and in its short form. */
function hostOf(name: string): string {
  const host = name.includes(":") ? `[${name}]` : name;
  return withoutDot(URL.parse(`http://${host}`)?.hostname ?? name);
}

/** The names of this service: public, listening and, when either is a loopback name, all of those. */
export function ownNames(): string[] {
  const names = [withoutDot(new URL(env().PUBLIC_URL).hostname), hostOf(env().HOSTNAME)];
  return names.some(isLoopback) ? [...names, ...loopback] : names;
}

/** Why a Host that is no name of this service is refused (DNS rebinding); null for a right one. */
export function faultOfHost(host: string | null): string | null {
  const name = URL.parse(`http://${withoutDot(host ?? "")}`)?.hostname;
  if (name !== undefined && ownNames().includes(name)) return null;
  const { PUBLIC_URL, HOSTNAME } = env();
  const text = JSON.stringify(host);
  const fault = `the Host ${text} is not this service's`;
  const set = "set PUBLIC_URL to the address it is called at";
  // Only its operator knows the names of a service that listens everywhere without a public name.
  return ["0.0.0.0", "[::]"].includes(hostOf(HOSTNAME)) && isLoopback(new URL(PUBLIC_URL).hostname)
    ? `${capital(set)}, or call it at ${PUBLIC_URL}: ${fault}.`
    : `${capital(fault)}. Call it at ${PUBLIC_URL}, or ${set}.`;
}
