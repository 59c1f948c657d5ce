import { partOf } from "../../cut-text.ts";
import { studyTypeIds } from "../../engines/study-types.ts";
import { StudyStatus } from "../../studies/study-record.ts";
import type { Command } from "../command.ts";
import type { ResearchVerb } from "../contract.ts";
import { findOrder, type Order } from "./find-order.ts";
import { Material } from "./material.ts";
import { readNewPersona, readPersonaChange, readPersonaName } from "./persona-members.ts";
import { quotedParts } from "./quoted-parts.ts";
import { namesAsked } from "./sentence-kinds.ts";
import { readOptions, readStudy } from "./study-members.ts";
import { readStudyReference } from "./study-reference.ts";
import { withTitles } from "./titles.ts";

/** A message as a command, by its own opening; "forbidden" where it only says what not to do, null where it is not clear. */
export function readCommand(message: string): Command | "forbidden" | null {
  const order = findOrder(message);
  return order === "forbidden" ? order : order.verb === null ? null : commandOf(order, message);
}

/** An order with what its message says for it. */
export function commandOf(order: Order, message: string): Command {
  const command = { verb: order.verb, ...membersOf[order.verb](new Material(order), message) };
  return onStudies.has(order.verb) && command.study === undefined
    ? { ...command, ...studyBefore(order, message) }
    : command;
}

const onStudies: ReadonlySet<ResearchVerb> = new Set(["show", "follow_up", "cancel", "rerun", "publish", "unlist"]);

/** The study that the words up to the order name: what its pronoun means, or what a colon sets off from it. */
function studyBefore({ verb, rest, sentence, parts }: Order, message: string): Pick<Command, "study"> {
  const words = withTitles(quotedParts(message));
  const upTo = partOf(words, 0, words.length - rest.length);
  const said = /[:\n]/.test(sentence) && verb === "follow_up" ? upTo.split(/[:\n](?=[^:\n]*$)/)[0]! : upTo;
  const { study } = readStudyReference(new Material({ sentence: said.replace(/[:\n]/g, ","), rest: "", parts }));
  return study === undefined ? {} : { study };
}

type Members = (said: Material, message: string) => Partial<Command>;
const nothing: Members = () => ({});

const membersOf: Record<ResearchVerb, Members> = {
  run: readStudy,
  estimate: (said) => {
    said.take(priceFrame);
    return readStudy(said);
  },
  list: readFilters,
  show: readStudyReference,
  follow_up: (said) => ({ ...readStudyReference(said), ...questionIn(said) }),
  cancel: (said) =>
    /\b(?:running|current|queued)\b/i.test(said.head) ? { study: "running" } : readStudyReference(said),
  rerun: (said) => {
    const { seed, engine } = readOptions(said);
    return { ...readStudyReference(said), ...(seed !== undefined && { seed }), ...(engine && { engine }) };
  },
  publish: readStudyReference,
  unlist: readStudyReference,
  compare: readStudyReference,
  list_personas: nothing,
  save_persona: readNewPersona,
  change_persona: readPersonaChange,
  delete_persona: readPersonaName,
  import_personas: (_, message) => tableIn(message),
  simulate: readScenario,
  types: nothing,
  deliveries: readStudyReference,
  usage: nothing,
  keys: nothing,
  help: nothing,
};

/** The words that only ask for a price, before what is to be priced. */
const priceFrame = new RegExp(
  [
    "^(?:(?!:|\\n|⟦).)*?\\b(?:costs?|price[sd]?|charge|quote|estimates?|ballpark|dry[- ]?run|budget|expensive|much)\\b",
    "(?:\\s+and how long (?:does|will|would) (?:it|that|this) take)?",
    "(?:\\s+(?:(?:is|are|it|would|will|be|me|us|up|out|run)\\b\\s*)*)?",
    "(?:(?:to|of|for|if (?:i|we)|on|be|running|doing)\\b\\s*)*",
    "(?:(?:asked?|run|ran|did|do)\\b(?=\\s+an?\\b)\\s*)?",
  ].join(""),
  "i",
);

function readFilters(said: Material): Partial<Command> {
  const { words } = said;
  const status = StudyStatus.options.find((one) => new RegExp(`\\b${one}\\b`, "i").test(words));
  const study_type = studyTypeIds.find((one) => new RegExp(`\\b${one}\\b`, "i").test(words));
  const audience = /\b(b2b|b2c)\b/i.exec(words)?.[1]?.toLowerCase() as "b2b" | "b2c" | undefined;
  const limit =
    /\b(?:last|latest|newest|first|top|recent)\s+(\d{1,3})\b|\b(\d{1,3})\s+(?:most recent|latest|newest|last|studies)\b/i.exec(
      words,
    );
  return {
    ...(status && { status }),
    ...(study_type && { study_type }),
    ...(audience && { audience }),
    ...(limit && { limit: Number(limit[1] ?? limit[2]) }),
  };
}

/** The question of a follow-up: after a colon, in quotation marks, or the clause that asks. */
function questionIn(said: Material): Partial<Command> {
  const block = /:(?=\s|$|⟦)|\n|⟦/.test(said.words) ? said.block : null;
  if (block !== null) return { question: block };
  const asked =
    /\b(?:(?:whether|if|why|how|what|who|which|when|where|would|do|does|are|is|can|could|should)\b[\s\S]*|about\s+[\s\S]+)$/i.exec(
      said.words.replace(/^(?:\S+\s+)/, ""),
    );
  return asked === null ? {} : { question: sentence(said.said(asked[0])) };
}

const sentence = (words: string): string => {
  const about = /^about\s+(.+?)[.?!]*$/is.exec(words);
  const asked = about === null ? words : `What do you say about ${about[1]}`;
  const opened = `${partOf(asked, 0, 1).toUpperCase()}${partOf(asked, 1)}`;
  return /[.?!]$/.test(opened) ? opened : `${opened}?`;
};

function readScenario(said: Material): Partial<Command> {
  const { seed, engine, persona_ids } = readOptions(said);
  const options = said.take(
    /[\s,;.(]{0,3}\b(?:options?|choices|choose between|answers)\s*(?:are|:|of)?\s*([^.?!\n⟦]+)[).]?\s*$/i,
  );
  const block = /:(?=\s|$|⟦)|\n|⟦/.test(said.words) ? said.block : null;
  const clause = /\b(?:if|when|to|that|about|whether|how)\s+(.+)$/is.exec(
    said.words
      .replace(/^\S+\s+/, "")
      .replace(
        /^.*?\bpersonas?\b\s*(?:would|will|do|might)?\s*(?:react|respond|think|say|feel)?\s*(?=\b(?:if|when|to|that|about|whether|how)\b)/i,
        "",
      ),
  );
  const personas = namesAsked(said.words.split(/[:\n]/)[0]!);
  const text = block ?? (clause === null ? null : said.said(clause[1]!));
  return {
    ...(text !== null && { scenario: `${partOf(text, 0, 1).toUpperCase()}${partOf(text, 1)}` }),
    ...(options && { options: options[1]!.split(/\s*(?:,|;|\/|\bor\b|\band\b)\s*/).filter(Boolean) }),
    ...(personas.length > 0 && { personas }),
    ...(seed !== undefined && { seed }),
    ...(engine && { engine }),
    ...(persona_ids && { persona_ids }),
  };
}

/** A table of personas, to the letter: JSON where there is some, else CSV after the first colon or line. */
function tableIn(message: string): Partial<Command> {
  const json = partOf(
    message,
    message.search(/[[{]/),
    Math.max(message.lastIndexOf("]"), message.lastIndexOf("}")) + 1,
  );
  if (/^[[{]/.test(json)) return { json };
  const start = message.search(/[:\n]/);
  const csv = partOf(message, start + 1)
    .trim()
    .replace(/^```\w*\n/, "")
    .replace(/\n```$/, "");
  return start < 0 || csv === "" ? {} : { csv };
}
