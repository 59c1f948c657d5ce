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
