import { expect } from "vitest";

/** Members of a short form that full form lacks: they count what is left out. */
const counts = /(_omitted|^left_out)$/;

/**
 * A short form is part of the full one: the same names, types and nulls; numbers rounded, texts cut only where they are
 * marked and counted, items a selection in any order.
 */
export function expectPartOf(brief: unknown, full: unknown, path = ""): void {
  if (Array.isArray(brief)) {
    expect(full, path).toBeInstanceOf(Array);
    for (const [at, item] of brief.entries()) expect(hasPart(item, full as unknown[]), `${path}/${at}`).toBe(true);
    return;
  }
  if (typeof brief === "number") expect(Math.abs(brief - (full as number)), path).toBeLessThanOrEqual(0.005);
  else if (typeof brief === "string" && brief !== full) {
    expect(brief, path).toMatch(/…$/);
    expect((full as string).startsWith(brief.slice(0, -1)), path).toBe(true);
  } else if (typeof brief !== "object" || brief === null) expect(brief, path).toBe(full);
  else
    for (const [name, member] of Object.entries(brief)) {
      if (counts.test(name)) continue;
      expect(full, path).toHaveProperty([name]);
      expectPartOf(member, (full as Record<string, unknown>)[name], `${path}/${name}`);
    }
}

function hasPart(item: unknown, items: unknown[]): boolean {
  return items.some((one) => {
    try {
      expectPartOf(item, one);
      return true;
    } catch {
      return false;
    }
  });
}
