import { anyOf } from "./cells.ts";
import type { Phrase } from "./phrases.ts";

// Words before a phrase by which it is named only to compare with.

const ended = String.raw`\s(?:(?:the|an?|at|in|from|by|on|old|plain|using|staying (?:with|in|on)|paying for)\s)*$`;
const rivalCue = new RegExp(
  `\\b${anyOf(`instead of, rather than, as opposed to,
    (?<!\\b(?:hand|tak|took|turn|go|went|carr)\\w*\\s)over, against, versus, vs\\.?, compared? (?:to|with), than,
    unlike, next to, different from, apart from, beside, other than, stay\\w* with, stick\\w* (?:with|to),
    alternatives? to, away from, switch\\w* from,
    mov\\w+ from, such as`)}${ended}`,
  "i",
);
const losing =
  anyOf(`go, goes, going, went, gone, los[et]\\w*, stay\\w*, stick\\w*, stuck, defect\\w*, turn\\w*, left\\b.*,
  leav\\w+\\b.*, compar\\w+, as (?:they|people|you) (?:do|did|can)`);
const losingCue = [
  new RegExp(`\\b${losing}\\b(?:(?!\\bby\\b)[^.?!,;]){0,60}\\b(?:to|with|for|against)\\s(?:the\\s|an?\\s)?$`, "i"),
  /\b(?:built|booked|bought|signed|went|gone|order(?:ed)?)\s(?:from|with|to|at)\s$/i,
  /\b(?:booked|hired|go for|drawer as|there's|there is)\s$/i,
];
export const isReplaced = ({ clause, from, to }: Phrase): boolean =>
  /\breplac(?:e|ing|es)\s(?:the |an? |our |my )?$/i.test(clause.text.slice(0, clause.tokens[from]!.start)) &&
  /^\s(?:with|by)\s/.test(clause.text.slice(clause.tokens[to - 1]!.end));

const ahead = ({ clause, from }: Phrase): string => clause.text.slice(0, clause.tokens[from]!.start);

/** "Kahoot is more fun", "Kiwi Co and the like", "as Ocado does": what a name is measured against. */
const isMeasured = (phrase: Phrase): boolean => {
  const after = phrase.clause.text.slice(phrase.clause.tokens[phrase.to - 1]!.end);
  return phrase.isName && (measured.test(after) || (/\bas\s$/.test(ahead(phrase)) && /^\sd(?:o|oes|id)\b/.test(after)));
};
const measured = /^\s(?:(?:is|are|was|feels?|seems?)\s(?:more|less|better|worse|\w+er)\b|and the like\b|or similar\b)/;

/** "X instead of our Y": what is chosen in place of one's own. */
const isInstead = ({ clause, to, isName }: Phrase): boolean => {
  const after = clause.text.slice(clause.tokens[to - 1]!.end);
  return (
    instead.test(after) ||
    orUs.test(after) ||
    worse.test(after) ||
    (isName && (beside.test(after) || againstOurs.test(after)))
  );
};
const instead =
  /^\s(?:instead of|rather than|over|than|against|vs\.?)\s(?:(?:about|with|of|in|at)\s)?(?:ours?|my|us)\b/i;
const worse =
  /^\s(?:do|does|have|has|offer|offers)?\s?(?:\w+\s){0,2}(?:better|worse|more|less)\s(?:\w+\s)?than\s(?:our|us|we)\b/i;
const againstOurs = /\b(?:against|versus|vs\.?|compared (?:to|with)|next to)\s(?:our|us)\b/i;
const orUs = /^(?:,\s\p{Lu}[\p{L}&'’-]*)*,?\s(?:or|and not)\s(?:(?:from|with|at|by)\s)?us\b/u;
const beside = /^(?:,\s[\p{L}\p{N} .&+-]{1,40}){0,4},?\s(?:and|or|with|to)\s(?:our|my)\b/u;

/** Whether a phrase is what people choose, do or have instead. */
export const isCompared = (phrase: Phrase): boolean =>
  rivalCue.test(ahead(phrase)) ||
  isInstead(phrase) ||
  isReplaced(phrase) ||
  isMeasured(phrase) ||
  (phrase.isName && (losingCue.some((cue) => cue.test(ahead(phrase))) || /^them$/i.test(phrase.clause.label)));
