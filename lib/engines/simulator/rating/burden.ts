import type { Persona } from "../../../personas/contract.ts";
import type { Price } from "../../brief.ts";
import { incomeThousands } from "../people/persona-traits.ts";
import { inUnitOf, unitOf } from "./price-unit.ts";

/** Yearly income that nobody states, in thousands of US dollars: what those without any live on. */
const leastIncome = 4;
/** The share of a year's income from which on a price weighs by itself, and what each further factor e of it takes. */
const burden = { from: 0.01, sensitivity: 0.38, most: -1.8 };

/** What a price is of a year's income, by its logarithm from a hundredth on: latent units; for business buyers the company pays. */
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
