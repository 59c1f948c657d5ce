// Reaches the server's verdict in the reader's browser. Works without crypto.subtle, which browsers withhold from
// plain-http pages, so both hashes are JavaScript. noble checks RFC 8032 §5.1.7 with the cofactor and OpenSSL without
// it: they differ for keys of mixed order. The second equation only narrows noble's verdict to the server's; it accepts
// nothing that noble refuses.

import { etc, hashes, Point, verify } from "@noble/ed25519";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { isStrictSignature, isWeakKey, L, littleEndian } from "#lib/crypto/strict-ed25519.ts";

hashes.sha512 = sha512;

/** Whether the holder of a public key signed a message, exactly as verifySignature decides on the server. */
export function verifyInBrowser(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (isWeakKey(publicKey) || !isStrictSignature(signature)) return false;
  return verify(signature, message, publicKey, { zip215: false }) && fitsWithoutCofactor(message, signature, publicKey);
}

/** The SHA-256 of bytes as 64 lower-case hexadecimal characters. */
export const sha256Hex = (bytes: Uint8Array): string => etc.bytesToHex(sha256(bytes));

// [S]B - [k]A must encode to exactly the bytes of R, in the names of RFC 8032 §5.1.7.
function fitsWithoutCofactor(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const R = signature.subarray(0, 32);
  const S = littleEndian(signature.subarray(32));
  const A = Point.fromBytes(publicKey);
  const k = littleEndian(sha512(etc.concatBytes(R, publicKey, message))) % L;
  const expected = Point.BASE.multiply(S, false).subtract(A.multiply(k, false));
  return etc.bytesToHex(expected.toBytes()) === etc.bytesToHex(R);
}
