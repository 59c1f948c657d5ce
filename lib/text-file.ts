import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownValue } from "./own-value.ts";

export type Facts = Record<string, string | number>;

/** Reads a text of the service from a file below lib; the function fills its places, such as {{base}}, with facts. */
export function textFile(path: string): (facts?: Facts) => string {
  const text = readFileSync(join(process.cwd(), "lib", path), "utf8");
  return (facts = {}) => fillPlaces(text, facts);
}

/** A text with facts in its places. */
export const fillPlaces = (text: string, facts: Facts): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => String(ownValue(facts, fact)));
