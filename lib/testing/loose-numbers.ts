import { STATUS_CODES } from "node:http";

const words = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty";
const parts = "half|halves|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth";
const times = "twice(?= (?:more|an?|as|the)\\b)|(?:each|every) (?:second|minute|hour|day)(?!\\w)";
const spans =
  "(?<=\\b(?:once|within|for|every|after|in|to|last|half) )an? (?:second|minute|hour|day|week|month)(?![\\w-])";

/** An amount as a rule has it, in digits or in words. */
export const number = new RegExp(
  `(?<![\\w.-])(?:\\.?\\d(?:[\\d,.]*\\d)?(?:[kKMG]i?B|ms|s|h|min)?(?!\\w)|(?:${words}|${parts})(?![\\w-])|${times}|${spans})`,
);

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
/** What has a number and is no rule of the service's. */
const noRule: RegExp[] = [
  /<!-- (\w+) -->[\s\S]*?<!-- end -->/g, // a table that a test writes, or what was measured on a day
  /\]\([^)]*\)|https?:\/\/[^\s)]+/g, // addresses
  /^ *\d+\. /gm, // steps
  new RegExp(`\\d{4}-\\d\\d-\\d\\d|\\b\\d{1,2} (?:${months})\\b|(?<![\\d,.])(?:1[6-9]|20)\\d\\d(?![\\d,.]*\\d)`, "g"),
  /\bRFCs? \d+(?:, \d+(?:\.\d+)*)?/g,
  /\b\d+(?:\.\d+){2,}(?:-[\w.]+)?/g, // versions: 0.2.0, OAuth 2.1
  /\b[A-Z][\w-]*(?: [A-Z][\w-]*)* \d+(?:\.\d+|(?= or newer))/g,
  /(?<![\w.])0(?![\w.,]*\w)/g,
];

/** A name or an example; a number alone is none, but for a status of HTTP and the two values of a switch. */
const isName = (code: string) => !/^[\d.,]+$/.test(code) || code in STATUS_CODES || /^[01]$/.test(code);

const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");

/** The numbers of a page of documentation that no sentence covers and that can be a rule's, each with its line. */
export function looseNumbers(page: string, sentences: RegExp[]): string[] {
  const text = page.replaceAll(/^```[\s\S]*?^```$/gm, blank);
  const codes = [...text.matchAll(/`([^`]+)`/g)].filter(([, code]) => isName(code!));
  const covered = [...codes, ...[...sentences, ...noRule].flatMap((form) => [...text.matchAll(form)])];
  return [...text.matchAll(new RegExp(number, "gi"))]
    .filter(
      ({ 0: word, index }) =>
        !covered.some((form) => form.index <= index && index + word.length <= form.index + form[0].length),
    )
    .map(({ 0: word, index }) => `${text.slice(0, index).split("\n").length}: ${word}`);
}
