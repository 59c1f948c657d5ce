import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import type { JsonValue } from "#lib/json/strict-json.ts";
import { diagnoseSignature } from "#lib/reviews/diagnose-signature.ts";

const { privateKey, publicKey: publicKeyObject } = generateKeyPairSync("ed25519");
const publicKeyText = publicKeyObject.export({ format: "jwk" }).x!;
const publicKey = Buffer.from(publicKeyText, "base64url");

const document: JsonValue = { title: "Zwölf Würfe ✓ 🎲", b: { z: [1, 2.5], a: null }, a: true, n: [] };
const canonical = canonicalJson(document);
const digest = createHash("sha256").update(canonical).digest();

function mistakeOf(signed: string | Buffer, of: JsonValue = document): string | null {
  return diagnoseSignature(of, sign(null, Buffer.from(signed), privateKey), publicKey);
}

describe("a signature over something else than the canonical text", () => {
  // The Python lines are what json.dumps of Python 3 wrote for this document.
  test.each([
    ["JSON.stringify as sent", JSON.stringify(document), /^Sort the members of every object/],
    [
      "json.dumps(d, sort_keys=True, ensure_ascii=False)",
      '{"a": true, "b": {"a": null, "z": [1, 2.5]}, "n": [], "title": "Zwölf Würfe ✓ 🎲"}',
      /^Leave out the spaces after commas and colons\. In Python/,
    ],
    [
      "json.dumps(d, ensure_ascii=False)",
      '{"title": "Zwölf Würfe ✓ 🎲", "b": {"z": [1, 2.5], "a": null}, "a": true, "n": []}',
      /^Sort the members and leave out the spaces.+In Python/,
    ],
    [
      "json.dumps(d, sort_keys=True)",
      String.raw`{"a": true, "b": {"a": null, "z": [1, 2.5]}, "n": [], "title": "Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2"}`,
      /^Leave out the spaces.+not as \\u escapes/,
    ],
    [
      "json.dumps(d)",
      String.raw`{"title": "Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2", "b": {"z": [1, 2.5], "a": null}, "a": true, "n": []}`,
      /^Sort the members, leave out the spaces.+not as \\u escapes/,
    ],
    [
      'json.dumps(d, sort_keys=True, separators=(",", ":"))',
      String.raw`{"a":true,"b":{"a":null,"z":[1,2.5]},"n":[],"title":"Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2"}`,
      /^Write characters beyond ASCII as they are/,
    ],
    [
      'json.dumps(d, separators=(",", ":"))',
      String.raw`{"title":"Zw\u00f6lf W\u00fcrfe \u2713 \ud83c\udfb2","b":{"z":[1,2.5],"a":null},"a":true,"n":[]}`,
      /^Sort the members and write characters beyond ASCII/,
    ],
    [
      "two spaces of indentation, as sent",
      JSON.stringify(document, null, 2),
      /^Sort the members and leave out the indentation/,
    ],
    ["two spaces of indentation, sorted", JSON.stringify(JSON.parse(canonical), null, 2), /^Leave out the indentation/],
    ["the SHA-256 in hexadecimal", digest.toString("hex"), /hexadecimal form of its SHA-256/],
    ["the 32 bytes of the SHA-256", digest, /not its SHA-256/],
    ["the document inside an object", canonicalJson({ document }), /^Sign the value of document alone, not an object/],
    [
      "the same, not sorted",
      JSON.stringify({ document }),
      /^Sign the value of document alone, with its members sorted, not an object/,
    ],
    [
      "the envelope with the key",
      canonicalJson({ document, public_key: publicKeyText }),
      /^Sign the value of document alone, not the envelope/,
    ],
    [
      "the same, not sorted",
      JSON.stringify({ document, public_key: publicKeyText }),
      /^Sign the value of document alone, with its members sorted, not the envelope/,
    ],
    ["a line break at the end", `${canonical}\n`, /^Leave out the line break/],
  ])("%s is named", (_, signed, sentence) => {
    expect(mistakeOf(signed)).toMatch(sentence);
  });

  test("every named mistake has its own sentence", () => {
    const ascii: JsonValue = { b: 1, a: 2 };
    expect(mistakeOf('{"b":1,"a":2}', ascii)).toBe("Sort the members of every object by name before signing.");
    expect(mistakeOf('{"a": 2, "b": 1}', ascii)).toMatch(/^Leave out the spaces after commas and colons\. In Python/);
    expect(mistakeOf('{"b": 1, "a": 2}', ascii)).toMatch(/^Sort the members and leave out the spaces/);
  });
});

describe("a signature that fits nothing known", () => {
  test("100 random signatures are not named", () => {
    const named = Array.from({ length: 100 }, (_, index) => mistakeOf(`something else ${index}`)).filter(
      (sentence) => sentence !== null,
    );
    expect(named).toEqual([]);
  });

  test("random bytes, another key and bytes of another length are not named", () => {
    const signed = sign(null, Buffer.from(JSON.stringify(document)), privateKey);
    const other = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x!;
    expect(diagnoseSignature(document, Buffer.alloc(64, 0x5a), publicKey)).toBeNull();
    expect(diagnoseSignature(document, signed, Buffer.from(other, "base64url"))).toBeNull();
    expect(diagnoseSignature(document, signed.subarray(1), publicKey)).toBeNull();
    expect(diagnoseSignature(document, signed, new Uint8Array(32))).toBeNull();
  });
});
