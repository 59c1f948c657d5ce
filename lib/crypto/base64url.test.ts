import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64url, encodeBase64url } from "#lib/crypto/base64url.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The other spellings that lenient decoders read as the same bytes: the unused low bits of the last character set. */
function aliases(text: string, unusedBits: number): string[] {
  const last = alphabet.indexOf(text.slice(-1));
  const count = 2 ** unusedBits - 1;
  return Array.from({ length: count }, (_, index) => text.slice(0, -1) + alphabet[last + index + 1]);
}

describe("decodeBase64url", () => {
  test("bytes of any length come back as Buffer's base64url has them", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const text = encodeBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(decodeBase64url(text, bytes.length)).toEqual(bytes);
      }),
      { numRuns: 500 },
    );
  });

  test("a key's 3 other spellings are refused although Buffer reads them as the same key", () => {
    const key = Buffer.alloc(32, 0xa7).toString("base64url");
    const others = aliases(key, 2);
    expect(new Set([key, ...others]).size).toBe(4);
    expect(others.map((text) => Buffer.from(text, "base64url").toString("base64url"))).toEqual([key, key, key]);
    expect(others.map((text) => decodeBase64url(text, 32))).toEqual([null, null, null]);
    expect(decodeBase64url(key, 32)).toEqual(new Uint8Array(32).fill(0xa7));
  });

  test("a signature's 15 other spellings are refused although Buffer reads them as the same signature", () => {
    const signature = Buffer.alloc(64, 0x5b).toString("base64url");
    const others = aliases(signature, 4);
    expect(new Set([signature, ...others]).size).toBe(16);
    expect(new Set(others.map((text) => Buffer.from(text, "base64url").toString("base64url")))).toEqual(
      new Set([signature]),
    );
    expect(others.filter((text) => decodeBase64url(text, 64) !== null)).toEqual([]);
    expect(decodeBase64url(signature, 64)).toEqual(new Uint8Array(64).fill(0x5b));
  });

  test.each([
    ["padding", `${"A".repeat(43)}=`],
    ["padding within the length", `${"A".repeat(42)}=`],
    ["one character too few", "A".repeat(42)],
    ["one character too many", "A".repeat(44)],
    ["the + of plain base64", `+${"A".repeat(42)}`],
    ["the / of plain base64", `/${"A".repeat(42)}`],
    ["a space", `${"A".repeat(21)} ${"A".repeat(21)}`],
    ["a line break at the end", `${"A".repeat(42)}\n`],
    ["a letter outside ASCII", `${"A".repeat(42)}Ａ`],
    ["nothing at all", ""],
  ])("32 bytes are not read from a text with %s", (_, text) => {
    expect(decodeBase64url(text, 32)).toBeNull();
  });
});
