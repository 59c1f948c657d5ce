import type * as z from "zod";
import { partOf } from "../../cut-text.ts";

/** What a model's text says in its shape, or what is wrong with it in words for the model. */
export type Reading<Value> = { faults: null; value: Value } | { faults: string };

const mostFaults = 12;

/** A text of a model as it can be stored: half of a surrogate pair, and U+0000, become U+FFFD (Unicode 16, 5.22). */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\ufffd");

/** Reads a model's text as JSON of a shape; without a shape the text itself is the answer. */
export function parseReply<Value>(text: string, shape: z.ZodType<Value> | null): Reading<Value> {
  if (shape === null)
    return text.trim() === "" ? { faults: "Your answer is empty." } : { faults: null, value: text.trim() as Value };
  const json = jsonIn(text);
  if (json === undefined) return { faults: "Your answer is not valid JSON." };
  const checked = shape.safeParse(json);
  if (checked.success) return { faults: null, value: checked.data };
  const faults = checked.error.issues
    .slice(0, mostFaults)
    .map(({ path, message }) => `- ${path.join(".")}: ${message}`);
  return { faults: `Your answer has the wrong shape:\n${faults.join("\n")}` };
}

/** The JSON value in a text, with or without words around it. */
function jsonIn(text: string): unknown {
  const candidates = [text, partOf(text, text.indexOf("{"), text.lastIndexOf("}") + 1)];
  for (const candidate of candidates)
    try {
      return JSON.parse(candidate, (_, value) => (typeof value === "string" ? storable(value) : value));
    } catch {}
  return undefined;
}
