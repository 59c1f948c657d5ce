import { type Rule, readingRules } from "./reading-rules.ts";
import {
  asksNamed,
  asksPeople,
  changesMore,
  isAnotherThing,
  isBare,
  isClosed,
  isOwn,
  isPerson,
  onStudy,
} from "./sentence-kinds.ts";

/** In the order in which they are tried: the narrow ones first. */
export const verbRules: Rule[] = [
  ["types", (one) => /^tell (?:me|us) about\b/i.test(one.said) && one.says("kinds") && 4],
  ["help", ({ does, names }) => does("help") && !names("key", "cost", "usage", "webhook", "kinds") && 3],
  ["keys", (one) => one.names("key") && isOwn(one) && 3],
  ["deliveries", (one) => one.names("webhook") && isOwn(one) && (one.names("webhookItself") || isBare(one) ? 3 : 0)],
  [
    "usage",
    (one) =>
      one.names("usage") &&
      isOwn(one) &&
      !one.does("delete", "stop", "change") &&
      (one.names("own") || isBare(one)) &&
      3,
  ],
  ["estimate", ({ does, names }) => does("price") && (names("usage") ? 1 : 3)],
  [
    "types",
    (one) => ((one.names("kinds") && !(asksPeople(one) && one.does("research"))) || one.does("bareKinds")) && 4,
  ],
  [
    "import_personas",
    ({ does, names }) => ((does("import") && names("persona", "table")) || (does("save") && names("table"))) && 3,
  ],
  [
    "import_personas",
    (one) =>
      one.does("read", "question") && one.names("personaFile") && !/\b(?:export|download)\b/i.test(one.said) && 3,
  ],
  ["import_personas", ({ does, hasMaterial, words }) => does("import") && (hasMaterial || words === 1) && 2],
  ["import_personas", ({ does, names, said }) => does("have") && names("table") && !/\bwho\b/i.test(said) && 2],
  ["simulate", ({ does, names }) => (does("simulate") || (does("make", "ask") && names("scenario"))) && 3],
  ["simulate", ({ does, hasMaterial }) => does("scene") && hasMaterial && 3],
  [
    "simulate",
    ({ does, names }) => does("ask", "question", "research") && names("ownPersonas") && names("reaction") && 3,
  ],
  ["simulate", ({ does, names, says }) => does("present") && names("ownPersonas") && says("showing") && 3],
  [
    "simulate",
    (one) => one.says("askedPersonas") && !one.names("newStudy", "table") && !one.does("save", "question") && 4,
  ],
  ["simulate", (one) => asksNamed(one) && 4],
  [
    "simulate",
    (one) =>
      one.hasMaterial &&
      one.says("ownPersonas") &&
      !one.names("newStudy", "table", "attribute") &&
      !one.does("save", "import", "delete", "change", "question", "compare") &&
      3,
  ],
  ["simulate", ({ said }) => /^(?:my|our)(?: saved)? personas? (?:tell|say|answer|think|react)\b/i.test(said) && 3],
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
      (one.names("kinds") ? 1 : 3),
  ],
  ["compare", (one) => one.does("compare") && one.study !== null && 2],
  ["compare", (one) => one.does("question") && one.studies > 1 && one.names("agreement") && 4],
  ["compare", (one) => one.studies > 1 && /\b(?:vs\.?|versus|against)\b/i.test(one.said) && isBare(one) && 3],
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
      (one.does("make") || /^have\b/i.test(one.said)) &&
      one.names("again") &&
      !one.hasMaterial &&
      !changesMore(one.said) &&
      (one.study !== null || one.names("sameAgain")) &&
      3,
  ],
  [
    "cancel",
    (one) => one.does("stop") && (one.words === 1 && !one.hasMaterial ? 2 : isAnotherThing(one) ? 1 : onStudy(one)),
  ],
  ["delete_persona", (one) => one.does("delete") && isPerson(one) && 3],
  [
    "change_persona",
    ({ does, names, study, head }) =>
      (does("rename") || (does("change") && names("persona", "attribute"))) &&
      !names("study", "newPersona") &&
      (study !== "name" || /['’]s\b/.test(head)) &&
      3,
  ],
  [
    "save_persona",
    ({ does, names, study, said }) =>
      does("save") && names("persona") && study !== "name" && !/^personas? list\b/i.test(said) && 3,
  ],
  [
    "list_personas",
    (one) =>
      (one.does("list", "read", "question") || (one.does("bareList") && isBare(one))) &&
      one.names("persona") &&
      !one.hasMaterial &&
      !/^(?:how(?! many)|why|would|will|what (?:would|will|might|could))\b/i.test(one.said) &&
      isOwn(one) &&
      !one.names("reaction") &&
      3,
  ],
  ...readingRules,
];
