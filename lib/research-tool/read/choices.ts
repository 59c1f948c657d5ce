import { partOf } from "../../cut-text.ts";
import type { Command } from "../command.ts";
import type { ResearchVerb } from "../contract.ts";
import { verbExamples } from "../verb-examples.ts";
import { clausesOf } from "./clauses.ts";
import { cuesOf } from "./cues.ts";
import type { Doubt } from "./find-order.ts";
import { withoutPoliteness } from "./opening.ts";
import { quotedParts, whole } from "./quoted-parts.ts";
import { readCommand } from "./read-command.ts";
import { weighVerbs } from "./weigh-verbs.ts";

/** The most messages that an unclear one is answered with. */
const mostChoices = 3;
/** The longest message that is offered as the subject of a study, in characters. */
const longestSubject = 300;

/** Messages that an unclear one may mean: each does one thing when it is sent back as it is. */
export function choicesOf(message: string, { orders }: Doubt): string[] {
  const { words, parts } = quotedParts(message);
  const clauses = orders.length > 0 ? orders.map(({ sentence }) => sentence) : words.split(/(?<=[.!?])\s+/);
  const meant = clauses.flatMap(clausesOf).flatMap((clause) => choiceOf(whole(clause, parts)));
  const spoken = mentioned(words);
  const choices =
    meant.length > 0
      ? [...meant, ...beside(meant)]
      : [...spoken, ...(spoken.length > 0 ? [verbExamples.help] : asSubject(message))];
  return [...new Set(choices)].slice(0, mostChoices);
}

const supposing =
  /^(?:(?:should|can|may|could|shall|did|do|does|if|when|once|how|what|would|is it|it is|to|possible|happens?|maybe|perhaps|think|that|i|we|you|already|wonder|if)\s+)+/i;

/** What happens at once and cannot be taken back is not done by a model's reading: the message that orders it; null for others. */
export function sayAgain({ verb, study = "last" }: Command): string[] | null {
  if (verb !== "cancel" && verb !== "unlist") return null;
  const deed = verb === "cancel" ? "Cancel" : "Unlist";
  const isPlace = /^(?:last|previous|running)$/.test(study);
  const named = isPlace ? `the ${study} study` : /^[0-9a-f-]{36}$/i.test(study) ? study : `the study about ${study}`;
  return [`${deed} ${named}`].filter((text) => reads(text, verb));
}

/** A clause as a message of its own, with a study in place of its pronoun; none where it would not be read as meant. */
function choiceOf(clause: string): string[] {
  const said = withoutPoliteness(withoutPoliteness(clause).replace(supposing, "")).replace(/[.!?,\s]{1,9}$/, "");
  const read = weighVerbs(said);
  if (read === null || read.weight < 2) return [];
  const { verb } = read;
  const study = verb === "cancel" ? "the running study" : "my last study";
  const own = read.isPronoun ? said.replace(/\b(?:it|this|that|them|these|those)\b/i, study) : said;
  return [`${partOf(own, 0, 1).toUpperCase()}${partOf(own, 1)}`, example(verb)]
    .filter((text) => reads(text, verb))
    .slice(0, 1);
}

const example = (verb: ResearchVerb) => verbExamples[verb];

function reads(text: string, verb: ResearchVerb): boolean {
  const read = readCommand(text);
  return typeof read === "object" && read?.verb === verb;
}

/** What else could be meant where there is one reading: the study of another time. */
function beside(meant: string[]): string[] {
  if (new Set(meant).size > 1) return [];
  const [only = ""] = meant;
  if (/\bthe running study\b/.test(only))
    return [only.replace("the running study", "my last study"), verbExamples.list];
  return [verbExamples.list, verbExamples.help];
}

/** An example for each verb that the words of a message speak of. */
const mentioned = (message: string): string[] =>
  cuesOf(message)
    .map((verb) => verbExamples[verb])
    .slice(0, 2);

const ofThis = /\b(?:account|membership|subscription|service|tool|you|your|thanks)\b/i;

/** The message as the subject of a study, else the way to help. */
function asSubject(message: string): string[] {
  const subject = message.replace(/\s+/g, " ").trim();
  const study = `Run a study: ${subject}`;
  const isSubject =
    subject.split(" ").length > 3 && subject.length <= longestSubject && !ofThis.test(subject) && reads(study, "run");
  return [...(isSubject ? [study] : []), verbExamples.list, verbExamples.help];
}
