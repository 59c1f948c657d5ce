import type { SavedPersona } from "#lib/personas/contract.ts";

/** Whether a persona holds each of the words, in any case. */
export function hasWords(
  {
    name,
    role,
    company,
    industry,
    location,
    traits,
    notes,
  }: Pick<SavedPersona, "name" | "role" | "company" | "industry" | "location" | "traits"> & { notes?: string | null },
  words: string,
): boolean {
  const text = [name, role, company, industry, location, ...traits, notes ?? ""].join("\n").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
