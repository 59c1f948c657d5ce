/** Words and patterns as one choice of a regular expression. */
export const any = (words: string, ...patterns: string[]): string =>
  [...words.split(" ").filter(Boolean), ...patterns].join("|");
