import dns from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { bareHost, isPublicAddress } from "./public-target.ts";

/** A connection that was refused because its target is not public. */
export class NotPublic extends Error {
  constructor() {
    super("The host is not on the public internet.");
  }
}

type Options = { connectMs: number; allowPrivate?: boolean; lookup?: LookupFunction };

/** Makes undici connect to the checked addresses, and only where all of a name's addresses are public. */
export function publicConnector(options: Options): buildConnector.connector {
  const { connectMs, allowPrivate = false, lookup = dns.lookup as LookupFunction } = options;
  const checked = allowPrivate ? lookup : onlyPublic(lookup);
  const connect = buildConnector({ timeout: connectMs, allowH2: false, maxCachedSessions: 0, lookup: checked });
  return (target, callback) => {
    const host = bareHost(target.hostname);
    // A literal address needs no look-up.
    if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return callback(new NotPublic(), null);
    connect(target, callback);
  };
}

/** A look-up that fails when any of the answers is not public, or when there is none. */
export function onlyPublic(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, answer) => {
      if (error) return done(error, []);
      const addresses = Array.isArray(answer) ? answer : [];
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new NotPublic(), []);
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      done(null, first!.address, first!.family);
    });
  };
}
