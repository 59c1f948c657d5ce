import { wordingOfTheme } from "../../../considerations/wording-of.ts";
import { plainCount } from "../../../plain-prose.ts";
import type { PlainFact, Prose, ProseTask } from "../../task.ts";
import { byType } from "./by-type.ts";
import { called } from "./called.ts";

/** What a theme is called on the side that leads. */
export function sideOf(fact: PlainFact): string {
  const { pro, con } = wordingOfTheme(fact.label);
  return fact.polarity < 0 ? con : pro;
}

export const capital = (text: string): string => text.replace(/^["“]?\p{Ll}/u, (letter) => letter.toUpperCase());

const speaks = (fact: PlainFact): string => (fact.polarity < 0 ? "against" : "for");
const neutral = (fact: PlainFact): boolean => fact.polarity === 0;

/** The same thing in other words for each rank, so that a list of findings does not drone. */
const findingOf = (fact: PlainFact, rank: number, subject: string): string => {
  if (neutral(fact))
    return `“${fact.label}” came up with ${plainCount(fact)} without leaning for or against ${subject}.`;
  const forms = [
    `What speaks ${speaks(fact)} ${subject} for ${plainCount(fact)} is ${sideOf(fact)}.`,
    `${capital(sideOf(fact))}: ${plainCount(fact)} name it ${speaks(fact)} ${subject}.`,
    `${capital(plainCount(fact))} return to ${sideOf(fact)} when they weigh ${subject}, which is a point ${speaks(fact) === "for" ? "in favour" : "against"}.`,
    `With ${plainCount(fact)}, ${sideOf(fact)} counts ${speaks(fact)} ${subject}.`,
  ];
  return forms[rank % forms.length]!;
};

const evidenceOf = (fact: PlainFact, rank: number): string => {
  const { interviews, of_interviews, persona_name, quote, counter_quote } = fact;
  const where = `${interviews} of ${of_interviews} simulated interviews`;
  const said = [`It came up in ${where}`, `${capital(where)} hold a passage on it`, `Heard in ${where}`];
  const quoted = quote === "" ? "." : `; ${persona_name}: “${quote}”`;
  const other = ["On the other side", "Against that", "Heard the other way too"][rank % 3];
  const counter = counter_quote === null ? "" : ` ${other}: “${counter_quote}”`;
  return `${said[rank % said.length]}${quoted}${counter}`;
};

const implicationOf = (fact: PlainFact, rank: number, { brief }: ProseTask): string => {
  const { place, test } = byType[brief.study_type];
  const { keep, mend, see } = wordingOfTheme(fact.label);
  const act = fact.polarity < 0 ? mend : keep;
  const forms = [
    `${place}, a hypothesis to test: ${act}.`,
    fact.polarity < 0
      ? `If real people say the same, they would have to see ${see}.`
      : `If real people say the same, ${act}.`,
    `Worth a small trial: ${act}; to find out whether it matters, ${test}.`,
    `${capital(act)}, but only once real people have raised it themselves.`,
  ];
  return forms[rank % forms.length]!;
};

/** Each fact as a finding: what, how many said so with one quote, and what to try. */
export const writeFindings = (task: ProseTask): Prose["findings"] =>
  task.facts.map((fact, rank) => ({
    id: fact.id,
    finding: findingOf(fact, rank, called(task.plan)),
    evidence: evidenceOf(fact, rank),
    implication: implicationOf(fact, rank, task),
  }));

/** Each theme in a sentence or two. */
export const writeDescriptions = ({ facts }: ProseTask): Prose["theme_descriptions"] =>
  facts.map((fact) => {
    const heard = neutral(fact)
      ? "It was named without leaning to a side."
      : `Those who raise it lean ${fact.polarity < 0 ? "against" : "in favour"}: ${sideOf(fact)}.`;
    const split = fact.counter_quote === null ? "" : " The opposite was said too.";
    return { label: fact.label, description: `${heard}${split}` };
  });
