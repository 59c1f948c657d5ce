import type { Persona } from "../../../personas/contract.ts";
import type { Price } from "../../brief.ts";
import { withoutClashes } from "../../considerations/held-by.ts";
import { type ConsiderationId, considerationIds, considerations } from "../../considerations.ts";
import type { Reason, State } from "../../disposition.ts";
import { clamp } from "../../statistics.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { type TraitId, traitIds } from "../../traits.ts";
import { traitsOf } from "../people/persona-traits.ts";
import type { Reading } from "../topic/read-topic.ts";
import { typeVoices } from "../types/type-voices.ts";
import { dearestOf, priceEffect } from "./price-effect.ts";
import { burdenOf, relevanceOf } from "./relevance.ts";

// U = base(type) + Σ importance(trait) × level − β × ln(price / reference) + state, in the random-utility form of
// McFadden 1974. The levels, importances and β are assumptions; nothing here is estimated from people.

/** How fast a trait's loading makes a consideration more important: the exponent's factor per z-score, without unit. */
const gain = 0.48;
/** Importances are cut at this many weighted z-scores, which bounds them between 0.35 and 2.9. */
const mostLoaded = 2.2;
/** What a question that the topic opens and leaves open weighs against, for an average person: latent units. */
const openQuestion = -0.1;
/** How much more the considerations weigh that the type of study, or the topic's own words, draw attention to. */
const attention = { type: 1.25, touched: 1.2 };
/** What scepticism takes from any offer and any claim: latent units per z-score. An assumption. */
const belief = -0.16;
/** The latent value that many reasons come near to and never reach, as no question is answered by all alike. */
const farthest = 2.3;
/** How many considerations are listed one by one, and how many reasons a respondent has ready. */
const [mostListed, mostReasons] = [9, 5];

/** One thing that moved a rating, in latent units: a point of a five-point scale is about one. */
export type Contribution = { label: string; value: number };

/** What someone weighs about a topic: the latent value, what it is made of, and the reasons that could be spoken. */
export type Weighing = { latent: number; contributions: Contribution[]; reasons: Reason[] };

/** The sum of what moved a rating, in latent units. */
export const sumOf = (contributions: readonly { value: number }[]): number =>
  contributions.reduce((sum, { value }) => sum + value, 0);

/** How much a consideration matters to someone: 1 for an average person, always above 0. */
export function importance(id: ConsiderationId, traits: Record<TraitId, number>): number {
  const loaded = traitIds.reduce((sum, trait) => sum + (considerations[id].loadings[trait] ?? 0) * traits[trait], 0);
  return Math.exp(gain * clamp(loaded, -mostLoaded, mostLoaded));
}

/** A consideration's level for an average person: its kind's, what is said of it, and whether it is left open. */
export function levelOf(id: ConsiderationId, { kind, said, touched }: Reading, type: StudyTypeId): number {
  const isTouched = touched.includes(id);
  const drawn = (typeVoices[type].emphasis.includes(id) ? attention.type : 1) * (isTouched ? attention.touched : 1);
  return (kind[id] ?? 0) * drawn + (said[id] ?? (isTouched ? openQuestion : 0));
}

/** The price a topic asks about: of several the dearest of its unit. */
export const askedPrice = ({ prices }: Reading): Price | null =>
  dearestOf(prices.filter(({ role }) => role === "asked"));

/** What the state of the day does: latent units, −0.5 to 0.4. Assumptions; the host draws the state. */
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

/** Who weighs what; `price` is the topic's own unless a closed question names another, null for none. */
type Question = { reading: Reading; type: StudyTypeId; persona: Persona; state: State | null; price: Price | null };

/** Weighs a topic as a person would: what speaks for it and against it, and how much. */
export function weigh({ reading, type, persona, state, price }: Question): Weighing {
  const { traits } = traitsOf(persona);
  const weights = considerationIds
    .map((id) => ({ id, label: considerations[id].theme, value: importance(id, traits) * levelOf(id, reading, type) }))
    .filter(({ value }) => value !== 0)
    .toSorted((left, right) => Math.abs(right.value) - Math.abs(left.value));
  const effects = price ? [priceEffect(reading, price, importance("price", traits), askedPrice(reading))] : [];
  const life = relevanceOf(persona, reading.plan.subject, reading.category?.label ?? null);
  const burden = burdenOf(persona, price);
  const contributions = [
    { label: "Where people start in a study of this type", value: typeVoices[type].base },
    ...weights.slice(0, mostListed).map(({ label, value }) => ({ label, value })),
    { label: "Other considerations together", value: sumOf(weights.slice(mostListed)) },
    ...effects,
    ...life,
    ...burden,
    { label: "How readily this person believes an offer", value: belief * traits.ad_scepticism },
    ...stateEffects(state, traits),
  ].filter(({ value }) => value !== 0);
  const sum = sumOf(contributions);
  const latent = farthest * Math.tanh(sum / farthest);
  contributions.push({ label: "Answers keep away from the ends of a scale", value: latent - sum });
  // A price speaks through "price", a life through "fit"; what is gone through, in a study of experience, fits anyone.
  const spoken: Record<string, number> = Object.fromEntries(weights.map(({ id, value }) => [id, value]));
  spoken.price = (spoken.price ?? 0) + sumOf([...effects, ...burden]);
  if (type !== "cx") spoken.fit = (spoken.fit ?? 0) + sumOf(life);
  const reasons = Object.entries(spoken).map(([id, weight]) => ({ id, weight }));
  return { latent, contributions, reasons: strongest(withoutClashes(reasons.filter(({ weight }) => weight !== 0))) };
}

/** The strongest reasons, of both directions wherever both exist. */
function strongest(reasons: Reason[]): Reason[] {
  const sorted = reasons.toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight));
  const other = sorted.find(({ weight }) => Math.sign(weight) !== Math.sign(sorted[0]!.weight));
  const taken = sorted.slice(0, mostReasons);
  return other === undefined || taken.includes(other) ? taken : [...taken.slice(0, mostReasons - 1), other];
}
