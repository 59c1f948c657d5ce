// The byte rule of strict Ed25519, applied before any verifier: RFC 8032 §5.1.3 (y < p) and §5.1.7 (S < L), and no
// point of small order, like libsodium and ed25519-dalek's verify_strict. Under a small-order key one fixed signature
// fits many messages, and a small-order R or S >= L gives one signature a second spelling. node:crypto differs here
// with its OpenSSL and noble with its options, so neither decides alone. A key of mixed order passes: it allows no
// forgery, and RFC 8032 and libsodium accept it too.

/** The field prime of edwards25519 (RFC 8032 §5.1). */
const p = 2n ** 255n - 19n;

/** The order of the base point (RFC 8032 §5.1). */
export const L = 2n ** 252n + 27742317777372353535851937790883648493n;

/** One y of the four points of order 8; the other is its negative. */
const orderEightY = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n;

/** The y of the eight points of order 1, 2, 4 and 8. */
const smallOrderYs = new Set([0n, 1n, p - 1n, orderEightY, p - orderEightY]);

/** By how many hexadecimal characters of its SHA-256 a key is called. */
export const keyIdDigits = 16;

/** Whether a public key is always refused: not 32 bytes, y not below p, or a point of small order. */
export const isWeakKey = (publicKey: Uint8Array): boolean => publicKey.length !== 32 || isWeakPoint(publicKey);

/** Whether a signature has the one strict form: 64 bytes, a canonical R that is not of small order, and S below L. */
export const isStrictSignature = (signature: Uint8Array): boolean =>
  signature.length === 64 && !isWeakPoint(signature.subarray(0, 32)) && littleEndian(signature.subarray(32)) < L;

/** Reads bytes, a multiple of eight of them, as one little-endian number (RFC 8032 §5.1.2). */
export function littleEndian(bytes: Uint8Array): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let number = 0n;
  for (let at = bytes.byteLength - 8; at >= 0; at -= 8) number = (number << 64n) | view.getBigUint64(at, true);
  return number;
}

// The top bit is the sign of x, which changes neither the order of the point nor whether y is canonical.
function isWeakPoint(encoded: Uint8Array): boolean {
  const y = BigInt.asUintN(255, littleEndian(encoded));
  return y >= p || smallOrderYs.has(y);
}

// RFC 4648 §5, unpadded. 32 and 64 bytes do not fill their last character: its unused low bits would give one key 4
// spellings and one signature 16. Only the spelling that re-encodes to itself is accepted.

/** Decodes the one canonical unpadded base64url spelling of exactly `byteLength` bytes; null for any other text. */
export function decodeBase64url(text: string, byteLength: number): Uint8Array | null {
  if (text.length !== Math.ceil((byteLength * 4) / 3) || /[^A-Za-z0-9_-]/.test(text)) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return encodeBase64url(bytes) === text ? bytes : null;
}

/** Encodes bytes as unpadded base64url. */
export function encodeBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
