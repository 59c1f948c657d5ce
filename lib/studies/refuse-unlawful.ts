import unlawfulDeeds from "#lib/studies/unlawful-deeds.json" with { type: "json" };
import { cutText, partOf } from "../cut-text.ts";
import { readPart } from "../engines/text-parts.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { longestText } from "./study-limits.ts";

/** Words that make a deed something to prevent, or to help with. */
const guards =
  /\b(?:prevent|stop|avoid|against|protect|spot|detect|report|recover|fight|quit|treat|refus|warn|catch|block|ban|combat|tackl|tell|recogni[sz]e|victims? of|survivors? of)/i;

/** The words between a deed and its object: a few, and none that begins a phrase of its own. */
const between = String.raw`(?:(?!(?:about|at|by|for|from|in|of|on|to|with)\b)[\w'’-]+\s+){0,3}`;

// Deeds and, as their objects, what makes them unlawful with any person.
const patterns = unlawfulDeeds.map(
  ({ deeds, objects }) => new RegExp(`\\b(?:${deeds})\\s+${between}(?:${objects})(?![\\w'’-])`, "i"),
);

const restricted =
  "alcohol|alcopops?|beer|wine|vodka|whisky|cider|cigarettes?|tobacco|snus|vapes?|vaping|e-cigarettes?|nicotine|gambling|betting|casinos?|slot machines?|poker|porn|cannabis|guns?|firearms?|fireworks|tattoos?";
const underAge = String.raw`(?:[1-9]|1[0-7])(?:\s?(?:-|–|to)\s?(?:[1-9]|1[0-7]))?[- ](?:year[- ]olds?|years old)|aged? (?:[1-9]|1[0-7])\b|under[- ](?:1[0-8]s?|age\b)|underage|minors|(?:to|for|at|would|do|will|among) (?:school ?children|school pupils|teens|teenagers|children|kids)`;
const toMinors = [
  new RegExp(`\\b(?:${underAge})\\b[^.?!\\n]{0,60}?\\b(?:${restricted})(?![\\w-])`, "i"),
  new RegExp(`\\b(?:${restricted})(?![\\w-])[^.?!\\n]{0,60}?\\b(?:${underAge})\\b`, "i"),
];

/** The words of a text that ask how to do or sell what is unlawful, or null: a short list, and no word on who is named. */
export function unlawfulIn(text: string): string | null {
  // As long as any text of a request: only what grows in its plain form is not read to its end.
  const plain = readPart(text, longestText).normalize("NFKC");
  for (const pattern of [...patterns, ...toMinors]) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const [words] = match;
    if (!guards.test(partOf(plain, Math.max(0, match.index - 60), match.index + words.length))) return words;
  }
  return null;
}

/** Refuses texts that ask for what is unlawful, and says by which words. */
export function refuseUnlawful(texts: readonly (string | null | undefined)[], code: ErrorCode): void {
  for (const text of texts) {
    const words = text == null ? null : unlawfulIn(text);
    if (words !== null) throw new AppError(code, unlawful(cutText(words, 80)));
  }
}

const unlawful = (words: string) =>
  `“${words}” reads like something unlawful, which this service does not rehearse. If you mean something else, say it in other words.`;
