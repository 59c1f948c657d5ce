import { called, capital, isNameless } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { optionInWords } from "../../report/option-in-words.ts";
import { largestRemainder } from "../largest-remainder.ts";
import { thingOf } from "../measures/closed-items.ts";
import { asksWorse, picksOf } from "../named-options.ts";
import { studyForms } from "../types/study-forms.ts";
import type { Answer } from "./answer-forms.ts";
import { type Material, measure, ofAll } from "./material.ts";
import { namedBy, pointOn } from "./on-consideration.ts";
import { fittingQuotes, pointsOn, quotesOf, topInWords } from "./points.ts";
import { sideAsked } from "./question-kind.ts";

/** The pick among what the question names, or what the list after it does; null where there is nothing to pick from. */
export function pickOf(material: Material, question: string): Answer | null {
  const picks = picksOf(material.brief, material.plan);
  const isWhich =
    /\bwhich\b|\bwhat (?:do|does|would|will)\b[^?]*\bprefer\b|\bwho(?:'s| is| would)? (?:better|ahead|wins?|leads?|comes out)\b/i.test(
      question,
    );
  const pick = picks.find((one) => one.question === question) ?? (isWhich && picks.length === 1 ? picks[0] : undefined);
  const picked = pick && measure(material, pick.id);
  if (picked !== undefined)
    return namedMost(material, question, pick!.options) ?? which(material, picked.items, question);
  if (!isWhich) return null;
  if (material.plan.competitors.length === 0) return null;
  const options = choicesOf(material);
  const inTopic = options.filter(({ label }) => material.brief.topic.includes(label));
  const inQuestion = options.filter(({ label }) => question.includes(label));
  const named = inQuestion.length > 1 ? inQuestion : inTopic;
  return options.length === 0 ? null : which(material, named.length > 1 ? sharesOf(named) : options, question);
}

/** What is chosen among: not what has no name, where two rivals were named in its place. */
export function choicesOf(material: Material): Option[] {
  const { plan } = material;
  const items = measure(material, "share_of_preference")?.items ?? [];
  const isLeft =
    isNameless(plan) && plan.competitors.length > 1 && !/\b(?:our|ours|us|we|my)\b/i.test(material.brief.topic);
  const own = thingOf(plan);
  if (isLeft) return sharesOf(items.filter(({ label }) => label !== own));
  const name = isNameless(plan) ? own : called(plan);
  return items.map(({ label, value }) => ({ label: label === own ? name : label, value }));
}

type Option = { label: string; value: number | null };

/** Shares among what a question names, together 1. */
function sharesOf(items: readonly Option[]): Option[] {
  const sum = items.reduce((total, { value }) => total + (value ?? 0), 0);
  return items.map(({ label, value }) => ({ label, value: value === null || sum === 0 ? null : value / sum }));
}

/** Reasons that a question lists: "Was it price, features or the sales process?" */
const listsReasons =
  /^(?:and |or )?(?:is|was|are|were) (?:it|this|that|they|the (?:\w+ )?(?:reason|problem|issue))\b|\bbecause of\b|\b(?:los[et]|win|won)\b.* (?:on|over)\b/i;

/** A text as a pattern of itself. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Of reasons that a question lists, how many interviews name each; null where it lists none that were spoken of. */
function namedMost(material: Material, question: string, options: readonly string[]): Answer | null {
  const isWorse = asksWorse(question);
  if (!isWorse && !listsReasons.test(question)) return null;
  if (options.some((option) => new RegExp(`["“‘']${literal(option)}`).test(material.brief.topic))) return null;
  const first = material.questions[0]?.question ?? question;
  const { why } = studyForms[material.brief.study_type].prose;
  const side = isWorse ? -1 : (sideAsked(first, why) ?? why);
  const named = options
    .map((label) => {
      const id = namedBy(label);
      return { label, id, point: id === undefined ? undefined : pointOn(material, id, side) };
    })
    .map((one) => ({ ...one, count: one.point?.interviews ?? 0 }))
    .sort((one, other) => other.count - one.count);
  const top = named.filter(({ count }) => count > 0 && count === named[0]!.count);
  const known = named.filter(({ id }) => id !== undefined).length;
  if (2 * known < named.length) return null;
  if (top.length === 0) return noneNamed(material, options, side);
  const others = named
    .filter((one) => !top.includes(one) && one.id !== undefined)
    .map(({ label, count }) => `“${label}” in ${count || "none"}`);
  const unasked = named.filter(({ id }) => id === undefined).map(({ label }) => `“${label}”`);
  const names = listed(top.map(({ label }) => `“${label}”`));
  const each = top.length === 1 ? "" : " each";
  const lead = `${names} ${top.length === 1 ? "is" : "are"} named most ${side === 1 ? "in favour" : "as an objection"}, in ${ofAll(material, top[0]!.count)}${each}`;
  return {
    leads: [`${[lead, ...(others.length === 0 ? [] : [others.join(", ")])].join("; ")}.`, `${lead}.`],
    further: unasked.length === 0 ? [] : [`Of ${listed(unasked)} these interviews say nothing that could be counted.`],
    quotes: quotesOf([top[0]!.point]),
  };
}

/** That none of the reasons listed was named, and what was. */
function noneNamed(material: Material, options: readonly string[], side: 1 | -1): Answer {
  const words = side === 1 ? "in favour" : "as an objection";
  const none = `None of ${listed(options.map((option) => `“${option}”`))} is named ${words}`;
  const points = pointsOn(material, side);
  const frame = { most: "what is named most is", one: "point", several: "points" };
  const most = points.length === 0 ? [] : [`${none}; ${topInWords(material, points, frame)}.`];
  return { leads: [...most, `${none}.`], further: [], quotes: fittingQuotes(material, points[0]) };
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
