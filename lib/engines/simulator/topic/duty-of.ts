import type { Phrase } from "./phrases.ts";
import { points } from "./points.ts";
import { asks, auxiliaries, beginsWith, pronouns } from "./words.ts";

/** Verbs by which the one who asks tells what they have or plan. */
const offering = beginsWith(`sell mad mak build built run own offer launch start open introduc test develop creat
  design rent renam provid plan releas quot add publish produc think consider prepar suppl host keep evaluat propos
  charg do writ turn imagin pictur understand explor present`);

/** What is done with a phrase: offered by the one who asks, asked about, or only mentioned. */
export function dutyOf(phrase: Phrase, row: readonly Phrase[], at: number, isListed: boolean): number {
  const { clause } = phrase;
  const { tokens, kind } = clause;
  const content = row.slice(0, at).filter((other) => !other.isGeneric && !other.isPeople);
  if (kind === "title" && phrase.before === "of" && row[at - 1]?.isPeople) return points.title / 2;
  if (kind === "title") return content.length === 0 && !clause.isLater ? points.title : points.laterInTitle;
  const governed = isObject(phrase);
  const verbAt = tokens.findIndex(({ text }) => text.toLowerCase() === phrase.verb);
  const subject = tokens.slice(0, Math.max(0, verbAt)).map(({ text }) => text.toLowerCase());
  const isAsker =
    subject.some((word) => /^(?:we|i|our|my|i'm|we're|we've|i've|we'd|i'd|let's)$/.test(word)) || verbAt === 0;
  if (governed && isAsker && offering.test(phrase.verb) && kind !== "question") return points.offered;
  if (kind === "question" || kind === "request") {
    if (governed || (/^(?:which|what)$/.test(phrase.before) && phrase.from === 1)) return points.object;
    if (isListed && content.length > 0) return points.asked / 2;
    const first = tokens[0]!.text.toLowerCase();
    const isFirst = content.length === 0;
    if (isFirst && (auxiliaries.has(first) || asks.has(first) || kind === "request")) return points.asked;
    return points.mentioned;
  }
  const own = row[at - 1];
  if (own?.isName && governed) return points.asked;
  return at === 0 && phrase.from === 0 ? points.asked : points.mentioned;
}

/** Whether the verb before a phrase takes it as its object, with a small word at most between them. */
function isObject({ clause, from, verb }: Phrase): boolean {
  if (verb === "") return false;
  for (let back = from - 1; back >= 0 && from - back <= 4; back -= 1) {
    const word = clause.tokens[back]!.text.toLowerCase();
    if (word === verb) return true;
    if (clause.tokens[back + 1]!.opens) return false;
    const isSmall =
      /^(?:for|of|about|to|with|in|on|up|towards?|a|the|out|from|more|than|not|into|as|off|over|per|month|year)$/.test(
        word,
      ) || /^\d/.test(word);
    if (!isSmall && !pronouns.has(word)) return false;
    if (word === "for" && !seeking.test(verb)) return false;
  }
  return false;
}

const seeking =
  /^(?:pa[yi]|opt|shop|look|budget|ask|search|appl|wait|vote|subscrib|sign|charg|spen|switch|go|plan|use|need|us)/;
