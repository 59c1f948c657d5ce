import { any } from "./any.ts";

/** Words before a sentence that say nothing of what it orders. */
const fillers = any(
  "hi hey hello ok okay so well now then also and right great thanks perfect cool alright yes yeah sure actually next finally just please pls plz kindly anyway nah oh yo but only to",
  "good (?:morning|day|evening|afternoon)",
  "thank you",
  "first(?:ly)?",
  "quickly?",
  "no(?=[,.!])",
);

/** Words that turn a question into a sentence. */
const toKnow = any(
  "know",
  "tell me",
  "let me know",
  "show me",
  "remind me",
  "explain",
  "see(?= which| who| (?:what|how much) (?:i|we)(?:['’]ve)?\\b)",
  "i(?:'d| would)? (?:like|want|need|love) to (?:know|see|find out|understand|learn)",
  "(?:can|do) you (?:know|tell me)",
  "i wonder",
);

const pleasing = "nice|great|good|kind|lovely|helpful|awesome|cool|useful";
const couldYou = "(?:you|we|i) (?:can|could|would|might)(?: please| kindly| maybe)?";

const politeness = [
  new RegExp(`^(?:${fillers})\\b[,.!:]?\\s+(?=\\S)`, "i"),
  /^(?:before|after|since|as|because|while|given|when|once|for)\b[^:,.;]{1,60}[,:]\s+(?=\S)/i,
  /^dear (?:sir|madam|all|team|colleagues?)(?: or madam)?,\s+/i,
  /^if (?:it|that|this)(?: is|'s|’s| isn't| isn’t| is not)\b[^:,.;]{1,40},\s+/i,
  /^(?:the |my |our )?[a-z-]+(?: [a-z-]+)?(?: has| have)? (?:wishes|wants|needs|would like|asks|asked|requests|requested|is asking)(?: (?:me|you|us))?(?: to know(?= the\b)|:| to| for)?\s+(?=\S)/i,
  /^(?:user )?(?:task|action|command|request|instruction|goal):\s+/i,
  /^(?:(?:i|we) )?request(?:ing)? (?=\w)/i,
  /^what (?:i|we)(?:'d|’d| would)? (?:like|want|need) is (?:for you )?(?:to )?(?=\w)/i,
  /^from now on,?\s+/i,
  /^(?:need|want|like) to know[,:]?\s+(?=(?:how|what|which|who|whether|if|why|when|where|whose)\b)/i,
  /^(?:i|we)(?:'d|’d| would)? (?:like|want|need) (?=(?:it|that|this) (?:done|run|repeated)\b)/i,
  /^(?:could|can|may) (?:i|we) (?:trouble|bother) you for\s+/i,
  /^(?:i|we)(?:'d|’d| would) like (?=another\b|in-depth\b)/i,
  /^i(?:'ve|’ve| have)? changed my mind[,.:]?\s+/i,
  /^i(?:'m|’m| am) new(?: here| to (?:this|it))?,\s+/i,
  /^on behalf of [^:,.]{1,40}[:,]\s+/i,
  /^(?:(?:i|we)(?:'d|’d| would| should)? (?:be|appreciate)\b[^,.:]{0,40}?|it would be (?:nice|great|good|kind|lovely)\b[^,.:]{0,20}?)\bif you (?:can|could|would|might)(?: please| kindly)?\s+/i,
  new RegExp(
    `^(?:(?:it|that) )?would be (?:\\w+ )?(?:${pleasing}) (?:if(?: ${couldYou})?|to(?= \\w)(?: get to)?)\\s+`,
    "i",
  ),
  /^(?:(?:i|we)(?:['’]d| would) )?(?:love|appreciate) (?=(?:some|an?|your|the)\b)/i,
  /^(?:i|we)(?:['’]m| am|['’]re| are) looking for (?=(?:the|my|our|a|an)\b)/i,
  /^(?:i|we)(?:['’]d| would) (?:add|put|have|need) (?=(?:one|another|a|an)\b)/i,
  /^(?:i|we) (?:have|had|need) to (?=hear\b)/i,
  /^(?:i|we) (?:want|wish|need|ask|require|would like) that (?:you )?/i,
  /^(?:i|we) (?:want|need|like) (?=(?:see|show|make|run|list|know|ask|dig|go|follow|repeat|rerun|open|unlist|stop|cancel|compare|publish|hide|save|delete|change|import)\b)/i,
  /^go (?:and |ahead and )?(?=(?:ask|show|get|find|run|check|open|see|test)\b)/i,
  /^be so (?:good|kind|nice) as to (?:let (?:me|us) )?/i,
  /^(?:i|we) should like to\s+/i,
  /^(?:i|we)?\s?wanna\s+/i,
  /^(?:there|team|claude|assistant|bot|touchstone|again(?=[.!]))[,.!]\s+/i,
  /^(?:can|could|would|will|may|might|shall|should) (?:you|u|we|i)(?! mind| trouble| bother)(?: please| kindly| maybe| now| quickly| just| then| also| possibly)* (?=\w)/i,
  /^(?:i|we)(?:'d|’d| would)? (?:really |also |only |just |now )*(?:like|love|want|need|wish|have|'d like|prefer)(?: you| someone| us)? to\b\s*(?:please )?(?=\w)/i,
  /^(?:i'd|we'd|i’d|we’d|i|we)(?: would)? (?:like|love|want)(?: you)? to\s+/i,
  /^(?:i|we) (?:was|were|am|are|'m) (?:wondering|hoping|curious|looking|trying|planning)(?: if| whether)?(?: (?:you|we|i) (?:can|could|would|might))?(?: to| about)?\s+/i,
  /^(?:i'm|we're|i’m|we’re) (?:wondering|hoping|curious|looking|trying|planning)(?: if| whether)?(?: (?:you|we|i) (?:can|could|would|might))?(?: to| about)?\s+/i,
  /^(?:do you mind|would you mind|(?:is it|would it be) possible to|are you able to|any chance you (?:can|could)|how about|what about)\s+/i,
  /^(?:let'?s|let us|let me|you (?:can|may|could|should)(?: now| please)?|go ahead and|try (?:to|and)|help me(?: to)?)\s+/i,
  /^(?:be so kind (?:as )?(?:to|and)|so kind and|feel free to|(?:it'?s )?time to|make sure(?: to| that)?)\s+/i,
  new RegExp(`^(?:${toKnow})[,:]?\\s+(?=(?:how|what|which|who|whether|if|why|when|where|whose)\\b)`, "i"),
];

/** A sentence without its greeting and its politeness: what it says first is then the deed or the question. */
export function withoutPoliteness(sentence: string): string {
  let rest = sentence.trim();
  for (;;) {
    const shorter = politeness.reduce((words, polite) => words.replace(polite, ""), rest).trim();
    if (shorter === rest || shorter === "") return rest;
    rest = shorter;
  }
}

/** Whether words begin with what is not to be done. */
export const forbids = (words: string): boolean => negation.test(words);

const forbidding =
  "(?:(?:i|we) (?:do not|don['’]?t) want(?: you)? to|do not|don['’]?t(?! let)|never|no (?:new|more|further)|no need to|without|not)";
const instead = "(?:just|only|instead|but|rather|simply)";
const negation = new RegExp(`^${forbidding}\\b(?:(?!\\b${instead}\\b)[^,;.!?])*`, "i");

/** What a sentence asks for instead of what it forbids: null where it only forbids; undefined where it forbids nothing. */
export function insteadOfForbidden(sentence: string): string | null | undefined {
  if (!negation.test(sentence)) return undefined;
  const rest = sentence
    .replace(negation, "")
    .replace(/^[\s,;:.!—–-]*(?:(?:but|just|only|instead|rather|simply|and)\b[\s,]*)*/i, "");
  if (rest === "") return null;
  // It may forbid more than one thing.
  const further = insteadOfForbidden(rest);
  return further === undefined ? rest : further;
}
