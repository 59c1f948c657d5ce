import { listed } from "../../report/listed.ts";
import { asksWorse, picksOf } from "../named-options.ts";
import { studyForms } from "../types/study-forms.ts";
import type { Answer } from "./answer-forms.ts";
import { type Material, measure, ofAll } from "./material.ts";
import { namedBy, pointOn } from "./on-consideration.ts";
import { fittingQuotes, pointsOn, quotesOf, topInWords } from "./points.ts";
import { sideAsked } from "./question-kind.ts";
import { choicesOf, sharesOf, which } from "./which-option.ts";

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

/** Reasons that a question lists: "Was it price, features or the sales process?" */
const listsReasons =
  /^(?:and |or )?(?:is|was|are|were) (?:it|this|that|they|the (?:\w+ )?(?:reason|problem|issue))\b(?! (?:seen|viewed|perceived|regarded|described)\b)|\bbecause of\b|\b(?:los[et]|win|won)\b.* (?:on|over)\b/i;

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
    .map((label, place) => {
      const found = namedBy(label);
      // Of two options about one point the second has no count of its own.
      const id = options.some((other, at) => at < place && namedBy(other) === found) ? undefined : found;
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
