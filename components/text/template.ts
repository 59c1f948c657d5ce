/** A body that its reader completes: each value is one that the contract takes, or a place in angle brackets. */
export type Template<Body> =
  | `<${string}>`
  | (Body extends object ? { [Member in keyof Body]: Template<Body[Member]> } : Body);
