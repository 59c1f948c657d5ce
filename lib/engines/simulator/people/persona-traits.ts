import { partOf } from "../../../cut-text.ts";
import type { Persona } from "../../../personas/contract.ts";
import { incomeThousands } from "../../read-prices.ts";
import { clamp } from "../../statistics.ts";
import { comparableFact } from "../../texts.ts";
import { type Style, type StyleId, type TraitId, traitIds } from "../../traits.ts";
import { incomeWords } from "./described.ts";
import table from "./trait-words.json" with { type: "json" };

/** Z-scores to add, from −2 to 2. */
type Says = Partial<Record<TraitId | StyleId, number>>;
/** What words of a persona say about it. */
type TraitRow = [words: RegExp, says: Says];

/**
 * Words of how a person decides. That a word speaks of a scale follows from its meaning (traits.ts); the sizes are
 * assumptions: 1.5 for saying it outright, 1 for saying it in passing, 0.5 for what usually goes along with it.
 */
const traitWords = Object.entries<Says>(table.traits).map(([words, says]): TraitRow => [new RegExp(words), says]);

/** Words of a role and an industry: what the job makes someone ask for. Assumptions, up to one standard deviation. */
const roleWords = Object.entries<Says>(table.roles).map(
  ([words, says]): TraitRow => [new RegExp(`\\b(?:${words})\\b`), says],
);

/** Fields in which rules are strict. */
const regulated =
  /hospital|health|medical|bank|payment|insur|pharma|government|public sector|defen[cs]e|fintech|financial/i;

/** What the built-in engine makes of a persona's facts. */
export type PersonaTraits = { traits: Record<TraitId, number>; style: Style };

/** A z-score is cut here: beyond two and a half standard deviations nobody is simulated. */
const mostTrait = 2.5;
/** Style is cut tighter, as it shifts ratings without saying anything about the subject. */
const mostStyle: Style = { extremity: 2, hedging: 2, verbosity: 2, acquiescence: 0.5 };
const styleIds = Object.keys(mostStyle) as StyleId[];
const negated = /\b(not|no|never|isn't|doesn't|without|hardly|little interest in|indifferent to)\b/;
const cache = new WeakMap<Persona, PersonaTraits>();

// One pattern of all rows: an account's list asks this of 12,000 traits.
const onSomeScale = new RegExp(traitWords.map(([words]) => words.source).join("|"));

/** Whether the words of a trait are on some scale. */
export const isTraitWord = (trait: string): boolean => onSomeScale.test(comparableFact(trait));

/** The trait scores of a persona from its traits, role, income, age and company; name, sex and origin are not read. */
export function traitsOf(persona: Persona): PersonaTraits {
  const earlier = cache.get(persona);
  if (earlier) return earlier;
  const scores: Says = {};
  const traits = persona.traits.map(comparableFact);
  // A row counts once, however many traits say it; a "not" before its words turns them.
  for (const [words, says] of traitWords) {
    const match = traits.map((trait) => words.exec(trait)).find((match) => match !== null);
    const isTurned = match && negated.test(partOf(match.input, 0, match.index)) && !negated.test(match[0]);
    if (match) add(scores, says, isTurned ? -0.8 : 1);
  }
  const work = comparableFact(`${persona.role} ${persona.industry}`);
  for (const [words, says] of roleWords) if (words.test(work)) add(scores, says);
  for (const says of circumstances(persona)) add(scores, says);
  const cut = (id: TraitId | StyleId, most: number) => [id, clamp(scores[id] ?? 0, -most, most)];
  const mind = {
    traits: Object.fromEntries(traitIds.map((id) => cut(id, mostTrait))) as PersonaTraits["traits"],
    style: Object.fromEntries(styleIds.map((id) => cut(id, mostStyle[id]))) as Style,
  };
  cache.set(persona, mind);
  return mind;
}

function add(scores: Says, says: Says, sign = 1): void {
  for (const [id, value] of Object.entries(says) as [TraitId | StyleId, number][])
    scores[id] = (scores[id] ?? 0) + sign * value;
}

/** In z-scores: income by Lichtenstein 1993, age by Parasuraman and Colby 2015, firms by Johnston and Bonoma 1981. */
function circumstances({ age, income, company, industry, audience }: Persona): Says[] {
  const isBusiness = audience === "b2b";
  const thousands = incomeThousands(income) ?? 77;
  const isLow = income.search(incomeWords.low) >= 0 || thousands < 45;
  const isHigh = !isLow && (income.search(incomeWords.high) >= 0 || thousands >= 180);
  // What a manager earns does not make the company's money looser or tighter: less weight in business.
  const price = (isLow ? 0.8 : isHigh ? -1.2 : thousands >= 110 ? -0.5 : 0) * (isBusiness ? 0.4 : 1);
  const people = isBusiness ? /(\d[\d,. ]*)\s*(?:people|employees|staff|seats)/.exec(company.toLowerCase()) : null;
  const size = people ? Number(people[1]!.replace(/\D/g, "")) : 100;
  const rows: [holds: boolean, says: Says][] = [
    [true, { price_consciousness: price, value_consciousness: 0.3 * price }],
    [isHigh, { quality_consciousness: 0.3, convenience: 0.2 }],
    [age < 28, { technology_readiness: 0.4, innovativeness: 0.3, influence: 0.2 }],
    [age >= 55 && age < 65, { technology_readiness: -0.2 }],
    [age >= 65, { technology_readiness: -0.5, innovativeness: -0.3 }],
    [isBusiness && regulated.test(`${company} ${industry}`), { security_demand: 0.4, risk_aversion: 0.2 }],
    [size < 50, { consensus_need: -0.5, price_consciousness: 0.3, security_demand: -0.3 }],
    [size >= 1000, { consensus_need: 0.4, security_demand: 0.3, integration_cost: 0.3 }],
  ];
  return rows.flatMap(([holds, says]) => (holds ? [says] : []));
}
