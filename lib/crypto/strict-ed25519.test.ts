import { Point } from "@noble/ed25519";
import { describe, expect, test } from "vitest";
import { isStrictSignature, isWeakKey, L, littleEndian } from "#lib/crypto/strict-ed25519.ts";
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
