import { capital } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import type { Answer } from "./answer-forms.ts";
import { type Material, measure } from "./material.ts";
import { namedBy, onConsideration } from "./on-consideration.ts";

/** An answer with what it leaves open: how rivals fare, which of two ways, another grouping than by needs. */
export function withLimits(material: Material, question: string, answer: Answer): Answer {
  if ("cannot_tell" in answer) return answer;
  const said = [answer.leads[0], ...answer.further].join(" ");
  const added = [
    ...aspectsOf(material, question),
    ...(ofRivals(material, question, said) ?? ofWays(material, question)),
    ...ofGrouping(material, question),
  ];
  return { ...answer, further: [...answer.further, ...added.filter((sentence) => !said.includes(sentence))] };
}

const compares =
  /\bas \w+ as\b|\bcompar\w+|\bversus\b|\bvs\b|\b(?:next|relative) to\b|\bthan\b|\bover\b|\bagainst\b|\brather than\b|\binstead of\b|\bdiffer\w*/i;

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
const ofWays = (_: Material, question: string): string[] =>
  /\bversus\b|\bvs\b|\bcompared (?:to|with)\b/i.test(question)
    ? ["The two were not asked about one by one, so that they cannot be compared."]
    : [];

/** "Segments by how they do their books": the interviews group by needs alone. */
function ofGrouping({ brief }: Material, question: string): string[] {
  const [, by] =
    /\b(?:segment|group|type|kind)\w*\b.*?\bby ((?:how|where|why|what|when|which|whether|size|age|income|region|sector|industry)\b[^?,;(]*)/i.exec(
      question,
    ) ?? [];
  if (brief.study_type !== "segmentation" || by === undefined) return [];
  return [`They are told apart by their needs, and not by ${by.trim()}.`];
}

/** What was said on each aspect that a question lists at its end: "on price, equipment and opening hours". */
function aspectsOf(material: Material, question: string): string[] {
  const [, list] =
    /\b(?:on|in terms of|regarding|when it comes to) ((?:[\p{Ll} -]+, )+[\p{Ll} -]+,? (?:and|or) [\p{Ll} -]+)\?$/u.exec(
      question,
    ) ?? [];
  const aspects = list?.split(/,\s*(?:and |or )?|\s(?:and|or)\s/) ?? [];
  if (aspects.length < 2) return [];
  const told = aspects.flatMap((aspect) => {
    const said = namedBy(aspect) === undefined ? null : onConsideration(material, aspect);
    return said === null || "cannot_tell" in said ? [] : [{ aspect, words: said.leads.at(-1)! }];
  });
  const untold = aspects.filter((aspect) => !told.some((one) => one.aspect === aspect));
  return [
    ...told.map(({ aspect, words }) => `${capital(aspect)}: ${words}`),
    ...(untold.length === 0 ? [] : [`${capital(listed(untold))}: nothing was said that could be counted.`]),
  ];
}
