import { partOf } from "../cut-text.ts";
import { ownValue } from "../own-value.ts";
import {
  decodeBase64,
  isPlaceholder,
  looksGiven,
  looksLikePassword,
  looksLikeRandomText,
  looksLikeToken,
  looksLikeUrlPassword,
} from "./looks-real.ts";
import listed from "./secret-forms.json" with { type: "json" };

/** One form of the list: `tail` names the fragment after it, and `value` comes last. */
type Form = {
  rule: string;
  form: string;
  tail?: keyof typeof listed.fragments;
  value?: string;
  flags?: string;
  clue?: string;
  check?: string;
  isToken?: true;
};

/** The name before a value, as one word. */
const nameBefore = ({ input, index }: RegExpExecArray) =>
  /[\w.-]*$/.exec(partOf(input, Math.max(0, index - 60), index))![0];

// Called a key, but opens nothing.
const openKey =
  /(?:public|pub|sec-websocket|publishable|site|cache|primary|foreign|partition|sort|range|hash|idempotency|dedup\w*|lookup|index|object|item|row|query|host|file|blob|s3|group|event|trace|request|correlation|unique|shard|answer|registry|restore|artifact|known)[_.-]?$/i;
const openVariable =
  /^[A-Z0-9_]*(?:PUBLIC|PUB_|CACHE|HASH|SHA\d?|DIGEST|CHECKSUM|INTEGRITY|ETAG|FINGERPRINT|COMMIT|NONCE|SIGNATURE|VERSION|BUILD|CURSOR|_ID|_URL|PATH)/;
const openPrefix =
  /^(?:sha\d+|chatcmpl|cs|resp|msg|req|run|call|conv|thread|file|id|nonce|v\d+|build|chunk|index|main|blob|commit|upload|batch|gen|trace|span)[_-]/;

// DER: a sequence that begins with version 0, 1 or 3 (PKCS #1, SEC 1, PKCS #8, PKCS #12), or PKCS #8 under a password;
// OpenSSH's own form, and Java's two key stores.
const keyStart =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the forms are binary
  /^(?:0(?:[\x00-\x80]|\x81.|\x82..)(?:\x02\x01[\x00\x01\x03][\x02-\x04\x30]|0.\x06\x09\x2a\x86H\x86\xf7\x0d\x01\x05)|openssh-key-v1|\xfe\xed\xfe\xed|\xce{4}\0\0)/s;

/** Strips the marks that end a statement or a quoted command, and a host behind a login. */
const trimmed = (value: string) => value.replace(/@[\w.-]+(?:[:/].*)?$|[),;.]+$/, "");

/** Upper and lower case and digits, as in generated tokens and not in names. */
const isMixed = (value: string) =>
  /[a-z]/.test(value) && /[A-Z]/.test(value) && (value.match(/\d+/g)?.length ?? 0) >= 3;

/** Letters and digits alternate often, as in generated text and not in code. */
const isScrambled = (value: string) =>
  (value.match(/\d+/g)?.length ?? 0) >= 2 && new Set(value).size >= Math.min(12, value.length * 0.6);

/** Whether base64 holds a login to another machine, whose user has a form. */
function isLogin(value: string, form: RegExp): boolean {
  const [, user, password] = form.exec(decodeBase64(value)) ?? [];
  return password !== undefined && looksLikeUrlPassword(user!, password, "remote.host");
}

/** What decides on a value that has a form, by the name in the list. */
const checks: Record<string, NonNullable<SecretPattern["isReal"]>> = {
  token: looksLikeToken,
  password: looksLikePassword,
  givenPassword: looksGiven,
  passwordOrToken: (value) => looksLikePassword(value) || looksLikeToken(value),
  typedPassword: (value) => looksGiven(trimmed(value)),
  chosenPassword: (value) => !value.startsWith("/") && looksLikePassword(trimmed(value)),
  remotePassword: (value) => looksLikeUrlPassword("", value, "remote.host"),
  login: (_value, [, user, password, host]) => looksLikeUrlPassword(user!, password!, host!),
  basicLogin: (value) =>
    decodeBase64(value).split(":").slice(1).join(":") !== "open sesame" &&
    isLogin(value, /^([\x21-\x7e]{0,200}?):([\x20-\x7e]{4,200})$/),
  registryLogin: (value) => isLogin(value, /^([\x21-\x7e]{1,200}?):([\x20-\x7e]{4,200})$/),
  // `PASS: name` is a test's verdict.
  namedPassword: (value, match) => !/^PASS:/.test(match[0]) && looksLikePassword(value.replace(/[).:*\\]+$/, "")),
  // A form's guard against other sites is new on each page.
  formPassword: (value, match) =>
    !/csrf|xsrf|authenticity|verification/i.test(nameBefore(match) + partOf(match[0], 0, 40)) &&
    (looksLikePassword(value) || looksLikeToken(value)),
  appPassword: (value) =>
    !/([a-z])\1{3}/.test(value) && looksLikeRandomText(value.replaceAll(" ", ""), 0.6) && value === value.toLowerCase(),
  frameworkKey: (value) => !isPlaceholder(value.replace(/^django-insecure-|[$<>{}%]/g, "")) && isScrambled(value),
  scrambled: (value) => /[!#%^&*?~]/.test(value) && isScrambled(value) && looksLikePassword(value),
  assignedToken: (value) => looksLikeToken(value.replace(/(?<!\.)\.$/, "")),
  keyedToken: (value, match) => !openKey.test(nameBefore(match)) && looksLikeToken(value),
  // 32 and 64 bytes in base64url: public keys, digests and signatures.
  prefixedToken: (value, { 0: whole }) =>
    !openPrefix.test(whole) && ![43, 86, 87].includes(whole.length) && isMixed(value) && looksLikeToken(value),
  tokenInSentence: (value, { 0: whole }) =>
    looksLikeToken(value) && (isMixed(value) || (/^[0-9a-f]{32,128}$/.test(value) && !/token/i.test(whole))),
  tokenInPath: (value) => looksLikeToken(value) && (/\d/.test(value) || !value.includes("-")),
  variable: (value, { 0: whole }) =>
    !openVariable.test(whole) && !/^(?:MII|AAAA|sha\d|eyJ)/.test(value) && isMixed(value) && looksLikeToken(value),
  argument: (value) =>
    looksLikeToken(value) && (/[a-z][A-Z]|[A-Z][a-z]/.test(value) || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)),
  kubernetesData: (value) => {
    const plain = decodeBase64(value);
    return /^[\x20-\x7e]{6,}$/.test(plain) && (looksGiven(plain) || looksLikeToken(plain));
  },
  privateKey: (value) => !isPlaceholder(partOf(value, -40)),
  encodedPem: (value) => decodeBase64(partOf(value, 0, 48)).includes("PRIVATE KEY"),
  keyFile: (value) => keyStart.test(decodeBase64(partOf(value, 0, 40))),
  jsonWebKey: (value, { input, index }) =>
    partOf(input, Math.max(0, index - 3000), index + 3000).includes("kty") && !isPlaceholder(value),
  // Prose of the same shape has small words that no wallet's word list contains.
  seedPhrase: (value) =>
    !/\b(?:the|and|for|with|was|are|has|not|but|you|its|were|that|this|from|which|when)\b/.test(value),
  // The token of every JWT tutorial.
  jsonWebToken: (value, [, , signature]) => !isPlaceholder(signature!) && !decodeBase64(value).includes('"1234567890"'),
};

/** Keys, logins in addresses and commands, and credentials beside a word for one: specific before general. */
export const secretForms = (listed.forms as Form[]).map((one): SecretPattern => {
  const { rule, tail, value = "", flags = "", clue, check, isToken } = one;
  return {
    rule,
    form: new RegExp(`${one.form}${tail === undefined ? "" : listed.fragments[tail]}${value}`, `g${flags}`),
    ...(clue !== undefined && { clue: new RegExp(clue, flags) }),
    ...(check !== undefined && { isReal: ownValue(checks, check)! }),
    ...(isToken && { isToken }),
  };
});

/** One kind of credential: its rule id, its form (group 1 is the value, else the whole match) and an optional check. */
export type SecretPattern = {
  rule: string;
  form: RegExp;
  /** A part of every match that is found faster: without it the text is not searched for the form. */
  clue?: RegExp;
  /** Decides on a value that has the form; without it any value that is not a placeholder counts. */
  isReal?: (value: string, match: RegExpExecArray) => boolean;
  /** The value has its own prefix, so it is also recognised across a line break. */
  isToken?: true;
  /** The form without the boundaries that tokens share. */
  unbounded?: string;
};
