import { headOf, type Phrase } from "./phrases.ts";
import { points } from "./points.ts";
import { asks, auxiliaries, beginsWith, isBody, pronouns } from "./words.ts";

/** Verbs by which the one who asks says what they have or plan. */
export const offering =
  beginsWith(`sell sold mad mak build built run own offer launch start open introduc test develop creat
  design rent renam provid plan releas quot add publish produc think consider prepar suppl host keep evaluat propos
  charg do writ turn imagin discuss debat rebuil redesign rework pictur understand explor present manag toying
  say suppos tak took organi lend lent`);

/** What is done with a phrase: offered by the one who asks, asked about, or only mentioned. */
export function dutyOf(phrase: Phrase, row: readonly Phrase[], at: number, isListed: boolean): number {
  const { clause } = phrase;
  const { tokens, kind } = clause;
  const content = row.slice(0, at).filter((other) => !other.isGeneric && !other.isPeople);
  if (kind === "title" && phrase.before === "of" && row[at - 1]?.isPeople) return points.title / 2;
  if (kind === "title") return content.length === 0 && !clause.isLater ? points.title : points.laterInTitle;
  if (kind === "question" && /^(?:being|become)$/.test(phrase.verb)) return -points.mentioned;
  const governed = isObject(phrase);
  const verbAt = tokens.findIndex(({ lower }) => lower === phrase.verb);
  const isOurs = verbAt === 0 || tokens.slice(0, Math.max(0, verbAt)).some(({ lower }) => first.test(lower));
  if (isAsker(phrase)) return isBody(headOf(phrase)) ? points.mentioned : points.offered;
  if (governed && isOurs && offering.test(phrase.verb) && kind !== "question")
    return isActing(phrase) ? points.mentioned : points.offered + (isPlanned(phrase) ? points.planned : 0);
  if (isDestination(phrase)) return points.offered;
  if (isSupplied(phrase)) return points.offered;
  if (kind === "question" || kind === "request") {
    if (governed || (/^(?:which|what)$/.test(phrase.before) && phrase.from === 1)) return points.object;
    if (isListed && content.length > 0) return points.asked / 2;
    const opener = tokens[0]!.lower;
    const isAsked = auxiliaries.has(opener) || asks.has(opener) || kind === "request";
    return content.length === 0 && isAsked ? points.asked : points.mentioned;
  }
  const own = row[at - 1];
  if (own?.isName && governed) return points.asked;
  return at === 0 && phrase.from === 0 ? points.opener : points.mentioned;
}
const first = /^(?:we|i|our|my|i'm|we're|we've|i've|we'd|i'd|let's)$/;

/** "We're a maker", "from us, a young bank". */
export const isAsker = ({ clause, from, article, before, isName }: Phrase): boolean =>
  (isName && isOfMine.test(clause.text.slice(0, clause.tokens[from]!.start))) ||
  (/^(?:an?|the)$/.test(article) &&
    (/^(?:we're|i'm)$/.test(before) ||
      (/^(?:us|we)$/.test(before) && clause.tokens[from]!.opens) ||
      (/^(?:are|am)$/.test(before) && /^(?:we|i)$/.test(clause.tokens[from - 2]?.lower ?? ""))));
/** "I'm head of sales at Acme". */
const isOfMine = /\b(?:i'm|i am|we're|we are|i work|we work)\s[^,.]*\b(?:at|for|from|with)\s(?:the\s)?$/i;

/** "Want to start a", "are thinking about a": what is planned is asked about more than what is there. */
const isPlanned = ({ clause, from, verb }: Phrase): boolean =>
  /\b(?:want|plan|hope|like|love|going|consider\w*|wish|could|would|will)\s(?:to\s)?$/i.test(
    clause.text.slice(0, clause.tokens[from]!.start).replace(new RegExp(`${verb}.*$`, "i"), ""),
  ) || /^(?:thinking|considering|planning|toying)$/.test(verb);

/** "Moving their lists to Acme": where people go is what is asked about. */
export const isDestination = ({ isName, article, before, verb }: Phrase): boolean =>
  ((isName || /^an?$/.test(article)) &&
    before === "to" &&
    /^(?:mov|switch|chang|migrat|hand|entrust|leav)/.test(verb)) ||
  (before === "with" && /^replac/.test(verb));

/** "The labels we supply to". */
const isSupplied = ({ clause, to }: Phrase): boolean => {
  const [next, verb] = clause.tokens.slice(to, to + 2);
  return (
    next !== undefined && !next.opens && /^(?:we|i|we've|i've)$/.test(next.lower) && offering.test(verb?.lower ?? "")
  );
};

/** "Say a supermarket let you": who does it, and not what is done. */
const isActing = ({ clause, to }: Phrase): boolean => {
  const next = clause.tokens[to];
  return next !== undefined && !next.opens && next.part === "verb";
};

/** Whether a phrase is what its verb takes, with a small word at most between them. */
function isObject({ clause, from, verb }: Phrase): boolean {
  if (verb === "") return false;
  for (let back = from - 1; back >= 0 && from - back <= 4; back -= 1) {
    const { lower, part } = clause.tokens[back]!;
    if (lower === verb) return true;
    if (clause.tokens[back + 1]!.opens) return false;
    const isSmall = /^(?:preposition|adverb|determiner|number)$/.test(part) || /^(?:to|month|year)$/.test(lower);
    if (!isSmall && !pronouns.has(lower)) return false;
    if (lower === "for" && !seeking.test(verb)) return false;
  }
  return false;
}

const seeking =
  /^(?:pa[yi]|opt|shop|look|budget|ask|search|appl|wait|vote|subscrib|sign|charg|spen|switch|go|plan|use|need|us)/;
