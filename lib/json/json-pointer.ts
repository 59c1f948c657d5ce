/** The JSON Pointer (RFC 6901) of these steps. */
export const jsonPointer = (steps: readonly PropertyKey[]): string =>
  steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The same with each step cut to 100 characters, for names from clients. */
export const shortPointer = (steps: readonly PropertyKey[]): string =>
  jsonPointer(steps.map((step) => String(step).slice(0, 100)));
