const mostNamed = 4;

/** Names as a list; of many, the first few and how many more. */
export function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const shown = more > 1 ? [...names.slice(0, mostNamed), `${more} more`] : names;
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(shown);
}
