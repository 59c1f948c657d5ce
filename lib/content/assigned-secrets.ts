import {
  decodeBase64,
  isPlaceholder,
  looksGiven,
  looksLikePassword,
  looksLikeRandomText,
  looksLikeToken,
  looksLikeUrlPassword,
} from "#lib/content/looks-real.ts";
import type { SecretPattern } from "#lib/content/secret-pattern.ts";
import { partOf } from "#lib/cut-text.ts";

// Between a name and its value: the name's closing quotes, a sign or a word, the value's opening quotes.
const sign =
  "\\\\?[\"'`*\\])]{0,3}(?:\\s{0,3}(?:: ?string ?=|=>|[:?]?={1,2}|:{1,3}=?|：|>|\\|)\\s{0,3}|[\"']\\s?,\\s{0,12}(?=[\"'])|\\s\\(|\\s(?=[\"'])|\\s(?:is|was|ist|war|est|es|è|é)\\s|(?<=\\s--?[\\w-]{1,30})\\s)\\\\?[\"'`*]{0,3}";
// A name and its value as two members of an element or an object.
const nameAndValue = "[\"']?[\\s,]{1,8}[\"']?value[\"']?\\s?[=:]\\s?[\"']?";
const kind = "(?:[_-]?(?:key|keys|value|salt|live|prod|test|dev|staging|base|\\d{1,2}))?";

const namedKey =
  "(?:api|access|secret|auth|app|client|private|encryption|signing|service|master|admin|consumer|shared|account|subscription|license|storage|deploy|hmac|bot|functions?|routing|project|record|validation|decryption|integration|write|admin[ _.-]?api)[ _.-]?key";
const namedToken =
  "(?<!(?:authenticity|public|page|next|continuation|cursor|sync|csrf|xsrf|resume|skip|delta|start|design|cancellation|max|min)[_ -]?)token";

const tokenValue = "([A-Za-z0-9_.~+/=:$-]{16,2000})(?![A-Za-z0-9([])";
const passwordName =
  "(?:passw(?:or)?d|passwd|passphrase|pwd|psk|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|lösenord|пароль|密码|密碼|パスワード|비밀번호|(?<![A-Za-z])pass|(?<=db|smtp|mail|user|ssh|store|ftp|http|admin|root|sasl|proxy|vpn|wifi)pass)";

/** The name before a value, as one word. */
const nameBefore = ({ input, index }: RegExpExecArray) =>
  /[\w.-]*$/.exec(partOf(input, Math.max(0, index - 60), index))![0];

// Called a key, but opens nothing.
const openKey =
  /(?:public|pub|sec-websocket|publishable|site|cache|primary|foreign|partition|sort|range|hash|idempotency|dedup\w*|lookup|index|object|item|row|query|host|file|blob|s3|group|event|trace|request|correlation|unique|shard|answer|registry|restore|artifact|known)[_.-]?$/i;

const openVariable =
  /^[A-Z0-9_]*(?:PUBLIC|PUB_|CACHE|HASH|SHA\d?|DIGEST|CHECKSUM|INTEGRITY|ETAG|FINGERPRINT|COMMIT|NONCE|SIGNATURE|VERSION|BUILD|CURSOR|_ID|_URL|PATH)/;

/** Credentials beside a word for one: in settings, headers, cookies and sentences. */
export const assignedSecrets: SecretPattern[] = [
  {
    rule: "authorization-header",
    form: /(?<![A-Za-z])(?:Bearer[ =:]{1,3}|Authorization["']?\s{0,3}[:=,]\s{0,3}["'`]?(?:(?!Basic)[A-Za-z-]{1,24} )?)["'`]?([A-Za-z0-9_.~+/=:!|-]{20,2000})/gi,
    isReal: looksLikeToken,
  },
  {
    rule: "authorization-header",
    form: /Basic\s{1,3}([A-Za-z0-9+/]{10,400}={0,2})/g,
    isReal: (value) => {
      const [, user, password] = /^([\x21-\x7e]{0,200}?):([\x20-\x7e]{4,200})$/.exec(decodeBase64(value)) ?? [];
      return (
        password !== undefined && password !== "open sesame" && looksLikeUrlPassword(user!, password, "remote.host")
      );
    },
  },
  {
    rule: "registry-login",
    form: /["']?(?:auth|_auth|identitytoken)["']?\s{0,3}[=:]\s{0,3}["']?([A-Za-z0-9+/]{12,400}={0,2})/g,
    isReal: (value) => {
      const [, user, password] = /^([\x21-\x7e]{1,200}?):([\x20-\x7e]{4,200})$/.exec(decodeBase64(value)) ?? [];
      return password !== undefined && looksLikeUrlPassword(user!, password, "remote.host");
    },
  },
  {
    rule: "session-cookie",
    form: /(?<![A-Za-z])cookie["']?:[^\n]{0,300}?(?:sess|sid|token|auth|jwt)[A-Za-z_.-]{0,20}=([^;\s"']{16,2000})/gi,
    isReal: looksLikeToken,
  },
  {
    // Cookies that are a session by their name alone.
    rule: "session-cookie",
    form: /(?:(?<=[a-z0-9_]{2})_session|(?<![A-Za-z])(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|sessionid|session[_-]id|li_at|remember_(?:user_token|web_[a-z0-9]{8,64})|(?:__Secure-|__Host-)?(?:next-auth|authjs)\.session-token(?:\.\d)?))=([^;\s"',]{16,4000})/gi,
    isReal: looksLikeToken,
  },
  {
    rule: "password",
    form: new RegExp(`${passwordName}(?:_?\\d)?${sign}([^\\s"'\`,;<|]{8,200})`, "gi"),
    // `PASS: name` is a test's verdict.
    isReal: (value, match) => !/^PASS:/.test(match[0]) && looksLikePassword(value.replace(/[).:*\\]+$/, "")),
  },
  {
    rule: "password",
    form: new RegExp(
      `(?:password|passwd|pwd|passphrase|secret|token|credential)[\\w.-]{0,20}${nameAndValue}([^\\s"'<>,]{8,200})`,
      "gi",
    ),
    // A form's guard against other sites is new on each page.
    isReal: (value, match) =>
      !/csrf|xsrf|authenticity|verification/i.test(nameBefore(match) + partOf(match[0], 0, 40)) &&
      (looksLikePassword(value) || looksLikeToken(value)),
  },
  {
    rule: "password",
    form: /value=["']([^\s"'<>]{8,200})["']\s{1,4}(?:key|name)=["'][\w.-]{0,30}(?:password|passwd|pwd|secret|token)/gi,
    isReal: looksLikePassword,
  },
  {
    // Environment variables are set on purpose, so a value of letters alone counts too.
    rule: "password",
    form: /(?<![A-Za-z0-9_])(?:[A-Z][A-Z0-9_]{0,40})?(?:PASSW(?:OR)?D|PASSPHRASE|(?<=[A-Z0-9_])PASS(?<!BYPASS|COMPASS)|(?<=[A-Z0-9_])PWD(?<!OLDPWD)|_PW)(?:_?\d)?["']?(?:=|\s?:\s|:=)["']?([^\s"'`,;<|]{8,128})/g,
    isReal: looksGiven,
  },
  {
    rule: "app-password",
    form: /(?:pass|gmail|google|smtp)[^\n]{0,60}?(?<![A-Za-z])((?:[a-z]{4} ){3}[a-z]{4}|[a-z]{16})(?![A-Za-z]| [a-z]{4} )/gi,
    isReal: (value) =>
      !/([a-z])\1{3}/.test(value) &&
      looksLikeRandomText(value.replaceAll(" ", ""), 0.6) &&
      value === value.toLowerCase(),
  },
  {
    // Keys of Django, WordPress and Drupal contain punctuation.
    rule: "framework-key",
    form: /(?:SECRET_KEY|(?:AUTH|LOGGED_IN|NONCE)_(?:KEY|SALT)|SECURE_AUTH_(?:KEY|SALT)|hash_salt)["'\]]{0,2}\s{0,3}[:=,]\s{0,9}r?b?["']([\x21-\x7e]{32,120}?)["'](?=[\s,;)]|$)/g,
    isReal: (value) => !isPlaceholder(value.replace(/^django-insecure-|[$<>{}%]/g, "")) && looksScrambled(value),
  },
  {
    rule: "framework-key",
    form: /(?:APP_KEY|["']key["'])["']?\s{0,3}(?:=>?|:)\s{0,3}["']?base64:([A-Za-z0-9+/]{42,88}={0,2})/g,
  },
  {
    rule: "framework-key",
    form: /master\.key[^\w\n]{0,4}(?:\s|is\s){1,3}([0-9a-f]{32})(?![0-9a-f])/g,
    isReal: looksLikeToken,
  },
  {
    rule: "framework-key",
    form: /crypt["'\]]{0,2}\s?=>\s?\[?\s{0,8}["']key["']\s?=>\s?["']([0-9a-z]{32,64})["']/g,
    isReal: looksLikeToken,
  },
  {
    // The usual token of a vendor without its own form: a word for the kind, then the random part.
    rule: "prefixed-token",
    clue: /(?:live|secret|pat|key|apikey|token|sk|rk|auth|prod)[_-][A-Za-z0-9_-]{20}/i,
    form: /(?<![A-Za-z0-9]{2}|[A-Za-z0-9][_-])(?:[a-z0-9]{1,16}[_-]){0,2}(?:live|secret|pat|key|apikey|token|sk|rk|auth|prod)[_-]([A-Za-z0-9_-]{20,200})(?![A-Za-z0-9])/gi,
    isReal: looksLikeToken,
  },
  {
    // Long random text of both cases after a short word is a vendor's token, unless the word is one for an id.
    rule: "prefixed-token",
    clue: /[_-][A-Za-z0-9]{32}/,
    form: /(?<![\w./@#%+=:-])[a-z][a-z0-9]{1,14}(?:[_-][a-z0-9]{1,10}){0,2}[_-]([A-Za-z0-9]{32,160})(?![\w+/=-])/g,
    isReal: (value, { 0: whole }) =>
      !/^(?:sha\d+|chatcmpl|cs|resp|msg|req|run|call|conv|thread|file|id|nonce|v\d+|build|chunk|index|main|blob|commit|upload|batch|gen|trace|span)[_-]/.test(
        whole,
      ) &&
      // 32 and 64 bytes in base64url: public keys, digests and signatures.
      ![43, 86, 87].includes(whole.length) &&
      isMixed(value) &&
      looksLikeToken(value),
  },
  {
    rule: "assigned-secret",
    form: new RegExp(`(?:${namedKey}|${namedToken}|secret|credential|_pat|salt)${kind}${sign}${tokenValue}`, "gi"),
    isReal: (value) => looksLikeToken(value.replace(/(?<!\.)\.$/, "")),
  },
  {
    // A name that ends in key: `POLYGON_KEY=`, `Fastly-Key:`, `"mapKey": "…"`, `--key `.
    rule: "assigned-secret",
    form: new RegExp(`(?<=[A-Za-z0-9][_-]?|\\s--)(?:Key|KEY|key)S?${sign}${tokenValue}`, "g"),
    isReal: (value, match) => !openKey.test(nameBefore(match)) && looksLikeToken(value),
  },
  {
    rule: "assigned-secret",
    form: new RegExp(`(?:secret|_token|auth[_-]?token|api[_-]?key|_KEY)${sign}([^\\s"'\`,;<>|(){}[\\]]{12,200})`, "gi"),
    isReal: (value) => /[!#%^&*?~]/.test(value) && looksScrambled(value) && looksLikePassword(value),
  },
  {
    rule: "assigned-secret",
    form: /(?<=^|[\n>"'{,] ?)[Kk]ey["']?\s?[:=]\s?["']?([A-Za-z0-9]{32,128})(?![\w-])/g,
    isReal: looksLikeToken,
  },
  {
    // In a sentence: `the token aB3… expired`.
    rule: "assigned-secret",
    clue: /(?:key|token|secret|credentials?|auth)\s(?:called\s|was\s|is\s)?["'`(]{0,2}[A-Za-z0-9_~+/=.-]{20}/i,
    form: /(?<![A-Za-z])(?:api[ _-]?key|access[ _-]?key|token|secret|credentials?|auth)\s(?:called\s|was\s|is\s)?["'`(]{0,2}([A-Za-z0-9_~+/=.-]{20,400})(?![A-Za-z0-9])/gi,
    isReal: (value, { 0: whole }) =>
      looksLikeToken(value) && (isMixed(value) || (/^[0-9a-f]{32,128}$/.test(value) && !/token/i.test(whole))),
  },
  {
    // A login or a key as an argument: `auth=("ci", "…")`, `jwt.sign(payload, "…")`.
    rule: "argument",
    form: /(?:auth\s?=\s?\(\s?["'][^"'\n]{1,64}|(?:sign|verify|hmac)\([^"'()\n]{0,80}(?:["'][^"'\n]{1,16})?)["']?,\s{0,4}["']([^\s"']{8,128})["']/gi,
    isReal: (value) => looksLikePassword(value) || looksLikeToken(value),
  },
  {
    // Any name of a variable: nobody types long random text of both cases by hand.
    rule: "assigned-secret",
    form: /(?<![\w$%{-])[A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){0,6}\s?=\s?["']?([A-Za-z0-9_+/-][A-Za-z0-9_+/=-]{23,299})(?![\w+/=-]|\.\w)/g,
    isReal: (value, { 0: whole }) =>
      !openVariable.test(whole) && !/^(?:MII|AAAA|sha\d|eyJ)/.test(value) && isMixed(value) && looksLikeToken(value),
  },
  {
    // A line of .pgpass: host:port:database:user:password.
    rule: "password",
    clue: /:(?:\d{4,5}|\*):/,
    form: /(?<![\w.-])[\w.*-]{1,100}:(?:\d{4,5}|\*):[\w*-]{1,63}:[\w.-]{1,63}:([^\s:"'`]{8,128})(?=\s|$)/g,
    isReal: looksLikePassword,
  },
  {
    rule: "kubernetes-secret",
    form: /kind:\s{1,2}Secret\b[\s\S]{0,400}?\bdata:\s{1,8}(?:[\w.-]{1,60}:\s?\S{0,400}\s{1,8}){0,6}?[\w.-]{1,60}:\s?["']?([A-Za-z0-9+/]{8,2000}={0,2})/g,
    isReal: (value) => {
      const plain = decodeBase64(value);
      return /^[\x20-\x7e]{6,}$/.test(plain) && (looksGiven(plain) || looksLikeToken(plain));
    },
  },
];

/** Upper and lower case and digits, as in generated tokens and not in names. */
const isMixed = (value: string) =>
  /[a-z]/.test(value) && /[A-Z]/.test(value) && (value.match(/\d+/g)?.length ?? 0) >= 3;

/** Letters and digits alternate often, as in generated text and not in code. */
function looksScrambled(value: string): boolean {
  const digitGroups = value.match(/\d+/g)?.length ?? 0;
  return digitGroups >= 2 && new Set(value).size >= Math.min(12, value.length * 0.6);
}
