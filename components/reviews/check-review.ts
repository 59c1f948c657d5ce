// The check of a review in the reader's browser: the server's own strict rule, step by step, from the bytes up.

import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { decodeBase64url, isStrictSignature, isWeakKey, keyIdDigits } from "#lib/crypto/strict-ed25519.ts";
import { sha256Hex, verifyInBrowser } from "#lib/crypto/verify-in-browser.ts";
import { partOf } from "#lib/cut-text.ts";
import type { Review } from "#lib/reviews/contract.ts";
import { valueOr } from "#lib/value-or.ts";

/** What a key is called where it is shown. */
export const keyLabels = { public_key: "Public key (Ed25519)", key_id: "Key id" };
const ofSignature = "Signature over the bytes";

/** The server's statements about a review, beside its document. */
export type Statement = Pick<Review, "public_key" | "signature" | "key_id" | "document_sha256">;

/** One check: its subject, its result, and the value that decided it. */
export type Step = { name: string; state: "holds" | "fails" | "skipped"; words: string; value: string };

/** The RFC 8785 text of a document, which the signature covers. */
export function signedText(document: Review["document"]): string {
  return canonicalJson(document);
}

/** Checks a signed text against the server's statements, as far as each step can be reached. */
export function checkReview(text: string, stated: Statement): Step[] {
  const bytes = new TextEncoder().encode(text);
  const digest = sha256Hex(bytes);
  const key = decodeBase64url(stated.public_key, 32);
  const signature = decodeBase64url(stated.signature, 64);
  const keyId = key && partOf(sha256Hex(key), 0, keyIdDigits);
  return [
    step("Canonical bytes", isCanonical(text), `${bytes.length} bytes`, {
      holds: "The text is in its one RFC 8785 form.",
      fails: "The text is not the RFC 8785 form of a JSON document.",
    }),
    step("SHA-256 of the bytes", digest === stated.document_sha256, digest, {
      holds: "It is the hash the server states.",
      fails: "It is not the hash the server states.",
    }),
    step(keyLabels.key_id, keyId === stated.key_id, keyId ?? stated.public_key, {
      holds: "It begins the SHA-256 of the public key.",
      fails: "It is not the key id the server states.",
    }),
    step("Public key", key !== null && !isWeakKey(key), stated.public_key, {
      holds: "32 bytes, canonical, not of small order.",
      fails: "Not a strict Ed25519 key: anyone could sign under it.",
    }),
    step("Form of the signature", signature !== null && isStrictSignature(signature), stated.signature, {
      holds: "64 bytes in the one strict form.",
      fails: "Not in the one strict form (RFC 8032, S below L).",
    }),
    key && signature
      ? step(ofSignature, verifyInBrowser(bytes, signature, key), `Ed25519, ${bytes.length} bytes`, {
          holds: "This key signed exactly these bytes.",
          fails: "This key did not sign these bytes.",
        })
      : { name: ofSignature, state: "skipped", words: "Not reached.", value: "" },
  ];
}

/** Changes one letter of the review's text, and says where. */
export function changeOneByte(text: string): { text: string; words: string } {
  const from = Math.max(0, text.indexOf('"review":"') + '"review":"'.length);
  const at = from + Math.max(0, partOf(text, from).search(/[a-z]/));
  const [was, is] = [text[at]!, text[at] === "z" ? "a" : String.fromCharCode(text.charCodeAt(at) + 1)];
  const byte = new TextEncoder().encode(partOf(text, 0, at)).length + 1;
  const changed = partOf(text, 0, at) + is + partOf(text, at + 1);
  return {
    text: changed,
    words: `Byte ${byte}, “${was}”, is now “${is}”: “${wordAt(text, at)}” became “${wordAt(changed, at)}”.`,
  };
}

function wordAt(text: string, at: number): string {
  const before = partOf(text, 0, at).match(/[\p{L}\p{N}]*$/u)![0];
  return before + partOf(text, at).match(/^[\p{L}\p{N}]*/u)![0];
}

function step(name: string, holds: boolean, value: string, words: { holds: string; fails: string }): Step {
  const state = holds ? "holds" : "fails";
  return { name, state, words: words[state], value };
}

const isCanonical = (text: string): boolean => valueOr(() => canonicalJson(JSON.parse(text)) === text, false);
