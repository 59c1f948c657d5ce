import { any } from "./any.ts";
import { studyNouns } from "./study-nouns.ts";

const one = `${studyNouns}|one`;
const noun = `stud(?:ies|ys)|(?:${one})s?`;
const result =
  "results?|reports?|findings?|interviews?|summary|transcripts?|quotes?|verdict|headline|answers?|answered|numbers";
const definite = "the|my|our|your|that|this|those|these|both";
/** Words of a reference that say which study it is, and so are kept. */
const which =
  "last|latest|newest|recent|most recent|previous|earlier|running|current|first|second|third|fourth|fifth|two|same|other|whole";
const listed = "public|gallery|list|showcase|page|site|everyone|everybody|anyone|anybody|all\\b|world|seed";
/** Where the subject of a study ends and the sentence goes on. */
const end = any(
  "⟦",
  "$",
  "[,;:.?!]",
  "again\\b",
  "once more",
  "one more time",
  "over\\b",
  "(?:public|private|visible|available|back)\\b",
  "open to\\b",
  `(?:in|from|to|off|on|for|with) (?:the |our |your |my )?(?:${listed}|another|a different|other)`,
  "and (?:the|my|our|then|please|run|show|ask|cancel|publish|delete)\\b",
  "with (?:the|my|our|that) (?:\\S+ ){1,4}(?:stud|survey|one)",
  "(?:should(?:n['’]?t)?|must|needs?|has|have|can|may|is|was|are|were|did|does|say|said|differ)\\b",
  "(?:whether|if|what|how|why|who)\\b",
  "next to\\b",
  "\\w+ed (?:us|me)\\b",
  "(?:the same|agree|match|contradict)\\b",
  "(?:went|came|turned|ended|found|showed)\\b",
  "side by side",
);

const on = "(?:on|about|of|into|regarding|for|called|from|among|with)";
const about = `(?:(?! (?:${end})) ${on}(?: (?!${end})\\S+?){1,9}?(?=[,;:.?!]*(?: (?:${end})|$)|[,;:.?!]))?`;
const named = new RegExp(
  `\\b(${definite})((?: (?!(?:${definite}|to|and|or|with|from|for|a|an|is|are|was|in|on|of)\\b)[\\p{L}\\p{N}$€'’-]+){0,6}?) (${noun}|${result})\\b${about}`,
  "giu",
);
const kept = new RegExp(`\\b(?:${which})\\b`, "gi");

/** A sentence whose references to a study have only the words that say which: its subject may name any deed. */
export const withoutSubjects = (sentence: string): string =>
  sentence.replace(named, (_, article: string, words: string, thing: string) =>
    [article, ...(words.match(kept) ?? []), thing].join(" "),
  );

const handle = /\bst_\w+|[0-9a-f]{8}-[0-9a-f-]{27}|#\d+|\bnumber \d+|\bno\.? ?\d+/i;
const byName = new RegExp(
  `\\b(?:${definite}|last|latest|newest|previous)(?: (?:${which}))* (?:${one}|${result})\\b|\\b(?:the|my|our) (?:${which})\\b|\\b(?:last|latest|previous)$`,
  "i",
);
const pronoun =
  /(?<!\bso )\b(?:it|this|that|them|these|those)\b(?! (?:thing|tool|service|is|are|was|were|would|people|they|we|you|he|she)\b)/i;

/** How a sentence without its subjects refers to a study: by its handle, as a certain study, by a pronoun, or not. */
export function referenceIn(words: string): "handle" | "name" | "pronoun" | null {
  if (handle.test(words)) return "handle";
  if (byName.test(words)) return "name";
  return pronoun.test(words) ? "pronoun" : null;
}

/** How many studies it refers to, as far as it says. */
export function studiesNamed(words: string): number {
  if (/\b(?:two|both|2|last few|these|those|them)\b/i.test(words)) return 2;
  const handles = words.match(new RegExp(handle.source, "gi")) ?? [];
  const names = words.match(new RegExp(byName.source, "gi")) ?? [];
  const others =
    words.match(
      /\b(?:one before|previous|earlier one|(?:the )?(?:first|second|other)(?= one|$|[,.?]| and)|last year)\b/gi,
    ) ?? [];
  const places = words.match(/\b(?:first|second|third|fourth|fifth)\b/gi) ?? [];
  return Math.max(handles.length + names.length + others.length, places.length);
}

/** Whether a message names a study that a pronoun in it can mean. */
export const namesStudy = (message: string): boolean =>
  ["name", "handle"].includes(String(referenceIn(withoutSubjects(message))));
