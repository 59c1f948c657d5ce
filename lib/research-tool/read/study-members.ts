import { partOf } from "../../cut-text.ts";
import { type StudyTypeId, studyTypeIds } from "../../engines/study-types.ts";
import type { Command } from "../command.ts";
import { numberOf } from "./counts.ts";
import type { Material } from "./material.ts";
import { peopleIn, subjectOf } from "./people-asked.ts";

/** What a message says of how anything is run: its seed, its engine, its personas. */
export function readOptions(said: Material): Partial<Command> {
  const seed = said.take(
    /[,;(]?\s{0,3}\b(?:(?:with|using|at|on|and)\s+)?(?:the\s+)?seed(?:\s+(?:of|number))?[\s=:#]*(\d{1,16})\b\)?/i,
  );
  const engine = said.take(
    /[,;(]?\s{0,3}\b(?:with|on|using|by|through|in|use)\s+the\s+(?:built-in\s+|rule-based\s+)?simulator\b\)?/i,
  );
  const each = said.take(
    /[,;(]?\s{0,3}\b(?:(?:with|and)\s+)?(\d{1,2}|one|two|three)\s+(?:interviews?\s+(?:each|per\s+persona|with\s+each(?:\s+\w+)?|apiece)|(?:times\s+)?each)\b\)?|\bn_per_persona[\s=:]*(\d{1,2})/i,
  );
  const webhook = said.take(
    /[,;(]?\s{0,3}\b(?:(?:and|then)\s+)?(?:call|notify|post to|with|use|send)?\s*(?:the |my |a )?(?:web-?hook|callback)(?:_url)?\s*(?:url|to|at|is|=|:)?\s*(https?:\/\/[^\s,)]+)/i,
  );
  const ids = said.words.match(/\bp_[a-z0-9_]{2,40}\b/g);
  return {
    ...(seed && { seed: Number(seed[1]) }),
    ...(engine && { engine: "simulator" as const }),
    ...(each && { n_per_persona: numberOf(each[1] ?? each[2]!) }),
    ...(webhook && { webhook_url: webhook[1]! }),
    ...(ids && { persona_ids: [...new Set(ids)] }),
  };
}

const furtherDeed = "(?:publish|list|share|e-?mail|send|compare|show|tell|give|delete|cancel|summari[sz]e)";
const furtherThing = "(?:it|them|me|us|the (?:results?|report|study|findings))";
const furtherOrder = new RegExp(
  `(?:[,;.]\\s{0,3}|\\s)(?:and\\s|then\\s|also\\s){1,3}(?:please\\s)?(${furtherDeed}\\s+${furtherThing}\\b[^⟦]*)$`,
  "i",
);

/** Whom and what a study asks, as the message has it. */
export function readStudy(said: Material): Partial<Command> {
  const later = said.take(furtherOrder);
  const options = readOptions(said);
  const own =
    said.take(/\s{0,3}\b(?:with|to|on|using|among|from|of)?\s{0,3}(?:my|our)\s+(?:own\s+|saved\s+)*personas?\b/i) !==
    null;
  const explicit = /\b(b2b|b2c)\b/i.exec(said.head)?.[1]?.toLowerCase() as "b2b" | "b2c" | undefined;
  const study_type = typeIn(said.head);
  const named = peopleIn(said);
  const clause = topicOf(said);
  const asked = named ?? (clause === null ? null : subjectOf(clause));
  const question = clause === null ? null : asQuestion(clause, asked?.words ?? null);
  const topic =
    question === null || opensBlock(said.words) ? question : [question, said.rest].filter(Boolean).join(" ");
  const [shown] =
    /\b(?:headlines?|taglines?|slogans?|messages?|ads?|adverts?|advertisements?|copy|claims?|pitch|e-?mails?|texts?|posts?|concepts?|subject lines?|statements?)\b/i.test(
      said.words,
    )
      ? said.quotes
      : [];
  const type = study_type ?? (topic === null ? undefined : inferType(`${said.head} ${topic}`));
  return {
    ...options,
    ...(topic !== null && { topic }),
    ...(shown !== undefined && { stimulus: shown }),
    ...(type && { study_type: type }),
    ...(explicit && { audience: explicit }),
    ...(asked?.words && { audience_description: asked.words }),
    ...(asked?.count && { people: asked.count }),
    ...(own && { own_personas: true }),
    ...(later && { later: sentenceOf(later[1]!) }),
  };
}

const sentenceOf = (words: string) =>
  `${partOf(words, 0, 1).toUpperCase()}${partOf(words, 1)}`.replace(/[.!?\s]{1,9}$/, "");

const typeWords: [StudyTypeId, string][] = [
  ["winloss", "win[- ]?/?loss|won and lost deals|lost deals"],
  ["pricing", "pric(?:e|es|ing)|willingness to pay|price point"],
  [
    "messaging",
    "messag(?:e|es|ing)|headlines?|taglines?|slogans?|copy|ads?|adverts?|subject lines?|landing page|claims?",
  ],
  ["competitor", "competit(?:or|ors|ive|ion)|rivals?|alternatives|versus|vs"],
  ["churn", "churn|retention|cancel(?:l?ing|lations?|led|s)?|unsubscrib\\w+|stop(?:ped)? using|leaving"],
  ["segmentation", "segment(?:s|ation)?|clusters|needs map"],
  ["cx", "cx|customer experience|customer journey|onboarding|support experience|checkout experience"],
  ["brand", "brand(?:ing)?|reputation|awareness"],
  ["concept", "concept|idea|prototype"],
  ["product", "product(?:[- ]fit)?|features?"],
  ["custom", "custom|general|exploratory"],
];
const typed = typeWords.map(([id, words]) => [id, new RegExp(`\\b(?:${words})\\b`, "i")] as const);

/** The type that the head names beside its noun: "a pricing study", "concept test". */
function typeIn(head: string): StudyTypeId | undefined {
  const named =
    /\b((?:[\w/-]+\s+){1,3})(?:stud(?:y|ies)|research|surveys?|tests?|interviews?|analysis|poll|round)\b|\btype[\s=:]+([\w-]+)/i.exec(
      head,
    );
  const words = named?.[1] ?? named?.[2] ?? "";
  return (
    studyTypeIds.find((id) => new RegExp(`\\b${id}\\b`, "i").test(words)) ??
    typed.find(([, one]) => one.test(words))?.[0]
  );
}

/** The type that a topic's words speak of. */
function inferType(text: string): StudyTypeId {
  if (/\b(?:pay|worth|afford|cost|price[ds]?|pricing)\b|[$€£]\s?\d/i.test(text)) return "pricing";
  const found = typed.find(([id, one]) => id !== "pricing" && id !== "custom" && one.test(text));
  if (found !== undefined) return found[0];
  return /\b(?:would|might|could)\b.{0,200}?\b(?:try|use|buy|want|switch|adopt|join|sign up|download|subscribe)\b/i.test(
    text,
  )
    ? "concept"
    : "custom";
}

/** Whether what follows in the message is material as a whole. */
const opensBlock = (words: string) => /:(?=\s|$|⟦)|\n/.test(words);

const aim =
  "to (?:see|find out|find|learn|understand|test|check|know|explore|figure out|gauge|measure|decide)(?: about)?";
const introduction = new RegExp(
  `\\b(?:(?:on|about|into|regarding|concerning|${aim}|asking(?: them)?|that asks)\\s+|(?=\\b(?:whether|why|how|what|who|which|if|when|where)\\s))`,
  "i",
);

/** What the study is about: after a colon or a quotation mark, else after the word that introduces it. */
function topicOf(said: Material): string | null {
  const { block, words } = said;
  if (block !== null && opensBlock(words)) return clean(block);
  const bare = words.replace(
    /^(?:find out|figure out|learn|understand|discover|see|check|measure|assess|gauge|know|hear)\s+(?=(?:whether|if|why|how|what|which|who|when|where)\b)/i,
    "",
  );
  if (
    /^(?:whether|if|why|how|what|which|who|when|where|would|will|do|does|are|is|could|might|should|can)\b/i.test(bare)
  )
    return clean(said.said(bare));
  const introduced = introduction.exec(words);
  if (introduced !== null) return clean(said.said(partOf(words, introduced.index + introduced[0].length)));
  if (block !== null)
    return clean(
      said.said(words.replace(/^\w+\s+/, "")).length > 0 && !/\b(?:study|survey|research)\b/i.test(words)
        ? said.said(words.replace(/^\S+\s+/, ""))
        : block,
    );
  const named =
    /\b(?:for|of)\s+(.+)$/is.exec(words) ??
    /^(?:test|research|explore|investigate|study|examine|evaluate|gauge|validate|probe|measure|assess|analy[sz]e|ask|put|show|present|pitch|try)\s+(.+)$/is.exec(
      words,
    );
  return named === null ? null : clean(said.said(named[1]!));
}

const clean = (text: string): string | null => {
  const words = text.replace(/^[\s,;:–—-]+|[\s,;:–—-]{1,9}$/g, "");
  return words === "" ? null : words;
};

/** A topic as a question: one that is only a noun becomes what people think of it. */
function asQuestion(clause: string, people: string | null): string {
  const named = people === null ? clause : clause.replace(/\b(?:they|them)\b/i, people);
  if (
    /\b(?:whether|if|why|how|what|which|who|when|where|would|will|do|does|are|is|could|should|can)\b/i.test(named) ||
    named.split(/\s+/).length > 12
  )
    return `${partOf(named, 0, 1).toUpperCase()}${partOf(named, 1)}`;
  return `What do ${people ?? "people"} think of ${named.replace(/[.?!]{1,9}$/, "")}?`;
}
