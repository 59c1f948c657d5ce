import type { Brief } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { isQuestion } from "../../subject-words.ts";
import { typeVoices } from "../types/type-voices.ts";
import { barredOf, isForSale, isUnsold } from "./barred.ts";
import type { Category } from "./categories.ts";
import { type Levels, type ProfileId, profiles } from "./profiles.ts";

/**
 * Where only the price changes, what the thing is good for is had already and counts less: a factor on what is weighed
 * about its kind, but for the price. An assumption.
 */
const unchanged = 0.35;

export type KindOfTopic = {
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

/** What people weigh about the kind of thing that a topic is about, and what they cannot weigh about it. */
export function kindOf(topic: KindOfTopic): { kind: Levels; isBarred: (id: ConsiderationId) => boolean } {
  const { subject, type, isPriced } = topic;
  const profile = profileOf(topic);
  const { price, value } = profiles.goods;
  const whole = type === "pricing" && isUnsold(profile) ? { ...profiles[profile], price, value } : profiles[profile];
  const isPriceOnly = /^a (?:higher|lower|new) price\b/.test(subject);
  const weaker = (id: string, level: number) => (isPriceOnly && !id.startsWith("price") ? level * unchanged : level);
  const own = Object.fromEntries(Object.entries(whole).map(([id, level]) => [id, weaker(id, level)]));
  const isBarred = barredOf({ ...topic, profile });
  const kind = Object.entries(kindIn(own, type, isPriced)).filter(([id]) => !isBarred(id as ConsiderationId));
  return { kind: Object.fromEntries(kind), isBarred };
}

function profileOf({ topic, type, audience, subject, category, isPriced, isDeed, isPromised }: KindOfTopic): ProfileId {
  const isSold = isForSale(topic, type, isPriced);
  if (type === "churn" && category === null && staff.test(topic)) return "body";
  if (type === "messaging") return isPromised ? "message" : "notice";
  // A journey is dealt with as an office is, step by step, and seldom enjoyed.
  if (type === "cx" && (isDeed || !isStay.test(category?.profile ?? "public"))) return "public";
  if (isPublic(category?.profile) && proposed.test(topic)) return "proposal";
  // What is lost to a rival is for sale, even where such things seldom are.
  const isOffered = type === "winloss" && isUnsold(category?.profile ?? "goods");
  if (category !== null && !isOffered && (isSold || !isQuestion(subject) || isUnsold(category.profile)))
    return category.profile;
  const isTool = audience === "b2b" && /^(?:product|concept|competitor)$/.test(type);
  if ((isSold || isTool) && !isDeed) return audience === "b2b" && ofBusiness.test(topic) ? "business_service" : "goods";
  if (proposed.test(topic)) return "proposal";
  return isDeed ? "practice" : "thing";
}

/** Those who leave are no customers. */
const staff =
  /\b(?:trainees|apprentices|volunteers|employees|staff|colleagues|workers|nurses|teachers|players|donors)\b/i;
/** Kinds of which the way through is a pleasure or a company of its own. */
const isStay = /^(?:food|travel|place|media|sport|work|cause|body)$/;
/** Words of a topic by which something outside all categories is bought at work; the rest is weighed as goods are. */
const ofBusiness =
  /\b(?:b2b|business|compan|firm|team|manager|enterprise|office|employee|supplier|vendor|industr|develop|software|system)/i;
const proposed =
  /^(?:should|is it (?:right|fair|acceptable|ok|okay|fine)|would \w+ (?:accept|support|tolerate|oppose))\b/i;
const isPublic = (profile: ProfileId | undefined): boolean => /^(?:place|public|cause|body)$/.test(profile ?? "");
/** Factors on the weight of a price that is not named, and of what a type's questions are not about; assumptions. */
const factors = { unpriced: 0.4, apart: 0.4 };

/** What any new thing meets takes on what a price would weigh. */
const met: readonly ConsiderationId[] = ["habit", "proof", "fit", "effort"];

/** What people weigh about a kind of thing where a study asks about it. */
function kindIn(kind: Levels, type: StudyTypeId, isPriced: boolean): Levels {
  const { brings = {}, apart = [] } = typeVoices[type];
  const sum: Levels = { ...kind };
  for (const [id, level] of Object.entries(brings) as [ConsiderationId, number][]) sum[id] = (sum[id] ?? 0) + level;
  for (const id of apart) if (sum[id] !== undefined) sum[id] *= factors.apart;
  const { price = 0 } = sum;
  if (isPriced || type === "pricing" || price >= 0) return sum;
  const moved = price * (1 - factors.unpriced);
  const takers = met.filter((id) => !apart.includes(id)).slice(0, 2);
  const added = Object.fromEntries(takers.map((id) => [id, (sum[id] ?? 0) + moved / takers.length]));
  return { ...sum, ...added, price: price - moved };
}

export const anyKind = "things of this kind";
const longestAlike = 6;
/** What a thing is counted among where no kind is known. */
export const alike = (subject: string, grasp: number): string =>
  grasp === 1 && subject.split(" ").length <= longestAlike ? `things like ${subject}` : anyKind;
