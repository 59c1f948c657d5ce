// A signature fits one exact text. A refused one often fits a near miss of the canonical text (RFC 8785), so each
// known near miss is tried in turn: 16 verifications, 2-3 ms, and only for a review that is refused anyway.
// Python's own spelling of floats (4.0 for 4, 1e-07 for 1e-7) is not tried: the parsed document no longer tells
// which numbers were written so.

import { createHash } from "node:crypto";
import { encodeBase64url } from "#lib/crypto/base64url.ts";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { isStrictSignature, isWeakKey } from "#lib/crypto/strict-ed25519.ts";
import { verifySignature } from "#lib/crypto/verify-signature.ts";
import type { JsonValue } from "#lib/json/strict-json.ts";

const inPython =
  'In Python sign json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode().';

/** Names the signing mistake that a signature fits, as one or two sentences that say what to do, or answers null. */
export function diagnoseSignature(document: JsonValue, signature: Uint8Array, publicKey: Uint8Array): string | null {
  if (isWeakKey(publicKey) || !isStrictSignature(signature)) return null;
  const fit = knownMistakes(document, encodeBase64url(publicKey)).find(([signed]) =>
    verifySignature(Buffer.from(signed), signature, publicKey),
  );
  return fit ? fit[1] : null;
}

/** What was signed instead of the canonical text, and what to do about it; the plainest mistake first. */
function knownMistakes(document: JsonValue, publicKey: string): [signed: string | Buffer, sentence: string][] {
  const canonical = canonicalJson(document);
  const sorted: JsonValue = JSON.parse(canonical);
  const digest = createHash("sha256").update(canonical).digest();
  const wrapped = { document };
  const envelope = { document, public_key: publicKey };
  return [
    [write(document, {}), "Sort the members of every object by name before signing."],
    [write(sorted, { spaced: true }), `Leave out the spaces after commas and colons. ${inPython}`],
    [
      write(document, { spaced: true }),
      `Sort the members and leave out the spaces after commas and colons. ${inPython}`,
    ],
    [
      write(sorted, { ascii: true }),
      `Write characters beyond ASCII as they are, in UTF-8, not as \\u escapes. ${inPython}`,
    ],
    [
      write(document, { ascii: true }),
      `Sort the members and write characters beyond ASCII in UTF-8, not as \\u escapes. ${inPython}`,
    ],
    [
      write(sorted, { spaced: true, ascii: true }),
      `Leave out the spaces after commas and colons and write characters beyond ASCII in UTF-8, not as \\u escapes. ${inPython}`,
    ],
    [
      write(document, { spaced: true, ascii: true }),
      `Sort the members, leave out the spaces after commas and colons and write characters beyond ASCII in UTF-8, not as \\u escapes. ${inPython}`,
    ],
    [
      JSON.stringify(document, null, 2),
      "Sort the members and leave out the indentation and line breaks before signing.",
    ],
    [JSON.stringify(sorted, null, 2), "Leave out the indentation and line breaks before signing."],
    [digest.toString("hex"), "Sign the canonical text itself, not the hexadecimal form of its SHA-256."],
    [digest, "Sign the canonical text itself, not its SHA-256."],
    [canonicalJson(wrapped), "Sign the value of document alone, not an object that holds it."],
    [
      JSON.stringify(wrapped),
      "Sign the value of document alone, with its members sorted, not an object that holds it.",
    ],
    [canonicalJson(envelope), "Sign the value of document alone, not the envelope with the public key."],
    [
      JSON.stringify(envelope),
      "Sign the value of document alone, with its members sorted, not the envelope with the public key.",
    ],
    [`${canonical}\n`, "Leave out the line break after the canonical text before signing."],
  ];
}

/** JSON as JSON.stringify and Python's json.dumps write it; `spaced` and `ascii` are the defaults of json.dumps. */
function write(value: JsonValue, form: { spaced?: boolean; ascii?: boolean }): string {
  if (typeof value === "string")
    return form.ascii ? JSON.stringify(value).replace(/[^ -~]/g, unicodeEscape) : JSON.stringify(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const comma = form.spaced ? ", " : ",";
  const colon = form.spaced ? ": " : ":";
  if (Array.isArray(value)) return `[${value.map((item) => write(item, form)).join(comma)}]`;
  const members = Object.entries(value).map(([name, member]) => write(name, form) + colon + write(member, form));
  return `{${members.join(comma)}}`;
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
