/** Where a link of a post leads: the address as a browser opens it, and its host in ASCII (`xn--` where it was not). */
export type OutsideLink = { href: string; host: string };

/**
 * The link behind an address in a post; null for anything but a whole http(s) address without spaces and without a login,
 * which would show one host and open another.
 */
export function outsideLink(address: string): OutsideLink | null {
  if (!/^https?:\/\/[^\s/\\]/i.test(address) || /[\s\\\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "" || url.host === "") return null;
  return { href: url.href, host: url.host };
}

/** Whether the text of a link begins with the host it opens, so that the host need not be said beside it. */
export function showsHost(label: string, host: string): boolean {
  const shown = label.trim().replace(/^https?:\/\//i, "");
  if (shown.slice(0, host.length).toLowerCase() !== host) return false;
  // Behind the host nothing may stand that would make it a longer one, or the login of another.
  return /^(?:$|[/?#]|:\d+(?:$|[/?#]))/.test(shown.slice(host.length));
}
