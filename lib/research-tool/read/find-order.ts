import { partOf } from "../../cut-text.ts";
import type { ResearchVerb } from "../contract.ts";
import {
  activeVoice,
  causedLast,
  clausesOf,
  personaLast,
  referenceLast,
  requestWithin,
  withAntecedent,
} from "./clauses.ts";
import { onlyCue } from "./cues.ts";
import { isDoubtful, isInquiry } from "./moods.ts";
import { forbids, insteadOfForbidden, withoutPoliteness } from "./opening.ts";
import { isPersonaTable } from "./persona-table.ts";
import { quotedParts } from "./quoted-parts.ts";
import { namesStudy } from "./references.ts";
import { changesMore } from "./sentence-kinds.ts";
import { withTitles } from "./titles.ts";
import { type Reading, weighVerbs } from "./weigh-verbs.ts";
import { wellSpelt } from "./well-spelt.ts";
import { withKnownPersonas } from "./with-known-personas.ts";

/** The sentence of a message that says what to do, what follows it, and what the message quotes. */
export type Order = { verb: ResearchVerb; sentence: string; rest: string; parts: string[] };
/** A message with no order that is clearly ahead: those that it may mean, each as a sentence of its own. */
export type Doubt = { verb: null; orders: Candidate[] };

type Sentence = { sentence: string; rest: string };
type Candidate = Reading & Sentence;

/** How many sentences are read before a message is unclear. */
const mostSentences = 40;

/** Verbs whose sentence introduces what follows it: further sentences are its subject. */
const introducing: ReadonlySet<ResearchVerb> = new Set([
  "run",
  "estimate",
  "follow_up",
  "simulate",
  "save_persona",
  "import_personas",
]);
/** Verbs that change a record: their evidence must be clear, and nothing in the message may speak against it. */
const acts: ReadonlySet<ResearchVerb> = new Set([
  "cancel",
  "publish",
  "unlist",
  "rerun",
  "delete_persona",
  "change_persona",
]);
const ofStudies: ReadonlySet<ResearchVerb> = new Set([
  "show",
  "follow_up",
  "cancel",
  "publish",
  "unlist",
  "rerun",
  "compare",
]);

/** Finds the verb of a message in its own sentences, before anything that it quotes or introduces. */
export function findOrder(
  message: string,
  knowsStudy = false,
  personas: readonly string[] = [],
): Order | Doubt | "forbidden" {
  const quoted = quotedParts(message);
  const { parts } = quoted;
  const words = withKnownPersonas(withTitles(quoted), personas).replace(lastHandle, " $1");
  if (isPersonaTable(quoted.words)) return { verb: "import_personas", sentence: quoted.words, rest: "", parts };
  const sentences = sentencesOf(words);
  const isInDoubt = sentences.some(({ sentence }) => isDoubtful(sentence));
  const readings = sentences.map((one) => readingOf(one, plainly));
  const isPlain = readings.some((one) => one !== null && one !== "forbidden");
  const candidates = (isPlain ? readings : sentences.map((one) => readingOf(one, loosely)))
    .filter((one) => one !== null && one !== "forbidden")
    .filter(({ verb }) => verb !== "follow_up" || new Set(words.match(handle)).size < 2);
  if (candidates.length === 0 && readings.includes("forbidden")) return "forbidden";
  const cue = candidates.length === 0 ? onlyCue(words) : null;
  if (cue !== null) return { verb: cue, sentence: words, rest: "", parts };
  if (candidates.length === 0) return { verb: null, orders: [] };
  const order = clearest(candidates);
  const isClear =
    order !== null &&
    !(order.verb === "follow_up" && !namesStudy(words) && bringsPeople.test(words.split(":")[0]!)) &&
    (!acts.has(order.verb) || (!isInDoubt && (!order.isPronoun || knowsStudy || namesStudy(words))));
  return isClear ? { ...order, parts } : { verb: null, orders: candidates };
}

/** New people before “ask them”: these are no respondents of a study. */
const bringsPeople =
  /\b(?:\d+|ten|twelve|dozen|several|some|of) (?:\w+ ){0,2}(?:people|users|customers|buyers) who\b|\bpeople who\b.{1,200}\bask them\b/is;

/** The id of a study: a follow-up asks one. */
const handle = /\bst_\w+|\b[0-9a-f]{8}-[0-9a-f-]{27}/gi;
/** The id of a study after a colon, with nothing behind it. */
const lastHandle = /:\s{1,3}(st_\w+|[0-9a-f]{8}-[0-9a-f-]{27})[\s.!?]{0,3}$/i;

/** The sentences up to the first with a colon or a line: what follows those is material. */
function sentencesOf(words: string): Sentence[] {
  const sentences: Sentence[] = [];
  let rest = words.trim();
  while (sentences.length < mostSentences && rest !== "") {
    const [sentence = rest] = /^[\s\S]*?(?:(?<!\bvs|\be\.g|\bi\.e|\bapprox)[.!?]{1,9}(?=\s|$)|$)/.exec(rest)!;
    rest = partOf(rest, sentence.length).trim();
    const before = partOf(words, 0, words.length - rest.length - sentence.length);
    sentences.push({ sentence: withAntecedent(sentence, before), rest });
    if (/[:\n]|⟦\d+⟧\W*$/.test(sentence)) break;
  }
  return sentences.length > 1 ? sentences.filter(({ sentence }) => !isGreeting.test(sentence)) : sentences;
}

const isGreeting = /^(?:hi|hey|hello|good (?:morning|day|afternoon|evening))(?: \w+){0,2}[.!,\s]*$/i;

/** The candidate that is clearly ahead of those of another verb; null where none is. */
function clearest(candidates: Candidate[]): Candidate | null {
  const best = candidates.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (best.weight < 2 || hasAnotherWish(best)) return null;
  const rivals = candidates.filter(({ verb, weight }) => verb !== best.verb && weight >= best.weight);
  const isIntroduction = introducing.has(best.verb) && candidates[0] === best;
  if (isIntroduction) return rivals.some(({ verb }) => acts.has(verb)) ? null : best;
  return rivals.length > 0 ? null : best;
}

/** Whether an order on a record comes with a further one: which is meant, or in what order, is asked. */
function hasAnotherWish({ verb, sentence }: Candidate): boolean {
  if (introducing.has(verb)) return false;
  return clausesOf(sentence)
    .slice(1)
    .map(withoutPoliteness)
    .filter((clause) => !forbids(clause))
    .map(weighVerbs)
    .some(
      (other) => other !== null && other.weight > 2 && other.verb !== verb && (acts.has(other.verb) || acts.has(verb)),
    );
}

type Choice = (said: string) => (Reading & { sentence: string }) | null;

function readingOf({ sentence, rest }: Sentence, choose: Choice): Candidate | "forbidden" | null {
  const plain = withoutPoliteness(sentence);
  const instead = insteadOfForbidden(plain);
  if (instead === null) return pricedAfter(plain, rest) ?? "forbidden";
  const chosen = choose(instead === undefined ? plain : withoutPoliteness(instead));
  if (chosen === null || (isInquiry(sentence) && acts.has(chosen.verb))) return null;
  return { ...chosen, rest };
}

/** A price that is wanted after a colon, behind what is not to be done yet. */
function pricedAfter(forbidden: string, rest: string): Candidate | null {
  const [, after = ""] = /^[^:]{0,80}:\s+(\S.*)$/s.exec(forbidden) ?? [];
  const read = plainly(withoutPoliteness(after));
  return read?.verb === "estimate" ? { ...read, rest } : null;
}

/** Reads a sentence by its opening, as written or well spelt. */
const plainly: Choice = (written) => {
  const said = personaLast(written) ?? causedLast(written) ?? written;
  const spelt = withoutPoliteness(wellSpelt(said));
  const read = weighVerbs(spelt);
  return read && { ...read, sentence: weighVerbs(said)?.verb === read.verb ? said : spelt };
};

const asks =
  /^(?:what|how|why|who|which|when|where|would|will|do|does|did|is|are|was|were|can|could|should|has|have|had)\b/i;

/** Reads a sentence with its study put last, from the request in its middle on, or by its one clear clause. */
function loosely(said: string): ReturnType<Choice> {
  const turned = [referenceLast(said), activeVoice(said)]
    .filter((one) => one !== null)
    .map((sentence) => ({ sentence, ...weighVerbs(sentence) }))
    .find(({ verb }) => verb !== undefined && ofStudies.has(verb));
  if (turned !== undefined) return turned as Reading & { sentence: string };
  const request = requestWithin(said);
  const within = request === null || forbids(request) ? null : plainly(withoutPoliteness(request));
  if (within !== null) return within;
  const clear = clausesOf(said)
    .map(withoutPoliteness)
    .map((clause, place) => (forbids(clause) || (place > 0 && isObject.test(clause)) ? null : plainlyOrdered(clause)))
    .filter((one) => one !== null && one.weight > 2);
  if (new Set(clear.map((one) => one!.verb)).size !== 1) return null;
  return clear[0]!.verb === "rerun" && changesMore(said) ? null : clear[0]!;
}

/** A later clause of one word, or one that begins with a noun, may belong to the clause before it: "delete … and my bill". */
const isObject = /^\S+$|^(?:my|our|the|an?|your|its|their|all)\s/i;

/** A clause that asks may be a topic: it is read only as a question about a certain study. */
function plainlyOrdered(clause: string): ReturnType<Choice> {
  const read = plainly(clause);
  return asks.test(clause) && !(read?.verb === "show" && namesStudy(clause)) ? null : read;
}
