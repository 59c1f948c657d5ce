import type { Price } from "../../brief.ts";
import type { Reference } from "../topic/categories.ts";
import type { Reading } from "../topic/read-topic.ts";
import { inUnitOf, unitOf } from "./price-unit.ts";

/** What a price does to the latent, and the words that explain it. */
export type PriceEffect = { label: string; value: number };

/** What a price can be compared with: prices of the topic, and what things of the kind usually cost. */
export type PriceContext = { prices: (Price & { role: "asked" | "reference" })[]; category: Reading["category"] };

/**
 * Sensitivity to the logarithm of the price, for an average person: latent units for a price that is e times as high.
 * With a unit of the latent a point of a five-point scale, a doubled price costs about 0.4 points. An assumption, near
 * the middle of what conjoint studies commonly find; it is always above 0.
 */
const sensitivity = 0.55;
/** Outside these ratios a price changes less than its logarithm says, by this factor; it never stops to count. */
const ratios = { least: Math.log(1 / 8), most: Math.log(30), beyond: 0.1 };
/** What an unknown price level costs an average person: latent units. An assumption. */
const unknownLevel = 0.15;
/**
 * Where nobody knows what a thing usually costs, a dearer one is still liked less: sensitivity to the logarithm of the
 * price against these sums in US dollars, which are orders of magnitude of what people pay without much thought.
 */
const unreferenced = { sensitivity: 0.2, month: 20, seat: 20, once: 40, night: 100, hour: 40 };

/** A price as it is written in an explanation, such as "49 USD per month". */
export function priceWords({ amount, currency, per }: Price): string {
  return `${amount} ${currency}${per ? ` per ${per}` : ""}`;
}

/** The logarithm of a ratio of prices, flatter far out; strictly rising all the way. */
function felt(amount: number, usual: number): number {
  const log = Math.log(Math.max(amount, 1e-4) / usual);
  const within = Math.max(ratios.least, Math.min(ratios.most, log));
  return within + ratios.beyond * (log - within);
}

const against = (price: Price, amount: number, usual: number, reference: string, weight: number): PriceEffect => ({
  label: `Price of ${priceWords(price)} against ${reference}`,
  value: -sensitivity * weight * felt(amount, usual),
});

/** Only that dearer is worse: what is left to say of a price that nothing fits to compare it with. */
function withoutReference(price: Price, weight: number): number {
  const unit = unitOf(price);
  const amount = inUnitOf(price, unit)!;
  return -weight * (unknownLevel + unreferenced.sensitivity * felt(amount, unreferenced[unit]));
}

/** A price over another one of the same topic; null where their currencies or units cannot be compared. */
function ratioOf(price: Price, other: Price): number | null {
  if (other.currency !== price.currency || !(other.amount > 0)) return null;
  if (price.per === other.per) return price.amount / other.amount;
  const unit = unitOf(other);
  if (unitOf(price) !== unit) return null;
  return inUnitOf(price, unit)! / inUnitOf(other, unit)!;
}

function usually(price: Price, usual: Reference, label: string, weight: number): PriceEffect | null {
  const amount = inUnitOf(price, usual.per);
  if (amount === null) return null;
  const per = usual.per === "once" ? "" : usual.per === "seat" ? " per seat and month" : ` per ${usual.per}`;
  return against(price, amount, usual.amount, `an assumed usual ${usual.amount}${per} for ${label}`, weight);
}

/**
 * What a price does: minus the sensitivity times the logarithm of price over reference. The reference is the price that
 * the topic compares with, or what things of this kind usually cost in the price's own unit; where neither is known,
 * only that dearer is worse counts. `weight` is how much price matters to the persona, above 0: a higher price always
 * lowers the latent.
 */
export function priceEffect(
  { prices, category }: PriceContext,
  price: Price,
  weight: number,
  offered: Price | null,
): PriceEffect {
  const compared = prices.find(({ role }) => role === "reference") ?? null;
  const ratio = compared && ratioOf(price, compared);
  if (compared && ratio !== null)
    return against(price, ratio, 1, `${priceWords(compared)}, which the topic names`, weight);
  const usual = category?.reference ? usually(price, category.reference, category.label, weight) : null;
  if (usual) return usual;
  const step = offered && offered.per === price.per ? ratioOf(price, offered) : null;
  if (offered && step !== null && step !== 1)
    return {
      label: `Price of ${priceWords(price)} against ${priceWords(offered)}; no reference price known`,
      value: withoutReference(offered, weight) + against(price, step, 1, "", weight).value,
    };
  return {
    label: `Price of ${priceWords(price)}: no reference price known, only that dearer is worse`,
    value: withoutReference(price, weight),
  };
}

/** The dearest of the prices in the unit of the first, which keeps a dearer offer from being liked more. */
export function dearestOf<Found extends Price>(prices: readonly Found[]): Found | null {
  const same = prices.filter(({ currency, per }) => currency === prices[0]!.currency && per === prices[0]!.per);
  return same.toSorted((left, right) => right.amount - left.amount)[0] ?? null;
}
