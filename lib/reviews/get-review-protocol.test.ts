import { createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { getReviewProtocolEndpoint } from "#lib/reviews/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";

describe("GET /api/review-protocol", () => {
  test("publishes an example whose signature an independent verifier accepts", async () => {
    const { example, document_schema } = resultOf(
      getReviewProtocolEndpoint,
      await callEndpoint(getReviewProtocolEndpoint),
    );
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: example.public_key }, format: "jwk" });
    expect(verify(null, Buffer.from(example.canonical), key, Buffer.from(example.signature, "base64url"))).toBe(true);
    expect(JSON.parse(example.canonical)).toEqual(example.document);
    expect(document_schema.additionalProperties).toBe(false);
  });

  test("is the key pair of RFC 8032, 7.1, TEST 1", async () => {
    const { example } = resultOf(getReviewProtocolEndpoint, await callEndpoint(getReviewProtocolEndpoint));
    expect(Buffer.from(example.public_key, "base64url").toString("hex")).toBe(
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    );
  });
});
