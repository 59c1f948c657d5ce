import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownValue } from "./own-value.ts";

type Facts = Record<string, string | number>;

/** Reads a text of the service from a file below lib; the function fills its places, such as {{base}}, with facts. */
export function textFile(path: string): (facts?: Facts) => string {
  const text = readFileSync(join(process.cwd(), "lib", path), "utf8");
  return (facts = {}) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => String(ownValue(facts, fact)));
}
