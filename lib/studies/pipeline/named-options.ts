import type { Brief } from "../../engines/brief.ts";
import { anyOf } from "../../engines/cells.ts";
import { wordCount } from "../../engines/content-words.ts";
import type { ClosedItem } from "../../engines/engine.ts";
import type { Plan } from "../../engines/plan.ts";
import { choiceIn } from "./choice-in.ts";
import { areAlike } from "./option-words.ts";
import { topicQuestions } from "./topic-questions.ts";

/** A question of the topic that names the answers to pick from. */
export type Choice = { id: string; question: string; options: string[] };

const most = { options: 6, words: 9, listed: 14, named: 5 };
/** What belongs to a thing and is no thing to pick: "regulars who buy from the baker". */
const clause = /\b(?:who|whom|which|because|if|when|while)\b/i;
const auxiliary =
  /\s(?:me|you|him|them|us|it|this)$|^(?:do|does|did|is|are|was|were|would|will|can|should|has|have|just|not(?! \p{L}+ed$)|they|we|it|why|how|what|who|when|yes|no|some(?:thing|one|body))\b/iu;
/** Prices are asked about one by one, and not picked among. */
const amount = /[$€£₹¥]\s?\d|\d\s?[$€£₹¥]/;

type Topic = Pick<Brief, "topic">;

/** The study's questions that name options. */
export const picksOf = ({ topic }: Topic, plan: Plan): Choice[] =>
  topicQuestions({ topic }, plan)
    .map((question, place) => ({
      id: `pick_${place + 1}`,
      question,
      options: optionsIn(question) ?? optionsInTopic(question, topic, plan) ?? linesApart(question, topic) ?? [],
    }))
    .filter(({ options }) => options.length >= 2);

/** The closed questions with which a respondent picks among them. */
export const pickItems = ({ topic }: Topic, plan: Plan): ClosedItem[] =>
  picksOf({ topic }, plan).map(({ id, question, options }) => ({
    id,
    text: asksWorse(question) ? "Which of these would you rather have?" : question,
    points: options,
    from: 1,
    measures: { of: "option", options },
  }));

/** Whether a question asks which of some things is worse: what is picked is then the better. */
export const asksWorse = (question: string): boolean =>
  !/\bleast\b/i.test(question) &&
  /\b(?:(?:puts?|turns?|scares?|drives?|putting|turning) (?:\S+ ){0,4}?(?:off|away)|annoy\w*|bother\w*|confus\w*|deter\w*|dislikes?d?|frustrat\w*|hates?d?|worr(?:y|ies)|worse|worst)\b/i.test(
    question.replace(/["“‘'][^"”’']+["”’']/g, "X"),
  );

/** What a question names to pick from, as in "Is it the layout or the topics?"; null where it names nothing of the kind. */
export function optionsIn(question: string): string[] | null {
  const quoted = quotedIn(question);
  if (quoted !== null) return quoted;
  const asked = question
    .replace(/^["“][^"”]+["”]\s+(?=\p{Lu})/u, "")
    .replace(/["“][^"”]{4,}["”]|(?<!\p{L})[‘'][^’'\n]{4,}[’'](?!\p{L})/gu, "it");
  const said = asked
    .replace(/[?.!\s]+$/, "")
    .replace(/^.*[.!?]\s+(?=\p{Lu})/u, "")
    .replace(afterLast, "$1")
    .replace(/,? and why(?: or why not)?$|\s(?:first|next)$|,\s(?:where|which|what|who|how)\s.*$/i, "");
  if (isOfEffect(question)) return null;
  const named = choiceIn(said);
  return named === null || named.some((option) => clause.test(option)) ? null : sound(named, most.words);
}

/** "A or B, primary schools, Leeds": what follows the last option after a comma is no option. */
const afterLast = /^(.*\bor\s[^,]+),\s(?!.*\bor\b|(?:why|what|how|who|when|where|which|if|and|but)\b).*$/i;

const goodEffect = anyOf(`help, work, attract, appeal, win, reassure, encourage, matter, sell, convince, persuade, draw,
  build trust, add, land, improve, interest, impress`);
const badEffect = anyOf(`(?:put|turn|scare|drive)s?\\b.* (?:off|away), (?:put|turn|scare|drive)s? (?:off|away), hurts?,
  harms?, annoys?, bothers?, backfires?, confuses?, bores?, deters?, repels?, damages?, (?:fall|falls) flat,
  (?:sound|feel|look|seem|come across)s? .*`);
const ofEffect = new RegExp(
  `^(?:does|do|did|would|will|is|could)\\b.*\\b${goodEffect}\\b.* or (?:(?:just|rather|simply|does|it|do) )*${badEffect}`,
  "i",
);

/** "Does the label help or put people off?": whether something does good or harm, and no pick. */
export const isOfEffect = (question: string): boolean => ofEffect.test(question) && !/\bwhich\b/i.test(question);

const asksWhich = [
  /\bwhich (?:of|one|(?:head|tag)?line|slogan|message|name|title|advert|ad|design|logo|version|option|model|plan)\b/i,
  /\b(?:which|where)\b.*\b(?:should|rather|prefer)\b|\bwhat\b.*\b(?:prefer|rather|like better)\b/i,
  /^(?:and |so )?which (?:would|will|do|does|is|gets|works|sells|wins)\b|^(?:and |so )?what\b.*\bfirst$/i,
];

/** What a topic lists where its question asks which of them. */
function optionsInTopic(question: string, topic: string, plan: Plan): string[] | null {
  if (!asksWhich.some((pattern) => pattern.test(question.replace(/\?$/, "")))) return null;
  const lettered = [...topic.matchAll(/(?:^|\s)[A-F]\)\s*["“'‘]?([^"”\n]+)/g)].map(([, words]) => words!.trim());
  const between = /\bbetween\s+([^.?!\n]+)/i
    .exec(topic)?.[1]
    ?.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+(?=an?\b)/);
  // "Bus or tram: which would you rather have?"
  const titled = /^([^:?.\n]+\sor\s[^:?.\n]+):/i.exec(topic)?.[1]?.split(/\s*,\s*(?:or\s+)?|\s+or\s+/i);
  // "Two ideas: a salad bar, or a hot meal".
  const counted =
    /\b(?:two|three|four|[2-4]) (?:\w+ )?(?:ideas|options|versions|names|plans|designs)\b[^:.?!]{0,40}:\s*([^.?!\n]+)/i
      .exec(topic)?.[1]
      ?.split(listing);
  // "For our empty shop: a repair café, a bar or a climbing wall. Which would bring people in?"
  const stated = /:\s*([^:.?!\n]+\bor\b[^:.?!\n]+)\.\s/i.exec(topic)?.[1]?.split(listing);
  return (
    [lettered, quotedIn(topic) ?? [], between ?? [], titled ?? [], counted ?? [], stated ?? [], versusIn(topic, plan)]
      .map((list) => sound(list, most.listed))
      .find((list) => list !== null) ?? null
  );
}

/** "Blue vs Green vs Red - how do people choose?": what a row of names compares; none with groups or oneself in it. */
function versusIn(topic: string, { subject, competitors = [] }: Partial<Plan>): string[] {
  const row = topic.split(/[:?!\n]|[.,]\s|\s[-–]\s/).find((part) => /\s(?:vs\.?|versus)\s/i.test(part));
  const names = (row ?? "")
    .split(/\s(?:vs\.?|versus)\s/i)
    .map((name) => name.replace(/^just\s|\s(?:for|in|among|when)\s.*$/gi, "").trim());
  const isName = (name: string) => /\S/.test(name) && wordCount(name) <= most.named && !ownOrGroup.test(name);
  // A study that has just these as subject and rivals asks of itself which is preferred.
  const known = [subject, ...competitors].map((name = "") => name.toLowerCase());
  const isKnown = (name: string) => known.some((one) => one !== "" && name.toLowerCase().includes(one));
  const areKnown = known.length === names.length && names.every(isKnown);
  return names.every(isName) && !areKnown ? names : [];
}
const ownOrGroup = /\b(?:us|we|our|ours|my)\b|\b(?:rid|buy|us|own|shopp|custom|commut)ers?\b/i;

/** Two lines set against each other in two questions: "Does 'A' put people off, or should we say 'B'?" */
function linesApart(question: string, topic: string): string[] | null {
  const lines = quotedIn(topic) ?? [];
  const between =
    lines.length === 2 ? topic.slice(topic.indexOf(lines[0]!) + lines[0]!.length, topic.indexOf(lines[1]!)) : "";
  const isSet = /\b(?:or|versus|vs|better|rather|instead|than)\b/i.test(between);
  return isSet && lines.some((line) => question.includes(line)) ? lines : null;
}

const listing = /\s*,\s*(?:and\s+|or\s+)?|\s+or\s+/i;

/** Two or more lines in quotation marks. */
function quotedIn(text: string): string[] | null {
  const marked =
    /“([^”\n]{4,120})”|"([^"\n]{4,120})"|(?<!\p{L})[‘']((?:[^‘’'\n]|(?<=\p{L})[’'](?=\p{L})){4,120})[’'](?!\p{L})/gu;
  return sound(
    [...text.matchAll(marked)].map((found) => (found[1] ?? found[2] ?? found[3])!.trim()),
    most.listed,
    true,
  );
}

function sound(options: readonly string[], words: number, areLines = false): string[] | null {
  const distinct = [...new Set(options.map((option) => option.replace(/[.?!,;]+$/, "")))];
  const isSound = distinct.every((option) => {
    const count = wordCount(option);
    return count >= 1 && count <= words && (areLines || !auxiliary.test(option));
  });
  if (
    distinct.every((option) => amount.test(option)) ||
    !((areLines && distinct.every((line) => /\s/.test(line))) || areAlike(distinct))
  )
    return null;
  return isSound && distinct.length >= 2 && distinct.length <= most.options ? distinct : null;
}
