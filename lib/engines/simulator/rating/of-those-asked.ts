import type { Persona } from "../../../personas/contract.ts";
import type { Brief } from "../../brief.ts";
import type { ClosedItem } from "../../engine.ts";
import { weigh } from "./utility.ts";

const kept = new WeakMap<Brief, ReadonlySet<string>>();

/** Who chose it in a win-loss study: the half of the personas who like it more; of one, who likes it at all. */
function winnersOf(brief: Brief): ReadonlySet<string> {
  const winners = kept.get(brief) ?? drawWinners(brief);
  kept.set(brief, winners);
  return winners;
}

function drawWinners(brief: Brief): ReadonlySet<string> {
  const liking = brief.personas.map((persona) => ({
    id: persona.id,
    latent: weigh({ brief, persona, state: null, price: null, offered: null }).latent,
  }));
  if (liking.length === 1) return new Set(liking.filter(({ latent }) => latent > 0).map(({ id }) => id));
  const ranked = liking.toSorted((one, other) => other.latent - one.latent);
  return new Set(ranked.slice(0, Math.floor(ranked.length / 2)).map(({ id }) => id));
}

/**
 * The stances that a type's people can have: all who are asked why people leave have left, and of those who look back on a
 * decision one half chose it and one half did not, as such studies are made up. Points outside have no probability.
 */
export function ofThoseAsked(
  probabilities: readonly number[],
  { id, measures }: ClosedItem,
  brief: Brief,
  persona: Persona,
): number[] {
  const isStance = id === "stance" && measures.of === "stance";
  if (!isStance || !(brief.study_type === "churn" || brief.study_type === "winloss")) return [...probabilities];
  const isWon = brief.study_type === "winloss" && winnersOf(brief).has(persona.id);
  const inside = probabilities.map((one, at) => ((isWon ? at >= 3 : at <= 1) ? one : 0));
  const sum = inside.reduce((all, one) => all + one, 0);
  return inside.map((one) => one / sum);
}
