import { Point } from "@noble/ed25519";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64url, encodeBase64url, isStrictSignature, isWeakKey, L, littleEndian } from "./strict-ed25519.ts";
import smallOrderPoints from "./vectors/small-order-points.json" with { type: "json" };

const p = 2n ** 255n - 19n;
const signBit = 2n ** 255n;
const basePoint = Point.BASE.toBytes();

/** The 32 bytes of a number, least significant first. */
function encode(number: bigint): Buffer {
  return Buffer.from(number.toString(16).padStart(64, "0"), "hex").reverse();
}

describe("isWeakKey", () => {
  test("all 14 encodings of a small-order point are weak", () => {
    expect(new Set(smallOrderPoints).size).toBe(14);
    expect(smallOrderPoints.filter((hex) => !Point.fromHex(hex, true).isSmallOrder())).toEqual([]);
    expect(smallOrderPoints.filter((hex) => !isWeakKey(Buffer.from(hex, "hex")))).toEqual([]);
  });

  test("the list holds all eight points of small order", () => {
    const orderEight = Point.fromHex(smallOrderPoints[6]!);
    const multiples = Array.from({ length: 8 }, (_, n) => orderEight.multiply(BigInt(n), false).toHex());
    expect(new Set(multiples).size).toBe(8);
    expect(multiples.filter((hex) => !smallOrderPoints.includes(hex))).toEqual([]);
  });

  test("every y from p up is weak, with either sign", () => {
    const tooLarge = Array.from({ length: 19 }, (_, offset) => p + BigInt(offset));
    expect(tooLarge.at(-1)).toBe(2n ** 255n - 1n);
    expect(tooLarge.flatMap((y) => [y, y + signBit]).filter((y) => !isWeakKey(encode(y)))).toEqual([]);
  });

  test("the y beside the refused ones are not weak", () => {
    for (const y of [2n, 3n, p - 2n, p - 3n])
      expect([isWeakKey(encode(y)), isWeakKey(encode(y + signBit))]).toEqual([false, false]);
    expect(isWeakKey(basePoint)).toBe(false);
  });

  test("anything but 32 bytes is weak", () => {
    expect([0, 31, 33, 64].map((length) => isWeakKey(new Uint8Array(length).fill(0x66)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe("isStrictSignature", () => {
  const withR = (R: Uint8Array) => isStrictSignature(Buffer.concat([R, encode(1n)]));
  const withS = (S: bigint) => isStrictSignature(Buffer.concat([basePoint, encode(S)]));

  test("S is strict below L and nowhere else", () => {
    expect([0n, 1n, L - 1n].map(withS)).toEqual([true, true, true]);
    expect([L, L + 1n, 2n * L, 15n * L, 2n ** 252n + 2n ** 251n, 2n ** 256n - 1n].filter(withS)).toEqual([]);
  });

  test("R is refused in all 14 small-order and all 38 non-canonical encodings", () => {
    const tooLarge = Array.from({ length: 19 }, (_, offset) => p + BigInt(offset));
    expect(withR(basePoint)).toBe(true);
    expect(smallOrderPoints.filter((hex) => withR(Buffer.from(hex, "hex")))).toEqual([]);
    expect(tooLarge.flatMap((y) => [y, y + signBit]).filter((y) => withR(encode(y)))).toEqual([]);
  });

  test("anything but 64 bytes is refused", () => {
    expect([0, 32, 63, 65].filter((length) => isStrictSignature(new Uint8Array(length).fill(1)))).toEqual([]);
  });
});

test("littleEndian reads a part of a larger buffer, least byte first", () => {
  const buffer = Buffer.from("ffff0100000000000000020000000000000000ff", "hex");
  expect(littleEndian(buffer.subarray(2, 18))).toBe(1n + (2n << 64n));
});

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
