import { decodeBase64, isPlaceholder } from "#lib/content/looks-real.ts";
import { type SecretPattern, token } from "#lib/content/secret-pattern.ts";
import { partOf } from "#lib/cut-text.ts";

// DER: a sequence that begins with version 0, 1 or 3 (PKCS #1, SEC 1, PKCS #8, PKCS #12), or PKCS #8 under a password;
// OpenSSH's own form, and Java's two key stores.
const keyStart =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the forms are binary
  /^(?:0(?:[\x00-\x80]|\x81.|\x82..)(?:\x02\x01[\x00\x01\x03][\x02-\x04\x30]|0.\x06\x09\x2a\x86H\x86\xf7\x0d\x01\x05)|openssh-key-v1|\xfe\xed\xfe\xed|\xce{4}\0\0)/s;

/** Private keys, wallets, one-time passwords and JSON web tokens. */
export const keyMaterial: SecretPattern[] = [
  {
    rule: "private-key",
    form: /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----([\s\S]{0,300}?[A-Za-z0-9+/]{40})[^-]{0,20000}(?:-----END [A-Z0-9 ]{1,40}-----)?/g,
    isReal: (value) => !isPlaceholder(partOf(value, -40)),
  },
  {
    rule: "private-key",
    form: /LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,80}/g,
    isReal: (value) => decodeBase64(partOf(value, 0, 48)).includes("PRIVATE KEY"),
  },
  {
    // A private key or a key store in base64 without its frame.
    rule: "encoded-key",
    form: /(?<![A-Za-z0-9+/])(?:M[A-Za-z0-9+/]|b3Bl|\/u3\+|zs7O)[A-Za-z0-9+/]{38,6000}={0,2}/g,
    isReal: (value) => keyStart.test(decodeBase64(partOf(value, 0, 40))),
  },
  {
    // The private members of a JSON Web Key (RFC 7518, 6.2.2, 6.3.2 and 6.4.1).
    rule: "json-web-key",
    form: /(?<![A-Za-z0-9_])(?:d|k|p|q|dp|dq|qi)["']?\s{0,3}[:=]\s{0,3}["']([A-Za-z0-9_-]{20,1400})={0,2}["']/g,
    isReal: (value, { input, index }) =>
      partOf(input, Math.max(0, index - 3000), index + 3000).includes("kty") && !isPlaceholder(value),
  },
  {
    rule: "putty-key",
    form: /PuTTY-User-Key-File-\d:[\s\S]{0,2000}?Private-Lines: \d{1,3}\s{1,4}([A-Za-z0-9+/]{40,64})/g,
  },
  {
    rule: "openvpn-key",
    form: /-----BEGIN OpenVPN Static key V1-----[\s>]{1,6}([0-9a-f]{32})[0-9a-f\s>]{0,700}(?:-----END OpenVPN Static key V1-----)?/g,
  },
  token("age-key", "AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]{50,120}"),
  { rule: "wireguard-key", form: /(?:Private|Preshared)Key\s{0,3}=\s{0,3}([A-Za-z0-9+/]{43}=)/g },
  token("nostr-key", "nsec1[ac-hj-np-z02-9]{58}"),
  token("wallet-key", "[xyztuv]prv[1-9A-HJ-NP-Za-km-z]{100,112}"),
  {
    rule: "wallet-key",
    form: /private[ _-]?key[^\n\w]{1,6}(?:(?:is|was)[^\n\w]{1,4})?((?:0x)?[0-9a-f]{64})(?![A-Za-z0-9])/gi,
  },
  {
    rule: "seed-phrase",
    form: /(?:seed|recovery|mnemonic)(?: phrase| words)?[^\n\w]{1,6}((?:[a-z]{3,8} ){11,23}[a-z]{3,8})(?![a-z])/gi,
    // Prose of the same shape has small words that no wallet's word list contains.
    isReal: (value) =>
      !/\b(?:the|and|for|with|was|are|has|not|but|you|its|were|that|this|from|which|when)\b/.test(value),
  },
  // A line of /etc/shadow or .htpasswd.
  {
    rule: "password-hash",
    form: /(?<![\w.-])[\w.-]{1,32}:(\$(?:[156y]|2[aby]|apr1|argon2id?)\$[./A-Za-z0-9$=,+]{24,200})/g,
  },
  { rule: "otp-secret", form: /otpauth:\/\/[^\s"'<>]{0,200}?secret=([A-Za-z2-7]{16,64})/g },
  {
    rule: "json-web-token",
    isToken: true,
    form: /(?<![A-Za-z0-9]{2})eyJ[A-Za-z0-9_-]{10,600}\.(eyJ[A-Za-z0-9_-]{10,4000})\.([A-Za-z0-9_-]{16,700})/g,
    // The token of every JWT tutorial.
    isReal: (value, [, , signature]) => !isPlaceholder(signature!) && !decodeBase64(value).includes('"1234567890"'),
  },
];
