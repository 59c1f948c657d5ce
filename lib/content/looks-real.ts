// Distinguishes a leaked value from the values of documentation. Every check is linear in the value's length.

import { partOf } from "../cut-text.ts";
import { valueOr } from "../value-or.ts";
import pairs from "./common-pairs.json" with { type: "json" };

const placeholderWord =
  /example|placeholder|your|change_?me|redacted|dummy|sample|insert|replace|goes.?here|foobar|lorem|\.{3}|…|\*{3}|<|>|\{\{|\$\{|\$\(|%[A-Z_]+%|process\.env|os\.environ|getenv/i;
const oneCharacterRun = /(.)\1{5}|xxxx|XXXX/;
const sequence = /01234567|12345678|87654321|abcdefg|gfedcba|qwertyu|deadbeef|cafebabe/i;
const wordsOnly = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?:[-_ .](?:[A-Z]?[a-z]+|[A-Z]+))+$/;
const environmentName = /^[$%]?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+%?$/;

/** Whether a value is only a placeholder for a secret: `YOUR_API_KEY`, `ghp_xxxx`, `sk-...`, `${TOKEN}`. */
export function isPlaceholder(value: string): boolean {
  if (placeholderWord.test(value) || oneCharacterRun.test(value) || sequence.test(value)) return true;
  if (wordsOnly.test(value) || environmentName.test(value)) return true;
  return value.length >= 16 && new Set(value).size < 6;
}

/** Bits of Shannon entropy per character. */
export function entropyOf(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

/** The pairs of letters that make up most of English and of names in code. */
const commonPairs = new Set(pairs);

/** Whether the letters of a value follow each other by chance, unlike those of a word. */
export function looksLikeRandomText(value: string, mostCommon = 0.4): boolean {
  let pairs = 0;
  let common = 0;
  for (const [run] of value.toLowerCase().matchAll(/[a-z]{2,}/g)) {
    for (let i = 0; i + 1 < run.length; i++) {
      pairs += 1;
      if (commonPairs.has(partOf(run, i, i + 2))) common += 1;
    }
  }
  return pairs >= 10 && common / pairs < mostCommon;
}

const hash = /^(?:sha(?:256|384|512)-|\$2[aby]\$|\$argon)/;
const pathOrName =
  /:\/\/|^[./~@$]|[-_]v?\d+(?:\.\d+)+$|\.(?:json|ya?ml|txt|pem|env|toml|md|tsx?|jsx?|py|go|rs|com|org|net|io|dev)$/i;

/** Whether a value after `api_key =` and the like is a random token and not a name, a path or a word. */
export function looksLikeToken(value: string): boolean {
  if (value.length < 16 || isPlaceholder(value) || pathOrName.test(value) || hash.test(value)) return false;
  if (!/[a-z]/i.test(value)) return false;
  if (entropyOf(value) < (/^[0-9a-f-]+$/i.test(value) ? 2.8 : 3.2)) return false;
  if (/^\d[\d.,:TZ+-]*$/.test(value) || /^\d{4}-\d\d-\d\d/.test(value)) return false;
  // A member of a program: `win32api.RegEnumKey`.
  if (/^[a-z_$][\w$]*(?:\.[a-z_]\w*)+$/i.test(value) && (value.match(/\d+/g)?.length ?? 0) < 3) return false;
  // Words with a number at the end: `west-cookie-priority-00-4`.
  if (/^[a-z]+(?:[-_.][a-z]+)+(?:[-_.]\d{1,4})*$/.test(value)) return false;
  // Names keep digits together and have long words (`getUserTokenV2`); random text does neither.
  if (looksLikeRandomText(value)) return true;
  const digitGroups = value.match(/\d+/g)?.length ?? 0;
  const runs = value.match(/[a-z]+|[A-Z]+|\d+|[^a-zA-Z\d]+/g)!.length;
  if (digitGroups === 0) return !value.includes(".") && value.length / runs <= (value.length >= 20 ? 2.4 : 2);
  return digitGroups >= 3 || value.length / runs < (digitGroups === 2 ? 3 : 2.2);
}

const commonPassword =
  /^(?:my|the|some|super|db|app)?[-_]?(?:p[a4@][s5$]{2}(?:w[o0]?r?d)?|pwd|s[e3]cret|test|admin|root|user|demo|guest|postgres|mysql|mongo|redis|minio|hunter|letmein|welcome|qwerty|abc|foo|bar|token|key|none|null|true|false)/i;
const codeOrName = /[()[\]{}]|^[\w$]+(?:\.[a-zA-Z_]\w*)+$|=>|->|::|\/\/|^[./~@$%]/;

const isOfPassword = (value: string) => value.length >= 8 && value.length <= 128 && !isPlaceholder(value);

/** Whether a value after `password =` looks chosen by a person or a generator, not by documentation. */
export function looksLikePassword(value: string): boolean {
  if (!isOfPassword(value) || hash.test(value)) return false;
  if (commonPassword.test(value) && value.length < 18) return false;
  // A name in a program: `password = hashedPassword`.
  if (/[a-z\d](?:Password|Secret|Token|Key)$/.test(value)) return false;
  if (codeOrName.test(value) && !/[!#^&*?]/.test(value)) return false;
  if (/^[\d.,:/TZ%+-]*$/.test(value)) return false;
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(value)).length;
  const strongSymbols = value.match(/[!@#$%^&*?]/g)?.length ?? 0;
  if (strongSymbols >= 2 && classes >= 3) return true;
  if (!/\d/.test(value)) return value.length >= 12 && looksLikeRandomText(value);
  // Kebab and snake names with a version (`oauth2-client-name`) have few classes and long words.
  if (/^[a-z\d]+(?:[-_.][a-z\d]+)+$/.test(value)) return looksLikeToken(value);
  return classes >= 3 || (classes === 2 && value.length >= 10 && entropyOf(value) >= 2.8);
}

const standIn =
  /pass|pwd|secret|token|change|admin|user|test|demo|local|devel|docker|default|required|optional|undefined|string|hidden|masked|removed|generated|value|here|wordpress|postgres|mysql|maria|mongo|redis|rabbit|keycloak|nextcloud|airflow|grafana|elastic|minio|metabase|superset|drupal|joomla|strapi|directus|hasura|gitea|openproject|bitnami|sonar|zabbix|guacamole/i;

/** Whether a value in a password's place, as after `sshpass -p`, is one; letters alone may be. */
export function looksGiven(value: string): boolean {
  if (looksLikePassword(value)) return true;
  if (!isOfPassword(value) || standIn.test(value)) return false;
  // Capitals alone are a placeholder unless they are unreadable.
  return /^[A-Z]+$/.test(value) ? looksLikeRandomText(value, 0.5) : /^[A-Za-z\d]*[A-Za-z][A-Za-z\d]*$/.test(value);
}

/** Whether the password of `scheme://user:password@host` can open something. */
export function looksLikeUrlPassword(user: string, password: string, host: string): boolean {
  if (password.length < 4 || user === password || isPlaceholder(password) || /^[[({$%]/.test(password)) return false;
  if (commonPassword.test(password) && password.length < 18) return false;
  const isLocal = !host.includes(".") || /^(?:127\.|0\.0\.0\.0|10\.|192\.168\.)/.test(host);
  // On a developer's machine plain words are no secret.
  return isLocal ? password.length >= 8 && !/^[a-z_-]+$/.test(password) : !/^(?:port|\d{1,5})$/i.test(password);
}

/** The text behind a base64 or base64url value; empty when it is not one. */
export const decodeBase64 = (value: string): string =>
  valueOr(() => atob(value.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "")), "");
