import type { Finding } from "#lib/content/finding.ts";
import mailboxRoles from "#lib/content/mailbox-roles.json" with { type: "json" };
import { partOf } from "../cut-text.ts";

// Names reserved by RFC 2606 and RFC 6761, private names, and file endings that only look like a domain
// (`icon@2x.png`).

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
