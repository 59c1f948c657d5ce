import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Review } from "#lib/reviews/contract.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { changeOneByte, checkReview, type Statement, signedText } from "./check-review.ts";

test("the program that checks offline reads members that a review has", () => {
  const [program] = /return `import[^`]*`/.exec(readFileSync("components/reviews/verification.tsx", "utf8"))!;
  const members = [...program.matchAll(/\breview\.(\w+)/g)].map(([, name]) => name!);
  expect(members.length).toBeGreaterThan(2);
  expect(members.filter((name) => !(name in Review.shape))).toEqual([]);
});

const document = { tool_id: "example", review: "Opened the page — ½ of it in Ελληνικά.", ratings: { speed: 4.5 } };
const text = signedText(document as ReviewDocument);
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const public_key = publicKey.export({ format: "jwk" }).x!;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const stated: Statement = {
  public_key,
  signature: sign(null, Buffer.from(text), privateKey).toString("base64url"),
  key_id: sha256(Buffer.from(public_key, "base64url")).slice(0, 16),
  document_sha256: sha256(Buffer.from(text)),
};

const failing = (of: string, given: Statement) =>
  checkReview(of, given)
    .filter(({ state }) => state === "fails")
    .map(({ name }) => name);

test("a published review holds at every step", () => {
  expect(checkReview(text, stated).map(({ state }) => state)).toEqual(Array(6).fill("holds"));
});

test("one changed letter fails at the hash and at the signature", () => {
  const changed = changeOneByte(text);
  expect(changed.words).toMatch(/^Byte \d+, “p”, is now “q”: “Opened” became “Oqened”\.$/);
  expect(failing(changed.text, stated)).toEqual(["SHA-256 of the bytes", "Signature over the bytes"]);
});

test("a text that is not canonical fails at the first step", () => {
  expect(failing(`${text} `, stated)[0]).toBe("Canonical bytes");
  expect(failing("{", stated)[0]).toBe("Canonical bytes");
});

test("another key fails at its id and at the signature", () => {
  const other = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x!;
  expect(failing(text, { ...stated, public_key: other })).toEqual(["Key id", "Signature over the bytes"]);
});

test("a key that is no key is refused and the signature is not reached", () => {
  const steps = checkReview(text, { ...stated, public_key: "A".repeat(42) });
  expect(steps.map(({ state }) => state)).toEqual(["holds", "holds", "fails", "fails", "holds", "skipped"]);
});

test("a text without a plain letter can be changed too", () => {
  const changed = changeOneByte('{"review":"ελλ","z":1}');
  expect(changed.text).toBe('{"review":"ελλ","a":1}');
});
