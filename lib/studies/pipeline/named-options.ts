import type { Brief } from "../../engines/brief.ts";
import { anyOf } from "../../engines/cells.ts";
import { wordCount } from "../../engines/content-words.ts";
import type { ClosedItem } from "../../engines/engine.ts";
import type { Plan } from "../../engines/plan.ts";
import { topicQuestions } from "./topic-questions.ts";

/** A question of the topic that names the answers to pick from. */
export type Choice = { id: string; question: string; options: string[] };

const most = { options: 6, words: 9, listed: 14 };
/** What belongs to a thing and is no thing to pick: "regulars who buy from the baker". */
const clause = /\b(?:who|whom|that|which|because|if|when|while)\b/i;
const auxiliary =
  /\s(?:me|you|him|them|us|it|this)$|^(?:do|does|did|is|are|was|were|would|will|can|should|has|have|just|not|they|we|it|why|how|what|who|when)\b/i;
const asksWhether = /^(?:would|do|does|did|should|will|can|is|are)\s+/i;
const leadIn = [
  /^.*\bbecause of\s+/i,
  /^.*\b(?:seen|viewed|perceived|regarded|thought of|described|come across|comes across) as\s+(?:being\s+)?/i,
  /^.*\b(?:see|sees|view|regard|describe|think of) (?:\S+ ){1,4}as\s+/i,
  /^.*\b(?:is|was|are|were) (?:it|this|that|they)\s+(?:because of |due to |about )?/i,
  /^.*:\s*/,
  /^which\b.*$/i,
  /^.*\b(?:between|among|whether|rather|prefer|want|either|like(?! to\b)|choose|pick|find (?:it|them|this))\s+(?:have\s+)?/i,
  asksWhether,
];
/** Questions of which "or" joins no options, and words after which it counts. */
const asksOtherwise =
  /^(?:and |but )?(?:who|what|why|how|when|where)\b|\bas \w+ as\b|\bor (?:(?:more|less|fewer)(?! \w)|not|so|other|two|three)\b/i;
const goingTo = /^(?:did|do|does|would|will) \w+ (?:go|move|switch) to /i;
const tail =
  /\s(?:that|which|would|will|should|could|might|helps?|works?|do|does|is|are|be|(?:more|less|most) (?:interested|likely|open|willing|keen))\b.*$/i;
/** "Square or SumUp for taking card payments": what follows the last option is said of all. */
const withoutPurpose = (option: string): string =>
  option.replace(/^(.{2,}?)\s(?:for \w+ing|to (?!go\b)\w+|when|(?:on|in|at|for) (?:the|our|their))\s.+$/i, "$1");
/** Prices are asked about one by one, and not picked among. */
const amount = /[$€£]\s?\d|\d\s?[$€£]/;

type Topic = Pick<Brief, "topic">;

/** The study's questions that name options. */
export const picksOf = ({ topic }: Topic, plan: Plan): Choice[] =>
  topicQuestions({ topic }, plan)
    .map((question, place) => ({
      id: `pick_${place + 1}`,
      question,
      options: optionsIn(question) ?? optionsInTopic(question, topic) ?? linesApart(question, topic) ?? [],
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
  const [, choice] = /\bwith or without (.+)$/i.exec(said) ?? [];
  if (choice !== undefined) return sound([`with ${choice}`, `without ${choice}`], most.words);
  const preferred = /\bprefer\s(?!to\b)(.+?)\s(?:over|rather than|instead of)\s(.+)$/i.exec(said);
  if (preferred !== null) return sound(preferred.slice(1), most.words);
  const [, list] = mostOf.exec(said) ?? [];
  if (list !== undefined) return sound(list.split(listing), most.words);
  if (!/\bor\b/i.test(said) || asksOtherwise.test(said) || isOfEffect(question)) return null;
  const [begun, ...others] = said.split(/\s*,\s*(?:or\s+)?|\s+or\s+/i);
  const areWords = others.length > 0 && others.every((other) => image.test(other)) && ofImage.test(begun!);
  const [way] = /^(?:by|at|on|with|through|via|over)\s/i.exec(others.at(-1) ?? "") ?? [];
  const from = way === undefined ? -1 : begun!.toLowerCase().lastIndexOf(` ${way.toLowerCase()}`);
  if (from > 0 && others.length === 1)
    return sound([begun!.slice(from + 1), withoutPurpose(others[0]!)].map(withoutLoss), most.words);
  const first = areWords ? begun!.split(" ").at(-1)! : begun;
  const last = others.at(-1) ?? "";
  const [whole] = said.replace(tail, "").split(/\s+or\s+/i);
  if (clause.test(withoutLeadIn(whole!, last))) return null;
  const named = [withoutLeadIn(first!, last), ...others]
    .map((part) =>
      part
        .trim()
        .replace(/^(?:because of|due to)\s/i, "")
        .replace(goingTo, "")
        .replace(tail, "")
        .trim(),
    )
    .map((part, at, parts) => (at === parts.length - 1 && at > 0 ? withoutPurpose(part) : part))
    .map((part) => part.replace(/\s(?:first|next|more)$/i, ""))
    .filter((part) => part !== "");
  return sound(named, most.words);
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

/** "Did we lose on price or on trust?": the reason without "on". */
const withoutLoss = (option: string): string => option.replace(/^(?:on|over) (?=\p{Ll}+$)/u, "");

/** "What annoys patients most about the line, the queue or the menu?": what it is, then the list. */
const mostOf =
  /^(?:what|which|who|where)\b[^,:]*\b(?:most|more)\b[^,:]*[,:]\s(?:is it\s)?([^,]+(?:,[^,]+)*?,?\sor\s.+)$/i;
/** Words before how something is seen: "Do people find the name posh, modern or dull?" */
const ofImage = /\b(?:find|sounds?|seems?|looks?|feels?|consider|comes? across(?: as)?)\s(?:.*\s)?\S+$/i;
const image = /^(?:(?:too|like|rather|just|a bit) )?\S+$/i;

const doing =
  "add|build|buy|charge|close|cut|drop|extend|fix|focus on|get|hire|improve|include|introduce|invest in|keep|launch|make|move|offer|open|raise|redesign|sell|send|ship|start|support";
const shouldDo = new RegExp(`^should\\s(?:(?:our|the|my|an?|this)\\s[^,]*?\\s|we\\s)(?=(?:${doing})\\s)`, "i");
const isDoing = new RegExp(`^(?:${doing})\\s`, "i");

/** The first option without what leads to it; without words for that, from the article that the last option has too. */
function withoutLeadIn(first: string, last: string): string {
  const done = first.replace(shouldDo, "");
  // "Should our app add a map or chat?", but "should we open on Sundays or extend the hours?"
  if (done !== first) return isDoing.test(last) ? done : done.replace(isDoing, "");
  const lead = leadIn.find((pattern) => pattern.test(first));
  const parts = first.split(/\s(?=an?\s)/i);
  if (lead === undefined) return first;
  if (lead === asksWhether && /^an?\s/i.test(last) && parts.length > 1) return parts.at(-1)!;
  return first.replace(lead, "");
}

const asksWhich = [
  /\bwhich (?:of|one|(?:head|tag)?line|slogan|message|name|title|advert|ad|design|logo|version|option|model|plan)\b/i,
  /\b(?:which|where)\b.*\b(?:should|rather|prefer)\b|\bwhat\b.*\b(?:prefer|rather|like better)\b/i,
];

/** What a topic lists where its question asks which of them. */
function optionsInTopic(question: string, topic: string): string[] | null {
  if (!asksWhich.some((pattern) => pattern.test(question))) return null;
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
  return (
    [lettered, quotedIn(topic) ?? [], between ?? [], titled ?? [], counted ?? []]
      .map((list) => sound(list, most.listed))
      .find((list) => list !== null) ?? null
  );
}

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
  );
}

/** What an option is in grammar, as far as its first word says. */
const forms: [string, RegExp][] = [
  ["deed", new RegExp(`^(?:put|turn|scare|drive|hurt|harm|go|pay|${doing})\\s`, "i")],
  ["when", /^(?:(?:only|just|mainly) )?(?:before|after|because|so|as|in|on|at|by|every|per)\s/i],
];
const formOf = (option: string): string => forms.find(([, first]) => first.test(option))?.[0] ?? "thing";

/** Whether options could take each other's place. */
const areAlike = (options: readonly string[]): boolean => new Set(options.map(formOf)).size === 1;

function sound(options: readonly string[], words: number): string[] | null {
  const distinct = [...new Set(options.map((option) => option.replace(/[.?!,;]+$/, "")))];
  const isSound = distinct.every((option) => {
    const count = wordCount(option);
    return count >= 1 && count <= words && !auxiliary.test(option);
  });
  if (distinct.every((option) => amount.test(option)) || !areAlike(distinct)) return null;
  return isSound && distinct.length >= 2 && distinct.length <= most.options ? distinct : null;
}
