/** A record with one member for each key. */
export const recordOf = <Key extends string, Member>(keys: readonly Key[], make: (key: Key) => Member) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Member>;
