import type { Persona } from "../../../personas/contract.ts";
import { defaultIds } from "../../../personas/contract.ts";
import type { Brief, Price } from "../../brief.ts";
import { type ConsiderationId, considerations } from "../../considerations.ts";
import type { Reason, State } from "../../disposition.ts";
import { normal } from "../../draw.ts";
import { wordsOf } from "../../readings.ts";
import { clamp } from "../../statistics.ts";
import { studyForms } from "../../study-types.ts";
import { wordsEach } from "../../text-parts.ts";
import { type TraitId, traitIds } from "../../traits.ts";
import { traitsOf } from "../people/persona-traits.ts";
import { mattersOf, onceInStudy, studyDraw } from "../plan-of.ts";
import { burdenOf, priceEffect } from "./price-effect.ts";

// U = base(type) + Σ importance(trait) × (level + perception) − β × ln(price / offer) + state: the random-utility form of
// McFadden 1974 with random coefficients (McFadden and Train 2000). All sizes are assumptions; nothing is estimated from
// people, and what a thing is like is not known: how people see it is drawn.

/** How clear a shown text is by its sentences' length alone: what a word fewer than usual adds, and at most. */
const plain = { usual: 17, each: 0.05, most: 0.5 };
/** How fast a trait's loading makes a consideration more important: the exponent's factor per z-score, without unit. */
const gain = 0.48;
/** Importances are cut at this many weighted z-scores, which bounds them between 0.35 and 2.9. */
const mostLoaded = 2.2;
/** How much more the considerations weigh that the type of study draws attention to. */
const attention = 1.25;
/** How differently a thing is seen: by all of a study, and by each of its people; deviations in latent units. */
const perceived = { study: 0.12, person: 0.2 };
/** What scepticism takes from any offer and any claim: latent units per z-score. */
const belief = -0.16;
/** The latent value that many reasons come near to and never reach, as no question is answered by all alike. */
const farthest = 2.3;

/** One thing that moved a rating, in latent units: a point of a five-point scale is about one. */
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
