import type { ResearchVerb } from "../contract.ts";
import {
  asksPeople,
  isAboutPeople,
  isBare,
  isClosed,
  isOfService,
  isOwn,
  isStatement,
  isSupposed,
  type Opening,
} from "./sentence-kinds.ts";

/** A verb, and how clear its evidence is in a sentence: 3 for a deed with its own object, 0 for none. */
export type Rule = [verb: ResearchVerb, weigh: (opening: Opening) => number | boolean];

/** The rules of follow-ups, lists, results and new studies, which are tried last. */
export const readingRules: Rule[] = [
  ["follow_up", (one) => one.does("ask") && /^(?:ask|question) (?:st_|the study\b)/i.test(one.said) && 3],
  [
    "follow_up",
    (one) =>
      /^(?:what|how|which|why|would)\b.*\b(?:would|will|could|might|do|does|think)\b/i.test(one.said) &&
      one.names("former") &&
      3,
  ],
  [
    "follow_up",
    ({ said }) =>
      /^(?:what|how|which|why|where|when|who) (?:\w+ )?(?:would|will|might|could|do) (?:they|he|she)\b/i.test(said) &&
      2,
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
      (one.names("own") || !one.does("question") || /\b(?:are there|exist|have been|were)\b/i.test(one.said)) &&
      (one.does("question", "read", "list") || isBare(one)) &&
      !one.names("gallery") &&
      one.studies < 2 &&
      3,
  ],
  ["list", ({ does, names }) => does("read", "question") && names("everything") && names("own") && 2],
  ["list", ({ said }) => /^(?:list|studies|history)$/i.test(said) && 2],
  [
    "list",
    (one) =>
      one.does("question") &&
      /^(?:what|which|any)\b/i.test(one.said) &&
      one.names("running") &&
      one.study === null &&
      !asksPeople(one) &&
      2,
  ],
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
    ({ does, study, words, hasMaterial }) =>
      (does("bareLatest") || (study === "handle" && words === 1)) && !hasMaterial && 2,
  ],
  [
    "show",
    (one) =>
      /^(?:what|how)(?: was|['’]s| is| were)\b/i.test(one.said) &&
      one.names("outcome", "happening") &&
      (one.study !== null || one.names("result")) &&
      one.studies < 2 &&
      2,
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
    ({ said, hasMaterial }) =>
      hasMaterial && /^ask (?:\d+|an?|some|[a-z]+teen|ten|twelve|twenty|five|six|eight) /i.test(said) && 3,
  ],
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
