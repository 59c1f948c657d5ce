import type { Brief } from "../../brief.ts";
import { type ConsiderationId, considerationIds } from "../../considerations.ts";
import { typeEmphasis } from "../lexicon/type-emphasis.ts";
import type { TopicPlan } from "../task.ts";
import { unknownCategory } from "./categories.ts";
import type { Category } from "./category.ts";
import { isCommonWord } from "./common-words.ts";
import { functionWords, plainWords } from "./plain-words.ts";
import { type Levels, profiles } from "./profiles.ts";
import { type FoundFeatures, readFeatures } from "./read-features.ts";
import { type Names, readNames } from "./read-names.ts";
import { type FoundPrice, readPrices } from "./read-prices.ts";
import { readSubject } from "./read-subject.ts";
import { plainText, type Token, tokensOf, withoutOrders } from "./read-text.ts";

/** What a topic says, as the choice model needs it; a plan is the part of it that everyone may see. */
export type Reading = {
  plan: TopicPlan;
  category: Category | null;
  /** What people weigh about things of this kind, before the topic says anything. */
  kind: Levels;
  /** What the topic promises and threatens. */
  said: Levels;
  touched: ConsiderationId[];
  prices: FoundPrice[];
  /** The topic's words that no lexicon has. */
  unknown: string[];
};

/** Promises and threats to one consideration count up to here, so that repeating wears off: latent units. */
const mostSaid = { against: -1.3, for: 0.8 };

function sumOf(found: FoundFeatures): Levels {
  const sum: Levels = {};
  for (const { levels } of found.features)
    for (const [id, level] of Object.entries(levels) as [ConsiderationId, number][])
      sum[id] = Math.max(mostSaid.against, Math.min(mostSaid.for, (sum[id] ?? 0) + level));
  return sum;
}

/** Claims in the topic's own words: each promise with what it is about, and messages that stand in quotes. */
function claimsOf(text: string, tokens: readonly Token[], found: FoundFeatures): string[] {
  const quoted = [...text.matchAll(/["“]([^"“”\n]{4,120})["”]/g)].map((match) => match[1]!.trim());
  const { at: kindAt, length: kindLength } = found.category ?? { at: 0, length: 0 };
  let taken = -1;
  const promised = found.features
    .filter(({ levels }) => Object.values(levels).reduce((sum, level) => sum + level, 0) > 0)
    // "Smart" of "smart ring" is what such things are called.
    .filter(({ at, length }) => at < kindAt || at + length > kindAt + kindLength)
    .flatMap(({ at, length, denied }) => {
      if (at <= taken) return [];
      let first = at;
      let last = at + length - 1;
      if (denied) while (first > 0 && at - first < 2 && !tokens[first]!.opens) first -= 1;
      while (tokens[first]!.joined) first -= 1;
      for (let more = 0; more < 2; more += 1) {
        const next = tokens[last + 1];
        if (!next || next.opens || (functionWords.has(next.stem) && !next.joined) || /^\d/.test(next.text)) break;
        last += 1;
      }
      taken = last;
      return text.slice(tokens[first]!.start, tokens[last]!.end);
    });
  const seen = new Set<string>();
  return [...quoted, ...promised]
    .filter((claim) => {
      const key = claim.toLowerCase();
      const fresh = ![...seen].some((other) => other.includes(key));
      seen.add(key);
      return fresh;
    })
    .slice(0, 8);
}

/**
 * The share of the content words that a lexicon knows, and the words that none does; words of orders to the reader are
 * unknown, names are left out.
 */
function coverageOf(tokens: readonly Token[], found: FoundFeatures, names: Names, ordered: number) {
  const named = new Set(
    [names.brand, ...names.competitors].flatMap((name) => (name ? tokensOf(name).map(({ stem }) => stem) : [])),
  );
  let content = ordered;
  let known = 0;
  const unknown = new Set<string>();
  for (const [index, { stem, text: written }] of tokens.entries()) {
    if (named.has(stem) || (functionWords.has(written.toLowerCase()) && !found.known.has(index))) continue;
    if (/^\d/.test(written)) continue;
    content += 1;
    if (
      found.known.has(index) ||
      plainWords.has(stem) ||
      plainWords.has(written.toLowerCase()) ||
      isCommonWord(written)
    )
      known += 1;
    else unknown.add(written);
  }
  return { share: content === 0 ? 0 : Math.round((known / content) * 1000) / 1000, unknown: [...unknown] };
}

/** The considerations of a topic, the most touched first: by what is said of them, asked about them, and their kind's. */
function touchedMost(
  kind: Levels,
  said: Levels,
  touched: readonly ConsiderationId[],
  type: Brief["study_type"],
): ConsiderationId[] {
  const emphasis = new Set<ConsiderationId>(typeEmphasis[type]);
  const weight = (id: ConsiderationId) =>
    Math.abs(kind[id] ?? 0) +
    2 * Math.abs(said[id] ?? 0) +
    (touched.includes(id) ? 0.4 : 0) +
    (emphasis.has(id) ? 0.12 : 0);
  return considerationIds
    .filter((id) => weight(id) >= 0.12)
    .toSorted(
      (left, right) => weight(right) - weight(left) || considerationIds.indexOf(left) - considerationIds.indexOf(right),
    )
    .slice(0, 14);
}

type Asked = Pick<Brief, "topic" | "study_type" | "audience" | "audience_description">;

/**
 * Where only the price changes, what the thing is good for is had already and counts less: a factor on what is weighed
 * about its kind, but for the price. An assumption.
 */
const unchanged = 0.35;

function kindOf(category: Category | null, audience: Brief["audience"], subject: string): Levels {
  const kind: Levels = profiles[category?.profile ?? unknownCategory[audience]];
  if (!/^a (?:higher|lower|new) price\b/.test(subject)) return kind;
  const weaker = (id: string, level: number) => (id.startsWith("price") ? level : level * unchanged);
  return Object.fromEntries(Object.entries(kind).map(([id, level]) => [id, weaker(id, level)]));
}

function read(brief: Asked): Reading {
  const { text, ordered } = withoutOrders(plainText(brief.topic));
  const names = readNames(text);
  const nameWords = new Set([names.brand, ...names.competitors].flatMap((name) => name?.split(" ") ?? []));
  const subject = readSubject(
    text,
    (word) => nameWords.has(word) || /^\p{Lu}{2,}/u.test(word) || /^(?:Gen|I)$/.test(word),
  );
  const tokens = tokensOf(text);
  const found = readFeatures(tokens, subject.span);
  const described = brief.audience_description
    ? readFeatures(tokensOf(plainText(brief.audience_description)), [0, 0])
    : null;
  // What the people are described by tells the kind of thing only where the topic itself does not.
  const category = (found.category ?? described?.category)?.entry ?? null;
  const kind = kindOf(category, brief.audience, subject.subject);
  const said = sumOf(found);
  const prices = readPrices(text);
  const { share, unknown } = coverageOf(tokens, found, names, ordered);
  const plan: TopicPlan = {
    subject: subject.subject,
    category: category?.label ?? (brief.audience === "b2b" ? "tools of this kind" : "products of this kind"),
    brand: names.brand,
    competitors: names.competitors,
    prices: prices.map(({ amount, currency, per }) => ({ amount, currency, per })),
    claims: claimsOf(text, tokens, found),
    considerations: touchedMost(kind, said, found.touched, brief.study_type),
    coverage: Math.round(1000 * subject.grasp * share) / 1000,
  };
  return { plan, category, kind, said, touched: found.touched, prices, unknown };
}

/** Topics are read once per study, not once per rating; kept are only the last few. */
const kept = new Map<string, Reading>();
const mostKept = 32;

/** What a topic says: reads nothing but the text, so the same text always reads the same. */
export function readTopic(brief: Asked): Reading {
  const key = JSON.stringify([brief.topic, brief.study_type, brief.audience, brief.audience_description]);
  const known = kept.get(key);
  if (known) return known;
  const reading = read(brief);
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, reading);
  return reading;
}
