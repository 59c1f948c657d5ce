/** Yields every text of a value, with its JSON Pointer below the given one. */
export function textsOf(value: unknown, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === "string") return [{ pointer, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textsOf(member, `${pointer}/${name}`));
}
