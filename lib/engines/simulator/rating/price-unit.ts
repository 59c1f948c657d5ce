import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import { inDollars } from "../dollars.ts";

/** What a price is paid for. */
type Unit = "month" | "seat" | "once" | "night" | "hour";

/** How many of a period are in a month. */
const perMonth: Record<string, number> = { month: 1, year: 1 / 12, week: 52 / 12, day: 365 / 12 };
/** What is paid for once for each person. */
const seats = ["seat", "person", "employee", "member", "license", "licence", "agent"];

/** What a price is paid for, as references are kept. */
export function unitOf({ per }: Price): Unit {
  const units = per?.split(" and ") ?? [];
  if (units.some((unit) => seats.includes(unit))) return "seat";
  if (units.includes("night")) return "night";
  if (units.includes("hour")) return "hour";
  return units.some((unit) => Object.hasOwn(perMonth, unit)) ? "month" : "once";
}

/** A price in US dollars in another unit, or null; people try software alone, so that a month's plan is a seat's. */
export function inUnitOf(price: Price, unit: Unit): number | null {
  const own = unitOf(price);
  const period = price.per?.split(" and ").find((part) => Object.hasOwn(perMonth, part));
  const alike = (own === "month" && unit === "seat") || (own === "seat" && unit === "once" && period === undefined);
  if (own !== unit && !alike) return null;
  const dollars = inDollars(price.amount, price.currency);
  return unit === "month" || unit === "seat" ? dollars * ownValue(perMonth, period ?? "month")! : dollars;
}
