import { ownValue } from "../../../own-value.ts";
import type { Persona } from "../../../personas/contract.ts";
import type { Says } from "./trait-words.ts";

/** US dollars for one unit of a currency, rounded by hand from the rates of 2024: enough to know low income from high. */
const dollars: Record<string, number> = { $: 1, usd: 1, "€": 1.1, eur: 1.1, "£": 1.25, gbp: 1.25, chf: 1.1, cad: 0.73 };

const lowIncome = /low[- ]income|no income|unemployed|on benefits|minimum wage|student loan|struggling|tight|modest/;
const highIncome = /high[- ]income|affluent|wealthy|rich|upper|well[- ]off|high[- ]earner/;
const regulated =
  /hospital|health|medical|bank|payment|insur|pharma|government|public sector|defen[cs]e|fintech|financial/;

/** The yearly income that a persona's income line states first, in thousands of US dollars; null for none. */
export function incomeThousands(income: string): number | null {
  const text = income.normalize("NFKC").toLowerCase();
  const found = /(\$|€|£|\b(?:usd|eur|gbp|chf|cad))\s?(\d[\d,.]*)\s?(k|m)?/.exec(text);
  if (!found) return null;
  const amount = Number(found[2]!.replace(/[,.](?=\d{3}\b)/g, "").replace(",", "."));
  if (!Number.isFinite(amount)) return null;
  const monthly = /month|\/mo\b|a week/.test(text) ? 12 : 1;
  const thousands = found[3] === "m" ? amount * 1000 : found[3] === "k" ? amount : amount / 1000;
  return thousands * monthly * ownValue(dollars, found[1]!)!;
}

/** Household income and price consciousness: the less there is, the more a price weighs (Lichtenstein 1993). */
function ofIncome({ income, audience }: Persona): Says {
  const text = income.toLowerCase();
  const thousands = incomeThousands(income);
  // What a manager earns does not make the company's money looser or tighter: half the weight in business.
  const weight = audience === "b2b" ? 0.4 : 1;
  const price = (value: number): Says => ({
    price_consciousness: value * weight,
    value_consciousness: value * 0.3 * weight,
  });
  if (lowIncome.test(text) || (thousands !== null && thousands < 45)) return price(0.8);
  if (highIncome.test(text) || (thousands !== null && thousands >= 180))
    return { ...price(-1.2), quality_consciousness: 0.3, convenience: 0.2 };
  return thousands !== null && thousands >= 110 ? price(-0.5) : {};
}

/** Age and technology: the younger are readier for it on average (Parasuraman and Colby 2015); people differ more. */
function ofAge({ age }: Persona): Says {
  if (age < 28) return { technology_readiness: 0.4, innovativeness: 0.3, influence: 0.2 };
  if (age >= 65) return { technology_readiness: -0.5, innovativeness: -0.3 };
  return age >= 55 ? { technology_readiness: -0.2 } : {};
}

/** The bigger a company, the more people must agree and the more is checked (Johnston and Bonoma 1981). */
function ofCompany({ company, industry, audience }: Persona): Says[] {
  if (audience !== "b2b") return [];
  const says: Says = regulated.test(`${company} ${industry}`.toLowerCase())
    ? { security_demand: 0.4, risk_aversion: 0.2 }
    : {};
  const people = /(\d[\d,. ]*)\s*(?:people|employees|staff|seats)/.exec(company.toLowerCase());
  const count = people ? Number(people[1]!.replace(/\D/g, "")) : null;
  if (count === null) return [says];
  if (count < 50) return [says, { consensus_need: -0.5, price_consciousness: 0.3, security_demand: -0.3 }];
  return count >= 1000 ? [says, { consensus_need: 0.4, security_demand: 0.3, integration_cost: 0.3 }] : [says];
}

/** What a persona's income, age and company make likely, in z-scores; small against what its traits say outright. */
export const circumstances = (persona: Persona): Says[] => [ofIncome(persona), ofAge(persona), ...ofCompany(persona)];
