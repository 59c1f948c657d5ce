import type { Brief } from "../../brief.ts";
import { type ConsiderationId, considerationIds } from "../../considerations.ts";
import { isQuestion } from "../../subject-words.ts";
import type { TopicPlan } from "../task.ts";
import { typeVoices } from "../types/type-voices.ts";
import type { Category } from "./categories.ts";
import { wordsOf } from "./grammar.ts";
import { alike, anyKind, kindOf } from "./kind-of.ts";
import { hasEnglishForm, recognisedFrom } from "./language-of.ts";
import { maskTopic } from "./mask-topic.ts";
import type { Levels } from "./profiles.ts";
import { type Quote, stimulusOf } from "./quotes.ts";
import { readClaims } from "./read-claims.ts";
import { type Features, readFeatures } from "./read-features.ts";
import { type Names, namedPair, readNames } from "./read-names.ts";
import type { PriceReading } from "./read-prices.ts";
import { readQuestions } from "./read-questions.ts";
import { readSubject, type SubjectReading } from "./read-subject.ts";
import { type Token, tokensOf } from "./read-text.ts";
import { isWord } from "./vocabulary.ts";
import { withPriceChange } from "./with-price-change.ts";
import { withoutSubject } from "./without-subject.ts";
import { isFunction } from "./words.ts";

/** What a topic says, as the choice model needs it; a plan is the part of it that everyone may see. */
export type Reading = {
  plan: TopicPlan;
  category: Category | null;
  /** What people weigh about things of this kind, before the topic says anything. */
  kind: Levels;
  /** What the topic promises and threatens. */
  said: Levels;
  touched: ConsiderationId[];
  prices: PriceReading[];
  /** What is asked about, with what a name is said to be. */
  about: string;
  /** The topic's words that no table has. */
  unknown: string[];
  stimulus: string | null;
  statusQuo: string | null;
  /** What the topic asks, the main question first. */
  questions: string[];
  isForeign: boolean;
};

/** Promises and threats to one consideration count up to here, so that repeating wears off: latent units. */
const mostSaid = { against: -1.3, for: 0.8 };

function sumOf({ features }: Features): Levels {
  const sum: Levels = {};
  for (const { levels } of features)
    for (const [id, level] of Object.entries(levels) as [ConsiderationId, number][])
      sum[id] = Math.max(mostSaid.against, Math.min(mostSaid.for, (sum[id] ?? 0) + level));
  return sum;
}

/**
 * The share of the content words that a table knows, and the words that none does; words of orders to the reader are
 * unknown, names are left out.
 */
function coverageOf(tokens: readonly Token[], features: Features, names: Names, ordered: number) {
  const own = [names.brand, ...names.competitors].flatMap((name) => (name ? tokensOf(name) : []));
  const named = new Set(own.map(({ stem }) => stem));
  let content = ordered;
  let known = 0;
  const unknown = new Set<string>();
  for (const [at, { stem, text }] of tokens.entries()) {
    if (named.has(stem) || /^\d/.test(text)) continue;
    const isInTable = features.known.has(at);
    if (isFunction(text.toLowerCase()) && !isInTable) continue;
    content += 1;
    if (isInTable || isWord(text)) known += 1;
    else unknown.add(text);
  }
  return { share: content === 0 ? 0 : known / content, unknown: [...unknown] };
}

/** The considerations of a topic, the most touched first: by what the topic says and asks about them, and by their kind. */
function touchedMost(
  kind: Levels,
  said: Levels,
  touched: readonly ConsiderationId[],
  type: Brief["study_type"],
): ConsiderationId[] {
  const emphasis = new Set<ConsiderationId>(typeVoices[type].emphasis);
  const weight = (id: ConsiderationId) => {
    const own = Math.abs(kind[id] ?? 0) + 2 * Math.abs(said[id] ?? 0) + (touched.includes(id) ? 0.4 : 0);
    return own === 0 ? 0 : own + (emphasis.has(id) ? 0.12 : 0);
  };
  return considerationIds
    .filter((id) => weight(id) >= 0.12)
    .toSorted(
      (left, right) => weight(right) - weight(left) || considerationIds.indexOf(left) - considerationIds.indexOf(right),
    )
    .slice(0, 14);
}

export type Input = Pick<Brief, "topic" | "study_type" | "audience" | "audience_description" | "given">;

/** What only repeats the subject claims nothing of it. */
const isClaim = (claim: string, subject: string, quotes: readonly Quote[]): boolean =>
  quotes.some(({ text }) => text === claim) || !subject.toLowerCase().includes(claim.toLowerCase());

function read(brief: Input): Reading {
  const { text, ordered, quotes, prices, mask } = maskTopic(brief.topic, brief.study_type);
  const tokens = wordsOf(text);
  const known = tokens.filter(({ text: word }) => isWord(word)).length / Math.max(1, tokens.length);
  const foreign = !hasEnglishForm(text) && known < recognisedFrom;
  const read = readSubject(foreign ? "" : mask, brief.study_type);
  const isPair = namedPair(mask) !== null;
  const found = isPair ? { ...read, subject: null, chosen: null } : read;
  const names = foreign ? { brand: null, competitors: [], statusQuo: null } : readNames(mask, found);
  const restored = (words: string) =>
    words.replace(/Quotex+/g, (word) => quotes.find(({ start, end }) => mask.slice(start, end) === word)?.text ?? word);
  const original = (clause: string, start: number) => text.slice(start, start + clause.length);
  const questions = foreign ? [] : readQuestions(found.clauses, original);
  const { subject, grasp } =
    found.chosen === null && names.brand !== null
      ? { subject: names.brand, grasp: 1 }
      : found.subject === null
        ? withoutSubject(text, names, found, questions[0])
        : { subject: withPriceChange(quoted(found.subject.text, restored), found), grasp: 1 };
  const shown = quotes.filter(({ isShown }) => isShown).map(({ start, end }) => [start, end] as const);
  const isNamed = names.brand !== null || found.subject === null;
  const named = readFeatures(tokens, found.subject?.span ?? [0, 0], isNamed, shown);
  // "The train that waits for you", "reporting errors": a slogan promises, and what is dealt with is no fault.
  const passages = [...shown, ...(found.subject?.isDeed ? [found.subject.span] : [])];
  const isIn = (at: number) => passages.some(([start, end]) => at >= start && at < end);
  const isFault = ({ levels }: Features["features"][number]) => Object.values(levels).some((level) => level < 0);
  // Of a message only its own words speak: "a poster in a waiting room" says nothing of a wait.
  const isMessage = brief.study_type === "messaging" && shown.length > 0;
  const meant = named.features.filter((one) => (isIn(tokens[one.at]!.start) ? !isFault(one) : !isMessage));
  const features = { ...named, features: meant, touched: isMessage ? [] : named.touched };
  const isDeed = found.subject?.isDeed === true && names.brand === null;
  const category = isDeed ? null : (features.category?.entry ?? null);
  const { said, touched, kind, isBarred } = weighedIn(brief, {
    subject,
    category,
    isDeed,
    features,
    isPriced: prices.length > 0,
    isShown: brief.study_type === "messaging" || quotes.some(({ isShown }) => isShown),
  });
  const { share, unknown } = coverageOf(tokens, features, names, ordered);
  const plan: TopicPlan = {
    subject,
    category: isQuestion(subject) ? anyKind : (category?.label ?? alike(subject, grasp)),
    brand: names.brand,
    competitors: names.competitors,
    prices: prices.map(({ amount, currency, per }) => ({ amount, currency, per })),
    claims: isPair ? [] : readClaims(text, tokens, features, quotes).filter((claim) => isClaim(claim, subject, quotes)),
    considerations: touchedMost(kind, said, touched, brief.study_type).filter((id) => !isBarred(id)),
    coverage: Math.round(1000 * grasp * share) / 1000,
  };
  return withGiven(brief, {
    ...{ plan, category, kind, said, touched, prices, unknown },
    about: names.brand === null ? subject : `${subject} ${kindsIn(found)}`,
    stimulus: stimulusOf(text, quotes),
    statusQuo: names.statusQuo,
    questions,
    isForeign: foreign,
  });
}

type KindInput = {
  subject: string;
  category: Category | null;
  isDeed: boolean;
  features: Features;
  isPriced: boolean;
  isShown: boolean;
};

/** What is weighed about a topic's thing: by its kind, and by what the topic says and asks of it. */
function weighedIn({ topic, study_type, audience }: Input, { features, isShown, ...thing }: KindInput) {
  const brought = sumOf(features);
  const isPromised = Object.values(brought).some((level) => level > 0);
  const isClaimed = isShown || isPromised;
  const named = new Set([...features.touched, ...(Object.keys(brought) as ConsiderationId[])]);
  const { kind, isBarred } = kindOf({ ...thing, topic, type: study_type, audience, isClaimed, isPromised, named });
  const said = Object.fromEntries(Object.entries(brought).filter(([id]) => !isBarred(id as ConsiderationId)));
  return { kind, isBarred, said, touched: features.touched.filter((id) => !isBarred(id)) };
}

/** What the request itself says is stronger than any reading of it. */
function withGiven({ topic, given, audience, study_type }: Input, reading: Reading): Reading {
  if (given === undefined) return reading;
  const { subject, stimulus, rivals, price, questions } = given;
  const tokens = wordsOf(subject ?? "");
  const named = readFeatures(tokens, [0, subject?.length ?? 0], false).category?.entry;
  const category = subject === null ? reading.category : (named ?? null);
  const others = reading.prices.filter(({ amount }) => amount !== price?.amount);
  const isPriced = reading.prices.length > 0 || price !== null;
  const isPromised = Object.values(reading.said).some((level) => level > 0);
  const brought = new Set([...reading.touched, ...(Object.keys(reading.said) as ConsiderationId[])]);
  const ofSubject = (subject: string) => ({
    topic,
    type: study_type,
    audience,
    subject,
    category,
    isDeed: false,
    isPriced,
    isClaimed: stimulus !== null || reading.stimulus !== null || isPromised,
    isPromised,
    named: brought,
  });
  return {
    ...reading,
    category,
    kind: subject === null ? reading.kind : kindOf(ofSubject(subject)).kind,
    prices: price === null ? reading.prices : [{ ...price, start: 0, end: 0, role: "asked" }, ...others],
    about: subject ?? reading.about,
    stimulus: stimulus ?? reading.stimulus,
    questions: questions.length > 0 ? questions : reading.questions,
    plan: {
      ...reading.plan,
      subject: subject ?? reading.plan.subject,
      category: category?.label ?? reading.plan.category,
      competitors: rivals.length > 0 ? rivals : reading.plan.competitors,
    },
  };
}

/** The things that the clause of the subject names beside it, but for people and rivals. */
const kindsIn = ({ candidates, chosen }: SubjectReading): string =>
  candidates
    .filter(({ phrase, isRival }) => !isRival && !phrase.isPeople && phrase.clause === chosen?.phrase.clause)
    .map(({ phrase }) => phrase.words.join(" "))
    .join(", ");

/** "The message “…”": a quote by itself is called a message. */
const quoted = (subject: string, restored: (words: string) => string): string =>
  subject.replace(/^(?:the )?Quotex+$/, "the message $&").replace(/Quotex+/g, (word) => `“${restored(word)}”`);

/** Topics are read once per study, not once per rating; kept are only the last few. */
const kept = new Map<string, Reading>();
const mostKept = 32;

/** What a topic says: reads nothing but the text, so the same text always reads the same. */
export function readTopic(brief: Input): Reading {
  const key = JSON.stringify([brief.topic, brief.study_type, brief.audience, brief.given]);
  const known = kept.get(key);
  if (known) return known;
  const reading = read(brief);
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, reading);
  return reading;
}
