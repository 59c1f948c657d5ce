import type { ResearchVerb } from "../contract.ts";
import { any } from "./any.ts";
import { isDoubtful } from "./moods.ts";
import { namesStudy, studiesNamed, withoutSubjects } from "./references.ts";
import { namesThing, type ThingName } from "./things.ts";

/** The most words of a message that is read by its cues. */
const mostWords = 40;

const word = (words: string, ...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}-])(?:${any(words, ...patterns)})(?![\\p{L}-])`, "iu");
const again = word(
  "again rerun redo repeat replicate",
  "re-(?:run|do)",
  "once more",
  "(?:second|another) (?:run|round)",
  "(?:other|different|new) seed",
);
const reads = word(
  "show list see name names read give tell open who which what pull display view",
  "write down",
  "look at",
);
const changes = word(
  "delete remove rename change update edit save add create make set import upload store erase forget keep",
);
const asks = word("ask tell question questions say answer respond", "dig deeper", "follow[- ]?up", "put to");
const past = word("did was were has have been spent paid charged so last yesterday", "left");
const numbers = "\\d+|a dozen|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty";
const noPeople = any(
  "studies surveys dollars euros days weeks months years hours minutes questions personas interviews",
);
const counted = new RegExp(`\\b(?:${numbers}) (?!${noPeople})(?:[\\p{L}'-]+ ){0,3}?\\p{L}{3,}`, "iu");
const hears = word(
  "ask interview survey poll hear find out question opinions feedback reactions gut check collect get panel",
);
const ofOwn = word("i we me us my our you your left");
const respondents = word("respondents participants interviewees them");
const negated = word("not never no without", "(?:do|does|did|is|are|was|should|must|can|could)n['’]?t", "cannot");

type Words = {
  said: string;
  names: (...names: ThingName[]) => boolean;
  study: boolean;
  persona: boolean;
  studies: number;
  has: (form: RegExp) => boolean;
};

/** What the words of a message speak of, wherever they are in it. */
const cues: [verb: ResearchVerb, isSpokenOf: (words: Words) => boolean][] = [
  ["deliveries", ({ names }) => names("webhookItself") || names("webhook")],
  ["keys", ({ names }) => names("key")],
  ["types", ({ names }) => names("kinds")],
  [
    "usage",
    ({ names, has }) =>
      has(ofOwn) && !has(asks) && (names("usage") || (names("cost") && has(past) && !names("persona"))),
  ],
  [
    "estimate",
    ({ names, has }) =>
      (names("cost") || has(/\bwhat would (?:i|we|that|it|you)\b.*\b(?:pay|charge|set)\b/i)) && !has(past),
  ],
  ["import_personas", ({ names }) => names("table", "personaFile") && names("persona")],
  [
    "simulate",
    ({ names, has }) =>
      names("ownPersonas", "scenario") && (has(asks) || names("reaction", "scenario")) && !has(changes),
  ],
  [
    "list_personas",
    ({ names, has }) => names("persona") && !names("reaction", "scenario") && (has(reads) || !has(changes)),
  ],
  ["delete_persona", ({ names, has }) => names("persona") && has(word("delete remove erase forget", "no longer"))],
  [
    "change_persona",
    ({ said, names, has }) =>
      (names("persona") && has(word("change update edit rename set"))) ||
      /\b(?:age|is \d+ now|is now \d+|make \w+ \d+)\b/i.test(said),
  ],
  ["compare", ({ names, studies }) => studies > 1 && names("difference", "agreement")],
  [
    "unlist",
    ({ names, has, study }) =>
      study && (names("closed") || (names("gallery") && has(word("off down remove hide from", "no longer")))),
  ],
  ["publish", ({ names, study }) => study && names("gallery", "open") && !names("closed", "away")],
  ["cancel", ({ has, study }) => has(word("stop stopped cancel cancelled halt abort kill")) && study],
  ["rerun", ({ has, study }) => study && has(again)],
  ["follow_up", ({ names, has, study }) => (names("former") || (has(respondents) && !study)) && has(asks)],
  [
    "show",
    ({ names, has, study, studies, persona }) =>
      study && studies < 2 && !persona && (names("outcome", "result") || has(word("show open read"))),
  ],
  ["list", ({ names, study }) => names("studies") && !study],
  ["help", ({ has }) => has(word("", "this tool", "good for", "help me"))],
  ["run", ({ has, study, names }) => !study && has(counted) && has(hears) && !names("former", "ownPersonas")],
];

/** Verbs that only read, or that are proposed with a price before anything happens. */
const harmless: ReadonlySet<ResearchVerb> = new Set(
  "run estimate list show follow_up simulate compare list_personas types deliveries usage keys help".split(
    " ",
  ) as ResearchVerb[],
);

/** The verbs that the own words of a message speak of; quotes and what follows a colon are left out. */
export function cuesOf(words: string): ResearchVerb[] {
  const own = words.split(/:(?=\s|$)|\n/)[0]!.replace(/⟦\d+⟧/g, " ");
  const said = withoutSubjects(own);
  const spoken: Words = {
    said,
    names: (...names) => names.some((name) => namesThing(name, said)),
    study: namesStudy(own),
    persona: namesThing("persona", own),
    studies: studiesNamed(said),
    has: (form) => form.test(said),
  };
  return cues.filter(([, isSpokenOf]) => isSpokenOf(spoken)).map(([verb]) => verb);
}

/** The one harmless verb that a short message speaks of; null where it speaks of several, denies, doubts or changes. */
export function onlyCue(words: string): ResearchVerb | null {
  const own = words.split(/:(?=\s|$)|\n/)[0]!;
  const isReadable = own.split(/\s+/).length <= mostWords && isOfSender.test(own) && isRequest.test(own);
  if (!isReadable || negated.test(own) || acts.test(own) || isDoubtful(own) || isGeneral.test(own)) return null;
  const [verb, ...others] = cuesOf(words);
  return verb !== undefined && others.length === 0 && harmless.has(verb) ? verb : null;
}

/** Words for what this account has, for this service or for who sends the message. */
const isOfSender = word("i we you me us my our your this these those the please pls", "st_\\w+");
const isRequest =
  /\?|\b(?:show|see|tell|read|need|want|like|know|find|give|list|put|ask|please|pls|transcript|overview|full)\b/i;
const acts = /\b(?:publish|unlist|delet|cancel|stop|hid|remov|eras|renam|chang|updat|sav)\w*/i;
/** A question about how this service works. */
const isGeneral = /^(?:do|can|does|will|may|should|how long) (?:i|we|other|you|people|do|my|our)\b/i;
