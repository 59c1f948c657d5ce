import * as z from "zod";
import { partOf } from "./cut-text.ts";

/** Schemes by which an address runs code, or reads from the reader's own machine. */
const localSchemes = new Set(
  `javascript vbscript livescript jscript mocha data mhtml intent applescript shell ms-msdt search-ms search
  file blob filesystem content about view-source jar wyciwyg resource res chrome chrome-untrusted chrome-extension
  moz-extension safari-web-extension extension moz-icon devtools edge brave opera vivaldi ms-appx ms-appx-web
  ms-appdata ms-its its mk hcp unix npipe localhost`.split(/\s+/),
);

/** The most characters of an address elsewhere: of a link, a webhook, a client. */
export const longestLink = 2_000;

const bareAddress = "without spaces and without a login";

/** The shape of an https address; its text stays as sent, because a signature covers it. */
export function siteAddress(maximum: number) {
  const error = `must be the official https:// address ${bareAddress}`;
  return z
    .string()
    .max(maximum, { error: tooLong(maximum) })
    .refine((value) => /^https:/i.test(value) && isWeb(value), { error })
    .meta({ pattern: "^[Hh][Tt][Tt][Pp][Ss]://[^\\s/\\\\][^\\s\\\\]*$" });
}

/**
 * The shape of an absolute URI that neither runs nor reads anything when opened. Its schema has a pattern and not the
 * format uri, which is RFC 3986: browsers also open addresses with é or { in them.
 */
export function link(maximum = longestLink) {
  return z
    .string()
    .max(maximum, { error: tooLong(maximum) })
    .refine((value) => faultOf(value) === null, { error: ({ input }) => faultOf(String(input)) ?? "" })
    .meta({ pattern: "^[A-Za-z][A-Za-z0-9+.-]+:[^\\s\\\\]+$" });
}

const tooLong = (maximum: number) => `must have at most ${maximum} characters`;

function faultOf(value: string): string | null {
  const scheme = schemeOf(value);
  if (scheme === null || /[\s\\\p{Cc}]/u.test(value))
    return "must be an absolute URI without spaces, such as https://example.com/page or doi:10.1000/182";
  if (/^https?$/.test(scheme)) return isWeb(value) ? null : `must be a whole http or https address ${bareAddress}`;
  const local = localSchemeIn(value);
  return local === null
    ? null
    : `must not run or read anything where it is opened, as an address of the scheme ${local} does`;
}

/** The scheme of a URI in lower case; null without one. One letter is the drive of a path. */
const schemeOf = (value: string): string | null => /^([a-z][a-z0-9+.-]+):./is.exec(value)?.[1]?.toLowerCase() ?? null;

/** The scheme that disqualifies an address as a link: its own, a part of it, or that of an address inside it. */
function localSchemeIn(value: string): string | null {
  for (let inner = value; ; ) {
    const scheme = schemeOf(inner);
    if (scheme === null) return null;
    const local = scheme.split("+").find((part) => localSchemes.has(part));
    if (local !== undefined) return local;
    inner = decoded(partOf(inner, scheme.length + 1)).replace(/^\/+/, "");
  }
}

/** Decodes the percent-encoded ASCII characters of a text. */
const decoded = (text: string) =>
  text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Whether it is a complete http(s) address without a login, which would show one host and open another. */
function isWeb(value: string): boolean {
  if (!/^https?:\/\/[^\s/\\]/i.test(value) || /[\s\\\p{Cc}]/u.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === "" && url.password === "";
}
