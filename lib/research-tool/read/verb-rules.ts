import type { ResearchVerb } from "../contract.ts";
import type { DeedName } from "./deeds.ts";
import type { ThingName } from "./things.ts";

/** What the opening of a sentence says: its deeds, and the things in it before what it is about. */
export type Opening = {
  does: (...names: DeedName[]) => boolean;
  names: (...names: ThingName[]) => boolean;
  /** Whether the whole sentence names a thing, what it is about included. */
  says: (name: ThingName) => boolean;
  /** How it refers to a study of this account. */
  study: "handle" | "name" | "pronoun" | null;
  /** Whether the whole sentence names a certain study. */
  saysStudy: boolean;
  /** How many studies it refers to. */
  studies: number;
  /** Whether a colon, a line or a quote follows. */
  hasMaterial: boolean;
  words: number;
  said: string;
  head: string;
};

type Rule = [verb: ResearchVerb, weigh: (opening: Opening) => number | boolean];

/** A request for a study of any subject. */
const asksPeople = ({ does, names, study, said }: Opening) =>
  (does("research") &&
    !/^(?:see|check|find out|learn|know|understand) (?:if|whether|how|what|why) (?:it|that|this|the|my|our|they|we|i)\b/i.test(
      said,
    )) ||
  does("bareStudy") ||
  (does("make") &&
    names("study") &&
    !names("again", "persona", "offer", "studies") &&
    study !== "handle" &&
    study !== "name");
/** The subject of a question about people: not this account, its records or its people. */
const people =
  /^(?:(?:why|how|what|which \w+|where|when)(?: \w+)? )?(?:do|does|would|will|are|is|could|can|might|should)(?:n't)? (?!(?:i|we|you|it|they|he|she|this|that|these|those|there|the|my|our|your|an?|ones?)\b)(?:[\p{L}-]+ ){0,3}?(?:people|\p{L}+(?:s|men|women|z|folk))\b/iu;
const view =
  /^(?:what|how|why|whether|if) (?!(?:i|we|you|it|they|he|she|this|that|these|those|there|the|my|our|your)\b)(?:[\p{L}-]+ ){1,5}?(?:think|feel|believe|say|want|need|like|prefer|choose|decide|hate|expect|use|buy|would)\b|^what (?:makes|drives|stops|keeps|would make|leads|gets) /iu;
/** One name may be a saved persona's or a country's. */
const ofOne = /^[Ww]hat (?:would|will) \p{Lu}\p{Ll}+(?<!s) /u;
const isAboutPeople = ({ does, names, words, said, study }: Opening) =>
  does("question") &&
  words > 3 &&
  !ofOne.test(said) &&
  study !== "handle" &&
  study !== "name" &&
  !names("own", "persona", "studies", "study") &&
  (people.test(said) || view.test(said));
/** An order or a question about this account's records. */
const isOwn = (one: Opening) =>
  !asksPeople(one) &&
  !(one.does("question") && one.study === null && !one.names("own", "persona", "webhook", "studies"));
/** The most words of a request that has no verb, such as "my last five studies". */
const mostBare = 5;
const isBare = (one: Opening) => one.words <= mostBare && !one.said.includes(",");

/** An act on a study: clear where it says which, less clear by a pronoun in a longer sentence. */
const onStudy = ({ study, words, hasMaterial, said }: Opening): number =>
  study === null || hasMaterial ? 0 : study === "pronoun" && (words > 9 || said.includes(",")) ? 1 : 3;

/** In the order in which they are tried: the narrow ones first. */
export const verbRules: Rule[] = [
  ["help", ({ does, names }) => does("help") && !names("key", "cost", "usage", "webhook", "kinds") && 3],
  ["keys", (one) => one.names("key") && isOwn(one) && 3],
  ["deliveries", (one) => one.names("webhook") && isOwn(one) && (one.names("webhookItself") || isBare(one) ? 3 : 0)],
  [
    "usage",
    (one) => one.names("usage") && isOwn(one) && (one.names("own") ? 3 : !one.does("question") && isBare(one) && 3),
  ],
  ["estimate", ({ does }) => does("price") && 3],
  [
    "types",
    (one) => ((one.names("kinds") && !(asksPeople(one) && one.does("research"))) || one.does("bareKinds")) && 4,
  ],
  [
    "import_personas",
    ({ does, names }) => ((does("import") && names("persona", "table")) || (does("save") && names("table"))) && 3,
  ],
  ["import_personas", ({ does, hasMaterial }) => does("import") && hasMaterial && 2],
  ["simulate", ({ does, names }) => (does("simulate") || (does("make", "ask") && names("scenario"))) && 3],
  ["simulate", ({ does, hasMaterial }) => does("scene") && hasMaterial && 3],
  [
    "simulate",
    ({ does, names }) => does("ask", "question", "research") && names("ownPersonas") && names("reaction") && 3,
  ],
  ["simulate", ({ does, names, says }) => does("present") && names("ownPersonas") && says("showing") && 3],
  ["unlist", (one) => one.does("unlist") && onStudy(one)],
  ["unlist", (one) => one.does("withdraw") && one.names("closed") && onStudy(one)],
  [
    "unlist",
    (one) => one.does("withdraw") && one.names("away") && one.names("gallery") && !one.names("persona") && onStudy(one),
  ],
  ["unlist", (one) => one.does("withdraw") && one.names("down") && !asksPeople(one) && onStudy(one)],
  ["publish", (one) => one.does("publish") && onStudy(one)],
  ["publish", (one) => one.does("share") && one.names("gallery", "open") && !one.names("closed") && onStudy(one)],
  [
    "estimate",
    (one) =>
      one.does("question", "read", "make") &&
      one.names("cost") &&
      one.names("work") &&
      !one.names("pay") &&
      !asksPeople(one) &&
      3,
  ],
  [
    "compare",
    (one) =>
      one.does("compare", "align") &&
      (one.studies > 1 || one.names("studies")) &&
      (one.does("compare") || one.names("difference")) &&
      3,
  ],
  ["compare", (one) => one.does("compare") && one.study !== null && 2],
  [
    "rerun",
    (one) =>
      one.does("again") &&
      !one.hasMaterial &&
      (one.study !== null || one.names("again") || one.names("engineOrSeed")) &&
      3,
  ],
  [
    "rerun",
    (one) =>
      one.does("make") && one.names("again") && !one.hasMaterial && (one.study !== null || one.names("sameAgain")) && 3,
  ],
  ["cancel", (one) => one.does("stop") && (one.words === 1 ? 3 : onStudy(one))],
  ["delete_persona", (one) => one.does("delete") && isPerson(one) && 3],
  [
    "change_persona",
    ({ does, names, study, head }) =>
      (does("rename") || (does("change") && names("persona", "attribute"))) &&
      !names("study", "newPersona") &&
      (study !== "name" || /['’]s\b/.test(head)) &&
      3,
  ],
  ["save_persona", ({ does, names, study }) => does("save") && names("persona") && study !== "name" && 3],
  [
    "list_personas",
    (one) =>
      (one.does("list", "read", "question") || (one.does("bareList") && isBare(one))) &&
      one.names("persona") &&
      !/^(?:how(?! many)|why|would|will|what (?:would|will|might|could))\b/i.test(one.said) &&
      isOwn(one) &&
      !one.names("reaction") &&
      3,
  ],
  [
    "follow_up",
    ({ does, names, hasMaterial, words }) =>
      does("followUp") && (names("respondents", "followUp") || hasMaterial || words > 5) && 3,
  ],
  ["follow_up", ({ does, names }) => does("aQuestion") && names("former", "followUp") && 3],
  ["follow_up", (one) => one.does("research", "ask") && one.names("former") && 4],
  [
    "follow_up",
    (one) => one.does("ask") && one.names("respondents", "followUp") && !one.names("persona", "gallery") && 3,
  ],
  ["follow_up", ({ does, words }) => does("ask") && words === 1 && 2],
  [
    "list",
    (one) =>
      one.does("read", "question", "make", "list", "bareList") &&
      one.names("studies") &&
      !one.does("research") &&
      (one.names("own") || !one.does("question") || /\b(?:are there|exist|have been|were)\b/.test(one.said)) &&
      (one.does("question", "read", "list") || isBare(one)) &&
      one.studies < 2 &&
      3,
  ],
  ["list", ({ does, names }) => does("read", "question") && names("everything") && names("own") && 2],
  [
    "show",
    (one) =>
      one.does("read") &&
      !/^(?:see|check|know) (?:if|whether)\b/i.test(one.said) &&
      (one.study === "name" || one.study === "handle" || one.names("result") || one.saysStudy) &&
      isOwn(one) &&
      3,
  ],
  [
    "show",
    (one) => one.does("read") && !one.does("list") && one.study === "pronoun" && one.words <= 5 && isOwn(one) && 3,
  ],
  [
    "show",
    (one) =>
      one.does("question") &&
      one.names("outcome") &&
      (one.study !== null || one.names("respondents", "own")) &&
      (one.study === "name" || one.study === "handle" ? 3 : 2),
  ],
  [
    "show",
    (one) =>
      (/^(?:is|was|has|did|does) (?:the|my|our|that|this)\b/i.test(one.said) ||
        /^(?:did|was|were|has|have)\b/i.test(one.said)) &&
      one.saysStudy &&
      one.studies < 2 &&
      2,
  ],
  [
    "show",
    (one) =>
      one.does("question") &&
      one.names("outcome") &&
      /\b(?:the|those|these|our) (?:[\p{L}-]+ )?\p{L}+s\b/u.test(one.said) &&
      2,
  ],
  ["run", (one) => asksPeople(one) && (one.words > 3 || one.hasMaterial ? 3 : 2)],
  ["run", (one) => isAboutPeople(one) && 2],
  [
    "run",
    ({ does, names, words, study, hasMaterial, said }) =>
      ((does("bare") && hasMaterial) ||
        (/^(?:ask|question|query|probe|quiz|pose)\b/i.test(said) &&
          words > 3 &&
          study === null &&
          !names("own", "study", "studies", "respondents")) ||
        (does("present") && hasMaterial && study === null && !names("gallery", "persona", "respondents"))) &&
      2,
  ],
];

/** Whether what is deleted is a persona: by the word, an id or a name, and nothing else of the account. */
const isPerson = ({ names, said }: Opening): boolean =>
  !names("study", "key", "webhook", "everything", "gallery") &&
  (names("persona") ||
    /^\p{L}+(?: (?:off|out|rid of|away|the|my|our|of))* \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}(?:$|,| (?:from|out|now|please|for)\b)/u.test(
      said,
    ) ||
    /\b(?:him|her)\b/i.test(said) ||
    /^\p{Lu}\p{L}+ can go\b/u.test(said) ||
    /^(?:he|she|they) can go\b/i.test(said));
