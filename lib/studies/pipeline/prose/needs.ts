import type { Answer } from "./answer-forms.ts";
import { type Material, measure } from "./material.ts";

const asked = [
  /\bwhat (?:do|does|did|would|will|might)\b[^?]*\bneeds?\b/i,
  /\bwhat (?:do|does|would|will) each\b[^?]*\b(?:wants?|values?|expects?|looks? for|cares? (?:about|for))\b/i,
  /\bwhat(?:['’]s| is| are) each\b[^?]*\b(?:after|looking for|in it for)\b/i,
  /\bhow (?:do|does) [^?]*\bneeds? (?:differ|vary)\b|\bwhat matters (?:most )?to (?:each|them)\b/i,
  /\bhow (?:should|could|can|do) we (?:talk|speak|sell|market|appeal) to each\b/i,
];
const mostNamed = 2;

/** What each persona needs most, by its ratings; null where the question asks otherwise, or no needs were rated. */
export function needsOf(material: Material, question: string): Answer | null {
  const rated = measure(material, "needs_map")?.items ?? [];
  if (!asked.some((pattern) => pattern.test(question)) || rated.length === 0) return null;
  const needs = rated.map(({ label, value }) => {
    const [name, need] = label.split(": ") as [string, string];
    return { name, need, value: value ?? 0 };
  });
  const each = [...Map.groupBy(needs, ({ name }) => name)].map(([name, own]) => {
    const first = own.toSorted((one, other) => other.value - one.value).slice(0, mostNamed);
    return `${name} “${first.map(({ need }) => need).join("” and “")}”`;
  });
  return { leads: [`By estimate, each rates highest: ${each.join("; ")}.`], further: [], quotes: [] };
}
