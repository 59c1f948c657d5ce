import type { Audience, Persona } from "../../../personas/contract.ts";
import type { Price } from "../../brief.ts";
import { priceInWords } from "../../price-in-words.ts";
import { unitNamed } from "../../read-prices.ts";
import { clamp } from "../../statistics.ts";
import { inDollars } from "../dollars.ts";
import { incomeThousands } from "../people/persona-traits.ts";

/** What a price is paid for. */
type Unit = "month" | "seat" | "once" | "night" | "hour";

const unitsIn = ({ per }: Price) => (per?.split(" and ") ?? []).flatMap((word) => unitNamed(word) ?? []);

/** What a price is paid for, as references are kept. */
export function unitOf(price: Price): Unit {
  const units = unitsIn(price);
  if (units.some(({ is_seat }) => is_seat)) return "seat";
  const timed = (["night", "hour"] as const).find((name) => units.some((unit) => unit.name === name));
  return timed ?? (units.some(({ a_year }) => a_year) ? "month" : "once");
}

/** A price in US dollars in another unit, or null; people try software alone, so that a month's plan is a seat's. */
export function inUnitOf(price: Price, unit: Unit): number | null {
  const own = unitOf(price);
  const times = unitsIn(price).find(({ a_year }) => a_year)?.a_year;
  const alike = (own === "month" && unit === "seat") || (own === "seat" && unit === "once" && times === undefined);
  if (own !== unit && !alike) return null;
  const dollars = inDollars(price.amount, price.currency);
  return unit === "month" || unit === "seat" ? dollars * ((times ?? 12) / 12) : dollars;
}

/**
 * Latent units per logarithm of the price. With the spread of people's liking, about 1.2, the share that would buy then falls
 * at an elasticity of about −1.3 around the offered price: on the near side of the mean of −1.76 in Tellis 1988, as generally
 * known, as intent that is stated moves less than sales do.
 */
const sensitivity = 2;
/** Outside these ratios a price changes less than its logarithm says, by this factor; it never stops to count. */
const ratios = { least: Math.log(1 / 8), most: Math.log(30), beyond: 0.1 };
/** What a price costs by itself in latent units, by sums in US dollars that are paid without much thought. Assumptions. */
const level = { base: -0.1, sensitivity: 0.2 };
const withoutThought = {
  b2c: { month: 20, seat: 20, once: 40, night: 100, hour: 40 },
  b2b: { month: 200, seat: 30, once: 400, night: 150, hour: 80 },
};

/** The logarithm of a ratio of prices, flatter far out; strictly rising all the way. */
function felt(ratio: number): number {
  const log = Math.log(ratio);
  const within = clamp(log, ratios.least, ratios.most);
  return within + ratios.beyond * (log - within);
}

/** A price over another one; null where their currencies or units cannot be compared. */
function ratioOf(price: Price, other: Price): number | null {
  if (other.currency !== price.currency || !(other.amount > 0)) return null;
  if (price.per === other.per) return Math.max(price.amount, 1e-4) / other.amount;
  const unit = unitOf(other);
  return unitOf(price) === unit ? Math.max(inUnitOf(price, unit)!, 1e-4) / inUnitOf(other, unit)! : null;
}

/** How much price matters to the persona (above 0), the price that is offered first, and who pays. */
type Payer = { weight: number; offered: Price | null; audience: Audience };

/**
 * What a price does, in latent units: what the offer's own price costs, and minus the sensitivity times the logarithm of
 * the price over the offered one. What things of its kind usually cost is not known, so that only dearer is worse.
 */
export function priceEffect(price: Price, { weight, offered, audience }: Payer): { label: string; value: number } {
  const step = offered === null ? null : ratioOf(price, offered);
  const base = offered !== null && step !== null ? offered : price;
  const unit = unitOf(base);
  const dollars = Math.max(inUnitOf(base, unit)!, 1e-4);
  const own = level.base + level.sensitivity * felt(dollars / withoutThought[audience][unit]);
  return { label: `Price of ${priceInWords(price)}`, value: -weight * (own + sensitivity * felt(step ?? 1)) };
}

/** How another price than the offered one moves liking, in latent units. */
export const priceStep = (price: Price, payer: Payer & { offered: Price }): number =>
  priceEffect(price, payer).value - priceEffect(payer.offered, payer).value;

/** Yearly income that nobody states, in thousands of US dollars: what those without any live on. */
const leastIncome = 4;
/** The share of a year's income from which on a price weighs by itself, and what each further factor e of it takes. */
const burden = { from: 0.03, sensitivity: 0.45, most: -1.8 };

/** What a price is of a year's income, by its logarithm from three hundredths on: latent units; for business buyers the company pays. */
export function burdenOf({ audience, income }: Persona, price: Price | null): { label: string; value: number }[] {
  const thousands = audience === "b2b" ? null : incomeThousands(income);
  if (price === null || thousands === null) return [];
  const unit = unitOf(price);
  const yearly = (inUnitOf(price, unit) ?? 0) * (unit === "month" || unit === "seat" ? 12 : 1);
  const share = yearly / (1000 * Math.max(leastIncome, thousands));
  if (share <= burden.from) return [];
  const value = Math.max(burden.most, -burden.sensitivity * Math.log(share / burden.from));
  return [{ label: "The price against the person's income", value }];
}
