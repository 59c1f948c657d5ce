import { anyOf } from "../../engines/cells.ts";
import { afterVerb, isCircumstance, isDeed, verbAfter } from "./option-words.ts";

const helping = anyOf("would, will, do, does, did, is, are, was, were, can, could, should, has, have");
const opens = new RegExp(`^(?:(?:and|but|so|or|also) )?(?:${helping})\\b(?:n['’]t)? `, "i");
/** "Find out whether customers prefer A or B": the question within a request. */
const indirect =
  /^.*\b(?:know|find out|see|learn|understand|decide|deciding|ask|tell us|wonder\w*|curious|sure) (?:whether|if) /i;
const deciding = /^.*\b(?:decid(?:e|ing)|choos(?:e|ing)) whether to /i;
const aside = new RegExp(`^[^,:?]{3,60},\\s(?=${helping} )`, "i");
const more = anyOf(
  "more, most, less, better, best, worse, worst, rather, prefer\\w*, first, wins?, sooner, harder, easier, cheaper, faster, tougher, stronger",
);
const amounts = anyOf("more, less, fewer, later, longer, over, under, higher, lower, better, worse, none, nothing");
const asksOther = new RegExp(
  `\\bas \\w+ as\\b|\\bor (?:${amounts}(?! \\w)|${anyOf("not, no, so, two, three, four, five, six, \\d")}\\b)`,
  "i",
);
const isWh = /^(?:and |but )?(?:who|whom|whose|what|which|where|why|how|when)(?:['’]?(?:s|d|re|ll|ve))?\b/i;

/** What joins options. */
const or = "\\bor\\b";
const list = `(.+${or}.+)`;

/** "Is it A or B", "because of A or B": reasons, and what something is. */
const causes = [
  /^(?:is|was) it (?:really |mainly |just )?((?:the )?\S+(?: \S+)?) or (?:is|was) it ((?:the )?\S+(?: \S+)?)$/i,
  new RegExp(`\\b(?:because of|due to|down to) ${list}`, "i"),
  new RegExp(`^(?:is|was|are|were) (?:it|this|that|they|we) (?:about |more )?(?!better\\b|best\\b)${list}`, "i"),
  new RegExp(`\\bthink (?:it|this|that|they) (?:is|are) ${list}`, "i"),
  /^(?:is|was|are|were) (.+? or .+?) (?:the|a|to) (?:\S+ )?(?:problem|reason|issue|cause|trouble|obstacle|blame)$/i,
];
/** Words before how something is seen: "Do people find the name posh, modern or dull?" */
const images = [
  new RegExp(`\\b(?:seen|viewed|perceived|regarded|thought of|described|comes? across) as (?:being )?${list}`, "i"),
  new RegExp(`\\b(?:see|sees|view|regard|describe|think of) (?:\\S+ ){1,4}?as ${list}`, "i"),
  new RegExp(`\\bfinds? (?:it|them|this) ${list}`, "i"),
  new RegExp(`\\bmakes? \\S+ think of ${list}`, "i"),
  new RegExp(`\\b(?:sounds?|seems?|looks?|feels?|comes? across|say|mean|suggest|convey|stand for) ${list}`, "i"),
];
const finding = /\b(?:find|consider)s?\s(?:.*?\s)?(\S+(?:, | or ).*)$/i;
const word = /^(?:(?:too|like|rather|just|a bit) )?\S+$/i;
const preferring = [
  { verbFirst: false, pattern: new RegExp(`\\brather (?:have|see) ${list}`, "i") },
  { verbFirst: true, pattern: new RegExp(`\\brather ${list}`, "i") },
  { verbFirst: true, pattern: new RegExp(`^(?:is|would) it (?:be )?(?:better|best|wiser) to ${list}`, "i") },
  { verbFirst: true, pattern: new RegExp(`\\b(?:prefer|want|like) to (?!know|hear|learn|find)${list}`, "i") },
  {
    verbFirst: false,
    pattern: new RegExp(`\\b(?:prefer|want|choose|pick|go for|opt for) (?!to\\b|up\\b|out\\b)${list}`, "i"),
  },
  { verbFirst: false, pattern: new RegExp(`^would (?:\\S+ ){1,3}?like (?=(?:an?|the|more|fewer|less) )${list}`, "i") },
];
const circumstances = anyOf("at, in, on, by, with, for, after, before, near, from, during");
/** "Do drivers trust it more at night or in the rain?" */
const moreWhen = new RegExp(`\\b(?:more|better|best|most|rather) (${circumstances} .+? or ${circumstances} .+)$`, "i");
/** "Is the course too long or too dull?" */
const excess = /^(?:is|are|was|were) .*?\b(too \S+ or too \S+)$/i;
/** Who or what belongs to a thing, so that the verb after it is no choice of those asked. */
const within = /\b(?:who|whom|that|which|because|if|when|while|and|like|such as)\b/i;

/** The last option without what is said of all: "SumUp for taking card payments". */
const withoutPurpose = (option: string): string =>
  option.replace(/^(.{2,}?)\s(?:for \w+ing|to (?!go\b)\w+|when|(?:on|in|at|for) (?:the|our|their))\s.+$/i, "$1");
const tail =
  /\s(?:that|which|would|will|should|could|might|helps?|works?|matters?|wins?|counts?|do|does|is|are|be|(?:more|less|most) (?:interested|likely|open|willing|keen))\b.*$/i;
const vague =
  /^(?:(?:just|rather|simply|perhaps|maybe) )?(?:(?:some|any|no)(?:thing|one|body|where)|others?|another|elsewhere|neither|none|both)\b/i;

const split = (text: string): string[] => text.split(/\s*,\s*(?:or\s+)?|\s+or\s+/i);

/** The options of a list, without what is said of all, and without "or something else". */
function listed(text: string): string[] {
  const parts = split(text.replace(/^either /i, "")).map((part) =>
    part
      .trim()
      .replace(/^(?:because of|due to|either|whether)\s/i, "")
      .replace(goingTo, "")
      .replace(/(?<=.)\s(?:instead|then)$/i, ""),
  );
  const named = vague.test(parts.at(-1)!) ? parts.slice(0, -1) : parts;
  const short = named.map((part) => part.replace(tail, "").trim());
  // "A bin that sorts or one that only weighs": what follows "that" is all that sets them apart.
  const isSame = short.some((part) => /^(?:the )?ones?$/i.test(part));
  return (isSame ? named : short)
    .map((part, at) => (at === named.length - 1 && at > 0 ? withoutPurpose(part) : part))
    .map((part) => part.replace(/\s(?:first|next)$|(?<!\bpay)\smore$/i, "").replace(/^(?:just|simply|rather)\s/i, ""))
    .filter((part) => part !== "");
}
const goingTo = /^(?:did|do|does|would|will) \w+ (?:go|move|switch) to /i;

const article = /^an?\s/i;

/** Options after words of choosing, where the first may still have the verb, or the place, of all of them. */
function chosen(text: string, verbFirst: boolean): string[] | null {
  const [first = "", ...others] = listed(text);
  const last = others.at(-1) ?? "";
  if (/^to\s/i.test(last)) return [/^to\s/i.test(first) ? first : `to ${first}`, ...others];
  if (isDeed(last)) return [first, ...others];
  if (isCircumstance(last)) {
    const from = first.search(
      /\s(?:by|at|in|on|with|through|via|over|from|per|near|online)(?![\s\S]*\s(?:by|at|in|on|with|through|via|over|from|per|near)\s)\b/i,
    );
    return [isCircumstance(first) || from < 0 ? first : first.slice(from + 1), ...others];
  }
  if (!verbFirst) return [first, ...others];
  const done = /^(?:\p{Lu}|\d|(?:an?|the|our|more|fewer|less)\s)/u.test(first) ? first : afterVerb(first);
  if (done === null) return null;
  const parts = done.split(/\s(?=an?\s)/i);
  const isLater = article.test(last) && !article.test(done) && parts.length === 2;
  return [isLater ? parts[1]! : done, ...others];
}

/** "Should our app add a map or a chat?": what is to be done, in the list after it. */
function advised(said: string): string[] | null {
  const [, rest] = /^should (?:(?:we|i|they|you|people)\s)(.+)$/i.exec(said) ?? /^should (.+)$/i.exec(said) ?? [];
  if (rest === undefined) return null;
  const isPronoun = /^should (?:we|i|they|you|people)\s/i.test(said);
  const [subject = ""] = isPronoun ? [] : (verbAfter.exec(rest) ?? [null]);
  if (subject === null || new RegExp(or, "i").test(subject)) return null;
  return chosen(rest.slice(subject.length), true);
}

const comparing = anyOf("more, better, best, most, less, faster, easier, worse, \\p{Ll}+ier");
const pair = new RegExp(
  `^${anyOf("would, will, do, does, did, can, could, is, are")} (.+?${or} .+?)(?: ${comparing}\\b.*)$`,
  "iu",
);
const acts =
  anyOf(`be, do, help, work, matter, count, sell, get, make, bring, win, keep, suit, appeal, attract, fit, draw,
  persuade, convince, feel, look, sound, land, miss, mind, trust, enjoy, notice, like, want, need, use, buy, prefer, give`);
const mostWords = 4;

/** "Would a phone line or a home visit help more?": two things, and by what they are compared. */
function compared(said: string): string[] | null {
  const [, text] = pair.exec(said) ?? [];
  const options =
    text === undefined ? [] : listed(text.replace(new RegExp(`(.+${or} \\S.*?) ${acts}\\b.*$`, "i"), "$1"));
  const isShort = options.every((option) => option.split(" ").length <= mostWords);
  return options.length > 1 && isShort ? options : null;
}

const opinion =
  /^(?:any|thoughts|feedback|ideas|comments|reactions|concerns|worries|questions|please|don['’]?t|do not|not|and|but|good|yes)\b/i;

const asksWithin = /:|\b(?:which|who|what|why|how|where)\b/i;

/** "Tablet or paper for our notes?": a question that is nothing but its options. */
function bare(said: string): string[] | null {
  if (isWh.test(said) || opens.test(said) || opinion.test(said) || asksWithin.test(said)) return null;
  const options = listed(said.replace(/^.*\s[–-]\s/, ""));
  return options.some((option) => /\b(?:we|they|you|i|he|she|it|dont|don['’]t)\b/i.test(option)) ? null : options;
}

const ends = (head: string, first: string): boolean =>
  /\s(?:in|at|from|with|to|by|between)\s(?:\S+\s?){1,2}$/i.test(head) &&
  (isCircumstance(first) || (/^\p{Lu}/u.test(first) && /\s\p{Lu}\S*$/u.test(head)));

/** "Which matters more, salary or time?": what is asked, and a list after it. */
function after(said: string): string[] | null {
  const colon = /^(.*?\b(?:who|what|which|where|whether|rather|prefer|better)\b.*?):\s*(.+)$/i.exec(said);
  const last = /^(.*\bwhich(?: one)?),\s(.+)$/i.exec(said);
  const comma = new RegExp(
    `^((?:and |but )?(?:which|what|who|where)\\b[^,:]*\\b${more}\\b[^,:]*),\\s(?:is it |are they )?(.+)$`,
    "iu",
  ).exec(said);
  const [, head, text] = colon ?? last ?? comma ?? [];
  if (text === undefined || !new RegExp(or, "i").test(text) || /^(?:why|how|when)\b/i.test(head!)) return null;
  if (opens.test(text)) return choiceIn(text);
  const options = listed(text);
  return colon === null && ends(head!, options[0]!) ? null : options;
}

/** "Which benefits land (savings, comfort, grants)". */
const inBrackets = /^which \S+(?: \S+){0,4}? \(([^()]+,[^()]+)\)$/i;

/** "Which of price, size or colour matters most?" */
const whichOf =
  /\bwhich (?:one )?of (?!the|these|those|them|our|your|us|two|three|all|its|their)(.+\bor\b.+?)(?=\s(?:matters?|works?|would|should|do|does|is|are|wins?|counts?|appeals?)\b)/i;

/** "By chat or by phone": the same word before each option. */
const repeated =
  /^(.*?)\b(by|at|on|with|through|via|over|in|per|about|from|near|during|before|after) ([^,]+?(?:, \2 [^,]+?)*),? or \2 ([^,]+)$/i;
const decides = /\b(?:prefer|rather|want|like|choose|pick|better|best|more|compare|pay|lose)\b/i;

/** The options that a question names in the part that asks for a choice; null where no part surely does. */
export function choiceIn(sentence: string): string[] | null {
  const said = sentence.replace(deciding, "Should we ").replace(indirect, "").replace(aside, "");
  const isIndirect = indirect.test(sentence);
  const between = /^between (?!the two\b)(\S.+?) and (\S.+)$/i.exec(said);
  if (between !== null) return between.slice(1);
  const [, choice] = /\bwith or without (.+)$/i.exec(said) ?? [];
  if (choice !== undefined) return [`with ${choice}`, `without ${choice}`];
  const over = /\bprefer\s(?!to\b)(.+?)\s(?:over|rather than|instead of)\s(.+)$/i.exec(said);
  if (over !== null) return over.slice(1);
  const [, bracketed] = inBrackets.exec(said) ?? [];
  if (bracketed !== undefined) return listed(bracketed.replace(/,?\s(?:and|or)\s/g, ", "));
  if (!new RegExp(or, "i").test(said) || asksOther.test(said)) return null;
  const [, of] = whichOf.exec(said) ?? [];
  if (of !== undefined) return listed(of);
  const list = after(said);
  if (list !== null) return list;
  if (!isIndirect && !opens.test(said)) return bare(said);
  const isHead = (at: number) => !within.test(said.slice(0, at));
  const twice = repeated.exec(said);
  if (
    twice !== null &&
    isHead(twice[1]!.length) &&
    (decides.test(said) || !/^(?:and |but )?(?:do|does)\b/i.test(said))
  ) {
    const [, , way, first, last] = twice;
    const ways = [...first!.split(new RegExp(`, ${way} `, "i")), withoutPurpose(last!)];
    const isLoss =
      /^(?:on|over)$/i.test(way!) && (ways.every((one) => /^\p{Ll}+$/u.test(one)) || /\blos[et]\b/.test(said));
    return ways.map((option) => (isLoss ? option : `${way} ${option}`));
  }
  if (/^should\b/i.test(said)) return advised(said);
  for (const { verbFirst, pattern } of preferring) {
    const found = pattern.exec(said);
    if (found !== null && isHead(found.index)) return chosen(found[1]!, verbFirst);
  }
  for (const pattern of [moreWhen, ...images, excess]) {
    const found = pattern.exec(said);
    if (found !== null && isHead(found.index)) return listed(found[1]!);
  }
  for (const pattern of causes) {
    const [, text, other] = pattern.exec(said) ?? [];
    if (text !== undefined && other !== undefined) return [text, other];
    if (text !== undefined) return listed(text);
  }
  const [, seen] = finding.exec(said) ?? [];
  if (seen !== undefined && split(seen).every((part) => word.test(part))) return listed(seen);
  return compared(said);
}
