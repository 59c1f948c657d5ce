import { looksGiven, looksLikePassword, looksLikeToken } from "#lib/content/looks-real.ts";
import type { SecretPattern } from "#lib/content/secret-pattern.ts";

const value = "[\"']?([^\\s\"'`<>]{6,128})";

/** Strips the marks that end a statement or a quoted command, and a host behind a login. */
const trimmed = (given: string) => given.replace(/@[\w.-]+(?:[:/].*)?$|[),;.]+$/, "");
const isChosen = (given: string) => !given.startsWith("/") && looksLikePassword(trimmed(given));

const programs =
  "sshpass|redis-cli|valkey-cli|mysql\\w*|mariadb\\S*|mongo\\w*|cqlsh|sqlcmd|bcp|ldap\\w+|openssl|zip|unzip|7z\\w*|u?n?rar|plink|pscp|psftp|ipmitool|rabbitmq\\w+";

/** Credentials typed on a command line or into a statement. */
export const commandSecrets: SecretPattern[] = [
  {
    // Programs whose short flag takes a password, also without a space.
    rule: "password",
    clue: /\s-[a-zA-Z]/,
    form: new RegExp(
      `(?<![\\w-])(?:${programs})(?![\\w-])[^\\n|]{0,160}?\\s-(?:(?:h?p|P|w)\\s?|(?:pw|a|k)\\s)${value}`,
      "g",
    ),
    isReal: (given) => looksGiven(trimmed(given)),
  },
  {
    rule: "password",
    form: new RegExp(`(?<=login\\b[^\\n|]{0,160}\\s)-p\\s${value}`, "g"),
    isReal: (given) => looksGiven(trimmed(given)),
  },
  {
    // A login in one word: `-u ci:Zk3!…`, `--creds=`, `-U acme/ci%…`, `sqlplus app/…@db`.
    rule: "password",
    form: new RegExp(
      `(?:\\s-[uU]|\\s--[a-z-]{0,10}(?:user|creds)|sqlplus|oracle:thin)[ =:] ?["']?[\\w.@$\\\\-]{0,64}[:,%/]${value}`,
      "g",
    ),
    isReal: (given) => looksGiven(trimmed(given)),
  },
  {
    // Services with their token in place of a name, and nothing or an `x` as password.
    rule: "password",
    form: /\s(?:-u|--user)[ =]["']?([^\s:"']{16,200}):(?:[xX]|api_token)?(?=["'\s]|$)/g,
    isReal: looksLikeToken,
  },
  {
    rule: "password",
    clue: /\|/,
    form: /echo +(?:-n +)?["']?(?:[\w.-]{1,32}:)?([^\s"'|]{6,128})["']? *\| *(?:sudo +(?:-S|chpasswd)|chpasswd|passwd|[\w -]{1,40} login|sshpass)/g,
    isReal: looksGiven,
  },
  {
    // The password follows a name: `net user ci Zk3!…`, `rabbitmqctl add_user ci Zk3!…`, `.netrc`.
    rule: "password",
    form: new RegExp(
      `(?<![\\w-])(?:(?:login|connect)\\s{1,4}\\S{1,100}\\s{1,6}password\\s{1,4}|(?:user|add_user|change_password|wpa_passphrase|htpasswd +-\\w+(?: +\\S{1,100})?|http-basic\\.\\S{1,64}) +\\S{1,64} +)${value}`,
      "g",
    ),
    isReal: isChosen,
  },
  {
    rule: "password",
    form: new RegExp(
      `(?<![\\w-])(?:identified +by|password +for +\\S{1,100} *= *|bindpw|rootpw|requirepass|masterauth|ConvertTo-SecureString) *${value}`,
      "gi",
    ),
    isReal: isChosen,
  },
  {
    rule: "token-argument",
    form: /(?<=[a-z] )-[aAkKtT][ =]["']?([A-Za-z0-9_-]{20,200})(?![\w/.:-])/g,
    isReal: (given) =>
      looksLikeToken(given) && (/[a-z][A-Z]|[A-Z][a-z]/.test(given) || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(given)),
  },
  {
    // `vault login`, `shodan init`, `cachix authtoken` and similar: the token is the last word.
    rule: "token-argument",
    clue: / (?:auth|login|init|enroll|apikey|api-key|set|save|add|config)[a-z-]*(?: +[a-z][a-z0-9._-]{0,30}){0,3} +["']?[A-Za-z0-9_.~+/=-]{20}/,
    form: /(?<![\w-])[a-z][a-z0-9_-]{1,20} +(?:auth|login|init|enroll|authtoken|authenticate|apikey|api-key|set-token|set|save|add|config|configure)(?: +[a-z][a-z0-9._-]{0,30}){0,3} +["']?([A-Za-z0-9_.~+/=-]{20,200})(?![\w/.-])/g,
    isReal: looksLikeToken,
  },
];
