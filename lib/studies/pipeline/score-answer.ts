import { contentWords } from "../../engines/content-words.ts";
import type { ProbeKind } from "../../engines/engine.ts";
import { clamp } from "../../engines/statistics.ts";

/** What an answer gives, by rules on its text: each from 0 to 1, and which kinds of probe would still bring something. */
export type AnswerScore = {
  informativeness: number;
  specificity: number;
  novelty: number;
  /** The weighted mean of the three. */
  total: number;
  refused: boolean;
  missing: ProbeKind[];
};

/** How many content words make an answer full, and how many signs of an instance make it specific. */
const fullAnswer = 22;
const fullInstance = 3;

const reason = /\b(because|since|so that|that's why|the reason|which means|otherwise|in case|that way|due to)\b/i;
const comparison =
  /\b(than|compared|instead|unlike|rather|as (good|well|easy|cheap|fast|much) as|the same as|before that|used to)\b/i;
const vague =
  /\b(nice|good|bad|fine|okay|ok|interesting|complicated|easy|easier|hard|better|worse|weird|stuff|things?|somehow|simple|decent|useful|convenient|great)\b/i;
const instances = [
  /\b\d[\d.,]*\b|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen)\b/gi,
  /\b(yesterday|last (week|month|year|time|night|spring|summer|autumn|fall|winter|quarter|christmas|\w+day)|\w+ ago|in (january|february|march|april|may|june|july|august|september|october|november|december)|(mon|tues|wednes|thurs|fri|satur|sun)day|once|when (i|we) )/gi,
  /\b(my|our) (boss|team|wife|husband|partner|son|daughter|kids?|mother|father|sister|brother|friend|neighbour|neighbor|colleague|manager|assistant|board|lawyer|accountant|bank|doctor|controller|landlord)\b/gi,
  /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu,
];
/** Scores an answer; `before` is what the respondent has said until now. */
export function scoreAnswer(answer: string, before: readonly string[], refused = false): AnswerScore {
  const content = contentWords(answer);
  const known = new Set(before.flatMap(contentWords));
  const instance = instances.reduce((sum, pattern) => sum + Math.min(2, [...answer.matchAll(pattern)].length), 0);
  const informativeness = clamp(content.length / fullAnswer, 0, 1);
  const specificity = clamp(instance / fullInstance, 0, 1);
  const novelty = content.length === 0 ? 0 : content.filter((word) => !known.has(word)).length / content.length;
  const missing: ProbeKind[] = [];
  if (instance < 2) missing.push("example");
  if (!reason.test(answer)) missing.push("ladder");
  if (vague.test(answer) || content.length < 6) missing.push("clarify");
  if (!comparison.test(answer)) missing.push("contrast");
  return {
    informativeness,
    specificity,
    novelty,
    total: 0.5 * informativeness + 0.3 * specificity + 0.2 * novelty,
    refused,
    missing: [...missing, "counter"],
  };
}
