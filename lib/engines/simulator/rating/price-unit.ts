import type { Price } from "../../brief.ts";
import { unitNamed } from "../../read-prices.ts";
import { inDollars } from "../dollars.ts";

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
