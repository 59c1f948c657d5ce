import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const begin = "sr_live_";
const form = /^sr_live_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** A new API key: 32 characters of base62 (190 bits) and a checksum that exposes mistyped or invented keys. */
export function makeApiKey(): string {
  const secret = Array.from({ length: 32 }, () => alphabet[randomInt(62)]).join("");
  return `${begin}${secret}${checksumOf(secret)}`;
}

/** Whether a key has a valid checksum; one without needs no look into the database. */
export function isApiKey(key: string): boolean {
  const [, secret, checksum] = form.exec(key) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** The stored form of a key, in hexadecimal. */
export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** CRC-32 in six characters of base62, as GitHub's tokens have it. */
function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let digits = "";
  for (let place = 0; place < 6; place += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
