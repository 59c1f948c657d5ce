import { partOf } from "../cut-text.ts";

/** The target of a post's link: the address as a browser opens it, and its host in ASCII (`xn--` for others). */
type OutsideLink = { href: string; host: string };

/** Reads a post's address as a link; null unless a whole http(s) address that opens the host it shows. */
export function outsideLink(address: string): OutsideLink | null {
  if (!/^https?:\/\/[^\s/\\]/i.test(address) || /[\s\\\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "" || url.host === "") return null;
  return { href: url.href, host: url.host };
}

/** Whether a link's text starts with the host it opens, so the host need not be repeated. */
export function showsHost(label: string, host: string): boolean {
  const text = label.trim().replace(/^https?:\/\//i, "");
  if (partOf(text, 0, host.length).toLowerCase() !== host) return false;
  // Nothing after the host may extend it or make it a login of another.
  return /^(?:$|[/?#]|:\d+(?:$|[/?#]))/.test(partOf(text, host.length));
}
