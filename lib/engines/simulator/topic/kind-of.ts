import type { Brief } from "../../brief.ts";
import type { Category, ProfileId } from "../../categories.ts";
import { anyOf } from "../../cells.ts";
import type { ConsiderationId } from "../../considerations.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { isQuestion } from "../../subject-words.ts";
import { typeVoices } from "../types/type-voices.ts";
import { type Levels, profiles } from "./profiles.ts";

/** A topic's thing, as far as it decides what people weigh about it. */
export type Thing = {
  topic: string;
  type: StudyTypeId;
  audience: Brief["audience"];
  subject: string;
  category: Category | null;
  /** Whether the subject is something done: "parking at the hospital". */
  isDeed: boolean;
  isPriced: boolean;
  /** Whether the topic promises anything of its thing, or shows words that do. */
  isClaimed: boolean;
  /** Whether it promises something in words that a table has. */
  isPromised: boolean;
  /** What the topic's own words bring up. */
  named: ReadonlySet<ConsiderationId>;
};

export const anyKind = "things of this kind";
/** Factors on the weight of a price not named, of what a type does not ask about, and beside a price that changes. */
const factors = { unpriced: 0.4, apart: 0.4, unchanged: 0.35 };
/** What any new thing meets takes on what a price would weigh. */
const met: readonly ConsiderationId[] = ["habit", "proof", "fit", "effort"];
/** What people weigh about the kind of thing that a topic is about, and what they cannot weigh about it. */
export function kindOf(thing: Thing): { kind: Levels; isBarred: (id: ConsiderationId) => boolean } {
  const { subject, type, isPriced } = thing;
  const profile = profileOf(thing);
  const { brings = {}, apart = [] } = typeVoices[type];
  const { price, value } = profiles.goods;
  const sum: Levels = { ...profiles[profile], ...(type === "pricing" && isUnsold(profile) && { price, value }) };
  if (/^a (?:higher|lower|new) price\b/.test(subject))
    for (const id of idsOf(sum)) if (!id.startsWith("price")) sum[id]! *= factors.unchanged;
  for (const id of idsOf(brings)) sum[id] = (sum[id] ?? 0) + brings[id]!;
  for (const id of apart) if (sum[id] !== undefined) sum[id] *= factors.apart;
  if (!isPriced && type !== "pricing" && (sum.price ?? 0) < 0) {
    const moved = sum.price! * (1 - factors.unpriced);
    const takers = met.filter((id) => !apart.includes(id)).slice(0, 2);
    for (const id of takers) sum[id] = (sum[id] ?? 0) + moved / takers.length;
    sum.price! -= moved;
  }
  const barred = barredOf(thing, profile);
  const kind = Object.fromEntries(Object.entries(sum).filter(([id]) => !barred.has(id as ConsiderationId)));
  return { kind, isBarred: (id) => barred.has(id) };
}

const idsOf = (levels: Levels) => Object.keys(levels) as ConsiderationId[];
/** Kinds of things that nobody buys. */
const isUnsold = (profile: ProfileId): boolean =>
  /^(?:work|practice|proposal|place|body|cause|public|message|notice|thing)$/.test(profile);
const startsWith = (words: string) => new RegExp(`\\b${anyOf(words)}\\b`, "i");
/** Words of a topic by which money is spoken of, a thing is for sale, or bought at work. */
const spending = startsWith(
  `pric\\w+, fees?, fares?, costs?, pay\\w*(?!\\w|\\s(?:by|with|attention)\\b), paid, charg(?:e[sd]?|ing)(?<!of charge),
  expensive, cheap\\w*, afford\\w*, budgets?, spend\\w*(?<!\\b(?:hours|time|days|minutes)\\b.*), buy\\w*, bought,
  purchas\\w*, tax\\w*`,
);
const selling = startsWith(
  `sell\\w*, sold, sales?, customers?, clients?, shoppers?, subscri\\w+, brands?, products?, apps?, software, shops?,
  stores?, retailers?, start-?up, saas, suppliers?, vendors?, brew\\w*, rent\\w*, hire, premium, discounts?, launch\\w*,
  kit, bottles?, device, gadget`,
);
const ofBusiness =
  /\b(?:b2b|business|compan|firm|team|manager|enterpris|office|employ|suppli|vendor|industr|develop|software|system)/i;
/** Words by which others pay for a thing. */
const given =
  /\b(?:(?:is|are|was|were|been) (?:given|issued|handed|provided)|paid (?:for )?by|free of charge|for free)/i;
const proposed =
  /^(?:should|is it (?:right|fair|acceptable|ok|okay|fine)|would \w+ (?:accept|support|tolerate|oppose))\b/i;
/** Those who leave are no customers. */
const staff = startsWith("trainees, apprentices, volunteers, employees, staff, colleagues, workers, nurses, donors");
/** Kinds of which the way through is a pleasure or a company of its own. */
const isStay = /^(?:food|travel|place|media|sport|work|cause|body)$/;

function profileOf({ topic, type, audience, subject, category, isPriced, isDeed, isPromised }: Thing): ProfileId {
  const isTraded = !given.test(topic) && (spending.test(topic) || selling.test(topic));
  const isSold = isPriced || isTraded || type === "pricing" || type === "winloss";
  const own = category?.profile;
  if (type === "churn" && category === null && staff.test(topic)) return "body";
  if (type === "messaging") return isPromised ? "message" : "notice";
  // A journey is dealt with as an office is, step by step, and seldom enjoyed.
  if (type === "cx" && (isDeed || !isStay.test(own ?? "public"))) return "public";
  if (/^(?:place|public|cause|body)$/.test(own ?? "") && proposed.test(topic)) return "proposal";
  // What is lost to a rival is for sale, even where such things seldom are.
  const isOffered = type === "winloss" && isUnsold(own ?? "goods");
  if (own !== undefined && !isOffered && (isSold || !isQuestion(subject) || isUnsold(own))) return own;
  const isTool = audience === "b2b" && /^(?:product|concept|competitor)$/.test(type);
  if ((isSold || isTool) && !isDeed) return audience === "b2b" && ofBusiness.test(topic) ? "business_service" : "goods";
  if (proposed.test(topic)) return "proposal";
  return isDeed ? "practice" : "thing";
}

/** Considerations that need something: a purchase, an offer, one's own life, a promise. */
const needing = {
  money: "price price_clarity value budget_cycle",
  offer: "integration migration vendor_risk",
  life: "enjoyment health status family",
  promise: "claims proof",
  journey: "habit claims novelty status migration value fit control",
  deed: "simplicity trust control",
};
const needs = (what: keyof typeof needing) => needing[what].split(" ") as ConsiderationId[];
/** What is not weighed of a topic's thing: what its kind cannot have, and money where none is named or paid. */
function barredOf(thing: Thing, profile: ProfileId): Set<ConsiderationId> {
  const { topic, subject, category, type, audience, isDeed, isPriced, isClaimed, named } = thing;
  const isSold = !isUnsold(profile);
  const isPaid = isPriced || type === "pricing" || spending.test(topic);
  const isGiven = given.test(topic) || /\b(?:besides|apart from) (?:the )?price\b/i.test(topic);
  const isFree =
    (isGiven && !isPriced) || (!isPaid && (!isSold || /^(?:medicine|learning)$/.test(profile) || type === "messaging"));
  const needsProof = /^(?:software|business_service|health|medicine)$/.test(profile);
  // What the topic itself says of its thing is weighed all the same.
  const unnamed: [boolean, ConsiderationId[]][] = [
    [isSold && (audience === "b2b" || isUnsold(category?.profile ?? "thing")), needs("life")],
    [profile === "notice", needs("promise")],
    [!isClaimed, ["claims"]],
    [!isClaimed && (type === "churn" || !needsProof), ["proof"]],
    [type === "brand" && !isSold, ["habit", "convenience"]],
    [type === "cx" && profile === "public", ["convenience", "simplicity"]],
    [isDeed && /^(?:visit|stay|liv|be|sitt)ing\b/.test(subject), ["speed"]],
    [isDeed && /^(?:be|lett|allow)ing\b/.test(subject), ["effort", "outcome"]],
    [profile === "thing" && type !== "brand" && !/\b(?:our|we|us|my|i)\b/i.test(topic), ["trust"]],
    [isPriced, ["price_clarity"]],
  ];
  return new Set([
    ...unnamed.flatMap(([holds, ids]) => (holds ? ids.filter((id) => !named.has(id)) : [])),
    ...(isSold ? [] : needs("offer")),
    ...(isFree ? needs("money") : []),
    ...(type === "cx" ? needs("journey") : []),
    ...(isDeed ? needs("deed") : []),
  ]);
}
