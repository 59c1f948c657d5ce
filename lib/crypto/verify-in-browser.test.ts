import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { getPublicKey, Point, sign, utils, verify as verifyByNoble } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { afterEach, describe, expect, test, vi } from "vitest";
import { verifySignature } from "#lib/crypto/public-key.ts";
import { L, littleEndian } from "#lib/crypto/strict-ed25519.ts";
import { sha256Hex, verifyInBrowser } from "#lib/crypto/verify-in-browser.ts";
import smallOrderPoints from "./vectors/small-order-points.json" with { type: "json" };

type Case = { message: Uint8Array; signature: Uint8Array; publicKey: Uint8Array };

afterEach(() => vi.unstubAllGlobals());

/** Bytes that look random and are the same in every run. */
function drawn(label: string, length = 32): Buffer {
  return Buffer.from(sha512(Buffer.from(label))).subarray(0, length);
}

function verdicts(cases: Case[]): { server: boolean[]; browser: boolean[] } {
  return {
    server: cases.map(({ message, signature, publicKey }) => verifySignature(message, signature, publicKey)),
    browser: cases.map(({ message, signature, publicKey }) => verifyInBrowser(message, signature, publicKey)),
  };
}

const signatures = process.env.FULL_TESTS ? 120 : 40;

describe("the browser's verdict is the server's", () => {
  test(`for ${signatures} valid signatures: all accepted`, () => {
    const { server, browser } = verdicts(Array.from({ length: signatures }, (_, index) => signed(index)));
    expect(browser).toEqual(server);
    expect(new Set(server)).toEqual(new Set([true]));
  });

  test(`for ${signatures} tampered signatures: none accepted`, () => {
    const tampered = Array.from({ length: signatures }, (_, index) => {
      const { message, signature, publicKey } = signed(index);
      const part = [message, signature, publicKey][index % 3]!;
      part[(index * 7) % part.length]! ^= 1 << (index % 8);
      return { message, signature, publicKey };
    });
    const { server, browser } = verdicts(tampered);
    expect(browser).toEqual(server);
    expect(new Set(server)).toEqual(new Set([false]));
  });

  test(`for ${signatures} draws of random bytes, about half of them keys that are no point: none accepted`, () => {
    const random = Array.from({ length: signatures }, (_, index) => ({
      message: drawn(`message ${index}`),
      signature: Buffer.concat([drawn(`R ${index}`), drawn(`S ${index}`, 31), Buffer.of(0)]),
      publicKey: drawn(`key ${index}`),
    }));
    const { server, browser } = verdicts(random);
    expect(browser).toEqual(server);
    expect(new Set(server)).toEqual(new Set([false]));
  });

  test("for 64 signatures under a key of mixed order, where the equation with the cofactor accepts all", () => {
    const cases = Array.from({ length: 64 }, (_, index) => signedUnderMixedOrderKey(index));
    const { server, browser } = verdicts(cases);
    expect(browser).toEqual(server);
    expect(cases.every((c) => verifyByNoble(c.signature, c.message, c.publicKey, { zip215: false }))).toBe(true);
    expect(new Set(server)).toEqual(new Set([true, false]));
  });
});

test("neither verifying nor hashing needs crypto of the platform, as on a plain-http page", () => {
  const { message, signature, publicKey } = signed(1);
  vi.stubGlobal("crypto", undefined);
  expect(verifyInBrowser(message, signature, publicKey)).toBe(true);
  expect(sha256Hex(Buffer.from("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("sha256Hex agrees with node:crypto around the block boundaries", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 1300]) {
    const bytes = Buffer.alloc(length, 0x61);
    expect(sha256Hex(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("what runs in the browser imports nothing of Node", () => {
  const files = ["canonical-json.ts", "strict-ed25519.ts", "verify-in-browser.ts"];
  const imports = files.flatMap((file) => [
    ...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/from "(.+)"/g),
  ]);
  expect(new Set(imports.map(([, name]) => name))).toEqual(
    new Set(["@noble/ed25519", "@noble/hashes/sha2.js", "#lib/crypto/strict-ed25519.ts"]),
  );
});

function signed(index: number): Case {
  const secretKey = drawn(`secret ${index}`);
  const message = drawn(`text ${index}`, 1 + (index % 64));
  return { message, signature: sign(message, secretKey), publicKey: getPublicKey(secretKey) };
}

/** A' = A + T with T of order 8: S = r + k·a satisfies the equation without the cofactor only when [k]T is the identity. */
function signedUnderMixedOrderKey(index: number): Case {
  const { scalar: a, point: A } = utils.getExtendedPublicKey(drawn(`secret ${index}`));
  const publicKey = A.add(Point.fromHex(smallOrderPoints[6]!)).toBytes();
  const message = drawn(`text ${index}`);
  const r = littleEndian(drawn(`r ${index}`)) % L;
  const R = Point.BASE.multiply(r).toBytes();
  const k = littleEndian(sha512(Buffer.concat([R, publicKey, message]))) % L;
  const S = ((r + k * a) % L).toString(16).padStart(64, "0");
  return { message, signature: Buffer.concat([R, Buffer.from(S, "hex").reverse()]), publicKey };
}
