import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import { amountsOf } from "../../cells.ts";

/** What a price is paid for. */
type Unit = "month" | "seat" | "once" | "night" | "hour";

/** How many of a period are in a month. */
const perMonth: Record<string, number> = { month: 1, year: 1 / 12, week: 52 / 12, day: 365 / 12 };
/** What is paid for once for each person. */
const seats = ["seat", "person", "employee", "member", "license", "licence", "agent"];

/** What one US dollar is in other currencies, as an order of magnitude; those not named are taken as dollars. */
const inOneDollar: Record<string, number> = Object.fromEntries(
  amountsOf("JPY 150, INR 85, KRW 1400, SEK 10, NOK 10, DKK 7, PLN 4, CZK 23, BRL 5.5, MXN 18, CNY 7, ZAR 18, TRY 35"),
);

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
  const dollars = price.amount / (ownValue(inOneDollar, price.currency) ?? 1);
  return unit === "month" || unit === "seat" ? dollars * ownValue(perMonth, period ?? "month")! : dollars;
}
