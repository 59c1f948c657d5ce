import type { Caller } from "../contract.ts";
import rfc8032 from "../crypto/vectors/rfc8032-ed25519.json" with { type: "json" };
import numbers from "../crypto/vectors/rfc8785-numbers.json" with { type: "json" };
import refusedKeys from "../crypto/vectors/small-order-points.json" with { type: "json" };
import { getReviewProtocol } from "../reviews/get-review-protocol.ts";

/** Test data for a signer: one whole review, and each step apart. */
export async function signingVectors(caller: Caller) {
  const { example } = await getReviewProtocol({}, caller);
  return {
    review: {
      how: "canonical must be your RFC 8785 form of document, byte for byte; document_sha256 its SHA-256; signature what secret_key makes of it. The key is known to everyone: never sign anything real with it.",
      ...example,
    },
    numbers: {
      how: "RFC 8785, appendix B: the bits of a double in hexadecimal, and how the canonical form writes it.",
      vectors: numbers.map(([bits, written]) => ({ bits, written })),
    },
    ed25519: {
      how: "RFC 8032, 7.1: keys, messages and signatures in hexadecimal. The signature is over the message itself, never over its hash.",
      vectors: rfc8032,
    },
    refused_public_keys: {
      how: "Points of small order and their spellings, in hexadecimal: they verify what nobody signed, and are refused here with weak_key or non_canonical_encoding.",
      vectors: refusedKeys,
    },
  };
}
