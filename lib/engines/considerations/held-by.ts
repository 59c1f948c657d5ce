import type { ConsiderationId } from "../considerations.ts";
import type { Disposition, Reason } from "../disposition.ts";

/** Two of which nobody holds one for a thing and the other against it: "less bother" and "too much work". */
const alike: [ConsiderationId, ConsiderationId][] = [
  ["convenience", "effort"],
  ["outcome", "proof"],
  ["simplicity", "learning"],
  ["time_saved", "speed"],
];

const isClash = (one: Reason, other: Reason): boolean =>
  one.weight * other.weight < 0 && alike.some((pair) => [one.id, other.id].every((id) => pair.some((of) => of === id)));

const isStronger = (one: Reason, other: Reason, isBefore: boolean): boolean => {
  const more = Math.abs(one.weight) - Math.abs(other.weight);
  return more > 0 || (more === 0 && isBefore);
};

/** Reasons of which none contradicts another: of two that do the stronger stays, or the first. */
export const withoutClashes = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(
    (one, at) => !reasons.some((other, place) => isClash(one, other) && isStronger(other, one, place < at)),
  );

/** The reasons that someone of this stance names: who says yes to a thing does not do well without it. */
export function heldBy({ stance, reasons }: Pick<Disposition, "stance" | "reasons">): Reason[] {
  if (stance < 4) return reasons;
  const held = reasons.filter(({ id, weight }) => weight > 0 || id !== "habit");
  const objects = held.some(({ id, weight }) => weight < 0 && id !== "fit");
  return objects || stance === 5 ? held.filter(({ id, weight }) => weight > 0 || id !== "fit") : held;
}
