import type { Code, Coding } from "../../coding.ts";
import { contentWords, wordCount } from "../../content-words.ts";
import type { Turn } from "../../engine.ts";
import { clamp } from "../../statistics.ts";
import type { TopicPlan } from "../task.ts";

const instances = [
  /\b\d[\d.,]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen)\b/gi,
  /\b(?:yesterday|this morning|last \w+|the week before|\w+ ago|on a \w+day|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|once|when (?:i|we) \w+)\b/gi,
  /\b(?:my|our) (?:boss|team|wife|husband|partner|son|daughter|kids?|mother|father|sister|brother|aunt|uncle|cousin|friend|neighbou?r|colleague|manager|deputy|assistant|board|lawyer|accountant|bank|doctor|controller|landlord|finance \w+)\b/gi,
  /(?<=[\p{Ll},] )(?!I\b|I')\p{Lu}[\p{L}]+/gu,
];
/** Words for what can be seen or touched, by ending or by use: what makes an account concrete. */
const concrete =
  /\b(?:phone|laptop|box|bag|door|kitchen|table|desk|car|shop|store|screen|spreadsheet|invoice|receipt|report|e-?mail|letter|bill|form|meeting|call|train|bus|street|bottle|plate|shelf|office|school|hospital|password|button|parcel)s?\b/gi;
const fullInstance = 4;
const fullAnswer = 60;
const refusal =
  /^(?:\W*(?:well|hm+|honestly|sorry|okay|oh|look|um+|to be honest)\W+)*(?:i'?d (?:really )?rather not|i would rather not|no comment|no idea|not (?:a clue|sure,? (?:really|honestly))|i (?:really |just |simply |honestly )?(?:can'?t|cannot|couldn'?t|can not) (?:say|answer|tell|comment|think of)|i (?:really |honestly )?(?:don'?t|do not) (?:know|want to (?:say|answer|talk)|have an (?:answer|opinion))|i have no (?:idea|opinion|answer|clue)|pass\b|nothing (?:comes to mind|to say|to add)|next question|i won'?t (?:say|answer))/i;
const longestRefusal = 15;

type TurnReading = Coding["turns"][number];

/** What one turn is worth: how warm, how much it counts, whether it is about the topic or no answer at all. */
export function readTurn(
  turn: Turn,
  place: number,
  valence: number,
  codes: readonly Code[],
  plan: TopicPlan,
): TurnReading {
  const words = wordCount(turn.a);
  const isCoded = codes.some(({ kind }) => kind === "theme" || kind === "signal");
  const refused =
    words === 0 || (words < longestRefusal && refusal.test(turn.a) && !codes.some(({ kind }) => kind === "objection"));
  const specificity = specificityOf(turn.a);
  // The first question warms up; what is said to the probes and the later questions is closer to a decision.
  const part = turn.kind === "probe" ? 0.8 : place === 0 ? 0.5 : 1;
  const fullness = 0.35 + 0.35 * clamp(words / fullAnswer, 0, 1) + 0.15 * specificity + (isCoded ? 0.15 : 0);
  return {
    valence: refused ? 0 : clamp(valence, -1, 1),
    salience: refused ? 0.05 : part * fullness,
    on_topic: !refused && (isCoded || sharesWords(turn.a, plan)),
    refused,
    specificity,
  };
}

/** How much of an answer is of one place and time: numbers, moments, people, names and things, from 0 to 1. */
function specificityOf(answer: string): number {
  const signs = instances.reduce((sum, pattern) => sum + Math.min(2, [...answer.matchAll(pattern)].length), 0);
  const things = Math.min(2, [...answer.matchAll(concrete)].length);
  return clamp((signs + 0.5 * things) / fullInstance, 0, 1);
}

function sharesWords(answer: string, plan: TopicPlan): boolean {
  const topic = [plan.subject, plan.category, plan.brand ?? "", ...plan.competitors, ...plan.claims].join(" ");
  const stems = new Set(contentWords(topic).map(stem));
  return contentWords(answer).some((word) => stems.has(stem(word)));
}

/** Enough of a word to meet its other forms: "kits" and "kit", "batteries" and "battery". */
const stem = (word: string): string =>
  word
    .replace(/'s$/, "")
    .replace(/ies$/, "y")
    .replace(/(?<=\w{3})s$/, "");
