import { partOf } from "../../../cut-text.ts";
import { stemOf } from "../../read-text.ts";
import {
  ageRows,
  firms,
  grownUpFrom,
  incomeWords,
  isEarned,
  money,
  openAges,
  openEnd,
  othersBefore,
  partsOf,
  shares,
  size,
  sizes,
  staff,
} from "./described.ts";
import { agent, anyone, isBody, isFunction, isPeople, noRole } from "./words.ts";

/** What a text says in numbers and fixed words, null where it says nothing, and the stretches of it that say so. */
export type Facts = {
  ages: [from: number, to: number] | null;
  /** Of which part of the people the ages are said, and the ages of the others: "half of them over 60". */
  share: { part: number; others: [from: number, to: number] } | null;
  income: ({ text: string } | { band: "none" | "low" | "high" }) | null;
  company: string | null;
  spans: [start: number, end: number][];
};

const clauseBefore = (text: string, at: number): string =>
  partOf(text, 0, at)
    .split(/[;:()]|,(?!\d)/)
    .at(-1)!;

const namesPeople = (word: string): boolean => isPeople(stemOf(word)) || anyone.has(stemOf(word));

/** Whether an age is said of other people than those described: "carers of people over 80", "who have a parent, 75 or over". */
const isOfOthers = (text: string, at: number, isRange: boolean): boolean => {
  if (/\bwhose\s(?!ages?\b)[^,;]*$/.test(partOf(text, 0, at))) return true;
  const before = isRange ? clauseBefore(text, at) : partOf(text, 0, at).replace(/,(?=\s(?:aged\s)?$)/, "");
  return (othersBefore.exec(before)?.slice(1).find(Boolean)?.trim().split(" ") ?? []).some(namesPeople);
};

/** Whether an age is said of one part of a list of people: "families, older people and students". */
function isOfPart(text: string, at: number): boolean {
  const parts = partsOf(text).map((part) => {
    const nouns = headOf(part.text).filter(namesPeople);
    const isAdjective = /^\s*\S*[^s\s]\s*$/.test(part.text);
    return {
      ...part,
      isNamed: nouns.length > 0 && !isAdjective,
      isAnyone: nouns.every((word) => anyone.has(stemOf(word))),
    };
  });
  const own = parts.findLast(({ start }) => start <= at)!;
  const others = parts.filter((part) => part !== own && part.isNamed);
  const isLater = others.some(({ start }) => start < own.start) && others.some(({ start }) => start > own.start);
  return own.isNamed && (isLater || (own.isAnyone && others.some(({ isAnyone }) => !isAnyone)));
}

function headOf(part: string): string[] {
  const words = part.trim().split(/\s+/);
  const end = words.findIndex((word) => isFunction(word.toLowerCase()) || /\d/.test(word));
  return words.slice(0, end < 0 ? undefined : end);
}

/** Whether words name people, several of them, and no body or adjective: "shop owners". */
const isGroup = (words: readonly string[]): boolean =>
  /(?:s|people|staff)$/i.test(words.at(-1) ?? "") &&
  words.some((word) => (namesPeople(word) && !isBody(word)) || agent.test(word.replace(/s$/, "")));

/** The parts of a list of people, "residents and shop owners of a small town", where its first part holds no other people; else none. */
export function peopleListed(text: string): string[] {
  const parts = text.split(/[;()]|,(?!\d)|\b(?:and|or)\b/i).flatMap((part) => part.trim() || []);
  const isBare = parts.length > 1 && headOf(parts[0]!).join(" ") === parts[0];
  return isBare && parts.every((part) => !noRole.test(part) && isGroup(headOf(part))) ? parts : [];
}

/** Reads ages, income and the size of the company of people from a text in lower case. */
export function readFacts(text: string): Facts {
  const spans: Facts["spans"] = [];
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const matches = [...text.matchAll(pattern)];
    for (const { 0: words, index } of matches) spans.push([index, index + words.length]);
    return matches[0];
  };
  const age = ageIn(text);
  if (age !== null) spans.push([age.start, age.end]);
  const [band] = (["none", "low", "high"] as const).filter((band) => take(incomeWords[band]));
  const sum = isEarned.test(text) ? take(money)?.[0].trim() : undefined;
  const people = take(staff);
  const sizeAt = firms.test(text) && !people ? take(size)?.slice(1).findIndex(Boolean) : undefined;
  return {
    ages: age?.ages ?? null,
    share: age?.share ?? null,
    income: sum ? { text: `${sum}${/household/.test(text) ? " household" : ""}` } : band ? { band } : null,
    company: people ? `${people[1]} to ${people[2]} people` : (sizes[sizeAt ?? -1] ?? null),
    spans,
  };
}

/** The first age that is said of the people themselves, and of which part of them. */
function ageIn(text: string): (Pick<Facts, "ages" | "share"> & { start: number; end: number }) | null {
  for (const row of ageRows)
    for (const match of text.matchAll(row[0])) {
      const isOpen = openAges.includes(row);
      const before = clauseBefore(text, match.index);
      const part = isOpen ? shares.find(([words]) => words.test(before))?.[1] : undefined;
      const ages = row[1](match);
      const [from, to] = [Math.min(...ages), Math.max(...ages)];
      if (
        (part === undefined && isOfOthers(text, match.index, !isOpen && from !== to)) ||
        isOfPart(text, match.index) ||
        (isOpen && (from < grownUpFrom || ages[1]! < grownUpFrom))
      )
        continue;
      const others: [number, number] =
        row === openAges[0] ? [to + 1, openEnd(to + 1)] : [Math.min(25, from - 1), from - 1];
      return {
        ages: [from, to],
        share: part === undefined ? null : { part, others },
        ...{ start: match.index, end: match.index + match[0].length },
      };
    }
  return null;
}
