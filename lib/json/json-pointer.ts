import { cutText } from "../cut-text.ts";
import { isObject, ownValue } from "../own-value.ts";
/** The JSON Pointer (RFC 6901) of these steps. */
export const jsonPointer = (steps: readonly PropertyKey[]): string =>
  steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The same with long steps cut, for names from clients. */
export const shortPointer = (steps: readonly PropertyKey[]): string =>
  jsonPointer(steps.map((step) => cutText(String(step), 100)));

/** A place in words, such as "price.amount" or "rivals, item 2,"; a number is a step into a list. */
export function placeInWords(steps: readonly PropertyKey[]): string {
  const isItem = (step: PropertyKey | undefined) => typeof step === "number";
  return steps
    .map((step, at) => {
      const before = at === 0 ? "" : isItem(step) || isItem(steps[at - 1]) ? ", " : ".";
      const after = isItem(step) && at === steps.length - 1 ? "," : "";
      return `${before}${typeof step === "number" ? `item ${step + 1}` : plainName(String(step))}${after}`;
    })
    .join("");
}

/** The steps of a JSON Pointer into a value; a step into anything but an object is the number of an item. */
export function stepsOf(pointer: string, value: unknown): PropertyKey[] {
  let part: unknown = value;
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => {
      const step = segment.replaceAll("~1", "/").replaceAll("~0", "~");
      const inObject = isObject(part);
      part = typeof part === "object" && part !== null ? ownValue(part as Record<string, unknown>, step) : undefined;
      return !inObject && /^\d+$/.test(step) ? Number(step) : step;
    });
}

/** A name from a client may be empty, or have spaces and control characters. */
const plainName = (name: string) => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));
