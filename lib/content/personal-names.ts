import { partOf } from "../cut-text.ts";
import accountNames from "./account-names.json" with { type: "json" };
import type { Finding } from "./hidden-text.ts";
import mailboxRoles from "./mailbox-roles.json" with { type: "json" };

// Names reserved by RFC 2606 and 6761, private names, and file endings that only look like a domain (`icon@2x.png`).

const noDomain =
  /(?:^|\.)(?:example|test|invalid|localhost|local|localdomain|internal|lan|home|corp|onion|png|jpe?g|gif|webp|svg|avif|ico|css|jsx?|tsx?|mjs|cjs|json|ya?ml|toml|xml|html?|txt|csv|log|lock|exe|dll|service|socket|timer|target|mount|slice)$|(?:^|\.)example\.(?:com|org|net|edu|co\.uk)$/i;
const privateRelay = /(?:^|\.)noreply\.github(?:\.com|app\.com)$/i;

/** Addresses of a function, not of a person; `git@` appears in clone addresses. */
const roles = new Set(mailboxRoles);

/** Whether an address could reach or name a person: no example domain, role, file name or version. */
export function isPersonalEmailAddress(local: string, domain: string): boolean {
  const [role] = local.toLowerCase().split("+");
  if (roles.has(role!) || noDomain.test(domain) || privateRelay.test(domain)) return false;
  // `package@v1.2.x` and `w@x.T` are code.
  if (/^v?\d+\.\d/.test(domain)) return false;
  const ending = partOf(domain, domain.lastIndexOf(".") + 1);
  return ending === ending.toLowerCase() || ending === ending.toUpperCase();
}

// Words and signs in the place of `@` and of a dot, also those of Spanish, Portuguese, Italian and French.
const word = "(?:[Aa][Tt]|ät|arroba|chiocciola|arobase)";
const dotWord = "(?:[Dd][Oo][Tt]|punto|ponto)";
const dot = `(?:\\s?[[({<]\\s?(?:${dotWord}|\\.)\\s?[\\])}>]\\s?|\\s?[|/_*-]${dotWord}[|/_*-]\\s?|\\s${dotWord}\\s|DOT)`;
const dots = new RegExp(dot, "g");
const at = new RegExp(
  `(?<bracketed>\\s?[[({<]\\s?(?:${word}|@)\\s?[\\])}>]\\s?)|(?<marked>\\s?[|/_*-]${word}[|/_*-]\\s?|\\s?\\(a\\)\\s?|AT)|(?<word>\\s${word}\\s)|(?<spaced>\\s@\\s)|@`,
  "g",
);
const local = /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}])?$/u;
const host = new RegExp(
  `^[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])??(?:(?:${dot}|\\.)[\\p{L}\\p{N}-]{1,63}?){0,3}(?:${dot}|\\.)(\\p{L}{2,24})(?![\\p{L}\\p{N}(_]|\\.[\\p{L}\\p{N}])`,
  "u",
);
// Endings of files that are domains too are left to addresses in brackets.
const commonEnding = /^(?:com|org|net|edu|gov|info|biz|dev|app|(?!py|rs|sh|md|ml|so|cc|ps|to)[a-z]{2})$/i;
const fromMail =
  /(?:mail|contact|reach|write|schreib|correo|courriel)\w{0,6}(?:\s[^\s.:]{1,20}){0,2}(?::|\s(?:is|at|to|me|us|under|es|est|ist|an|a))\s{1,2}$/i;
const freeMail = /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|proton|protonmail|gmx|aol|yandex|fastmail)\./i;

/** Finds e-mail addresses written so that programs overlook them: `mara [at] kontor [dot] eu`, `mara at kontor dot eu`. */
export function spelledEmails(text: string): Finding[] {
  const findings: Finding[] = [];
  for (const { 0: sign, index, groups } of text.matchAll(at)) {
    const end = index + sign.length;
    const name = local.exec(partOf(text, Math.max(0, index - 64), index))?.[0];
    const rest = name && host.exec(partOf(text, end, end + 200));
    if (!rest) continue;
    const domain = rest[0].replace(dots, ".");
    const isSpelled = domain !== rest[0];
    const start = index - name.length;
    const isCommon = commonEnding.test(rest[1]!);
    const isAddress =
      groups!.bracketed !== undefined ||
      (isSpelled && (groups!.marked !== undefined || isCommon)) ||
      (isCommon && groups!.spaced !== undefined) ||
      (isCommon && groups!.word !== undefined && isMailbox(name, domain, partOf(text, Math.max(0, start - 60), start)));
    if (isAddress && isPersonalEmailAddress(name, domain))
      findings.push({ rule: "email", start, end: end + rest[0].length });
  }
  return findings;
}

/** Whether `name at domain` is an address and no prose: a free mailbox, a name in two parts, or one after a word for mail. */
function isMailbox(name: string, domain: string, before: string): boolean {
  if (freeMail.test(domain) || /^\p{Ll}{2,20}[._]\p{Ll}{4,30}$/u.test(name)) return true;
  return fromMail.test(before) && !/^(?:me|us|him|her|them|it|out)$/i.test(name);
}

/** Accounts of machines, images and services, and placeholders of documentation: they name nobody. */
const roleNames = new Set(accountNames);

// Folders of web sites and programs directly below a `home`.
const pageNames =
  /^(?:index|page|pages|home|main|dashboard|settings|profile|account|about|about-us|contact|login|logout|signin|signup|register|search|help|feed|news|blog|products?|services|orders?|cart|components?|assets|images?|img|css|js|static|layout|views?|hero|header|footer|banner|section|sections|slider|features?|tabs?|screens?|widgets?|api|v\d+|en|de|fr|es|it|pt|ja|ko|zh|ru)$/i;
const fileName =
  /\.(?:[cm]?[jt]sx?|json|html?|css|scss|vue|svelte|php|py|rb|go|rs|java|kt|swift|dart|md|ya?ml|toml|txt|png|jpe?g|svg|webp|log)$/i;
const variable = /^[$%<{[(*:~.@]|^[\d-]+$|^x{2,}$|^[0-9a-f]{8}-[0-9a-f-]{20,}$|\.{2,}|…/i;

// A name ends where a path does: letters and digits of any script, and the signs of account names. Markdown may have
// lost its marks between two slashes, as in `/home/*/x`, so a doubled slash is not a name.
const slash = "(?:\\\\?/(?!/)|\\\\{1,4}|%2[Ff]|%5[Cc])";
const separator = "(?:[\\\\/]{1,4}|%2[Ff]|%5[Cc])";
const name = "((?!%2[Ff]|%5[Cc])[\\p{L}\\p{N}$%<{[(*:~.@_-](?:(?!%2[Ff]|%5[Cc])[\\p{L}\\p{N}_.@~$%<>{}+-]){0,63})";
const nameWithSpaces = `${partOf(name, 0, -1)}(?:(?: [\\p{L}\\p{N}_.-]{1,30}){1,3}(?=[\\\\/]))?)`;
const before = "(?:(?<=(?:^|[\\s\"'`(=])-[A-Z])|(?<![\\p{L}\\p{N}_.~@*$}>)\\]-]|(?<!:)[\\p{L}\\p{N}][\\\\/]))";

const homes: RegExp[] = [
  // Unix, also behind the share of another machine: /home/x, /var/home/x, /export/home/x, //wsl$/Ubuntu/home/x.
  new RegExp(
    `(?:${before}(?:[\\\\/](?:var|export|usr|data|mnt|net|nfs|host|rootfs|private|System[\\\\/]Volumes[\\\\/]Data))?|(?<=(?:\\\\|/){2,4}[\\w.$-]{1,60}(?:[\\\\/]{1,2}[\\w.$ -]{1,40})?)|(?<=(?:file|vscode-remote|ssh|sftp|scp|smb|nfs)://[\\w.+%@:-]{0,100})|(?<=[\\w.-]{1,60}@[\\w.-]{1,80}:)|(?<=%2[Ff])(?=home))${separator}home${slash}${name}`,
    "gu",
  ),
  // macOS: /Users/x.
  new RegExp(
    `(?:${before}(?:[\\\\/](?:private|mnt|host|host_mnt|System[\\\\/]Volumes[\\\\/]Data|Volumes[\\\\/][\\w .-]{1,40}))?|(?<=file://[\\w.-]{0,60})|(?<=[\\w.-]{1,60}@[\\w.-]{1,80}:))${separator}Users${slash}${name}`,
    "gu",
  ),
  // Windows: C:\\Users\\x in any spelling, /mnt/c/Users/x, /c/Users/x, \\\\host\\Users\\x, C:\\Documents and Settings\\x.
  new RegExp(
    `(?:(?<![\\p{L}\\p{N}]|(?<!\\\\)\\\\[nrt])[A-Za-z](?::|%3[Aa])|(?<=\\\\[nrt])[A-Za-z]:|${separator}(?:(?:mnt|cygdrive|host_mnt)${separator})?[A-Za-z](?=[\\\\/%])|\\\\{2,4}[\\w.$-]{1,60}(?:\\\\{1,2}[A-Za-z]\\$)?)${separator}(?:Users|users|USERS|Documents and Settings)${separator}${nameWithSpaces}`,
    "gu",
  ),
  // How programs name a folder after such a path: -Users-x-code.
  /(?<=[\\/])-(?:Users|home)-([\p{L}\p{N}_.]{1,40})(?=-)/gu,
];

/** Finds home folders named after a person in one reading of a text; ranges are in UTF-16 code units. */
export function homePaths(text: string): Finding[] {
  const findings: Finding[] = [];
  for (const home of homes) {
    if (text.search(home) < 0) continue;
    for (const match of text.matchAll(home)) {
      const owner = match[1]!.replace(/[.,:;)>}]+$/, "");
      const rest = partOf(text, match.index + match[0].length - match[1]!.length + owner.length);
      if (namesNobody(owner, rest) || routeBefore.test(partOf(partOf(text, 0, match.index), -240))) continue;
      const start = match.index;
      findings.push({ rule: "home_path", start, end: start + match[0].length - match[1]!.length + owner.length });
    }
  }
  return findings;
}

function namesNobody(owner: string, rest: string): boolean {
  if (owner === "" || variable.test(owner) || fileName.test(owner) || pageNames.test(owner)) return true;
  const plain = owner.toLowerCase().replace(/~\d$/, "");
  // `RUNNER~1` is the short form of a longer name.
  if (plain !== owner.toLowerCase() && [...roleNames].some((role) => role.startsWith(plain))) return true;
  if (roleNames.has(plain) || roleNames.has(plain.replace(/[-_.]?\d{1,4}$/, ""))) return true;
  return /^[\\/]{0,2}[{<[(]/.test(owner) || (/^\\?[{<$]/.test(rest) && owner.length < 3);
}

/** Whether the text before a path makes it an address of a web service: `GET /Users/42`, `href="/home/x"`. */
const routeBefore =
  /(?:\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s|(?:href|src|to|route|router\.\w{1,12}\(|navigate\(|redirect\()\s?=?\s?\(?["'{`]{0,2}|https?:\/\/[^\s"']{0,200})$/;
