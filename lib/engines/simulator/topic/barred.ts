import type { Brief } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { typeVoices } from "../types/type-voices.ts";
import { cellsOf } from "./cells.ts";
import type { ProfileId } from "./profiles.ts";

/** What only a purchase can bring up. */
const money: readonly ConsiderationId[] = ["price", "price_clarity", "value", "budget_cycle"];
/** What only an offer can bring up, even where a word of the topic points at it. */
const ofOffers: readonly ConsiderationId[] = ["integration", "migration", "vendor_risk"];

/** What cannot be said of a kind of thing that nobody buys, unless the topic says it; "any" holds for all of them. */
const rows = `
any | security, features, references, reversibility, claims, proof, choice
work | quality, reliability, novelty, status, simplicity, service
practice | quality, reliability, novelty, simplicity, service, support, speed, trust, privacy, personal_risk
proposal | quality, reliability, novelty, status, simplicity, service, support, speed, personal_risk, learning
place | reliability, learning, effort, simplicity, trust, privacy, personal_risk, outcome, control, time_saved
body | quality, learning, simplicity, novelty, reliability, time_saved, speed, outcome
public | novelty, status, enjoyment
message | quality, reliability, service, support, status, enjoyment, habit, convenience
thing | personal_risk, status`;

const barredIn = new Map(
  cellsOf(rows).map(([profile = "", ids = ""]) => [profile, ids.split(", ") as ConsiderationId[]]),
);

/** Whether nobody buys things of a kind. */
export const isUnsold = (profile: ProfileId): boolean => barredIn.has(profile);

/** Words of a topic by which a thing is bought or sold. */
const sale =
  /\b(?:buy(?:s|ing|ers?)?|bought|purchas\w*|sell(?:s|ing|ers?)?|sold|sales?|customers?|clients?|shoppers?|pay(?:s|ing)?|paid|pric(?:e|es|ed|ing|ey)|costs?|fees?|afford\w*|cheap\w*|expensive|spend(?:s|ing)?|budgets?|subscri\w+|brands?|products?|apps?|software|shops?|stores?|retailers?|start-?up|saas|suppliers?|vendors?|brew(?:s|ed)?|rent(?:s|al|ing)?|hire|premium|discounts?|launch\w*|kit|box|bottles?|device|gadget)\b/i;

/** Whether a thing outside all categories is for sale: by its study or the topic's words. */
export const isForSale = (topic: string, type: Brief["study_type"], isPriced: boolean): boolean =>
  isPriced || type === "pricing" || type === "winloss" || sale.test(topic);

type Topic = {
  profile: ProfileId;
  type: Brief["study_type"];
  /** What the topic's own words bring up. */
  named: ReadonlySet<ConsiderationId>;
  /** Whether they speak of a price. */
  isPaid: boolean;
};

/** What is not weighed of a topic's thing: what its kind cannot have, and money where none is named or paid. */
export function barredOf({ profile, type, named, isPaid }: Topic): (id: ConsiderationId) => boolean {
  const isSold = !isUnsold(profile);
  const isFree = !isPaid && type !== "pricing" && (!isSold || profile === "medicine" || type === "messaging");
  const unfit = [...barredIn.get("any")!, ...(barredIn.get(profile) ?? [])].filter(
    (id) => !named.has(id) && typeVoices[type].brings?.[id] === undefined,
  );
  const ids = new Set([...(isSold ? [] : [...ofOffers, ...unfit]), ...(isFree ? money : [])]);
  return (id) => ids.has(id);
}
