// An Ed25519 public key is sent in one spelling (base64url of its 32 bytes). Keys come in many: each known one is named
// with what to send, and what can only be a private key is refused as one.

import { createPrivateKey, createPublicKey, type KeyObject, verify } from "node:crypto";
import { LRUCache } from "lru-cache";
import { partOf } from "../cut-text.ts";
import { valueOr } from "../value-or.ts";
import { isStrictSignature, isWeakKey } from "./strict-ed25519.ts";

export const privateKeyAdvice =
  "is a private key: anyone who has it can sign as you. It was not stored. Make a new key pair, never use this one again, and send only the 32 bytes of the new public key";

type Fault = {
  message: string;
  isPrivate?: true;
  /** The 32 bytes that another spelling holds: a public key, or the seed of a private one. */
  bytes?: Buffer;
};

const rightForm = "base64url without padding";
const privateKey: Fault = { message: privateKeyAdvice, isPrivate: true };
const dressed = (dress: string, advice: string, bytes?: Buffer): Fault => ({
  message: `is ${dress}; ${advice} as ${rightForm}`,
  ...(bytes?.length === 32 && { bytes }),
});

/** PKCS #8 of an Ed25519 private key up to its 32 bytes (RFC 8410 §7), and SubjectPublicKeyInfo of a public one (§4). */
const privateDer = "302e020100300506032b657004220420";
const publicDer = "302a300506032b6570032100";
/** The OID 1.3.101.112 of Ed25519 in DER. */
const ed25519Oid = "06032b6570";

/** The longest text that is looked at; the longest dress, an OpenSSH private key, has about 400 characters. */
const longestKey = 2_000;

/** What a sent public key is, when it is not the 43 characters of one; null when it has no known form. */
export function publicKeyFault(key: unknown): Fault | null {
  if (Array.isArray(key)) return bytesFault(key);
  if (isObject(key)) return Array.isArray(key.data) ? bytesFault(key.data) : jwkFault(key);
  if (typeof key !== "string" || key.length > longestKey) return null;
  const text = key.trim();
  if (text.startsWith("{") || text.startsWith("[")) return publicKeyFault(valueOr(() => JSON.parse(text), null));
  if (/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return privateKey;
  if (text.startsWith("-----BEGIN ")) return dressed("PEM", "send the last 32 bytes of its DER");
  if (text.startsWith("ssh-ed25519 "))
    return dressed("an OpenSSH key", "send the last 32 bytes of what its second word encodes");
  if (/^(0x)?[0-9a-fA-F]+$/.test(text) && text.length >= 64) {
    const bytes = Buffer.from(text.replace(/^0x/, ""), "hex");
    return derFault(bytes) ?? dressed("hexadecimal", "send its 32 bytes", bytes);
  }
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(text)) return null;
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== 32) return derFault(bytes);
  const dress = text.length > 43 ? "padded base64" : "base64";
  return text.length > 43 || /[+/]/.test(text)
    ? { message: `is ${dress}; send it as ${rightForm}, with - for + and _ for /`, bytes }
    : null;
}

/** The private key of a seed of 32 bytes (RFC 8032 §5.1.5). */
export const privateKeyOfSeed = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([Buffer.from(privateDer, "hex"), seed]), format: "der", type: "pkcs8" });

/** The 32 bytes of its public key. */
export const publicKeyOfSeed = (seed: Uint8Array): Uint8Array =>
  Buffer.from(createPublicKey(privateKeyOfSeed(seed)).export({ format: "jwk" }).x!, "base64url");

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function jwkFault(jwk: Record<string, unknown>): Fault | null {
  if (typeof jwk.kty !== "string") return null;
  if (jwk.d !== undefined) return privateKey;
  return { message: "is a JWK; send the text of its x alone" };
}

function bytesFault(values: unknown[]): Fault | null {
  const isBytes = values.every((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256);
  if (!isBytes || values.length > longestKey) return null;
  const bytes = Buffer.from(values as number[]);
  return derFault(bytes) ?? (bytes.length === 32 ? dressed("a list of bytes", "send them", bytes) : null);
}

function derFault(bytes: Buffer): Fault | null {
  const hex = bytes.toString("hex");
  if (hex.startsWith(publicDer)) return dressed("DER", "send its last 32 bytes");
  if (hex.startsWith("30") && partOf(hex, 0, 64).includes(ed25519Oid)) return privateKey;
  if (bytes.length !== 64) return null;
  // Libsodium and Go keep a private key as its seed and its public key.
  return publicKeyOfSeed(bytes.subarray(0, 32)).every((byte, index) => byte === bytes[32 + index]) ? privateKey : null;
}

// RFC 8032 Ed25519 through node:crypto, about ten times faster than JavaScript when measured. OpenSSL checks the
// equation without the cofactor; the strict byte rule runs first, because OpenSSL's own strictness depends on its
// version. verify-in-browser.ts reaches the same verdict.

/** The keys that signed last: making one takes a tenth of the time of a verification. */
const keys = new LRUCache<string, KeyObject>({ max: 1_000 });

/** Whether the holder of a public key signed a message, under the strict rule. */
export function verifySignature(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  if (isWeakKey(publicKey) || !isStrictSignature(signature)) return false;
  return verify(null, message, keyOf(publicKey), signature);
}

function keyOf(publicKey: Uint8Array): KeyObject {
  const x = Buffer.from(publicKey).toString("base64url");
  const key = keys.get(x) ?? createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  keys.set(x, key);
  return key;
}
