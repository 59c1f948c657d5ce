import type { SavedPersona } from "#lib/personas/contract.ts";

type Facts = Pick<SavedPersona, "name" | "role" | "company" | "industry" | "location" | "traits">;

/** Whether a persona holds each of the words, in any case. */
export function hasWords(persona: Facts & { notes?: string | null }, words: string): boolean {
  const { name, role, company, industry, location, traits, notes } = persona;
  const text = [name, role, company, industry, location, ...traits, notes ?? ""].join("\n").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
