import { decodeBase64, isPlaceholder } from "#lib/content/looks-real.ts";
import { type SecretPattern, token } from "#lib/content/secret-pattern.ts";

/** Private keys, wallets, one-time passwords and JSON web tokens. */
export const keyMaterial: SecretPattern[] = [
  {
    rule: "private-key",
    form: /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----([\s\S]{0,300}?[A-Za-z0-9+/]{40})[^-]{0,20000}(?:-----END [A-Z0-9 ]{1,40}-----)?/g,
    isReal: (value) => !isPlaceholder(value.slice(-40)),
  },
  {
    rule: "private-key",
    form: /LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,80}/g,
    isReal: (value) => decodeBase64(value.slice(0, 48)).includes("PRIVATE KEY"),
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
  { rule: "otp-secret", form: /otpauth:\/\/[^\s"'<>]{0,200}?secret=([A-Za-z2-7]{16,64})/g },
  {
    rule: "json-web-token",
    isToken: true,
    form: /(?<![A-Za-z0-9]{2})eyJ[A-Za-z0-9_-]{10,600}\.(eyJ[A-Za-z0-9_-]{10,4000})\.([A-Za-z0-9_-]{16,700})/g,
    // The token of every JWT tutorial.
    isReal: (value, [, , signature]) => !isPlaceholder(signature!) && !decodeBase64(value).includes('"1234567890"'),
  },
];
