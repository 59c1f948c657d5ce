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

/** What is asked about: `always`, what matters in the study, and where room is left the usual ones of the type. */
export function chosenAmong(
  matters: readonly ConsiderationId[],
  usual: readonly ConsiderationId[],
  always: readonly ConsiderationId[] = [],
): ConsiderationId[] {
  const most = always.length + usual.length;
  const fitting = matters.filter((id) => usual.includes(id) || !circumstances.has(id));
  return [...new Set([...always, ...fitting, ...usual])].slice(0, most);
}

/** The needs that a study of segments rates where nothing else matters in it. */
export const usualNeeds: ConsiderationId[] = ["convenience", "price", "quality", "value", "trust", "effort"];
