/** The patterns of a lexicon as regular expressions, each in the same form. */
export function compiled<Name extends string>(lexicon: Record<Name, string>, form: (words: string) => string) {
  const entries = Object.entries<string>(lexicon).map(
    ([name, words]) => [name, new RegExp(form(words), "iu")] as const,
  );
  return new Map(entries as [Name, RegExp][]);
}
