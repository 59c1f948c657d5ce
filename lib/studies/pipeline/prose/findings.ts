import { wordingOfTheme } from "../../../engines/considerations/wording-of.ts";
import { called, capital, isNameless, sideOf } from "../../../engines/subject-words.ts";
import type { Fact } from "../../../engines/writing.ts";
import { plural } from "../../../format.ts";
import { studyForms } from "../types/study-forms.ts";
import { conWords } from "./con-words.ts";
import type { Material } from "./material.ts";

export type ComposedFinding = { finding: string; evidence: string; implication: string };

/** What a theme is called on the side that leads. */
export function sideWords(fact: Fact, material: Pick<Material, "brief" | "plan">): string {
  const wording = wordingOfTheme(fact.label);
  return fact.polarity < 0 ? conWords(wording, material) : wording.pro;
}

/** A fact as a finding: what, how many said so with one quote, and what to try. */
export function composeFinding(fact: Fact, material: Material): ComposedFinding {
  const { brief, facts } = material;
  const rank = facts.indexOf(fact);
  return {
    finding: findingOf(fact, rank, material),
    evidence: evidenceOf(fact),
    implication: implicationOf(fact, rank, studyForms[brief.study_type].prose),
  };
}

function findingOf(fact: Fact, rank: number, material: Material): string {
  const { plan } = material;
  const { label, polarity, interviews, of_interviews, opposed_interviews } = fact;
  const all = plural(of_interviews, "simulated interview");
  const count = `${interviews} of ${all}`;
  if (polarity === 0)
    return `“${label}” came up in ${count}, without leaning ${isNameless(plan) ? "to a side" : `for or against ${called(plan)}`}.`;
  const side = sideOf(plan, polarity < 0 ? -1 : 1);
  const speaks = polarity < 0 && isNameless(plan) ? "weighs" : "speaks";
  const others =
    opposed_interviews === 0
      ? ""
      : `, while ${opposed_interviews} ${opposed_interviews === 1 ? "sees" : "see"} it the other way`;
  const forms = [
    `What ${speaks} ${side} in ${count} is ${sideWords(fact, material)}${others}.`,
    `${capital(sideWords(fact, material))}: this ${speaks} ${side} in ${count}${others}.`,
    `Of ${all}, ${interviews} ${interviews === 1 ? "names" : "name"} this ${side}: ${sideWords(fact, material)}${others}.`,
  ];
  return forms[rank % forms.length]!;
}

function evidenceOf({ interviews, of_interviews, persona_name, quote, counter_quote }: Fact): string {
  const quoted = quote === "" ? "." : `; ${persona_name}: “${quote}”`;
  const counter = counter_quote === null ? "" : ` On the other side: “${counter_quote}”`;
  return `Said in ${interviews} of ${plural(of_interviews, "simulated interview")}${quoted}${counter}`;
}

function implicationOf(fact: Fact, rank: number, { place, test }: (typeof studyForms)["brand"]["prose"]): string {
  const { keep, mend, see } = wordingOfTheme(fact.label);
  const act = fact.polarity < 0 ? mend : keep;
  const forms = [
    `${place}, a hypothesis to test: ${act}.`,
    fact.polarity < 0
      ? `If real people say so too, they would have to see ${see}.`
      : `If real people say so too, ${act}.`,
    `${capital(act)}; to find out whether it matters, ${test}.`,
  ];
  return forms[rank % forms.length]!;
}

/** What a theme is, in a sentence or two. */
export function composeDescription(fact: Fact, material: Material): string {
  const [side, other] = fact.polarity < 0 ? ["Against", "For"] : ["For", "Against"];
  const heard =
    fact.polarity === 0
      ? "It was named without leaning to a side."
      : `${side} it in ${fact.interviews} of ${fact.of_interviews} interviews: ${sideWords(fact, material)}.`;
  return fact.opposed_interviews === 0 ? heard : `${heard} ${other} it in ${fact.opposed_interviews}.`;
}
