import type { Price } from "../../brief.ts";
import { priceInWords } from "../../price-in-words.ts";
import { clamp } from "../../statistics.ts";
import type { Reading } from "../topic/read-topic.ts";
import { inUnitOf, unitOf } from "./price-unit.ts";

/** What a price can be compared with: prices of the topic, and what things of the kind usually cost. */
type PriceContext = { prices: (Price & { role: "asked" | "reference" })[]; category: Reading["category"] };

/** Latent units per logarithm of the price: doubling it costs an average person 0.4. An assumption. */
const sensitivity = 0.55;
/** Outside these ratios a price changes less than its logarithm says, by this factor; it never stops to count. */
const ratios = { least: Math.log(1 / 8), most: Math.log(30), beyond: 0.1 };
/** Where no usual price is known: what that costs in latent units, and sums in US dollars paid without much thought. */
const unreferenced = { level: 0.15, sensitivity: 0.2, month: 20, seat: 20, once: 40, night: 100, hour: 40 };

/** The logarithm of a ratio of prices, flatter far out; strictly rising all the way. */
function felt(ratio: number): number {
  const log = Math.log(ratio);
  const within = clamp(log, ratios.least, ratios.most);
  return within + ratios.beyond * (log - within);
}
const ratioTo = (usual: number, amount: number): number => Math.max(amount, 1e-4) / usual;

/** A price over another one of the same topic; null where their currencies or units cannot be compared. */
function ratioOf(price: Price, other: Price): number | null {
  if (other.currency !== price.currency || !(other.amount > 0)) return null;
  if (price.per === other.per) return ratioTo(other.amount, price.amount);
  const unit = unitOf(other);
  return unitOf(price) === unit ? ratioTo(inUnitOf(other, unit)!, inUnitOf(price, unit)!) : null;
}

/**
 * What a price does, in latent units: minus the sensitivity times the logarithm of price over what the topic compares
 * it with or such things usually cost. `weight` is how much price matters to the persona, above 0.
 */
export function priceEffect({ prices, category }: PriceContext, price: Price, weight: number, offered: Price | null) {
  const own = `Price of ${priceInWords(price)}`;
  const against = (ratio: number) => -sensitivity * weight * felt(ratio);
  const compared = prices.find(({ role }) => role === "reference");
  const ratio = compared ? ratioOf(price, compared) : null;
  if (compared && ratio !== null)
    return { label: `${own} against ${priceInWords(compared)}, which the topic names`, value: against(ratio) };
  const usual = category?.reference;
  const amount = usual ? inUnitOf(price, usual.per) : null;
  if (usual && amount !== null) {
    const per = usual.per === "once" ? "" : usual.per === "seat" ? " per seat and month" : ` per ${usual.per}`;
    const label = `${own} against an assumed usual ${usual.amount}${per} for ${category.label}`;
    return { label, value: against(ratioTo(usual.amount, amount)) };
  }
  // Only that dearer is worse is left to say; a step from the price offered weighs as much as any.
  const step = offered?.per === price.per ? ratioOf(price, offered) : null;
  const base = offered && step !== null ? offered : price;
  const unit = unitOf(base);
  const level = unreferenced.sensitivity * felt(ratioTo(unreferenced[unit], inUnitOf(base, unit)!));
  return {
    label: `${own}: no reference price known, only that dearer is worse`,
    value: -weight * (unreferenced.level + level) + against(step ?? 1),
  };
}

/** The dearest of the prices in the unit of the first, which keeps a dearer offer from being liked more. */
export const dearestOf = <Found extends Price>(prices: readonly Found[]): Found | null =>
  prices
    .filter(({ currency, per }) => currency === prices[0]!.currency && per === prices[0]!.per)
    .toSorted((left, right) => right.amount - left.amount)[0] ?? null;
