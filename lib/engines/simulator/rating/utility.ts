import { type Audience, defaultIds, type Persona } from "../../../personas/contract.ts";
import type { Brief, Price } from "../../brief.ts";
import { type ConsiderationId, considerations } from "../../considerations.ts";
import type { Reason, State } from "../../disposition.ts";
import { inDollars, priceInWords } from "../../prices.ts";
import { incomeThousands, unitNamed } from "../../read-prices.ts";
import { wordsOf } from "../../readings.ts";
import { asShares, clamp, normal } from "../../statistics.ts";
import { studyForms } from "../../study-types.ts";
import { wordsEach } from "../../texts.ts";
import { type TraitId, traitIds } from "../../traits.ts";
import { traitsOf } from "../people/mind.ts";
import { mattersOf, onceInStudy, type RateTask, studyDraw } from "../plan-of.ts";

// U = base(type) + Σ importance(trait) × (level + perception) − β × ln(price / offer) + state: the random-utility form of
// McFadden 1974 with random coefficients (McFadden and Train 2000). All sizes are assumptions; nothing is estimated from
// people, and what a thing is like is not known: how people see it is drawn.

/** How clear a shown text is by its sentences' length alone: what a word fewer than usual adds, and at most. */
const plain = { usual: 17, each: 0.05, most: 0.5 };
/** How fast a trait's loading makes a consideration more important: the exponent's factor per z-score, without unit. */
const gain = 0.48;
/** Importances are cut at this many weighted z-scores. */
const mostLoaded = 2.2;
/** How much more the considerations weigh that the type of study draws attention to. */
const attention = 1.25;
/** How differently a thing is seen: by all of a study, and by each of its people; deviations in latent units. */
const perceived = { study: 0.12, person: 0.2 };
/** What scepticism takes from any offer and any claim: latent units per z-score. */
const belief = -0.16;
/** The latent value that many reasons come near to and never reach, as no question is answered by all alike. */
const farthest = 2.3;

/** One thing that moved a rating, in latent units, which `halfWidth` fixes. */
export type Contribution = { label: string; value: number };

/** What someone weighs about a topic: the latent value, what it is made of, and the reasons that could be spoken. */
export type Weighing = { latent: number; contributions: Contribution[]; reasons: Reason[] };

/** The sum of what moved a rating, in latent units. */
export const sumOf = (contributions: readonly { value: number }[]): number =>
  contributions.reduce((sum, { value }) => sum + value, 0);

/** How much a consideration matters to someone: 1 for an average person, always above 0. */
export function importance(id: ConsiderationId, traits: Record<TraitId, number>): number {
  const { loadings } = considerations[id] as { loadings: Partial<Record<TraitId, number>> };
  const loaded = traitIds.reduce((sum, trait) => sum + (loadings[trait] ?? 0) * traits[trait], 0);
  return Math.exp(gain * clamp(loaded, -mostLoaded, mostLoaded));
}

/** What comes up for a persona: people who were not chosen for the study never say that it does not suit them. */
function comesUp(brief: Brief, persona: Persona): ConsiderationId[] {
  const isChosen = brief.audience_description !== null || !defaultIds[persona.audience].includes(persona.id);
  return mattersOf(brief).filter((id) => id !== "fit" || isChosen);
}

/** A consideration's level for a persona: what the type brings, and how it is seen here. */
export const levelOf = (id: ConsiderationId, brief: Brief, persona: Persona): number =>
  onceInStudy(brief, `level ${persona.id} ${id}`, () => drawLevel(id, brief, persona));

function drawLevel(id: ConsiderationId, brief: Brief, persona: Persona): number {
  const { brings, emphasis } = studyForms[brief.study_type].levels;
  const study = studyDraw(brief);
  const perception =
    perceived.study * normal(study.at(`seen ${id}`)) + perceived.person * normal(study.at(persona.id).at(`seen ${id}`));
  const stimulus = id === "simplicity" && studyForms[brief.study_type].isOfWords ? brief.given?.stimulus : null;
  const words = stimulus ? onceInStudy(brief, "words each", () => wordsEach(stimulus)) : plain.usual;
  const ease = clamp(plain.each * (plain.usual - words), -plain.most, plain.most);
  return ((brings[id] ?? 0) + perception + ease) * (emphasis.includes(id) ? attention : 1);
}

/** How far apart people's importances lie on a scale of importance: latent units per unit of the logarithm. */
const importanceSlope = 1.4;

/** What makes a consideration matter to a person when its importance is rated, in latent units. */
export const importanceParts = (id: ConsiderationId, brief: Brief, persona: Persona): Contribution[] => {
  const { label } = wordsOf(brief.study_type)[id];
  const matters = importanceSlope * Math.log(importance(id, traitsOf(persona).traits));
  return [
    { label: `How much “${label}” matters to this person`, value: matters },
    { label: `How much “${label}” comes up`, value: Math.min(1, Math.abs(levelOf(id, brief, persona))) },
  ];
};

/** What the state of the day does: latent units. Assumptions; the host draws the state. */
function stateEffects(state: State | null, traits: Record<TraitId, number>): Contribution[] {
  const rows: [holds: boolean, label: string, value: number][] = [
    [state?.recent_experience === "good", "A good recent experience", 0.35],
    [state?.recent_experience === "bad", "A bad recent experience", -0.5],
    [state?.time_pressure === "high", "Little time at the moment", -0.1 * importance("effort", traits)],
    [state?.budget_mood === "easy", "Money is easy at the moment", 0.12 * importance("price", traits)],
    [state?.budget_mood === "tight", "Money is tight at the moment", -0.2 * importance("price", traits)],
  ];
  return rows.flatMap(([holds, label, value]) => (holds ? [{ label, value }] : []));
}

/** Who weighs what; `price` is the one that is put, `offered` the study's own; null for none. */
type Question = { brief: Brief; persona: Persona; state: State | null; price: Price | null; offered: Price | null };

/** Weighs a topic as a person would: what speaks for it and against it, and how much. */
export function weigh({ brief, persona, state, price, offered }: Question): Weighing {
  const { traits } = traitsOf(persona);
  const words = wordsOf(brief.study_type);
  const weights = comesUp(brief, persona)
    .map((id) => ({ id, label: words[id].label, value: importance(id, traits) * levelOf(id, brief, persona) }))
    .toSorted((left, right) => Math.abs(right.value) - Math.abs(left.value));
  const payer = { weight: importance("price", traits), offered, audience: persona.audience };
  const effects = price === null ? [] : [priceEffect(price, payer), ...burdenOf(persona, price)];
  const contributions = [
    { label: "Where people start in a study of this type", value: studyForms[brief.study_type].levels.base },
    ...weights.map(({ label, value }) => ({ label, value })),
    ...effects,
    { label: "How readily this person believes an offer", value: belief * traits.ad_scepticism },
    ...stateEffects(state, traits),
  ].filter(({ value }) => value !== 0);
  const sum = sumOf(contributions);
  const latent = farthest * Math.tanh(sum / farthest);
  contributions.push({ label: "Answers keep away from the ends of a scale", value: latent - sum });
  const spoken: Record<string, number> = Object.fromEntries(weights.map(({ id, value }) => [id, value]));
  if (effects.length > 0) spoken.price = (spoken.price ?? 0) + sumOf(effects);
  return { latent, contributions, reasons: Object.entries(spoken).map(([id, weight]) => ({ id, weight })) };
}

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
 * Latent units per logarithm of the price. With the spread of people's liking, the share that would buy then falls around
 * the offered price on the near side of the mean elasticity of −1.76 in Tellis 1988, as generally known, as intent that is
 * stated moves less than sales do.
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
function priceEffect(price: Price, { weight, offered, audience }: Payer): { label: string; value: number } {
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

/** What a price is of a year's income, by its logarithm, above what nobody feels: latent units; for business buyers the company pays. */
function burdenOf({ audience, income }: Persona, price: Price | null): { label: string; value: number }[] {
  const thousands = audience === "b2b" ? null : incomeThousands(income);
  if (price === null || thousands === null) return [];
  const unit = unitOf(price);
  const yearly = (inUnitOf(price, unit) ?? 0) * (unit === "month" || unit === "seat" ? 12 : 1);
  const share = yearly / (1000 * Math.max(leastIncome, thousands));
  if (share <= burden.from) return [];
  const value = Math.max(burden.most, -burden.sensitivity * Math.log(share / burden.from));
  return [{ label: "The price against the person's income", value }];
}

/** Who chose it where a half did: the half of the personas who like it more; of one, who likes it at all. */
const winnersOf = (brief: Brief): ReadonlySet<string> =>
  onceInStudy(brief, "winners", () => {
    const liking = brief.personas.map((persona) => ({
      id: persona.id,
      latent: weigh({ brief, persona, state: null, price: null, offered: null }).latent,
    }));
    const ranked = liking.toSorted((one, other) => other.latent - one.latent);
    const won = liking.length === 1 ? ranked.filter(({ latent }) => latent > 0) : ranked.slice(0, ranked.length >> 1);
    return new Set(won.map(({ id }) => id));
  });

/**
 * The stances that a type's people can have: all who are asked why people leave have left, and of those who look back on a
 * decision one half chose it and one half did not, as such studies are made up. Points outside have no probability.
 */
export function ofThoseAsked(
  probabilities: number[],
  { item, brief, persona }: Pick<RateTask, "item" | "brief" | "persona">,
): number[] {
  const { ends } = studyForms[brief.study_type];
  if (item.id !== "stance" || item.measures.of !== "stance" || !(ends === "half_each" || ends === "against"))
    return probabilities;
  const isWon = ends === "half_each" && winnersOf(brief).has(persona.id);
  return asShares(probabilities.map((one, at) => ((isWon ? at >= 3 : at <= 1) ? one : 0)));
}
