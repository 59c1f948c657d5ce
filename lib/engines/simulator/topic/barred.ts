import type { Brief } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { typeVoices } from "../types/type-voices.ts";
import type { Category } from "./categories.ts";
import { anyOf, cellsOf } from "./cells.ts";
import type { ProfileId } from "./profiles.ts";

/** What only a purchase can bring up. */
const money: readonly ConsiderationId[] = ["price", "price_clarity", "value", "budget_cycle"];
/** What only an offer can bring up, even where a word of the topic points at it. */
const ofOffers: readonly ConsiderationId[] = ["integration", "migration", "vendor_risk"];

/**
 * What cannot be said of a kind of thing that nobody buys, unless the topic says it; "any" holds for all of them.
 * The way through an office or a shop is gone through, not chosen; nobody is behind what is done, and it decides nothing.
 */
const rows = `
any | security, features, references, reversibility, claims, proof, choice
work | quality, reliability, novelty, status, simplicity, service
practice | quality, reliability, novelty, simplicity, service, support, speed, trust, privacy, personal_risk
proposal | control, quality, reliability, novelty, status, simplicity, support, speed, personal_risk, learning
place | reliability, learning, simplicity, trust, privacy, personal_risk, outcome, control, time_saved
body | quality, learning, simplicity, novelty, reliability, time_saved, speed, outcome
cause | quality, reliability, novelty, status, simplicity, speed, effort, learning, time_saved, personal_risk
public | novelty, status, enjoyment
notice | quality, reliability, service, support, status, enjoyment, habit, convenience
message | quality, reliability, service, support, status, enjoyment, habit, convenience
thing | personal_risk, status
journey | habit, claims, novelty, status, migration, value, fit, control
deed | simplicity, trust, control`;

const barredIn = new Map(
  cellsOf(rows).map(([profile = "", ids = ""]) => [profile, ids.split(", ") as ConsiderationId[]]),
);

/** Whether nobody buys things of a kind. */
export const isUnsold = (profile: ProfileId): boolean => barredIn.has(profile);

/** Words of a topic by which money is spoken of. */
const spent = `pric\\w+, fees?, fares?, costs?, pay\\w*(?!\\w|\\s(?:by|with|attention)\\b), paid, charg(?:e[sd]?|ing)(?<!of charge), expensive,
  cheap\\w*, afford\\w*, budgets?, spend\\w*(?<!\\b(?:hours|time|days|minutes)\\b.*), buy\\w*, bought, purchas\\w*, tax\\w*`;
const spending = new RegExp(`\\b${anyOf(spent)}\\b`, "i");
/** Words of a topic by which a thing is for sale, even where no money is spoken of. */
const sale = new RegExp(
  `\\b${anyOf(`sell\\w*, sold, sales?, customers?, clients?, shoppers?, subscri\\w+, brands?, products?, apps?, software,
    shops?, stores?, retailers?, start-?up, saas, suppliers?, vendors?, brew\\w*, rent\\w*, hire, premium, discounts?,
    launch\\w*, kit, bottles?, device, gadget`)}\\b`,
  "i",
);

/** Whether a thing outside all categories is for sale: by its study or the topic's words. */
export const isForSale = (topic: string, type: Brief["study_type"], isPriced: boolean): boolean =>
  isPriced ||
  type === "pricing" ||
  type === "winloss" ||
  (!given.test(topic) && (spending.test(topic) || sale.test(topic)));
/** Words by which others pay for a thing. */
const given =
  /\b(?:(?:is|are|was|were|been) (?:given|issued|handed|provided)|(?:paid|funded) (?:for )?by|free of charge|for free)\b/i;

type Topic = {
  topic: string;
  subject: string;
  category: Category | null;
  profile: ProfileId;
  isPriced: boolean;
  type: Brief["study_type"];
  audience: Brief["audience"];
  isDeed: boolean;
  /** Whether the topic promises anything of its thing, or shows words that do. */
  isClaimed: boolean;
  /** What the topic's own words bring up. */
  named: ReadonlySet<ConsiderationId>;
};

/** What only one's own life can bring up: not what is bought at work, nor a thing of which no kind is known. */
const ofLife: readonly ConsiderationId[] = ["enjoyment", "health", "status", "family"];
/** What people doubt where something is promised; of tools and cures they ask for proof anyway. */
const ofPromises: readonly ConsiderationId[] = ["claims", "proof"];
const needsProof = /^(?:software|business_service|health|medicine)$/;
/** What is not weighed of a topic's thing: what its kind cannot have, and money where none is named or paid. */
export function barredOf({
  topic,
  subject,
  category,
  profile,
  type,
  audience,
  isDeed,
  isPriced,
  isClaimed,
  named,
}: Topic): (id: ConsiderationId) => boolean {
  const isSold = !isUnsold(profile);
  const isPaid = isPriced || type === "pricing" || spending.test(topic);
  const isGiven = given.test(topic) || /\b(?:besides|apart from) (?:the )?price\b/i.test(topic);
  const isFree =
    (isGiven && !isPriced) || (!isPaid && (!isSold || /^(?:medicine|learning)$/.test(profile) || type === "messaging"));
  const ofKind = isSold
    ? []
    : [
        ...(type === "brand" ? (["habit", "convenience"] as const) : []),
        ...barredIn.get("any")!,
        ...(barredIn.get(profile) ?? []),
      ];
  const unfit = [
    ...ofKind.filter((id) => typeVoices[type].brings?.[id] === undefined),
    ...(isSold && (audience === "b2b" || isUnsold(category?.profile ?? "thing")) ? ofLife : []),
    ...(profile === "notice" ? ofPromises : []),
    ...(isClaimed ? [] : ofPromises.filter((id) => id === "claims" || type === "churn" || !needsProof.test(profile))),
    ...(type === "cx" && profile === "public" ? (["convenience", "simplicity"] as const) : []),
    ...(isDeed && /^(?:visit|stay|liv|be|sitt)ing\b/.test(subject) ? (["speed"] as const) : []),
    ...(isDeed && /^(?:be|lett|allow)ing\b/.test(subject) ? (["effort", "outcome"] as const) : []),
    ...(profile === "thing" && type !== "brand" && !/\b(?:our|we|us|my|i)\b/i.test(topic) ? (["trust"] as const) : []),
    // A price that is named can be seen in advance.
    ...(isPriced ? (["price_clarity"] as const) : []),
  ].filter((id) => !named.has(id));
  const ids = new Set([
    ...(isSold ? [] : ofOffers),
    ...unfit,
    ...(isFree ? money : []),
    ...(type === "cx" ? barredIn.get("journey")! : []),
    ...(isDeed ? barredIn.get("deed")! : []),
  ]);
  return (id) => ids.has(id);
}
