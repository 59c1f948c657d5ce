import type { Phrase } from "./phrases.ts";

// Words before a phrase by which it is named only to compare with.

const rivalCue =
  /\b(?:instead of|rather than|as opposed to|over|against|versus|vs\.?|compared? (?:to|with)|than|unlike|next to|alternatives? to|away from|switch\w* from|mov\w+ from|such as)\s(?:(?:the|an?|old|plain|using|staying (?:with|in|on)|paying for)\s)*$/i;
const losingCue =
  /\b(?:go|goes|going|went|gone|los[et]\w*|stay\w*|stick\w*|stuck|defect\w*|turn\w*|left\b.*|leav\w+\b.*|compar\w+|as (?:they|people|you) (?:do|did|can))\b[^.?!,;]{0,60}\b(?:to|with|for|against)\s(?:the\s|an?\s)?$|\b(?:booked|hired|go for|drawer as|there's|there is)\s$/i;
const exampleCue = /\b(?:such as|like|e\.g\.?|for example|for instance|including)\s(?:the\s|an?\s)?$/i;
const intoCue =
  /\b(?:into|inside|on top of|via|through|(?:integrat|sync)\w* (?:with|to)|(?:that|which|and) (?:works?|connects?) (?:to|with))\s(?:the\s|an?\s)?$/i;
const isReplaced = ({ clause, from, to }: Phrase): boolean =>
  /\breplac(?:e|ing|es)\s(?:the |an? )?$/i.test(clause.text.slice(0, clause.tokens[from]!.start)) &&
  /^\s(?:with|by)\s/.test(clause.text.slice(clause.tokens[to - 1]!.end));

const ahead = ({ clause, from }: Phrase): string => clause.text.slice(0, clause.tokens[from]!.start);

/** Whether a phrase is what people choose, do or have instead. */
export const isCompared = (phrase: Phrase): boolean =>
  rivalCue.test(ahead(phrase)) ||
  isReplaced(phrase) ||
  (phrase.isName && (losingCue.test(ahead(phrase)) || /^them$/i.test(phrase.clause.label)));

/** Whether a phrase is one example of several, or only what the thing works with. */
export const isBeside = (phrase: Phrase): boolean => exampleCue.test(ahead(phrase)) || intoCue.test(ahead(phrase));
