import { any } from "./any.ts";
import type { OwnWords } from "./quoted-parts.ts";
import { wellSpelt } from "./well-spelt.ts";

/** The longest quote that can be the title of a study, in characters. */
const longestTitle = 200;

const quote = "⟦(\\d+)⟧";
const deed = any("publish unlist unpublish hide cancel stop abort halt kill end terminate repeat redo", "re-?run");
const read = any("show open view read see share list get take make", "summari[sz]e", "(?:pull|bring) up");
const happened = any("published unlisted stopped ran reran started listed shared hid", "cancell?ed");
const result = any("summary status report headline outcome verdict", "(?:result|finding|transcript|quote)s?");
const people = any(
  "people panel ones",
  "(?:respondent|participant|interviewee)s?",
  "what (?:came out|happened|was found|did \\S+ \\S+ say)",
);
const goesOn = any("again please pls and public private down off before now", "once more");
const everyone = "to (?:the public|the world|everyone|everybody|all|anyone)";
const ends = `(?=\\s*(?:[.,!?;]|$)|\\s+(?:(?:${goesOn})\\b|from (?:the|your)\\b|${everyone}))`;
const joined = "(?:with|and|to|vs\\.?|versus|against|or|from)";

/** Where a quote is the title of a study: the words before it, which are kept, and what follows. */
const places: [before: string, after?: string][] = [
  [`(?:${deed})(?: me| us)?(?: please)?`],
  [`(?:${read})(?: me| us)?`, ends],
  ["(?:run|round|copy|repetition|version) of"],
  [
    "remove|withdraw|take|pull|want|need|like|have",
    "(?= (?:on|off|in|out|down|from|public|private|again|stopped|listed|cancell?ed)\\b)",
  ],
  ["do|run", "(?= (?:again|once more|one more time|over)\\b)"],
  [`(?:i|we) (?:${happened})`],
  [`(?:${result})(?: \\S+){0,3}? (?:of|in|from|for|on)`],
  [`(?:${people})(?: \\S+){0,3}? (?:of|in|from)`],
  ["how did|did|is|has|was", "(?= (?:turn|go|do|done|end|finish|ready|complete|still|come|running)\\w*\\b)"],
  ["^in|^for|^from|^on|^re|^regarding", "(?=\\s*[,:–—-])"],
  ["compare|contrast|comparison (?:of|between)|difference between", `(?= ${joined} ⟦\\d+⟧${ends})`],
  ["^", `(?=\\s*(?:[,:–—-]>?\\s*)?(?:please )?(?:${deed}|open|show|again|private|public|vs\\.?|versus|against)\\b)`],
];
const titles = places.map(([before, after = ""]) => new RegExp(`(?<![\\p{L}-])(${before})\\s?${quote}${after}`, "giu"));
const called = new RegExp(
  `\\b(?:the|my|our|that)(?: \\S+)? (?:study|survey|test|poll|one|report)(?: called| named)? ${quote}`,
  "gi",
);
const another = new RegExp(`(⟪\\d+⟫,? ${joined}) ${quote}`, "gi");

/** The words of a message with “the study” before each quote that is its title, which no longer ends the sentence. */
export function withTitles({ words, parts }: OwnWords): string {
  const titled = (found: string, before: string, place: string) => {
    const isTitle = parts[Number(place)]!.length <= longestTitle && !parts[Number(place)]!.includes("\n");
    return isTitle ? `${before} the study ⟪${place}⟫`.trim() : found;
  };
  const spelt = words.replace(new RegExp(`[\\w-]+(?= (?:me )?${quote})`, "gi"), wellSpelt);
  return titles
    .reduce(
      (said, place) => said.replace(place, titled),
      spelt.replace(called, (found, place) => titled(found, "", place)),
    )
    .replace(another, titled);
}
