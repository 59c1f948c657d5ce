/** A JSON Pointer (RFC 6901) to the place at the end of these steps. */
export const jsonPointer = (steps: readonly PropertyKey[]): string =>
  steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The same with no step longer than 100 characters, for names that a client made up. */
export const shortPointer = (steps: readonly PropertyKey[]): string =>
  jsonPointer(steps.map((step) => String(step).slice(0, 100)));
