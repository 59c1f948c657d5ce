import type { ResearchVerb } from "../contract.ts";
import {
  asksPeople,
  changesMore,
  isAboutPeople,
  isBare,
  isClosed,
  isOfService,
  isOwn,
  isPerson,
  isStatement,
  isSupposed,
  type Opening,
  onStudy,
} from "./sentence-kinds.ts";

/** A verb, and how clear its evidence is in a sentence: 3 for a deed with its own object, 0 for none. */
type Rule = [verb: ResearchVerb, weigh: (opening: Opening) => number | boolean];

/** In the order in which they are tried: the narrow ones first. */
export const verbRules: Rule[] = [
  ["help", ({ does, names }) => does("help") && !names("key", "cost", "usage", "webhook", "kinds") && 3],
  ["keys", (one) => one.names("key") && isOwn(one) && 3],
  ["deliveries", (one) => one.names("webhook") && isOwn(one) && (one.names("webhookItself") || isBare(one) ? 3 : 0)],
  [
    "usage",
    (one) =>
      one.names("usage") &&
      isOwn(one) &&
      !one.does("delete", "stop", "change") &&
      (one.names("own") ? 3 : !one.does("question") && isBare(one) && 3),
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
      !isClosed(one) &&
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
  ["compare", (one) => one.studies > 1 && /\b(?:vs\.?|versus)\b/i.test(one.said) && isBare(one) && 3],
  [
    "rerun",
    (one) =>
      one.does("again") &&
      !one.hasMaterial &&
      !changesMore(one.said) &&
      (one.study !== null || one.names("again") || one.names("engineOrSeed")) &&
      3,
  ],
  [
    "rerun",
    (one) =>
      one.does("make") &&
      one.names("again") &&
      !one.hasMaterial &&
      !changesMore(one.said) &&
      (one.study !== null || one.names("sameAgain")) &&
      3,
  ],
  ["cancel", (one) => one.does("stop") && (one.words === 1 ? 2 : onStudy(one))],
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
    ({ said }) => /^ask (?:if|whether|what|how|why|where|when|who|which \w+) (?:they|he|she)\b/i.test(said) && 3,
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
      !isClosed(one) &&
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
      !isStatement(one) &&
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
      !isSupposed(one) &&
      one.names("outcome") &&
      (one.study !== null || (one.names("respondents", "own") && !isOfService(one))) &&
      (one.study === "name" || one.study === "handle" ? 3 : 2),
  ],
  [
    "show",
    (one) =>
      (/^(?:is|was|has|did|does) (?:the|my|our|that|this)\b/i.test(one.said) ||
        /^(?:did|was|were|has|have)\b/i.test(one.said)) &&
      one.saysStudy &&
      !one.names("open", "closed", "gallery") &&
      one.studies < 2 &&
      2,
  ],
  [
    "show",
    (one) =>
      one.does("question") &&
      !isSupposed(one) &&
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
