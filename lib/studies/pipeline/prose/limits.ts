import { listed } from "../../report/listed.ts";
import type { Answer } from "./answer-forms.ts";
import { compares, leftOpen } from "./asked-parts.ts";
import { type Material, measure } from "./material.ts";

/** An answer with what it leaves open: how rivals fare, which of two ways, parts of the request. */
export function withLimits(material: Material, question: string, place: number, answer: Answer): Answer {
  if ("cannot_tell" in answer) return answer;
  const said = [answer.leads[0], ...answer.further].join(" ");
  const added = [
    ...(ofRivals(material, question, said) ?? ofWays(question, said)),
    ...leftOpen(material, question, place, answer),
  ];
  return { ...answer, further: [...answer.further, ...added.filter((sentence) => !said.includes(sentence))] };
}

/** How the rivals fare that a question compares with, by the ratings of a study that has them; else that it is not known. */
function ofRivals(material: Material, question: string, said: string): string[] | null {
  const named = material.plan.competitors.filter((name) => question.toLowerCase().includes(name.toLowerCase()));
  if (named.length === 0 || !compares.test(question) || named.every((name) => said.includes(name))) return null;
  const [first] = material.plan.competitors;
  if (measure(material, "advantage") === undefined || !named.includes(first!)) {
    const they = named.length === 1 ? "it cannot" : "they cannot";
    return [
      `How ${listed(named)} ${named.length === 1 ? "fares" : "fare"} was not asked, so that ${they} be compared.`,
    ];
  }
  const [best, worst] = ["advantage", "rival_advantage"].map((id) => strongest(material, id));
  const sides = [
    ...(best === null ? [] : [`better on “${best}”`]),
    ...(worst === null || worst === best ? [] : [`worse on “${worst}”`]),
  ];
  const others = named.filter((name) => name !== first);
  return [
    sides.length === 0
      ? `Set beside ${first}, ratings put neither ahead on any point.`
      : `Set beside ${first}, it is rated ${sides.join(" and ")}, by estimate.`,
    ...(others.length === 0 ? [] : [`Point by point it was not set beside ${listed(others)}.`]),
  ];
}

/** On a point from this share on one of two is ahead, and the other below it. */
const aheadFrom = 0.3;

/** The point on which most find one better than the other. */
function strongest(material: Material, id: string): string | null {
  const other = measure(material, id === "advantage" ? "rival_advantage" : "advantage")?.items ?? [];
  const shareOf = (label: string) => other.find((item) => item.label === label)?.value ?? 0;
  const [top] = (measure(material, id)?.items ?? [])
    .filter(({ label, value }) => value !== null && value >= aheadFrom && value > shareOf(label))
    .toSorted((one, next) => (next.value ?? 0) - (one.value ?? 0));
  return top?.label ?? null;
}

/** "By phone versus through the app": two ways that nobody rated one by one. */
const ofWays = (question: string, said: string): string[] =>
  /\bversus\b|\bvs\b|\bcompared (?:to|with)\b/i.test(question) && !/\bpicked in\b|\bwould pay\b/.test(said)
    ? ["The two were not asked about one by one, so that they cannot be compared."]
    : [];
