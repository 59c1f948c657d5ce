import { isForeign } from "./common-words.ts";
import { graspOf, noGrasp } from "./grasp-of.ts";
import { tokensOf } from "./read-text.ts";
import { openings, subjectPatterns } from "./subject-patterns.ts";

/** What people are asked about, and which part of the text it was read from. */
export type Subject = {
  subject: string;
  span: readonly [start: number, end: number];
  /** How well it is known what is asked about, from 0 to 1: a factor on how much of the topic is recognised. */
  grasp: number;
};

/** A subject longer than this does not fit into a spoken question: characters. */
const longest = 110;
/** How much of a sentence is read for its subject: characters; it bounds the time that patterns can take. */
const mostRead = 400;
/** How many sentences are tried for a subject. */
const mostTried = 6;
/** Words after which a subject is complete. */
const adjuncts =
  /\s(?:when|if|before|after|because|since|while|whenever|unless|so that|in order to|even though|although|compared (?:to|with)|versus|vs\.?|rather than|instead of|as opposed to|or not|at all|and why|and how|and what|and which|and whether|and when|(?:over|against) (?-i:(?=\p{Lu}))|among |amongst |during|once|than|despite|given)(?=\s|$|(?<=\s)).*$/iu;
/** Verbs of a relative clause that need what they tell. */
const tells =
  /\s(?:that|which)\s(?:\w+\s)?(?:tells?|shows?|reminds?|knows?|alerts?|warns?|notices?|predicts?|learns?|says?)(?:\s\w+){0,2}$/i;
const determiner =
  /^(?:an?|the|this|that|these|those|their|its|some|any|no|every|each|another|your|\d+|two|three|four|five)\s/i;
/** Things that are counted one by one and so need an article; a hint to English only. */
const counted =
  /^(?:kit|app|plan|subscription|service|tool|platform|car|bank|card|phone|laptop|watch|bottle|box|course|program|programme|system|device|assistant|bot|chatbot|store|shop|restaurant|hotel|brand|label|fee|tier|bike|e-bike|scooter|snack|drink|toy|game|website|page|tagline|slogan|headline|message|logo|name|feature|button|dashboard|agency|clinic|gym|membership|policy|loan|mortgage|package|product|offer|bundle|marketplace|copilot|agent|robot|vacuum|mattress|sofa|chair|desk|ring|tracker|thermostat|doorbell|lock|camera|bar|serum|trial|discount|campaign|newsletter|podcast|magazine|network|wallet|account|fund|festival|cruise|school|bootcamp|degree|tutor|therapist|nurse|concierge|week|planner|monitor|stroller|helmet|jacket|shirt|shoe|sneaker|handbag|dress|suit|burger|increase|model|process|idea|concept|option|version|line|range|topic|thermostat|camera|tool)$/i;

/** Questions that speak to the respondent keep "your"; elsewhere it is somebody else's word for what is theirs. */
const spokenTo = /\b(?:do|did|would|will|are|can|could|have|were|if|should) you\b/i;

const ownWords: [RegExp, string][] = [
  [/\b(?:our|my|its)\s/gi, "the "],
  [/\btheir\s/gi, "your "],
  [/\bthem\b/gi, "this"],
];

/** The sentences of a text, those that ask something first: what a topic is about stands most often in its question. */
function sentencesIn(text: string): string[] {
  const all = text.split(/(?<=[.!?])\s+(?=[\p{L}\p{N}"“(])|\n+/u).filter((sentence) => tokensOf(sentence).length > 1);
  const asks = (sentence: string) => sentence.trim().endsWith("?");
  return all.length === 0 ? [text] : [...all.filter(asks), ...all.filter((sentence) => !asks(sentence))];
}

function withoutOpening(sentence: string): string {
  let rest = sentence
    .replace(/\b(we|they|you)'re\b/gi, "$1 are")
    .replace(/\bI'm\b/gi, "I am")
    .replace(/\b(we|they|i)'ve\b/gi, "$1 have")
    .trim()
    .replace(/^["“'(]+(?=\p{Lu}[^"”]*$)/u, "");
  for (let round = 0; round < 3 && openings.test(rest); round += 1) rest = rest.replace(openings, "").trim();
  return rest;
}

/** Cuts what a spoken question does not need: adjuncts, relative clauses, a second part. */
function cutShort(found: string): string {
  let subject = found
    .replace(/[?!.;:]+(?:\s.*)?$/s, "")
    // "An app that tells you when to water your plants" is not complete before "when".
    .replace(adjuncts, (cut, at: number) => (tells.test(found.slice(0, at)) ? cut : ""))
    .replace(/\s(?:differ|vary|diverge)(?:\s.*)?$/i, "")
    .replace(/\sas (?:an?|the|your|our|their) (?!service\b).*$/i, "")
    .trim();
  subject = subject.replace(
    /,\s(?:and|but|or|so|which|who|with|priced|including|such|because|at|what|how|or|not)\b.*$/i,
    "",
  );
  if (!/[$€£\d]/.test(subject)) subject = subject.replace(/\sper\s(?:day|week|month|year)$/i, "");
  if (subject.length > 60) subject = subject.replace(/\s(?:that|which|who|where|whose)\s.*$/i, "");
  if (subject.length > 70)
    subject = subject.replace(/\s(?:with|without|including|featuring|made|designed|built|sold)\s.*$/i, "");
  if (subject.length > longest) subject = subject.replace(/,.*$/, "");
  if (subject.length > longest) {
    const cut = subject.slice(0, longest);
    subject = cut.slice(0, Math.max(cut.lastIndexOf(" "), 20));
  }
  return subject.replace(/[\s,–—-]+$/, "").replace(/\s(?:and|or|for|to|of|with|in|on|at|by|from|the|an?)$/i, "");
}

/** Puts "a" before something that is counted and has no article: "How do you feel about a meal kit?" */
function withArticle(subject: string): string {
  if (determiner.test(subject) || /^["“']/.test(subject)) return subject;
  if (
    /^(?:\w+\s)?(?:journey|future|process|experience|price|cost|quality|design|idea|role|rise|launch)\sof\s/i.test(
      subject,
    )
  )
    return `the ${subject}`;
  const words = subject
    .split(/\s(?:for|with|that|of|in|at|from|to|by|on|without|who|which|as|about)\s|,/)[0]!
    .split(" ");
  if (!counted.test(words.at(-1)!) || words.length > 7) return subject;
  // A name in capitals before it, as in "the Acme app", is no adjective; an article reads well before both.
  return `${/^(?:[aio](?!ne\b|nce)|e(?!u)|u(?!ni|se|s-|\b)|hour|honest|[FLMNSX][A-Z])/.test(words[0]!) || /^[AEIO]/.test(words[0]!) ? "an" : "a"} ${subject}`;
}

/** Lower case at the start, but for names and abbreviations. */
function lowerStart(subject: string, isName: (word: string) => boolean): string {
  const first = /^\p{Lu}(?:\p{Ll}+|(?=\s))/u.exec(subject)?.[0];
  if (!first || isName(subject.split(/[\s,']/)[0]!)) return subject;
  return subject[0]!.toLowerCase() + subject.slice(1);
}

/** "Replace A with B" and "let A do B" are asked about as what they are: something done. */
const deeds: [RegExp, string][] = [
  [/\breplac(?:e|ing)\s(?<it>.{2,60}?\s(?:with|by)\s.+)/i, "replacing"],
  [/\bcharg(?:e|ing)\s(?<it>[$€£]?\d.+)/i, "charging"],
  [/\blet(?:ting)?\s(?<it>(?:an?|the|our|your)\s.+)/i, "letting"],
];

const priceChange =
  /\b(?:rais|increas|lower|cut|reduc|chang|doubl|hik)(?:e|es|ed|ing|ting|s|t)?\s(?:the |our |its |their )?(?:\w+ )?(?:price|fee|cost|rate)s?\b(?:\sby\s\S+(?:\s?percent)?)?(?:\s(?:of|for|on)\s(?<of>.+?))?(?=\sfrom\s|\sto\s|\sby\s|[?.!,]|$)/i;

/** What people are asked about, as a noun phrase that fits into "How do you feel about …?" */
export function readSubject(text: string, isName: (word: string) => boolean): Subject {
  // What stands in quotes is a message under test: its words and marks are nobody's grammar.
  const quotes: string[] = [];
  const masked = text.replace(/["“]([^"“”\n]{2,160})["”]/g, (quote) => `Quote${quotes.push(quote) - 1}x`);
  const unmasked = (masked: string) => masked.replace(/Quote(\d+)x/gi, (_, index) => quotes[Number(index)]!);
  const sentences = sentencesIn(masked)
    .slice(0, mostTried)
    .map((sentence) => withoutOpening(sentence.slice(0, mostRead)));
  // "Would they use it?" asks about what the sentence before it tells.
  const asked = sentences.find((sentence) => phraseIn(sentence) !== null) ?? sentences[0]!;
  const phrase = phraseIn(asked);
  const sentence = unmasked(asked);
  const found = phrase === null ? null : phrase;
  const span = spanOf(text, found === null ? sentence : unmasked(found));
  if (!/[\p{L}\p{N}]/u.test(sentence)) return { subject: "this offer", span, grasp: noGrasp };
  if (found === null) return { subject: `the question “${cutQuote(sentence)}”`, span, grasp: noGrasp };
  let subject = nameIn(found, isName);
  for (const [own, other] of ownWords) subject = subject.replace(own, other);
  if (!spokenTo.test(asked) && !/\byou\b/.test(found))
    subject = subject.replace(/\byour\s/gi, (own) => (/their/i.test(found) ? own : "the "));
  subject = unmasked(withArticle(asked.startsWith(found) ? lowerStart(subject, isName) : subject));
  return { subject: subject || "this", span, grasp: graspOf(subject || "this", asked) };
}

/** Of "our expense software Acme Pay" and "Notion for small teams": the name alone, which says all of it. */
function nameIn(found: string, isName: (word: string) => boolean): string {
  const { last, first } =
    /^(?:(?:our|the|my|its)\s(?:\p{Ll}[\p{L}-]*\s){1,4}(?<last>\p{Lu}\p{Ll}.*)|(?<first>\p{Lu}\p{Ll}\S*(?:\s\p{Lu}\S*)*)\sfor\s.+)$/u.exec(
      found,
    )?.groups ?? {};
  const name = last ?? first;
  return name?.split(" ").every(isName) ? name : found;
}

function phraseIn(sentence: string): string | null {
  const change = priceChange.exec(sentence);
  if (change) {
    const way = /^(?:lower|cut|reduc)/i.test(change[0])
      ? "a lower price"
      : /^chang/i.test(change[0])
        ? "a new price"
        : "a higher price";
    const whose =
      change.groups?.of ??
      /^(?<it>.{3,60}?)\s(?:is\s|are\s|plans to\s|wants to\s|will\s)*(?:rais|increas|lower|cut|reduc|chang|doubl|hik)\w*\s(?:its|their)\s/i.exec(
        sentence,
      )?.groups?.it;
    return whose ? `${way} for ${lowerArticle(cutShort(whose))}` : way;
  }
  for (const [pattern, doing] of /^should\b.*\breplace\b/i.test(sentence) ? [] : deeds) {
    const it = pattern.exec(sentence)?.groups?.it;
    if (it) return `${doing} ${cutShort(it)}`;
  }
  for (const pattern of subjectPatterns) {
    const groups = pattern.exec(sentence)?.groups;
    if (groups?.rival) return `the choice between this offer and ${cutShort(groups.rival)}`;
    const it = groups?.it;
    if (!it) continue;
    const cut = inner(cutShort(sides(it)));
    if (/[\p{L}]/u.test(cut) && !/^(?:it|this|that|them|one|us|so|more|to|about|off|out|up|the)$/i.test(cut))
      return cut;
  }
  return statement(sentence);
}

const lowerArticle = (phrase: string) => phrase.replace(/^(?:An?|The|Our|My)\s/, (article) => article.toLowerCase());

/** Of "A over B", "between A and B" and "from A to B": what is asked about. */
function sides(it: string): string {
  const paid =
    /^(?<price>(?:[$€£]\s?\d\S*|\d\S*\s(?:usd|eur|gbp|dollars|euros|pounds))(?:\s(?:per|a)\s\w+)?)\s(?:more )?(?:for|to (?:use|get|own|buy|join|have))\s(?<thing>.+)$/i.exec(
      it,
    )?.groups;
  if (paid) return `${cutShort(paid.thing!)} for ${paid.price}`;
  return it
    .replace(/^between\s/i, "")
    .replace(/^from .{1,60}? to (?=\S)/i, "")
    .replace(/^(?:who|that|whether|if|when|how|to)\s(?:they\s|to\s)?/i, "");
}

/** Drops verbs, purposes and durations that are left at the edges of a phrase. */
function inner(subject: string): string {
  return subject
    .replace(/^(\w+ing)\s(?:for\s)?\d+\s(?:second|minute|hour|day|week|month)s?\s(?=(?:for|on|in|to|at)\s)/i, "$1 ")
    .replace(
      /^(?:using|buying|adopting|choosing|trying|switching to|paying for|to (?:use|buy|adopt|try|pay for))\s/i,
      "",
    )
    .replace(/^(?:us|me)\b(?:\sas\s.*)?$/i, "the company")
    .replace(/\sto (?:an? |your |their |my )?(?:friends?|colleagues?|others|peers|somebody|someone|family)\b.*$/i, "")
    .replace(/^(?:about|of|to|on|from|for|in|with|towards?)\s(?=\S)/i, "")
    .replace(
      /\s(?:to (?:read|do|handle|write|manage|make|help|cook|plan|take|answer|check|get|be|have|run|track|replace|improve|reduce|save|drive|prepare|give|care|look|review|draft)\b.*)$/i,
      "",
    )
    .trim();
}

/** A sentence without a known form: a name that is something, or a noun phrase as it stands. */
function statement(sentence: string): string | null {
  const is = /^(?<it>[^,.?!]{2,60}?)\s(?:is|are)\s(?:an?|the|our)\s/iu.exec(sentence)?.groups?.it;
  if (is && !/^(?:there|it|this|that|here|what|how|why|who)$/i.test(is)) return cutShort(is);
  if (sentence.trim().endsWith("?")) return null;
  const does = doing.exec(sentence)?.groups?.it;
  if (does) return cutShort(does);
  const words = tokensOf(sentence);
  const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(sentence);
  const clause = cutShort(sentence);
  if (!latin || words.length === 0 || isForeign(words) || (clause.split(" ").length > 14 && !determiner.test(clause)))
    return null;
  return clause || null;
}

/** A thing and what it does: "Our oat milk contains less sugar". */
const doing =
  /^(?<it>(?:an?|the|our|this|my|\p{Lu})[^,.?!]{2,70}?)\s(?:contains|costs|has|offers|lets|helps|comes|gives|includes|saves|makes|uses|tracks|delivers|provides|automates|reduces|runs|works|needs|requires|allows|turns|sends|replaces|shows|reads|keeps|can|will|now|connects|learns|promises|gets|doubles|raises|lost|had|was|were|have|takes|feels|looks|seems|dropped|fell|rose|are|is)(?<!\b(?:that|which|who)\s\w+)\s/iu;

function cutQuote(sentence: string): string {
  const plain = sentence.replace(/["“”]/g, "'").replace(/\s+/g, " ").trim();
  if ([...plain].length <= 90) return plain;
  const cut = [...plain].slice(0, 90).join("");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 40))} …`;
}

function spanOf(text: string, found: string): readonly [number, number] {
  const at = text.indexOf(found);
  return at < 0 ? [0, text.length] : [at, at + found.length];
}
