import type { Brief } from "../../engines/brief.ts";
import { anyOf } from "../../engines/cells.ts";
import type { Plan } from "../../engines/plan.ts";
import { usualQuestions } from "../../engines/usual-questions.ts";
import { askedWhether, indirectQuestions, turned } from "./indirect-questions.ts";

const longestQuestion = 300;

/** What a study is to answer: the topic's own question first, then the plan's. */
export function topicQuestions({ topic }: Pick<Brief, "topic">, { decision, questions }: Plan): string[] {
  const whole = bounded(topic);
  const asked = decision === null ? untold(topic, whole) : eachAsked(decision);
  const others = questions.filter((question) => plain(question) !== plain(decision ?? whole)).flatMap(eachAsked);
  const each = [...asked, ...others]
    .map((question) => afterWhether(question, topic))
    .map(turnedAround)
    .map(bounded);
  return [...new Map(each.map((question) => [plain(question), question])).values()];
}

const bounded = (question: string): string =>
  question.length <= longestQuestion ? question : `${question.slice(0, longestQuestion - 1)}…`;

/** "X means anything to them?" as the topic has it after "whether": "Does X mean anything to them?" */
function afterWhether(question: string, topic: string): string {
  const said = question.replace(/\?$/, "");
  const found = ["whether ", "if "].flatMap((word) => {
    const at = topic.toLowerCase().indexOf(`${word}${said.toLowerCase()}`);
    return at < 0 ? [] : [topic.slice(at + word.length, at + word.length + said.length)];
  });
  return (found[0] === undefined ? null : askedWhether(found[0])) ?? question;
}

const turnedAround = (question: string): string => (question.endsWith("?") ? turned(question) : question);

/** "How do they see us, if they have heard of us at all?": a question of its own at the end of another. */
const ifHeard = /^(.{12,}?),? (?:and )?if ((?:they|people)(?:['’]ve| have) (?:even |ever )?heard of [^,?]+)\??$/i;

/** "How do they find it and have they heard of the chat?" */
const thenOther = /^(.{12,}?),? and ((?:have|had|has) (?:they|people|it|you)\b.{6,})$/i;
/** "What sorts of people rent, what they grow, whether they would pay": clauses that ask after a question. */
const thenSub = /,\s(?=(?:what|how|why|where|when|who|whom|whether) (?:they|people)\b)/i;
const embeds = /\S.*\b(?:what|how|why|where|when|who|if|whether|in what|:)\b|:/i;

const helping = "(?:would|will|do|does|did|is|are|can|could|should)";
const openers = "(?:what|which|who|where|when|how|why)";
const troubled = "any (?:barriers|concerns|doubts|interest|objections|problems|worries)";
const opens = `(?:${helping}|was it|were they|${openers}|${troubled})`;
const isAsked = new RegExp(`^(?:and |but |or )?${opens}\\b`, "i");
/** "What would they miss", where "what they would miss" is a part of another question. */
const isMain = new RegExp(
  `^(?:and |but |or )?(?:${helping}|was|were|${troubled}|(?:what|who) (?:made|had|won|lost|\\p{Ll}+(?:s|ed))|(?:what|which) \\p{Ll}+ (?:\\p{Ll}+ )?(?:feels?|sounds?|works?|makes?|matters?|lands?)|${openers}(?:['’]s| (?!(?:they|people|we|it|you|i)\\b)(?:\\p{L}+ ){0,6}?(?:${helping}|was|were)))\\b`,
  "iu",
);
const inList = new RegExp(`,\\s(?:and\\s)?(?=${opens}\\s)`, "i");
const telling = "(?:say |tell us |tell me |explain |describe )?";
const thenAsked = new RegExp(`,?\\s(?:and|-|–)\\s${telling}(?=${opens}\\s)`, "i");
const thenWhy = /^(.*?\S)(?:,? and|,) why(?: (?:not|or why not|is that|so))?\??$/i;

const fewestWords = 3;
const isShort = /^(?:and |but )?(?:who|what) \p{Ll}+s$/iu;
/** A question in two words, before others: "good idea, who would use it". */
const shortly = /^(?:a )?(?:good|bad|great) idea$|^(?:appealing|interesting|useful|worth it)$/i;

/** Each question of a list: "Is there interest, what are the worries, would they pay, and why?" asks four things. */
export function eachAsked(question: string): string[] {
  const [, own, heard] = ifHeard.exec(question) ?? [];
  if (own !== undefined) return [...eachAsked(`${own}?`), askedWhether(heard!) ?? asQuestion(heard!)];
  const clauses = clausesAfter(question);
  if (clauses !== null) return clauses;
  const [, before] = thenWhy.exec(question) ?? [];
  if (before !== undefined && isAsked.test(before)) return [...eachAsked(`${before}?`), "Why?"];
  const row = rowOfQuestions(question);
  if (row !== null) return row;
  const parts = question.split(inList);
  const areWhole = parts.every(
    (part) => isAsked.test(part) && (part.split(" ").length >= fewestWords || isShort.test(part)),
  );
  const areAlike = new Set(parts.map((part) => isMain.test(part))).size === 1;
  const [head, ...rest] = parts;
  if (rest.length > 1 && shortly.test(head!) && rest.every((part) => isMain.test(part))) return parts.map(asQuestion);
  return parts.length > 1 && areWhole && areAlike ? parts.map(asQuestion) : [question];
}

/** A question with others after it that are put as clauses; null where it has none. */
function clausesAfter(question: string): string[] | null {
  const [, main, then] = thenOther.exec(question) ?? [];
  if (main !== undefined && isMain.test(main)) return [main, then!].flatMap((part) => eachAsked(asQuestion(part)));
  const [first = "", ...clauses] = question.split(thenSub);
  if (clauses.length === 0 || !isAsked.test(first) || embeds.test(first)) return null;
  const whether = /^whether (.+?)\??$/i;
  return [first, ...clauses].map((part) => askedWhether(whether.exec(part)?.[1] ?? "") ?? asQuestion(part));
}

/** "Interest? Worries? Fair price?": questions in a row, after what they are about. */
function rowOfQuestions(text: string): string[] | null {
  const asked = text.replace(/^.*\.\s+(?=\p{Lu})/u, "").match(/\p{Lu}[\p{L} '’]{2,30}\?(?=\s|$)/gu) ?? [];
  const isWhole = text.endsWith(asked.join(" "));
  return asked.length > 1 && isWhole ? asked : null;
}

/** Nouns with which a topic asks without a question: "reasons that people leave, and what would have kept them". */
const opinions = anyOf("attitudes?, feedback, impressions?, opinions?, perceptions?, reactions?, thoughts, views?");
const nouns = anyOf("barriers?, experiences?, reasons?, satisfaction, segments?, cluster, group, types, kinds, groups");
const asking = new RegExp(`^(?:the )?(?:main |key |top |different )?(?:${opinions}|${nouns})\\b`, "i");

/** "I want first reactions and what would stop them": what people make of it, and a question beside it. */
const wanted = new RegExp(
  [
    "\\b(?:want|need|like|after|hear|get|know|understand|learn)\\b (?:to \\p{Ll}+ )?",
    `((?:\\p{Ll}+ ){0,2}${opinions}\\b[^.?;,]*?),? and (${openers}\\b[^.?;]+)`,
  ].join(""),
  "iu",
);

/** What a topic that was not read as a question asks: the whole of it, or each of its halves where both ask. */
function untold(full: string, topic: string): string[] {
  const row = rowOfQuestions(topic);
  if (row !== null) return row;
  const indirect = indirectQuestions(full);
  if (indirect !== null) return indirect;
  const [, judged, asked] = wanted.exec(topic) ?? [];
  if (judged !== undefined && asked !== undefined) return [judged, asked].map(asQuestion);
  const [sentence = topic, ...rest] = topic.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const parts = (rest.some((one) => one.endsWith("?")) ? topic : sentence).replace(/[?.\s]+$/, "").split(thenAsked);
  return parts.length > 1 && asking.test(topic)
    ? parts.map((part) => (/^(?:cluster|group|segment)\s/i.test(part) ? part : asQuestion(part)))
    : [topic];
}

function asQuestion(part: string): string {
  const said = part
    .trim()
    .replace(/^(?:and|but|or)\s+/i, "")
    .replace(/[?.,;\s]+$/, "");
  const asked = said
    .replace(/^(what|how) (we|they|i) (should|could|would|can|must) /i, "$1 $3 $2 ")
    .replace(/^.*$/, turned);
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}?`;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const asks =
  /^(?:and |but |so )?(?:what|which|who|whom|whose|why|how|when|where|would|will|do|does|did|is|are|was|were|can|could|should|has|have)\b/i;

/** The topic's questions that respondents are asked in its own words: those that read as a question. */
export function askableQuestions(plan: Plan): string[] {
  const usual = new Set(usualQuestions(plan.subject).map(plain));
  const isSideOfIt = /^what speaks (?:for|against) /i;
  return [...(plan.decision === null ? [] : [plan.decision]), ...plan.questions]
    .flatMap(eachAsked)
    .filter((question) => question !== "Why?")
    .filter((question) => question.trim().endsWith("?") || asks.test(question.trim()))
    .filter((question) => !usual.has(plain(question)) && !isSideOfIt.test(question))
    .filter((question, place, all) => all.findIndex((other) => plain(other) === plain(question)) === place);
}
