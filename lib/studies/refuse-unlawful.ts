import unlawfulDeeds from "#lib/studies/unlawful-deeds.json" with { type: "json" };
import { partOf } from "../cut-text.ts";
import { readPart } from "../engines/read-part.ts";
import { AppError, type ErrorCode } from "../errors.ts";

/** Words that make a deed something to prevent, or to help with. */
const guards =
  /\b(?:prevent|stop|avoid|against|protect|spot|detect|report|recover|fight|quit|treat|refus|warn|catch|block|ban|combat|tackl|tell|recogni[sz]e|victims? of|survivors? of)/i;

// Deeds and, near behind them, what makes them unlawful with any person.
const patterns = unlawfulDeeds.map(
  ({ deeds, objects }) => new RegExp(`\\b(?:${deeds.join("|")})\\b[^.?!\\n]{0,40}?\\b(?:${objects.join("|")})\\b`, "i"),
);

const restricted =
  "alcohol|alcopops?|beer|wine|vodka|whisky|cider|cigarettes?|tobacco|snus|vapes?|vaping|e-cigarettes?|nicotine|gambling|betting|casinos?|slot machines?|poker|porn|cannabis|guns?|firearms?|fireworks|tattoos?";
const underAge = String.raw`(?:[1-9]|1[0-7])(?:\s?(?:-|–|to)\s?(?:[1-9]|1[0-7]))?[- ](?:year[- ]olds?|years old)|aged? (?:[1-9]|1[0-7])\b|under[- ](?:1[0-8]s?|age\b)|underage|minors|(?:to|for|at|would|do|will|among) (?:school ?children|school pupils|teens|teenagers|children|kids)`;
const toMinors = [
  new RegExp(`\\b(?:${underAge})\\b[^.?!\\n]{0,60}?\\b(?:${restricted})\\b`, "i"),
  new RegExp(`\\b(?:${restricted})\\b[^.?!\\n]{0,60}?\\b(?:${underAge})\\b`, "i"),
];

/** As long as any text of a request: only what grows in its plain form is not read to its end. */
const longestText = 20_000;

/** Whether a text asks how to do or sell what is unlawful: a short list, and no word on who is named. */
export function isUnlawful(text: string): boolean {
  const plain = readPart(text, longestText).normalize("NFKC");
  return [...patterns, ...toMinors].some((pattern) => {
    const match = pattern.exec(plain);
    return match !== null && !guards.test(partOf(plain, Math.max(0, match.index - 60), match.index + match[0].length));
  });
}

/** Refuses texts that ask for what is unlawful. */
export function refuseUnlawful(texts: readonly (string | null | undefined)[], code: ErrorCode): void {
  if (texts.some((text) => text != null && isUnlawful(text))) throw new AppError(code, unlawful);
}

const unlawful =
  "This asks how to do or sell something unlawful, which this service does not rehearse. Ask about something else.";

/** Refuses what an engine's reading refuses, with its reason. */
export function refuseRead(reason: string | null | undefined, code: ErrorCode): void {
  if (reason != null && reason !== "") throw new AppError(code, reason);
}
