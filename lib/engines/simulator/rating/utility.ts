import type { Brief, Price } from "../../brief.ts";
import { type ConsiderationId, considerationIds, considerations } from "../../considerations.ts";
import type { Reason, State } from "../../disposition.ts";
import { type TraitId, traitIds } from "../people/traits.ts";
import type { Reading } from "../topic/read-topic.ts";
import { typeVoices } from "../types/type-voices.ts";
import { dearestOf, priceEffect } from "./price-effect.ts";

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

/** How much a consideration matters to someone: 1 for an average person, always above 0. */
export function importance(id: ConsiderationId, traits: Record<TraitId, number>): number {
  let loaded = 0;
  for (const trait of traitIds) loaded += (considerations[id].loadings[trait] ?? 0) * traits[trait];
  return Math.exp(gain * Math.max(-mostLoaded, Math.min(mostLoaded, loaded)));
}

/** A consideration's level for an average person: its kind's, what is said of it, and whether it is left open. */
export function levelOf(id: ConsiderationId, reading: Reading, type: Brief["study_type"]): number {
  const touched = reading.touched.includes(id);
  const said = reading.said[id] ?? 0;
  const kind =
    (reading.kind[id] ?? 0) *
    (typeVoices[type].emphasis.includes(id) ? attention.type : 1) *
    (touched ? attention.touched : 1);
  return kind + said + (touched && reading.said[id] === undefined ? openQuestion : 0);
}

/** What the state of the day does: latent units, −0.5 to 0.4. Assumptions; the host draws the state. */
function stateEffects(state: State | null, traits: Record<TraitId, number>): Contribution[] {
  if (!state) return [];
  const effects: Contribution[] = [];
  if (state.recent_experience === "good") effects.push({ label: "A good recent experience", value: 0.35 });
  if (state.recent_experience === "bad") effects.push({ label: "A bad recent experience", value: -0.5 });
  if (state.time_pressure === "high")
    effects.push({ label: "Little time at the moment", value: -0.1 * importance("effort", traits) });
  if (state.budget_mood === "easy")
    effects.push({ label: "Money is easy at the moment", value: 0.12 * importance("price", traits) });
  if (state.budget_mood === "tight")
    effects.push({ label: "Money is tight at the moment", value: -0.2 * importance("price", traits) });
  return effects;
}

/** One thing that moved a rating, in latent units: a point of a five-point scale is about one. */
export type Contribution = { label: string; value: number };

/** What someone weighs about a topic: the latent value, what it is made of, and the reasons that could be spoken. */
export type Weighing = { latent: number; contributions: Contribution[]; reasons: Reason[] };

type Question = {
  reading: Reading;
  type: Brief["study_type"];
  traits: Record<TraitId, number>;
  state: State | null;
  /** What the thing has to do with the person's life. */
  relevance: Contribution[];
  /** The price asked about: the topic's own unless a closed question names another; null when there is none. */
  price: Price | null;
};

/** The price a topic asks about: of several the dearest of its unit. */
export function askedPrice(reading: Reading): Price | null {
  return dearestOf(reading.prices.filter(({ role }) => role === "asked"));
}

/**
 * The latent value that many reasons in one direction come near to and never reach: latent units. It keeps some of
 * every hundred people at another point, as no real question is answered by all alike; an assumption.
 */
const farthest = 2.3;

/** What scepticism takes from any offer and any claim: latent units per z-score. An assumption. */
const belief = -0.16;

/** How many considerations are listed one by one before the rest are put together. */
const mostTold = 9;

/** Weighs a topic as a person with these traits would: what speaks for it and against it, and how much. */
export function weigh({ reading, type, traits, relevance, state, price }: Question): Weighing {
  const parts = considerationIds
    .map((id) => ({ id, weight: importance(id, traits) * levelOf(id, reading, type) }))
    .filter(({ weight }) => weight !== 0);
  const effect = price && priceEffect(reading, price, importance("price", traits), askedPrice(reading));
  const told = parts.toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight));
  const rest = told.slice(mostTold).reduce((sum, { weight }) => sum + weight, 0);
  const contributions = [
    { label: "Where people start in a study of this type", value: typeVoices[type].base },
    ...told.slice(0, mostTold).map(({ id, weight }) => ({ label: considerations[id].theme, value: weight })),
    ...(told.length > mostTold ? [{ label: "Other considerations together", value: rest }] : []),
    ...(effect ? [effect] : []),
    ...relevance,
    ...(traits.ad_scepticism === 0
      ? []
      : [{ label: "How readily this person believes an offer", value: belief * traits.ad_scepticism }]),
    ...stateEffects(state, traits),
  ];
  const sum = contributions.reduce((total, { value }) => total + value, 0);
  const latent = farthest * Math.tanh(sum / farthest);
  contributions.push({ label: "Answers keep away from the ends of a scale", value: latent - sum });
  return { latent, contributions, reasons: strongest(withEffects(parts, effect?.value ?? 0, relevance, type)) };
}

/**
 * A reason names one consideration: what the price does speaks through "price", what life does through "fit". What is
 * gone through, as in a study of experience, suits nobody better or worse.
 */
function withEffects(
  parts: Reason[],
  price: number,
  relevance: readonly Contribution[],
  type: Brief["study_type"],
): Reason[] {
  const paid = relevance
    .filter(({ label }) => label.startsWith("The price"))
    .reduce((sum, { value }) => sum + value, 0);
  const lived = relevance.reduce((sum, { value }) => sum + value, 0) - paid;
  return [["price", price + paid] as const, ["fit", lived] as const].reduce<Reason[]>((reasons, [id, effect]) => {
    if (effect === 0 || (id === "fit" && type === "cx")) return reasons;
    const weight = (reasons.find((reason) => reason.id === id)?.weight ?? 0) + effect;
    return [...reasons.filter((reason) => reason.id !== id), { id, weight }];
  }, parts);
}

/** How many reasons a respondent has ready. */
const mostReasons = 5;

/** The strongest reasons, of both directions wherever both exist. */
function strongest(reasons: Reason[]): Reason[] {
  const sorted = reasons.toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight));
  const taken = sorted.slice(0, mostReasons);
  const missing = taken.every(({ weight }) => weight > 0) ? -1 : taken.every(({ weight }) => weight < 0) ? 1 : 0;
  const other = missing === 0 ? undefined : sorted.find(({ weight }) => Math.sign(weight) === missing);
  return other ? [...taken.slice(0, mostReasons - 1), other] : taken;
}
