import { limitGroups, limitVariable } from "../contract.ts";

/** Variables that turn every limit off, for tests that are not about limits. */
export const noLimits: Record<string, string> = Object.fromEntries(
  limitGroups.map((group) => [limitVariable(group), "off"]),
);
