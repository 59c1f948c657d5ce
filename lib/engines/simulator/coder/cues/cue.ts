/**
 * The words by which a consideration is heard in English speech. `pro` and `con` say on which side of the subject they
 * stand; `about` only names the matter, and the side is then read from the words around it.
 */
export type Cue = { about: string; pro: string; con: string };

/** Words that turn what follows them around. */
export const denial =
  "(?:n(?:ot|o|ever|othing|obody|one|either|or)|hardly|barely|without|cannot|f(?:ar from|ree of)|(?:do|does|did|is|are|was|were|wo|would|ca|could|should|has|have|had|need|must|might)n't)";

/** At most four words between two others of one clause. */
const gap = "(?:\\s+[^\\s.,;:!?]+){0,4}?\\s+";

/**
 * A pattern of phrases parted by bars. `*` ends a word in any way, `~` stands for at most four words, `{no}` for a denial.
 * A line ends where a phrase does, and the rest is written as in a regular expression.
 */
export function patternOf(phrases: string): RegExp | null {
  const source = phrases
    .trim()
    .replace(/\s*\n\s*/g, "")
    .replaceAll("{no}", denial)
    .replaceAll(" ~ ", gap)
    .replace(/(?<=\w)\*/g, "[\\w']*")
    .replace(/ \?/g, "\\s*")
    .replace(/ /g, "\\s+");
  return source === "" ? null : new RegExp(`(?<![\\w'-])(?:${source})(?![\\w])`, "gi");
}
