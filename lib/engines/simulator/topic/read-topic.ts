import { LRUCache } from "lru-cache";
import type { Brief } from "../../brief.ts";
import type { Category } from "../../categories.ts";
import { type ConsiderationId, considerationIds } from "../../considerations.ts";
import type { PriceReading } from "../../read-prices.ts";
import { stimulusOf } from "../../read-quotes.ts";
import { type Token, tokensOf } from "../../read-text.ts";
import { isQuestion } from "../../subject-words.ts";
import type { TopicPlan } from "../task.ts";
import { typeVoices } from "../types/type-voices.ts";
import { wordsOf } from "./grammar.ts";
import { anyKind, kindOf } from "./kind-of.ts";
import { type MaskedTopic, maskTopic } from "./mask-topic.ts";
import type { Levels } from "./profiles.ts";
import { readClaims } from "./read-claims.ts";
import { type Feature, type Features, readFeatures } from "./read-features.ts";
import { type Names, readNames } from "./read-names.ts";
import { readQuestions } from "./read-questions.ts";
import { readSubject, type SubjectReading, withoutSubject } from "./read-subject.ts";
import { isIn, type Span } from "./subject-text.ts";
import { hasEnglishForm, isFunction, isWord, recognisedFrom } from "./words.ts";

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
  /** The topic's words that no table has. */
  unknown: string[];
  stimulus: string | null;
  statusQuo: string | null;
  /** What the topic asks, the main question first. */
  questions: string[];
  isForeign: boolean;
};

export type Input = Pick<Brief, "topic" | "study_type" | "audience" | "audience_description" | "given">;

/** Topics are read once per study, not once per rating. */
const kept = new LRUCache<string, Reading>({ max: 32 });

/** What a topic says: reads nothing but the text, so the same text always reads the same. */
export function readTopic(brief: Input): Reading {
  const key = JSON.stringify([brief.topic, brief.study_type, brief.audience, brief.given]);
  const reading = kept.get(key) ?? read(brief);
  kept.set(key, reading);
  return reading;
}

function read(brief: Input): Reading {
  const masked = maskTopic(brief.topic, brief.study_type);
  const { text, quotes, mask } = masked;
  const tokens = wordsOf(text);
  const known = tokens.filter(({ text: word }) => isWord(word)).length / Math.max(1, tokens.length);
  const isForeign = !hasEnglishForm(text) && known < recognisedFrom;
  const found = readSubject(isForeign ? "" : mask, brief.study_type);
  const names = isForeign ? { brand: null, competitors: [], statusQuo: null } : readNames(mask, found);
  const questions = readQuestions(found.clauses, (clause, start) => text.slice(start, start + clause.length));
  const { subject, grasp } = subjectOf(masked, found, names, questions[0]);
  const place = {
    span: found.subject?.span ?? ([0, 0] as const),
    isNamed: names.brand !== null || found.subject === null,
  };
  const features = meant(brief, masked, found, readFeatures(tokens, place, shownIn(masked)));
  const { share, unknown } = coverageOf(tokens, features, names, masked.ordered);
  return weighed(brief, {
    ...{ names, features, questions, unknown, grasp, isForeign, prices: masked.prices },
    subject: brief.given?.subject ?? subject,
    stimulus: stimulusOf(text, quotes),
    coverage: grasp * share,
    isDeed: found.subject?.isDeed === true && names.brand === null,
    claims: readClaims(text, tokens, features, quotes),
  });
}

const shownIn = ({ quotes }: MaskedTopic): Span[] =>
  quotes.flatMap(({ isShown, start, end }) => (isShown ? [[start, end]] : []));

function subjectOf({ text, quotes, mask }: MaskedTopic, found: SubjectReading, names: Names, asked?: string) {
  if (found.chosen === null && names.brand !== null) return { subject: names.brand, grasp: 1 };
  if (found.subject === null) return withoutSubject(text, names.competitors, found, asked);
  const restored = (word: string) =>
    `“${quotes.find(({ start, end }) => mask.slice(start, end) === word)?.text ?? word}”`;
  const subject = found.subject.text.replace(/^(?:the )?Quotex+$/, "the message $&").replace(/Quotex+/g, restored);
  return { subject: withChange(subject, found), grasp: 1 };
}

const change = "(rais|increas|lower|cut|reduc|doubl|hik|chang|ris)";
const moved = String.raw`\b${change}\w*\s(?:(?:the|our)\s)*(?:\w+\s)?(?:price|fee|cost|rate)s?\b`;
const put = String.raw`\bput\w*\s(?:[\w-]+\s){1,5}?(up|down)\s(?:from|to|by)`;
const priceChange = new RegExp(`${moved}|price (?:${change}(?!\\w*ing)|(up))|${put}`, "i");
const bid = /\b(?:tender|bid|pitch)(?:e?s)? (?:for|on)(?: the| our)? ?…|… (?:tender|bid)s?\b/i;
const newCharge =
  /\b(?:mov|switch|chang|go)\w* (?:[\w-]+ )*?to ((?:an? )?(?:per|pay|flat|monthly|annual)(?: (?!for|and|in)[\w-]+)*)/i;
/** "A higher price for …" where the question is of a price that changes, "the bid for …" where a bid is judged. */
function withChange(subject: string, { clauses, chosen }: SubjectReading): string {
  const { clause, from, to } = chosen!.phrase;
  const around = `${clause.text.slice(0, clause.tokens[from]!.start)}…${clause.text.slice(clause.tokens[to - 1]!.end)}`;
  if (bid.test(around)) return `the bid for ${subject}`;
  const isCharged = /\b(?:charg|pric|pay)/.test(clause.text) && !/\b(?:charge|fee|price)\b/.test(subject);
  const way = isCharged && newCharge.exec(clause.text)?.[1];
  if (way) return `moving to ${way} for ${subject}`;
  const about = clauses.filter((one) => one === clause || one.kind === "question").slice(0, 2);
  const [, ...moves] = about.map(({ text }) => priceChange.exec(text)).find(Boolean) ?? [];
  const said = moves.find(Boolean)?.toLowerCase();
  if (said === undefined) return subject;
  const change = /^(?:lower|cut|reduc|down)/.test(said) ? "lower" : said.startsWith("chang") ? "new" : "higher";
  return `a ${change} price for ${subject}`;
}

/** What the topic's words mean where they are: a slogan promises, what is dealt with is no fault of the thing. */
function meant(brief: Input, masked: MaskedTopic, { subject }: SubjectReading, found: Features): Features {
  const shown = shownIn(masked);
  const passages = subject?.isDeed ? [...shown, subject.span] : shown;
  const isMessage = brief.study_type === "messaging" && shown.length > 0;
  const isMeant = ({ levels, start }: Feature) =>
    isIn(passages, start) ? Object.values(levels).every((level) => level >= 0) : !isMessage;
  const features = found.features.filter(isMeant);
  return { ...found, features, touched: isMessage ? [] : found.touched };
}

/** Promises and threats to one consideration count up to here, so that repeating wears off: latent units. */
const mostSaid = { against: -1.3, for: 0.8 };

function sumOf({ features }: Features): Levels {
  const sum: Levels = {};
  for (const { levels } of features)
    for (const [id, level] of Object.entries(levels) as [ConsiderationId, number][])
      sum[id] = Math.max(mostSaid.against, Math.min(mostSaid.for, (sum[id] ?? 0) + level));
  return sum;
}

/** The share of content words that a table knows, names left out, and the unknown ones, to which orders belong. */
function coverageOf(tokens: readonly Token[], features: Features, names: Names, ordered: number) {
  const named = new Set(tokensOf([names.brand, ...names.competitors].join(" ")).map(({ stem }) => stem));
  const isKnown = (token: Token) => features.known.has(tokens.indexOf(token));
  const isTelling = (token: Token) => isKnown(token) || !isFunction(token.text.toLowerCase());
  const content = tokens.filter((token) => !named.has(token.stem) && !/^\d/.test(token.text) && isTelling(token));
  const unknown = content.filter((token) => !isKnown(token) && !isWord(token.text));
  const count = content.length + ordered;
  const share = count === 0 ? 0 : (content.length - unknown.length) / count;
  // A short topic of small words around one or two that no table has is understood by its grammar.
  const isPlain = ordered === 0 && unknown.length <= 2 && tokens.length >= 8;
  return { share: isPlain ? Math.max(share, 0.5) : share, unknown: [...new Set(unknown.map(({ text }) => text))] };
}

type Grasp = { names: Names; features: Features; grasp: number; isDeed: boolean };
type Findings = Pick<Reading, "prices" | "unknown" | "stimulus" | "questions" | "isForeign"> &
  Pick<TopicPlan, "subject" | "coverage" | "claims"> &
  Grasp;

/** A reading with what is weighed of its thing. What the request itself says is stronger than any reading of it. */
function weighed({ topic, given, audience, study_type }: Input, found: Findings): Reading {
  const { subject, names, features, grasp, isDeed, ...reading } = found;
  const own: PriceReading[] = given?.price ? [{ ...given.price, start: 0, end: 0, role: "asked" }] : [];
  const prices = [...own, ...found.prices.filter(({ amount }) => amount !== given?.price?.amount)];
  const isGiven = given != null && given.subject !== null;
  const ownKind = isGiven ? readFeatures(wordsOf(subject), { span: [0, subject.length], isNamed: false }) : features;
  const category = isDeed && !isGiven ? null : (ownKind.kindAt?.entry ?? null);
  const stimulus = given?.stimulus ?? found.stimulus;
  const brought = sumOf(features);
  const isPromised = Object.values(brought).some((level) => level > 0);
  const { kind, isBarred } = kindOf({
    ...{ topic, audience, subject, category, isPromised },
    type: study_type,
    isDeed: isDeed && !isGiven,
    isPriced: prices.length > 0,
    isClaimed: isPromised || study_type === "messaging" || stimulus !== null,
    named: new Set([...features.touched, ...(Object.keys(brought) as ConsiderationId[])]),
  });
  const said = Object.fromEntries(Object.entries(brought).filter(([id]) => !isBarred(id as ConsiderationId)));
  const touched = features.touched.filter((id) => !isBarred(id));
  return {
    ...{ ...reading, category, kind, said, touched, prices, stimulus, statusQuo: names.statusQuo },
    questions: given != null && given.questions.length > 0 ? given.questions : found.questions,
    plan: {
      subject,
      category: isQuestion(subject) ? anyKind : ((category ?? features.kindAt?.entry)?.label ?? alike(subject, grasp)),
      brand: names.brand,
      competitors: given != null && given.rivals.length > 0 ? given.rivals : names.competitors,
      // What is asked comes before what it is compared with.
      prices: prices
        .toSorted((one, other) => one.role.localeCompare(other.role))
        .map(({ amount, currency, per }) => ({ amount, currency, per })),
      claims: found.claims.filter(
        (claim) => stimulus === claim || isQuestion(subject) || !subject.toLowerCase().includes(claim.toLowerCase()),
      ),
      considerations: touchedMost({ kind, said, touched }, typeVoices[study_type].emphasis),
      coverage: Math.round(1000 * found.coverage) / 1000,
    },
  };
}

const longestAlike = 6;
const alike = (subject: string, grasp: number): string =>
  grasp === 1 && subject.split(" ").length <= longestAlike ? `things like ${subject}` : anyKind;

/** The considerations of a topic, the most touched first: by what it says and asks about them, and by their kind. */
function touchedMost({ kind, said, touched }: Pick<Reading, "kind" | "said" | "touched">, emphasis: ConsiderationId[]) {
  const weight = (id: ConsiderationId) => {
    const own = Math.abs(kind[id] ?? 0) + 2 * Math.abs(said[id] ?? 0) + (touched.includes(id) ? 0.4 : 0);
    return own === 0 ? 0 : own + (emphasis.includes(id) ? 0.12 : 0);
  };
  const ids = considerationIds.filter((id) => weight(id) >= 0.12);
  return ids.toSorted((one, other) => weight(other) - weight(one)).slice(0, 14);
}
