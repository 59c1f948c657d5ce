/** The names of this machine in addresses, from itself. */
export const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** Whether a host, as a parsed address has it, is this machine. */
export const isLoopback = (host: string): boolean =>
  loopback.includes(host) || /^(127(\.\d+){3}$|\[::ffff:7f[\da-f]{2}:)/.test(host);

/** Whether a call to an address stays on this machine; 0.0.0.0 is no name of it, and yet leads there. */
export function isOnThisMachine(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? "";
  return host === "0.0.0.0" || isLoopback(host);
}
