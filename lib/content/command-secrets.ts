import { looksGiven, looksLikePassword, looksLikeToken } from "#lib/content/looks-real.ts";
import type { SecretPattern } from "#lib/content/secret-pattern.ts";

// Programs and their password flags; a flag that ends in `\s?` also takes the password without a space.
const passwordFlags: [programs: string, flags: string][] = [
  ["sshpass", "-p\\s?"],
  ["redis-cli|valkey-cli", "-a\\s|--pass[ =]"],
  [
    "(?:docker|podman|nerdctl|buildah|skopeo|oras|crane|regctl|helm registry|az acr|oc|cf|argocd|heroku|az|kinit|vault|npm|ng|rancher|ibmcloud|bw|op|tsh|faas-cli) +login",
    "-p\\s|--password[ =]",
  ],
  ["mysql|mysqldump|mysqladmin|mysqlimport|mysqlsh|mariadb|mariadb-dump|mariadb-admin", "-p"],
  [
    "mongo|mongosh|mongodump|mongorestore|mongoexport|mongoimport|cqlsh|rabbitmqadmin|influx",
    "-p\\s|-pw\\s|--password[ =]",
  ],
  ["sqlcmd|bcp|ipmitool|osql|isql", "-P\\s?"],
  ["ldap(?:search|add|modify|delete|passwd|whoami)", "-w\\s?"],
  ["openssl", "-k\\s|-pass(?:in|out)?\\s+pass:"],
  ["keytool|jarsigner|apksigner", "-(?:store|key|src|dest)(?:store)?pass\\s|--ks-pass\\s+pass:"],
  ["zip|unzip", "-P\\s?"],
  ["7za?|7zz|rar|unrar", "-h?p"],
  ["plink|pscp|psftp|putty", "-pw\\s"],
  ["xfreerdp|cmdkey|rdesktop", "/p(?:ass)?:|-p\\s"],
  [
    "twine|nuget|svn|hg|wget|curl|mosquitto_(?:pub|sub)|psexec|lpass|gpg2?|clickhouse-client|snowsql",
    "-p\\s|-P\\s|--pass(?:word|phrase|wd)?[ =]",
  ],
];

// Commands with a password as one of their words.
const passwordWords: string[] = [
  "rabbitmqctl +(?:add_user|change_password) +\\S{1,64} +",
  "poetry +config +http-basic\\.\\S{1,64} +\\S{1,64} +",
  "htpasswd +-[a-zA-Z]*b[a-zA-Z]* +(?:\\S{1,100} +)?\\S{1,64} +",
  "net +user +\\S{1,64} +",
  "net +use +(?:\\S{1,3} +)?\\\\{2,4}\\S{1,100} +",
  "nmcli\\b[^\\n]{1,80} password +",
  "wpa_passphrase +\\S{1,64} +",
  "ConvertTo-SecureString +(?:-String +)?",
  "smb(?:client|map|get)\\b[^\\n]{0,80}? -U *[\"']?[\\w\\\\./-]{1,64}%",
  "lftp\\b[^\\n]{0,40}? -u *[\\w.@-]{1,64},",
  "(?:skopeo|crane|buildah|podman)\\b[^\\n]{0,80}?creds[ =][\\w.@-]{1,64}:",
  "sqlplus +(?:-\\w+ +){0,3}[\\w.$-]{1,64}/",
  "jdbc:oracle:thin:[\\w.$-]{1,64}/",
  "(?:bindpw|rootpw|requirepass|masterauth|masteruser) +",
  "IDENTIFIED +(?:WITH +\\S{1,40} +)?BY +(?:PASSWORD +)?",
  "(?:ROLE|USER|LOGIN)\\b[^\\n;]{1,120}?\\bPASSWORD *=? *N?(?=[\"'])",
  "\\bSET +PASSWORD\\b[^\\n;]{0,80}?= *(?:PASSWORD\\()?",
];

const value = "[\"']?([^\\s\"'`<>]{6,128})";

const anyFlag = /\s(?:-[a-zA-Z-]|\/p)/;

const byFlag = passwordFlags.map(([programs, flags]): SecretPattern => {
  const form = `(?<![\\w-])(?:${programs})(?![\\w-])[^\\n|]{0,160}?\\s(?:${flags})${value}`;
  return {
    rule: "password",
    clue: anyFlag,
    form: new RegExp(form, "g"),
    isReal: (given) => looksGiven(trimmed(given)),
  };
});

const byWord: SecretPattern = {
  rule: "password",
  form: new RegExp(`(?<![\\w-])(?:${passwordWords.join("|")})${value}`, "gi"),
  isReal: (given) => !given.startsWith("/") && looksLikePassword(trimmed(given.replace(/@[\w.-]+(?:[:/].*)?$/, ""))),
};

/** Strips the marks that end a statement or a quoted command. */
const trimmed = (given: string) => given.replace(/[),;.]+$/, "");

/** Credentials typed on a command line or into a statement. */
export const commandSecrets: SecretPattern[] = [
  ...byFlag,
  byWord,
  {
    rule: "password",
    clue: anyFlag,
    form: /(?:curl|wget|http)\b[^\n]{0,120}?\s(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{1,64}:([^\s"']{6,128})/g,
    isReal: looksGiven,
  },
  {
    // Services with their token in place of a name, and nothing or an `x` as password.
    rule: "password",
    clue: anyFlag,
    form: /(?:curl|wget|http)\b[^\n]{0,120}?\s(?:-u|--user)[ =]["']?([^\s:"']{16,200}):(?:[xX]|api_token)?(?=["'\s]|$)/g,
    isReal: looksLikeToken,
  },
  {
    rule: "password",
    form: /echo +(?:-n +)?["']?(?:[\w.-]{1,32}:)?([^\s"'|]{6,128})["']? *\| *(?:sudo +(?:-S|chpasswd)|chpasswd|passwd|(?:docker|podman|helm registry) +login|sshpass)/g,
    isReal: looksGiven,
  },
  {
    rule: "password",
    form: /(?<![A-Za-z])login\s{1,4}\S{1,100}\s{1,6}password\s{1,4}(\S{6,128})/g,
    isReal: looksGiven,
  },
  {
    rule: "token-argument",
    form: /(?<=[a-z] )-[aAkKtT][ =]["']?([A-Za-z0-9_-]{20,200})(?![\w/.:-])/g,
    isReal: (value) =>
      looksLikeToken(value) && (/[a-z][A-Z]|[A-Z][a-z]/.test(value) || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)),
  },
  {
    // `vault login`, `shodan init`, `cachix authtoken` and similar: the token is the last word.
    rule: "token-argument",
    clue: / (?:auth|login|init|enroll|apikey|api-key|set|save|add|config)[a-z-]*(?: +[a-z][a-z0-9._-]{0,30}){0,3} +["']?[A-Za-z0-9_.~+/=-]{20}/,
    form: /(?<![\w-])[a-z][a-z0-9_-]{1,20} +(?:auth|login|init|enroll|authtoken|authenticate|apikey|api-key|set-token|set|save|add|config|configure)(?: +[a-z][a-z0-9._-]{0,30}){0,3} +["']?([A-Za-z0-9_.~+/=-]{20,200})(?![\w/.-])/g,
    isReal: looksLikeToken,
  },
];
