import type { ConsiderationId } from "./considerations.ts";

/** Circumstances of a person: what decides about buying, but nothing an offer is good or bad at. */
const circumstances = new Set<ConsiderationId>([
  "habit",
  "urgency",
  "budget_cycle",
  "others",
  "family",
  "personal_risk",
]);

/** What is asked about: `always`, half of the others from what matters in the study, and the usual ones of the type. */
export function chosenAmong(
  matters: readonly ConsiderationId[],
  usual: readonly ConsiderationId[],
  always: readonly ConsiderationId[] = [],
): ConsiderationId[] {
  const most = always.length + usual.length;
  const fitting = matters.filter((id) => usual.includes(id) || !circumstances.has(id));
  const half = fitting.slice(0, Math.floor(usual.length / 2));
  return [...new Set([...always, ...half, ...usual])].slice(0, most);
}

/** The needs that a study of segments rates, by what matters in it. */
export const needsOf = (matters: readonly ConsiderationId[]): ConsiderationId[] =>
  chosenAmong(matters, ["convenience", "price", "quality", "choice", "references", "trust"]);
