import { getPublicKey, Point, sign, utils, verify as verifyByNoble } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { verifySignature } from "#lib/crypto/public-key.ts";
import { L, littleEndian } from "#lib/crypto/strict-ed25519.ts";
import { verifyInBrowser } from "#lib/crypto/verify-in-browser.ts";
import speccheck from "./vectors/ed25519-speccheck.json" with { type: "json" };
import document from "./vectors/review-document.json" with { type: "json" };
import rfc8032 from "./vectors/rfc8032-ed25519.json" with { type: "json" };
import smallOrderPoints from "./vectors/small-order-points.json" with { type: "json" };

const secretKey = Buffer.alloc(32, 7);
const publicKey = getPublicKey(secretKey);
const message = Buffer.from(canonicalJson(document));
const signature = sign(message, secretKey);
const messages = Array.from({ length: 50 }, (_, index) => Buffer.from(`message ${index}`));

describe.each([
  ["server", verifySignature],
  ["browser", verifyInBrowser],
] as const)("on the %s", (_, verify) => {
  test.each(rfc8032)("RFC 8032 section 7.1 $name verifies", (vector) => {
    const [secret, key, text, signed] = [vector.secret_key, vector.public_key, vector.message, vector.signature].map(
      (hex) => Buffer.from(hex, "hex"),
    );
    expect(Buffer.from(getPublicKey(secret!)).toString("hex")).toBe(vector.public_key);
    expect(Buffer.from(sign(text!, secret!)).toString("hex")).toBe(vector.signature);
    expect(verify(text!, signed!, key!)).toBe(true);
    expect(verify(Buffer.concat([text!, Buffer.of(0)]), signed!, key!)).toBe(false);
  });

  test.each(speccheck.cases)("speccheck case $number, $name: accepted $accepted", (c) => {
    expect(
      verify(Buffer.from(c.message, "hex"), Buffer.from(c.signature, "hex"), Buffer.from(c.public_key, "hex")),
    ).toBe(c.accepted);
  });

  test("none of 700 messages verifies under a small-order key, in any of 16 forged forms", () => {
    const accepted = smallOrderPoints.flatMap((hex) => {
      const key = Buffer.from(hex, "hex");
      return messages.filter((text) => forgeries().some((forged) => verify(text, forged, key)));
    });
    expect(accepted).toEqual([]);
  });

  test("no signature with a small-order R verifies, although its S fits", () => {
    const forged = smallOrderPoints.map((hex) => signedWithR(Buffer.from(hex, "hex")));
    expect(forged.filter((signed) => verifyByNoble(signed, message, publicKey))).toHaveLength(14);
    expect(forged.filter((signed) => verify(message, signed, publicKey))).toEqual([]);
  });

  test("no S raised by a multiple of L verifies", () => {
    const S = littleEndian(signature.subarray(32));
    const raised = Array.from({ length: 15 }, (_, k) => S + BigInt(k + 1) * L).filter((number) => number < 2n ** 256n);
    expect(raised.length).toBeGreaterThan(13);
    expect(verify(message, withS(signature, S), publicKey)).toBe(true);
    expect(raised.filter((number) => verify(message, withS(signature, number), publicKey))).toEqual([]);
  });

  test("a key, a signature or both of another length answer false and throw nothing", () => {
    const long = Buffer.concat([signature, Buffer.of(0)]);
    const longKey = Buffer.concat([publicKey, Buffer.of(0)]);
    const empty = new Uint8Array();
    expect([
      verify(message, long, publicKey),
      verify(message, signature.subarray(0, 63), publicKey),
      verify(message, signature, longKey),
      verify(message, signature, publicKey.subarray(0, 31)),
      verify(message, empty, empty),
    ]).toEqual([false, false, false, false, false]);
  });
});

test("noble's default accepts the forgeries that the strict rule refuses", () => {
  const accepted = smallOrderPoints.filter((hex) =>
    forgeries().some((forged) => verifyByNoble(forged, message, Buffer.from(hex, "hex"))),
  );
  expect(accepted).toHaveLength(14);
});

/** The short form flips one bit in seven: every byte, at every place in it. */
const step = process.env.FULL_TESTS ? 1 : 7;

test("no single-bit change of document, signature or key verifies, of more than 10,000", () => {
  expect(verifySignature(message, signature, publicKey)).toBe(true);
  let tried = 0;
  let accepted = 0;
  for (const part of [message, signature, publicKey]) {
    for (let bit = 0; bit < part.length * 8; bit += step) {
      part[bit >> 3]! ^= 1 << (bit & 7);
      tried += 1;
      if (verifySignature(message, signature, publicKey)) accepted += 1;
      part[bit >> 3]! ^= 1 << (bit & 7);
    }
  }
  expect(tried).toBeGreaterThan(10_000 / step);
  expect(accepted).toBe(0);
  expect(verifySignature(message, signature, publicKey)).toBe(true);
});

/** Forgeries that need no secret under a small-order key: R of small order with S 0, or R = [S]B. */
function forgeries(): Buffer[] {
  const zeroS = smallOrderPoints.map((hex) => Buffer.concat([Buffer.from(hex, "hex"), Buffer.alloc(32)]));
  return [...zeroS, ...fitted];
}

const fitted = [1n, 12345n].map((S) => withS(Buffer.concat([Point.BASE.multiply(S).toBytes(), Buffer.alloc(32)]), S));

/** A signature by the key's holder whose R is not a commitment: S = k·a fits any R of small order. */
function signedWithR(R: Buffer): Buffer {
  const a = utils.getExtendedPublicKey(secretKey).scalar;
  const k = littleEndian(sha512(Buffer.concat([R, publicKey, message]))) % L;
  return withS(Buffer.concat([R, Buffer.alloc(32)]), (k * a) % L);
}

function withS(signed: Uint8Array, S: bigint): Buffer {
  return Buffer.concat([signed.subarray(0, 32), Buffer.from(S.toString(16).padStart(64, "0"), "hex").reverse()]);
}
