import { called, capital, isNameless } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { optionInWords } from "../../report/option-in-words.ts";
import { largestRemainder } from "../largest-remainder.ts";
import { thingOf } from "../measures/closed-items.ts";
import { asksWorse } from "../named-options.ts";
import type { Answer } from "./answer-forms.ts";
import { type Material, measure, ofAll } from "./material.ts";

/** What is chosen among: not what has no name, where two rivals were named in its place. */
export function choicesOf(material: Material): Option[] {
  const { plan } = material;
  const items = measure(material, "share_of_preference")?.items ?? [];
  const isLeft =
    isNameless(plan) && plan.competitors.length > 1 && !/\b(?:our|ours|us|we|my)\b/i.test(material.brief.topic);
  const own = thingOf(plan);
  if (isLeft) return sharesOf(items.filter(({ label }) => label !== own));
  const name = isNameless(plan) ? "this offer" : called(plan);
  return items.map(({ label, value }) => ({ label: label === own ? name : label, value }));
}

export type Option = { label: string; value: number | null };

/** Shares among what a question names, together 1. */
export function sharesOf(items: readonly Option[]): Option[] {
  const sum = items.reduce((total, { value }) => total + (value ?? 0), 0);
  return items.map(({ label, value }) => ({ label, value: value === null || sum === 0 ? null : value / sum }));
}

/** A lead below this share could be turned by another study. */
const smallLead = 0.05;

/** Which of some options: the expected number of interviews that pick each; of what is worse, those that do not. */
export function which(material: Material, options: readonly Option[], question = ""): Answer {
  const known = options.filter((option): option is { label: string; value: number } => option.value !== null);
  if (known.length < 2) return { cannot_tell: "The interviews gave no usable pick among the options." };
  const worse = asksWorse(question) ? worseWords(question) : null;
  const shares = known.map(({ value }) => (worse === null ? value : (1 - value) / (known.length - 1)));
  const counts = largestRemainder(shares, material.interviews.length);
  const order = known
    .map(({ label }, place) => ({ name: optionInWords(label), share: shares[place]!, count: counts[place]! }))
    .sort((one, other) => other.count - one.count || other.share - one.share);
  const [first, second] = order as [(typeof order)[number], (typeof order)[number]];
  const tied = order.filter(({ count }) => count === first.count);
  const all = `an estimated ${ofAll(material, first.count)}`;
  const rest = order
    .filter((one) => (tied.length > 1 ? !tied.includes(one) : one !== first))
    .map(({ name, count }) => `${name} in ${count || "none"}`)
    .join(", ");
  const others = rest === "" ? "" : `; ${rest}`;
  const names = listed(tied.map(({ name }) => name));
  if (tied.length > 1)
    return {
      leads: [
        worse === null
          ? `No option leads: ${names} tie, each picked in ${all}${others}.`
          : `No option leads: ${names} tie, and ${tied.length === 2 ? "neither" : "none"} of them ${worse}${others}.`,
        `No option leads: ${names} tie.`,
        `No option leads among ${known.length}: ${tied.length} tie, each in ${all}.`,
      ],
      further: [],
      quotes: [],
    };
  const top = capital(first.name);
  return {
    leads:
      worse === null
        ? [
            `${top} leads: picked in ${all}${others}.`,
            `${top} leads: picked in ${all}.`,
            `One option leads, in ${all}.`,
          ]
        : [`${top} ${worse}: put last in ${all}${others}.`, `${top} ${worse}, in ${all}.`],
    further: first.share - second.share < smallLead ? ["The lead is so small that another study could turn it."] : [],
    quotes: [],
  };
}

/** What the option that does worse is said to do, in the question's own verb. */
function worseWords(question: string): string {
  const said: [RegExp, string][] = [
    [/\bannoy/i, "annoys more people"],
    [/\bworr(?:y|ies)/i, "worries more people"],
    [/\bbother/i, "bothers more people"],
    [/\bfrustrat/i, "frustrates more people"],
    [/\bconfus/i, "confuses more people"],
    [/\bdeter/i, "deters more people"],
    [/\b(?:dislike|hate)/i, "is disliked more"],
    [/\b(?:off|away)\b/i, "puts more people off"],
  ];
  return said.find(([verb]) => verb.test(question))?.[1] ?? "does worse";
}
